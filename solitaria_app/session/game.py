"""A game in progress: a header and a journal of inputs, with a cursor over kept states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy

from solitaria_app.content.library import Library
from solitaria_app.engine.agenda import ChooseCard
from solitaria_app.engine.events import Event
from solitaria_app.engine.handler import Asks
from solitaria_app.engine.inputs import Adjustment, Chance, Input
from solitaria_app.engine.play import IllegalInput, Prompt, apply, asks, legal, prompt, refusal
from solitaria_app.engine.refusal import Refusal
from solitaria_app.engine.setup import begin
from solitaria_app.engine.state import GameState

from .chance import draw
from .header import Header, rules_of, way_of
from .lines import Line, common_start


class BadJournal(ValueError):
    """A journal with an input that the rules refuse: its number from 0, and the refusal."""

    def __init__(self, number: int, given: Input, why: Refusal) -> None:
        super().__init__(f"input {number + 1} is refused: {why.why.code}")
        self.number, self.given, self.why = number, given, why


class Game:
    """The journal. `inputs` may reach beyond the cursor: those are what redo brings back.

    Every state is kept, so undo, redo and going anywhere cost nothing.
    """

    def __init__(self, header: Header, library: Library) -> None:
        self.header = header
        self.rules = rules_of(header, library)
        self.inputs: list[Input] = []
        state, events = begin(self.rules, way_of(header))
        self._states = [state]
        self._events: list[tuple[Event, ...]] = [events]
        self.cursor = 0
        self.abandoned: list[Line] = []
        """Whole journals that another decision replaced, the latest last."""
        self.bookmarks: dict[int, str] = {}
        """Notes by the number of inputs after which they stand."""

    @classmethod
    def replay(
        cls, header: Header, library: Library, inputs: Iterable[Input], cursor: int | None = None
    ) -> Game:
        """A game with a journal, standing at `cursor` (its end if None).

        Raises BadJournal at the first input that is refused.
        """
        game = cls(header, library)
        for number, given in enumerate(inputs):
            try:
                game.do(given)
            except IllegalInput as error:
                raise BadJournal(number, given, error.refusal) from None
        if cursor is not None:
            game.go_to(cursor)
        return game

    def at(self, number: int) -> Game:
        """A copy that stands after `number` inputs; nothing done to it changes this game.

        Raises IndexError outside the journal.
        """
        other = copy(self)
        other.inputs = list(self.inputs)
        other._states = list(self._states)
        other._events = list(self._events)
        other.abandoned = list(self.abandoned)
        other.bookmarks = dict(self.bookmarks)
        other.go_to(number)
        return other

    # --- now ------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The table at the cursor."""
        return self._states[self.cursor]

    def prompt(self) -> Prompt | None:
        """What the game waits for, None when it is over."""
        return prompt(self.state)

    def legal(self) -> tuple[Input, ...]:
        """Every input allowed now."""
        return legal(self.state)

    def refusal(self, given: Input) -> Refusal | None:
        """Why an input is not allowed now, None if it is."""
        return refusal(self.state, given)

    def waits_for_human(self) -> bool:
        """Whether a person has to decide now, or to say what chance brought."""
        return human_decides(self.state)

    # --- forward --------------------------------------------------------------

    def do(self, given: Input) -> tuple[Event, ...]:
        """Apply an input at the cursor. Another input than before takes the place of what redo
        held, which is kept among the abandoned journals if a person decided something in it.

        Raises IllegalInput and changes nothing if it is refused.
        """
        if self.cursor < len(self.inputs) and self.inputs[self.cursor] == given:
            self.cursor += 1
            return self._events[self.cursor]
        state, events = apply(self.state, given)
        decided = any(human_decides(state) for state in self._states[self.cursor : -1])
        replaced = self.line() if decided else None
        self.cut()
        self.inputs.append(given)
        self._states.append(state)
        self._events.append(events)
        self.cursor += 1
        if replaced is not None:
            self.abandon(replaced)
        return events

    def cut(self) -> None:
        """Forget the journal beyond the cursor, and the bookmarks there."""
        self.bookmarks = {n: note for n, note in self.bookmarks.items() if n <= self.cursor}
        del self.inputs[self.cursor :]
        del self._states[self.cursor + 1 :]
        del self._events[self.cursor + 1 :]

    def line(self) -> Line:
        """The whole journal as it is now, to be kept."""
        return Line(tuple(self.inputs), tuple(sorted(self.bookmarks.items())))

    def abandon(self, line: Line) -> None:
        """Keep a line, but none that is only the start of a journal that is kept anyway.

        The bookmarks of such a start go to that journal.
        """
        kept: list[Line] = []
        for one in self.abandoned:
            if one.starts(self.inputs):
                self.bookmarks = dict(one.bookmarks) | self.bookmarks
            elif one.starts(line.inputs):
                line = line.with_bookmarks(one)
            else:
                kept.append(one)
        whole = next((n for n, one in enumerate(kept) if line.starts(one.inputs)), None)
        if line.starts(self.inputs):
            self.bookmarks = dict(line.bookmarks) | self.bookmarks
        elif whole is not None:
            kept[whole] = kept[whole].with_bookmarks(line)
        else:
            kept.append(line)
        self.abandoned = kept

    def draw(self) -> Chance:
        """What the seed brings for the present prompt of chance; changes nothing."""
        return draw(self.state, self.header.seed)

    def chance(self) -> Input:
        """What the present prompt of chance brings: what the journal holds, else the seed's."""
        return self.inputs[self.cursor] if self.cursor < len(self.inputs) else self.draw()

    def settle(self) -> tuple[Event, ...]:
        """Apply chance until a person decides or the game is over; beside a table none."""
        events: list[Event] = []
        while not self.state.over and not self.waits_for_human():
            events += self.do(self.chance())
        return tuple(events)

    def take_line(self, number: int) -> None:
        """Go on with an abandoned journal, at its end; the present one is kept in its place.

        Raises IndexError for a number there is not, BadJournal (and changes nothing) for a
        line with an input that the rules refuse.
        """
        line, present = self.abandoned[number], self.line()
        other = self.follow(line)
        del self.abandoned[number]
        self.inputs, self._states, self._events = other.inputs, other._states, other._events
        self.cursor = len(self.inputs)
        self.bookmarks = dict(line.bookmarks)
        self.abandon(present)

    def follow(self, line: Line) -> Game:
        """A copy of this game that has played an abandoned line to its end. Raises BadJournal."""
        other = self.at(common_start(line.inputs, self.inputs))
        for number, given in enumerate(line.inputs[other.cursor :], other.cursor):
            try:
                other.do(given)
            except IllegalInput as error:
                raise BadJournal(number, given, error.refusal) from None
        return other

    # --- journal --------------------------------------------------------------

    def state_at(self, number: int) -> GameState:
        """The table after `number` inputs."""
        return self._states[number]

    def events_at(self, number: int) -> tuple[Event, ...]:
        """What the `number`-th input brought; 0 is the start."""
        return self._events[number]

    def length(self) -> int:
        """Inputs in the journal, those beyond the cursor included."""
        return len(self.inputs)

    def go_to(self, number: int) -> None:
        """Move the cursor to after `number` inputs. Raises IndexError outside the journal."""
        if not 0 <= number <= len(self.inputs):
            raise IndexError(f"the journal has no input {number}")
        self.cursor = number

    def turn_ends(self) -> list[int]:
        """For each turn from 0 (the set-up) the number of inputs after which it is over.

        A turn ends where the next one begins or the game is over; what is corrected before a
        card is played belongs to its turn. The last turn may be unfinished and then ends with
        the journal, with what is corrected after the end.
        """
        ends: list[int] = []
        for number, state in enumerate(self._states):
            if state.turn > len(ends):
                ends.append(number)
        if ends[-1:] != [len(self.inputs)]:
            ends.append(len(self.inputs))
        return ends

    def undo_step(self) -> int | None:
        """Where one undo leads: before the last own decision; None at the start.

        At the start of a turn that is the start of the turn before, with all of
        Contrarius' reaction; but what was corrected since is taken back first, one by one, and
        a set-up entered by hand is taken back in its steps.
        """
        if self.cursor and isinstance(self.inputs[self.cursor - 1], Adjustment):
            return self.cursor - 1
        if _turn_boundary(self.state) and (start := self._last(_turn_boundary)) is not None:
            return start
        return self.decision_before()

    def decision_before(self) -> int | None:
        """The last point before the cursor where a person decided, None if there is none.

        Beside a table that is also where a person said what chance brought.
        """
        return self._last(human_decides)

    def turn_start(self) -> int | None:
        """The last start of a turn before the cursor, or the first decision; None at the start."""
        start = self._last(_turn_boundary)
        if start is None:
            return next((n for n in range(self.cursor) if human_decides(self._states[n])), None)
        return start

    def redo_step(self) -> int | None:
        """Where one redo leads: the next start of a turn, or the end of the journal; after one
        correction if that comes next."""
        if self.cursor < len(self.inputs) and isinstance(self.inputs[self.cursor], Adjustment):
            return self.cursor + 1
        return self._next(_turn_boundary)

    def decision_after(self) -> int | None:
        """The next point where a person decides, or the end of the journal."""
        return self._next(human_decides)

    def _next(self, wanted: Callable[[GameState], bool]) -> int | None:
        rest = range(self.cursor + 1, len(self.inputs) + 1)
        if not rest:
            return None
        return next((n for n in rest if wanted(self._states[n])), rest[-1])

    def _last(self, wanted: Callable[[GameState], bool]) -> int | None:
        return next((n for n in range(self.cursor - 1, -1, -1) if wanted(self._states[n])), None)


def inputs_of_turns(game: Game) -> list[Sequence[Input]]:
    """The inputs turn by turn, the set-up first."""
    ends = game.turn_ends()
    starts = [0, *ends[:-1]]
    return [game.inputs[a:b] for a, b in zip(starts, ends, strict=True)]


def human_decides(state: GameState) -> bool:
    """Whether a state waits for a person, not for dice or the supply that the program brings."""
    waits = asks(state)
    return waits is Asks.HUMAN or (waits is not None and state.way.physical)


def _turn_boundary(state: GameState) -> bool:
    return state.over or isinstance(state.agenda[-1], ChooseCard)
