"""From one game to another: the list of saved games, and the word on the one that was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.game import Game

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


def choose_game(window: MainWindow) -> None:
    """Open the list of saved games."""
    from solitaria_app.ui.dialogs.games import GamesDialog

    controller, saves = window.controller, window.controller.saves
    reader = Archive(saves.archive.path)  # of its own: it must not know what others save
    try:
        entries = reader.entries()
    except ArchiveProblem as problem:
        window.commands.tell(str(problem), window.texts("games.title"))
        return

    def take(number: int) -> None:
        try:
            controller.open(number)
        except ArchiveProblem as problem:
            window.commands.tell(str(problem), window.texts("games.failed"))

    dialog = GamesDialog(
        window,
        entries,
        saves.number,
        lambda number: reader.complete(number, window.library),
        window.library,
        window.texts,
        window.theme,
    )
    dialog.taken.connect(take)
    window.commands.show(dialog)


def tell_kept(window: MainWindow, left: Game) -> None:
    """Say where an unfinished game is that another one has just replaced in the window."""
    if left.state.over or left.decision_before() is None:
        return
    if window.controller.saves.problem is None:
        board = window.library.board(left.header.board).name
        text = window.texts("games.kept", board=board)
        window.desk.banner.show_words(text, window.texts("close"), window.theme, sign="laurel")
