"""Copies of the file of games: looked at, and put in its place where it can't be read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, Qt

from solitaria_app.session import backup
from solitaria_app.session.archive import ArchiveProblem
from solitaria_app.session.backup import Backup
from solitaria_app.session.checkup import check_up
from solitaria_app.session.copies import games_in
from solitaria_app.ui.saves import Saves

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


def show_backups(window: MainWindow) -> None:
    """Open the list of copies."""
    from solitaria_app.ui.dialogs.backups import BackupsDialog

    texts, path = window.texts, window.places.games
    found = [(copy, games_in(copy.path)) for copy in backup.backups(path)]
    dialog = BackupsDialog(
        window,
        texts("backups.about", n=backup.KEPT, folder=backup.folder_of(path)),
        [(copy, said(window, copy, n), n is not None) for copy, n in found],
        texts,
        window.theme,
    )
    dialog.wanted.connect(lambda copy: _ask(window, copy))
    window.commands.show(dialog)


def offer_copy(window: MainWindow, problem: str, copy: Backup, then: Callable[[], None]) -> None:
    """Ask whether a copy shall take the place of a file with a problem; `then` follows in the
    one case and in the other."""
    from solitaria_app.ui.dialogs.question import Question

    texts = window.texts
    words = texts("rescue.offer", copy=said(window, copy, games_in(copy.path)))
    text, yes, no = f"{problem}\n\n{words}", texts("rescue.yes"), texts("rescue.no")
    dialog = Question(window, texts("rescue.title"), text, yes, no)

    def use() -> None:
        _use(window, copy)
        then()

    dialog.accepted.connect(use)
    dialog.rejected.connect(then)
    window.commands.show(dialog)


def copy_for(path: Path) -> Backup | None:
    """A copy that this program can read, for a file that it can't."""
    copy = check_up(path).offer
    return copy if copy is not None and games_in(copy.path) is not None else None


def said(window: MainWindow, copy: Backup, games: int | None) -> str:
    """The day of a copy, and how many games it holds."""
    locale = QLocale(window.texts.language)
    date = QDate.fromString(copy.day, Qt.DateFormat.ISODate)
    day = locale.toString(date, QLocale.FormatType.ShortFormat) if date.isValid() else copy.day
    if games is None:
        return window.texts("backups.one.bad", day=day)
    key = "backups.one.single" if games == 1 else "backups.one"
    return window.texts(key, day=day, n=locale.toString(games))


def _ask(window: MainWindow, copy: Backup) -> None:
    """A file that is in order is replaced only after a question."""
    from solitaria_app.ui.dialogs.question import Question

    texts = window.texts
    text = texts("backups.ask", copy=said(window, copy, games_in(copy.path)))
    yes, no = texts("backups.take"), texts("cancel")
    dialog = Question(window, texts("backups.title"), text, yes, no)

    def use() -> None:
        if _use(window, copy):
            window.commands.begin()

    dialog.accepted.connect(use)
    window.commands.show(dialog)


def _use(window: MainWindow, copy: Backup) -> bool:
    """Put a copy in the place of the file of games; whether that succeeded is told."""
    controller, texts = window.controller, window.texts
    path = window.places.games
    controller.keep()
    controller.put_away([] if controller.saves.number is None else [controller.saves.number])
    try:
        aside = backup.restore(path, copy)
    except ArchiveProblem as problem:
        window.commands.tell(str(problem), texts("backups.failed"))
        return False
    controller.use(Saves(path))
    name = said(window, copy, games_in(path))
    if aside is None:
        told = texts("backups.done.new", copy=name)
    else:
        told = texts("backups.done", copy=name, file=aside.name)
    window.desk.banner.show_words(told, texts("close"), window.theme, sign="laurel")
    return True
