"""What Contrarius may do if a card is played, worked out by the engine before it is.

Plays every card of the hand on a copy of the table, with each choice that matters for the
reaction, and follows every face of every die. Nothing of the game changes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from solitaria_app.engine.agenda import (
    ChooseCard,
    ColonistAction,
    DiplomatAction,
    MoveNext,
    PrefectAction,
    Roll,
)
from solitaria_app.engine.events import Chose, Event
from solitaria_app.engine.inputs import DONE, MONEY, Input, Play, Rolled
from solitaria_app.engine.play import apply_allowed, legal, refusal
from solitaria_app.engine.state import GameState


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way the dice may fall: its chance, the faces, and what happens from the card on.

    `open_choice`: the human would choose which colonist of Contrarius moves; `events` then
    show the first possibility. The same holds for a card that comes into the display.
    """

    chance: Fraction
    rolls: tuple[Rolled, ...]
    events: tuple[Event, ...]
    open_choice: bool

    @property
    def cities(self) -> tuple[int, ...]:
        """Where Contrarius builds, in order."""
        return tuple(
            event.choice.city
            for event in self.events
            if isinstance(event, Chose) and event.choice.city >= 0
        )


@dataclass(frozen=True, slots=True)
class Forecast:
    """What follows a card, played with the choices in `by` (empty if none matters)."""

    play: Play
    by: tuple[Input, ...]
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class _Branch:
    state: GameState
    chance: Fraction = Fraction(1)
    rolls: tuple[Rolled, ...] = ()
    events: tuple[Event, ...] = ()
    open_choice: bool = False


def forecast(state: GameState) -> tuple[Forecast, ...]:
    """For each card in hand and each choice that matters, what Contrarius may do.

    Empty unless a card is to be played. Cards that act alike are all listed.
    """
    if state.over or not isinstance(state.agenda[-1], ChooseCard):
        return ()
    found = []
    for play in legal(state):
        assert isinstance(play, Play)
        for by, start in _ways(_Branch(state), play, ()):
            outcomes = tuple(
                Outcome(end.chance, end.rolls, end.events, end.open_choice)
                for end in _follow(start)
            )
            found.append(Forecast(play, by, outcomes))
    return tuple(found)


def _ways(
    branch: _Branch, given: Input, by: tuple[Input, ...]
) -> Iterator[tuple[tuple[Input, ...], _Branch]]:
    """An input, then each choice of the human that makes a difference to the reaction."""
    state, events = apply_allowed(branch.state, given)
    branch = _Branch(state, events=branch.events + events)
    frame = None if state.over else state.agenda[-1]
    if isinstance(frame, PrefectAction | DiplomatAction):
        for choice in legal(state):
            yield from _ways(branch, choice, (*by, choice))
    elif isinstance(frame, ColonistAction):
        for choice in (DONE, MONEY):
            yield from _ways(branch, choice, (*by, choice))
    elif frame is not None and _leaves_out(state):
        yield from _ways(branch, DONE, by)
    else:
        yield by, branch


def _leaves_out(state: GameState) -> bool:
    """Whether the present action can be ended without any further choice."""
    return not isinstance(state.agenda[-1], ChooseCard | Roll) and refusal(state, DONE) is None


def _follow(branch: _Branch) -> Iterator[_Branch]:
    """Every end of a reaction that starts in a branch."""
    state = branch.state
    frame = None if state.over else state.agenda[-1]
    if frame is None or isinstance(frame, ChooseCard):
        yield branch
    elif isinstance(frame, Roll):
        yield from _follow_roll(branch, frame)
    else:
        after, events = apply_allowed(state, legal(state)[0])
        yield from _follow(
            _Branch(
                after,
                branch.chance,
                branch.rolls,
                branch.events + events,
                branch.open_choice or isinstance(frame, MoveNext),
            )
        )


def _follow_roll(branch: _Branch, frame: Roll) -> Iterator[_Branch]:
    """Each face with its chance; a face that only brings another roll is left out."""
    sides = Counter(Rolled(frame.die, face) for face in branch.state.rules.dice.of(frame.die))
    results = {rolled: apply_allowed(branch.state, rolled) for rolled in sides}
    counted = {
        rolled: count
        for rolled, count in sides.items()
        if results[rolled][0].over or results[rolled][0].agenda != branch.state.agenda
    }
    total = sum(counted.values())
    for rolled, count in counted.items():
        after, events = results[rolled]
        yield from _follow(
            _Branch(
                after,
                branch.chance * Fraction(count, total),
                (*branch.rolls, rolled),
                branch.events + events,
                branch.open_choice,
            )
        )
