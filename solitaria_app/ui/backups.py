"""Copies of the file of games: looked at, and put in its place where it can't be read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QTimer

from solitaria_app.session import backup
from solitaria_app.session.archive import ArchiveProblem, Vanished
from solitaria_app.session.backup import Backup
from solitaria_app.session.checkup import check_up, lacking, lost
from solitaria_app.session.holds import Holds, holds
from solitaria_app.session.keeping import LOSSES
from solitaria_app.session.keptaside import kept_aside
from solitaria_app.session.problem import Problem
from solitaria_app.ui import dates
from solitaria_app.ui.filework.inturn import InTurn
from solitaria_app.ui.puttingback import put_back
from solitaria_app.ui.resuming import resume_if_none

WIDE = 34.0
"""Width of the question about a copy, in heights of text."""

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


def show_backups(window: MainWindow, chosen: Backup | None = None) -> None:
    """Open the list of copies, and below them of files that were replaced by one; the newest that
    can be used, or another one, is chosen."""
    from solitaria_app.ui.dialogs.backups import BackupsDialog

    texts, path = window.texts, window.places.games
    aside = kept_aside(path)
    found = [(copy, holds(copy.path)) for copy in (*backup.backups(path), *aside)]
    about = texts("backups.about", n=backup.KEPT, folder=backup.folder_of(path))
    if aside:
        about = f"{about} {texts('backups.about.kept')}"
    dialog = BackupsDialog(
        window,
        about,
        [(copy, said(window, copy, held), held is not None) for copy, held in found],
        texts,
        window.theme,
        chosen,
    )
    dialog.wanted.connect(lambda copy: _ask(window, copy))
    window.commands.show(dialog)


def offer_copy(
    window: MainWindow,
    problem: Problem | None,
    copy: Backup,
    then: Callable[[], None],
    later: Callable[[], None] | None = None,
    lacks: int = 0,
) -> None:
    """Ask whether a copy shall take the place of a file with a problem; `then` follows in the
    one case and in the other. Esc answers nothing: `later` follows if it is another thing, no game
    is begun, and the list of copies stays in the menu.

    `lacks`: so many games and campaigns of the copy are not in the file, which is in order; what
    is in it is brought along.
    """
    from solitaria_app.ui.dialogs.rescue import RescueQuestion

    texts, path = window.texts, window.places.games
    title = "rescue.title"
    why, kept = texts.told(problem or ""), texts("rescue.kept")
    if lost(path):
        title, there = "rescue.title.lost", path.exists()
        why = texts("rescue.empty" if there else "rescue.gone", file=path)
        kept = ""
    elif lacks:
        title, kept = "rescue.title.lost", ""
        why = _lacking(window, copy, lacks)
    since = texts("rescue.since" if window.controller.game is None else "rescue.since.table")
    if lacks:
        since = texts("rescue.brought")
    name = said(window, copy, holds(copy.path), amid=True)
    words = texts("rescue.offer", copy=name, since=since)
    words = " ".join(filter(None, (words, kept, texts("rescue.ask"))))
    text = "\n\n".join((why, words, texts("rescue.esc")))
    dialog = RescueQuestion(window, texts(title), text, texts("rescue.yes"), texts("rescue.no"))
    dialog.make_room(window.theme.size(WIDE))

    def use() -> None:
        put_back(window, copy, True, lambda _: then(), put_off)

    def go_without() -> None:
        backup.settle(path)
        then()

    def put_off() -> None:
        if later is not None:
            later()
        window.desk.banner.show_words(lambda t: t("rescue.later"), texts, window.theme)

    dialog.accepted.connect(use)
    dialog.declined.connect(go_without)
    dialog.rejected.connect(put_off)
    window.commands.copy_offered = True
    window.commands.show(dialog)


def _lacking(window: MainWindow, copy: Backup, lacks: int) -> str:
    """How many games and campaigns of a copy are not in the file, out of how many."""
    texts, path = window.texts, window.places.games
    held = holds(copy.path)
    whole = lacks if held is None else held.games + held.campaigns
    if lacks >= whole:
        why = texts.count("rescue.lacks", lacks, file=path)
    else:
        why = texts.count("rescue.lacks.some", lacks, file=path, all=whole)
    saves = window.controller.saves
    if window.controller.game is None or saves.number is None or saves.problem is not None:
        return why
    return f"{why} {texts('rescue.lacks.open')}"


def tell_news(window: MainWindow, news: str) -> None:
    """Tell what became of the present game or the whole file (see `session.keeping`); where other
    games may be missing, a copy that has them is offered."""
    texts, path = window.texts, window.controller.saves.archive.path
    banner = window.desk.banner
    banner.show_words(lambda t: t(f"elsewhere.{news}", file=path), texts, window.theme)
    if news in LOSSES and path == window.places.games:
        QTimer.singleShot(0, window, lambda: offer_what_is_missing(window))


def tell_loss(window: MainWindow, problem: Vanished) -> None:
    """The file of games was found gone: the present game is saved, which tells it too."""
    controller = window.controller
    if controller.game is not None and controller.only_look is None:
        controller.keeper.save()
        return
    window.desk.banner.show_words(lambda t: t.told(problem), window.texts, window.theme)
    if controller.saves.archive.path == window.places.games:
        offer_what_is_missing(window)


def offer_what_is_missing(window: MainWindow) -> None:
    """Offer the newest copy if the file is gone, or lacks games that the copy has."""
    path = window.places.games

    def then() -> None:
        resume_if_none(window)

    if lost(path):
        if (copy := copy_for(path)) is not None:
            offer_copy(window, None, copy, then)
        return
    turn = InTurn(window)

    def found(lacks: tuple[Backup, int] | None) -> None:
        turn.deleteLater()
        if lacks is not None:
            offer_copy(window, None, lacks[0], then, lacks=lacks[1])

    def failed(_: ArchiveProblem) -> None:  # told when a game is saved
        turn.deleteLater()

    turn.do(lambda: lacking(path), found, failed)


def copy_for(path: Path) -> Backup | None:
    """A copy that this program can read, for a file that it can't."""
    copy = check_up(path).offer
    return copy if copy is not None and holds(copy.path) is not None else None


def said(window: MainWindow, copy: Backup, held: Holds | None, amid: bool = False) -> str:
    """When a copy was made, and how many games and campaigns it holds: a line, or `amid` a
    sentence."""
    texts, locale = window.texts, QLocale(window.texts.language)
    when = copy.when()
    day = dates.shown(copy.day, texts.language)
    if when is not None:
        day = dates.moment(when, texts.language, seconds=True)
    if held is None:
        return texts("backups.one.bad", day=day)
    games = texts.count("backups.games", held.games, n=locale.toString(held.games))
    number = locale.toString(held.campaigns)
    campaigns = texts.count("backups.campaigns", held.campaigns, n=number)
    told = {"day": day, "games": games, "campaigns": campaigns}
    if copy.number:
        return texts("backups.copy" if amid else "backups.one", **told)
    key = "backups.copy.kept" if amid else "backups.one.kept"
    return texts(key, file=copy.path.name, **told)


def _ask(window: MainWindow, copy: Backup) -> None:
    """A file that is in order is replaced only after a question; no leads back to the list."""
    from solitaria_app.ui.dialogs.question import Question
    from solitaria_app.ui.resuming import resume

    texts = window.texts
    text = texts("backups.ask", copy=said(window, copy, holds(copy.path), amid=True))
    yes, no = texts("backups.take"), texts("cancel")
    dialog = Question(window, texts("backups.title"), text, yes, no)

    def done(succeeded: bool) -> None:
        if succeeded:
            resume(window)

    def back() -> None:
        if window.commands.open_dialog is None:
            show_backups(window, copy)

    dialog.accepted.connect(lambda: put_back(window, copy, False, done, lambda: None))
    dialog.rejected.connect(lambda: QTimer.singleShot(0, window, back))
    window.commands.show(dialog)
