"""From one game to another: the list of games, and the word on the one that was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaria_app.session.archive import ArchiveProblem
from solitaria_app.session.game import Game

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


def choose_game(window: MainWindow) -> None:
    """Open the list of games."""
    from solitaria_app.ui.library.dialog import LibraryDialog
    from solitaria_app.ui.library.shelf import Shelf

    controller, texts = window.controller, window.texts
    shelf = Shelf(controller.saves.archive.path, window.library)
    try:
        entries = shelf.entries()
    except ArchiveProblem as problem:
        window.commands.tell(str(problem), texts("games.title"))
        return

    def take(number: int) -> None:
        try:
            controller.open(number)
        except ArchiveProblem as problem:
            window.commands.tell(str(problem), window.texts("games.failed"))

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
    window.commands.show(dialog)


def tell_kept(window: MainWindow, left: Game) -> None:
    """Say where an unfinished game is that another one has just replaced in the window."""
    if left.state.over or left.decision_before() is None:
        return
    if window.controller.saves.problem is None:
        board = window.library.board(left.header.board).name
        text = window.texts("games.kept", board=board)
        window.desk.banner.show_words(text, window.texts("close"), window.theme, sign="laurel")
