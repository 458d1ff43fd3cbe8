"""What the map shows: the table, what can be chosen there, and what is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaria_app.session.game import Game
from solitaria_app.ui import labels
from solitaria_app.ui.interaction import Option
from solitaria_app.ui.lately import recent
from solitaria_app.ui.map.targets import Choice, Mark, Target
from solitaria_app.ui.panels.rows import RowText
from solitaria_app.ui.pointing import hints
from solitaria_app.ui.reaction.steps import Step
from solitaria_app.ui.view import View

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


class Cartographer:
    """Belongs to the window; `show` follows every change of what is shown."""

    def __init__(self, window: MainWindow) -> None:
        self._window, self._map = window, window.desk.map
        self._board = ""
        self.rest: tuple[Mark, ...] = ()
        """What is marked while nothing is pointed at."""
        self._plays_out = False

    def show_board(self, board: str) -> None:
        """Show a board by its id, if there is one."""
        if board != self._board and board in self._window.library.boards:
            self._board = board
            self._map.set_board(self._window.library.board(board))

    def show(self, game: Game, view: View, step: Step | None) -> None:
        """Show the table of a moment, or of a step of a reaction."""
        self.show_board(game.header.board)
        self._map.set_state(view.state)
        choices = []
        for option in (*view.offer.options, *view.offer.also):
            if isinstance(option.at, Target):
                label, badge = labels.full(view, option), labels.badge(option)
                emphasis = labels.emphasis(view, option)
                choices.append(Choice(option.at, label, badge, emphasis))
        self._map.set_choices(choices)
        self._plays_out = step is not None
        self.rest = recent(game) if step is None else step.marks
        if view.offer.control == "correct":
            self.rest = self._window.commands.corrector.marks()
        self._map.set_marks(self.rest)

    def light(self, row: RowText | None) -> None:
        """A line of reason or log lights up what it speaks of."""
        if self._plays_out:
            return  # lines that come under a pointer at rest must not hide what plays out
        self._map.set_marks(row.marks if row is not None and row.marks else self.rest)

    def point(self, view: View | None, option: Option | None) -> None:
        """A button's place lights up."""
        found = hints(view.state, option) if view is not None and option is not None else ()
        self._map.set_marks((*self.rest, *found))
