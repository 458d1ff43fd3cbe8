"""Where a game's course was changed: what still follows, and what lies otherwise on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from solitaria_app.engine.corrections import Correction
from solitaria_app.engine.inputs import Follow, Input, Play
from solitaria_app.engine.state import GameState
from solitaria_app.session.amend import Amendment
from solitaria_app.session.game import Game
from solitaria_app.session.moves import to_move
from solitaria_app.session.rest import Carried, Rest, answered, settle


@dataclass
class Course:
    """Follows the game in the window; holds nothing that is saved.

    `rest` are the later inputs that follow once what is asked is answered. `table` is how
    everything lay before the course was changed, None if nobody needs to be told; `back`: the game
    went back on its own course, not forth or to another one. `moves` is what is to be moved
    therefore, beside a table; none as long as something follows. `before` is the game that the
    latest amendment replaced, as long as nothing else has happened. `fell` are the human's scores
    before and after goods and money were left out.
    """

    rest: Rest = ()
    table: GameState | None = None
    back: bool = False
    moves: list[Correction] = field(default_factory=list)
    before: Game | None = None
    fell: tuple[int, int] | None = None
    _asked: list[Correction] | None = None
    """What was to be moved when the course was changed, None if that is to be found out."""

    def clear(self) -> None:
        """The player knows how the table lies, or it is another game's."""
        self.rest, self.table, self.before, self.fell = (), None, None, None
        self.moves, self._asked = [], None

    def moved(self, state: GameState, back: bool = False) -> None:
        """The game stands elsewhere than at a state where it stood until now."""
        self.back = back
        if self.table is None:
            self.table = state
        self.rest, self.before, self.fell, self._asked = (), None, None, None

    def amends(self, before: Game, change: Amendment) -> None:
        """A game is replaced by an amended one."""
        self.moved(before.state)
        self.rest, self.before = change.rest, before

    def given(self, state: GameState, given: Input) -> None:
        """A person did something at a state. With a card what was to be moved is history, unless
        more of the old course follows."""
        self.before = None
        if self.rest:
            self.rest, self._asked = answered(state, given, self.rest), None
        elif isinstance(given, Play | Follow):
            self.clear()

    def settle(self, game: Game) -> list[Carried]:
        """Let the rest follow, and chance that the program brings."""
        carried, self.rest = settle(game, self.rest)
        return carried

    def drop(self, state: GameState) -> None:
        """Nothing follows any more."""
        self.rest, self._asked = (), None
        self.arrived(state)

    def arrived(self, state: GameState) -> None:
        """The game stands at a state: of what was to be moved that counts which still is so."""
        self.moves = []
        if self.table is not None and not self.rest and state.way.physical:
            moves = to_move(self.table, state)
            if self._asked is None:
                self._asked = moves
            self.moves = [one for one in moves if one in self._asked]
