"""Looking back: which moment of the game is shown, while the game itself stands where it is."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from PySide6.QtCore import QObject, Signal

from solitaria_app.engine.events import TurnBegan
from solitaria_app.engine.inputs import Reveal, Token
from solitaria_app.session.game import Game, human_decides


class Past(QObject):
    """A cursor of its own over the moments from the start to where the game stands.

    A moment is a number of inputs. One can stop at the start, wherever a person decides or has
    decided, and after every die.
    """

    moved = Signal()
    """Another moment is shown, or the present again."""

    def __init__(self) -> None:
        super().__init__()
        self._game: Game | None = None
        self._shown: Game | None = None
        self._stops: tuple[int, ...] | None = None
        self._turns: tuple[int, ...] | None = None

    # --- what is shown ----------------------------------------------------------

    def follow(self, game: Game | None) -> None:
        """The game, or where it stands, is another one: the present is shown."""
        self._game, self._shown = game, None
        self._stops = self._turns = None

    @property
    def viewing(self) -> bool:
        """Whether a moment is looked at."""
        return self._shown is not None

    @property
    def game(self) -> Game | None:
        """The game as it is shown: itself, or a copy that stands at the moment looked at."""
        return self._game if self._shown is None else self._shown

    @property
    def at(self) -> int:
        """The moment that is shown."""
        game = self.game
        return 0 if game is None else game.cursor

    @property
    def end(self) -> int:
        """The present moment."""
        return 0 if self._game is None else self._game.cursor

    @property
    def bookmarks(self) -> dict[int, str]:
        """Notes by moment, those beyond the present included."""
        return {} if self._game is None else self._game.bookmarks

    def noted(self) -> dict[int, str]:
        """Those bookmarks that can be looked at now."""
        return {number: note for number, note in self.bookmarks.items() if number <= self.end}

    # --- moments ----------------------------------------------------------------

    def stops(self) -> tuple[int, ...]:
        """The moments one can stop at, the present last."""
        game = self._game
        if game is None:
            return (0,)
        if self._stops is None:
            supply = (Token, Reveal)
            found = {0, game.cursor}
            for number, given in enumerate(game.inputs[: game.cursor], 1):
                if not isinstance(given, supply) or human_decides(game.state_at(number)):
                    found.add(number)
            self._stops = tuple(sorted(found))
        return self._stops

    def turns(self) -> tuple[int, ...]:
        """The moments at which turns 1, 2, ... begin, up to the present."""
        game = self._game
        if game is None:
            return ()
        if self._turns is None:
            self._turns = tuple(
                number
                for number in range(game.cursor + 1)
                if any(isinstance(event, TurnBegan) for event in game.events_at(number))
            )
        return self._turns

    def turn_at(self, number: int) -> int:
        """The turn to which a moment belongs, 0 for the set-up.

        Where one turn ends the next one begins: the first moment of a turn is its own.
        """
        return bisect_right(self.turns(), number)

    # --- moving -----------------------------------------------------------------

    def show(self, number: int) -> None:
        """Look at a moment; one outside the game gives the nearest one in it."""
        game = self._game
        if game is None:
            return
        number = max(0, min(number, game.cursor))
        if self._shown is not None and self._shown.cursor == number:
            return
        self._shown = game.at(number)
        self.moved.emit()

    def leave(self) -> None:
        """Return to the present."""
        if self._shown is not None:
            self._shown = None
            self.moved.emit()

    def step(self, by: int) -> None:
        """Go by so many stops, back if it is negative."""
        stops = self.stops()
        place = bisect_left(stops, self.at)
        if by > 0 and stops[place] > self.at:
            place -= 1  # between two stops
        self.show(stops[max(0, min(len(stops) - 1, place + by))])

    def turn(self, by: int) -> None:
        """Go to the next beginning of a turn (1), or to the one before (-1)."""
        if by < 0:
            before = [number for number in self.turns() if number < self.at]
            self.show(before[-1] if before else 0)
        else:
            after = [number for number in self.turns() if number > self.at]
            self.show(after[0] if after else self.end)

    def first(self) -> None:
        """Go to the start."""
        self.show(0)
