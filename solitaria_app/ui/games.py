"""From one game to another: the list of games, and the one that was played last."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from solitaria_app.session.archive import ArchiveProblem, Entry, Vanished
from solitaria_app.session.patience import A_MOMENT, waiting

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


def choose_game(window: MainWindow) -> None:
    """Open the list of games."""
    from solitaria_app.ui.filework.leaving import leave
    from solitaria_app.ui.library.dialog import LibraryDialog
    from solitaria_app.ui.library.reading import Reading
    from solitaria_app.ui.library.shelf import Shelf

    controller, texts = window.controller, window.texts
    shelf = Shelf(controller.saves.archive.path, window.library, controller.saves.plays)

    def failed(problem: ArchiveProblem) -> None:
        if isinstance(problem, Vanished):
            from solitaria_app.ui.backups import tell_loss

            tell_loss(window, problem)
        else:
            window.commands.tell(texts.told(problem), texts("games.title"))

    def show(entries: list[Entry]) -> None:
        dialog = LibraryDialog(
            window,
            shelf,
            entries,
            controller.saves.number,
            window.library,
            texts,
            window.theme,
            window.settings,
        )
        dialog.taken.connect(lambda number: open_game(window, number))
        dialog.removed.connect(controller.put_away)
        dialog.finished.connect(lambda: leave(window, dialog.deeds.ways))
        dialog.finished.connect(window.commands.campaigns.again)
        window.commands.show(dialog)

    Reading(window, shelf.in_parts(), show, failed).begin()


def open_game(window: MainWindow, number: int) -> None:
    """Put a game of the file on the table."""
    _open(window, lambda: window.controller.open(number))


def open_again(window: MainWindow) -> None:
    """Open the present game anew: another window may have let it go."""
    _open(window, window.controller.open_again)


def _open(window: MainWindow, does: Callable[[], None]) -> None:
    from solitaria_app.ui.filework.opening import when_free

    def failed(problem: ArchiveProblem) -> None:
        window.commands.tell(window.texts.told(problem), window.texts("games.failed"))

    when_free(window, window.texts("games.opening"), does, lambda _: None, failed)


def offer_last(window: MainWindow) -> None:
    """Offer, where no game is on the table, to go on with the one played last."""
    archive, texts, welcome = window.controller.saves.archive, window.texts, window.desk.welcome
    try:
        with waiting(A_MOMENT):
            entry = archive.last_running()
    except ArchiveProblem:  # told where games are opened
        entry = None
    name = ""
    if entry is not None and entry.header is not None:
        name = entry.name or texts("games.unnamed", n=entry.id)
    welcome.offer(name, texts)


def go_on(window: MainWindow) -> None:
    """Go on with the game played last."""
    from solitaria_app.ui.filework.opening import when_free

    archive, texts = window.controller.saves.archive, window.texts

    def found(entry: Entry | None) -> None:
        if entry is not None:
            open_game(window, entry.id)

    def failed(problem: ArchiveProblem) -> None:
        window.commands.tell(texts.told(problem), texts("games.failed"))

    when_free(window, texts("games.opening"), archive.last_running, found, failed)
