"""From one game to another: the list of games, and the one that was played last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaria_app.session.archive import ArchiveProblem, Entry, Vanished

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


def choose_game(window: MainWindow) -> None:
    """Open the list of games."""
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

    def take(number: int) -> None:
        try:
            controller.open(number)
        except ArchiveProblem as problem:
            window.commands.tell(window.texts.told(problem), window.texts("games.failed"))

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
        dialog.taken.connect(take)
        dialog.removed.connect(controller.put_away)
        dialog.finished.connect(window.commands.campaigns.again)
        window.commands.show(dialog)

    Reading(window, shelf.in_parts(), show, failed).begin()


def last_running(window: MainWindow) -> Entry | None:
    """The game played here last of those that are under way, None if there is none to be had."""
    try:
        return window.controller.saves.archive.last_running()
    except ArchiveProblem:
        return None  # told where games are opened


def offer_last(window: MainWindow) -> None:
    """Offer, where no game is on the table, to go on with the one played last."""
    entry, texts, name = last_running(window), window.texts, ""
    if entry is not None and entry.header is not None:
        name = entry.name or texts("games.unnamed", n=entry.id)
    window.desk.welcome.offer(name, texts)


def go_on(window: MainWindow) -> None:
    """Go on with the game played last."""
    entry = last_running(window)
    try:
        if entry is not None:
            window.controller.open(entry.id)
    except ArchiveProblem as problem:
        window.commands.tell(window.texts.told(problem), window.texts("games.failed"))
