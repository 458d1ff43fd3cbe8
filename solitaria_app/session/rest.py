"""The rest of a course: later inputs that follow as soon as what comes before them is answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from solitaria_app.engine.agenda import ChooseCard, Roll
from solitaria_app.engine.events import Event
from solitaria_app.engine.inputs import Adjustment, Input, Keep, Play, Reveal, Rolled, Send, Token
from solitaria_app.engine.play import refusal
from solitaria_app.engine.refusal import Why
from solitaria_app.engine.state import GameState

from .game import Game

Rest = tuple[Input, ...]

GIVEN_ANYWAY = (Token, Reveal, Rolled, Send, Keep)
"""What a question of chance or of Contrarius' wants: never an action of one's own, which would
pass over what the player may want to do first."""


@dataclass(frozen=True, slots=True)
class Carried:
    """An input that was carried out, and what it brought; `place` is its number in the rest,
    None if it was drawn."""

    given: Input
    events: tuple[Event, ...]
    place: int | None = None


def follow(game: Game, rest: Sequence[Input]) -> tuple[list[Carried], Rest]:
    """Carry out what follows at a game's cursor, as far as it fits.

    Gives what was carried out and what still waits. What waits begins with the first input that
    does not fit: either something else is asked first, or the rules refuse it as it is by now.
    Inputs that answer what is asked no more are passed over: up to the next one that brings
    chance, and at a turn's start up to the next card that is played.
    """
    done: list[Carried] = []
    at = 0
    while at < len(rest):
        at, fits = _next(game.state, rest, at)
        if not fits:
            break
        done.append(Carried(rest[at], game.do(rest[at]), at))
        at += 1
    return done, tuple(rest[at:])


def settle(game: Game, rest: Rest) -> tuple[list[Carried], Rest]:
    """Carry out what follows, and all chance that the program brings in between, until a person
    decides or the game is over; gives what was carried out and what still waits."""
    done: list[Carried] = []
    while True:
        followed, rest = follow(game, rest)
        done += followed
        if game.state.over or game.waits_for_human():
            return done, rest
        drawn = game.chance()
        rest = answered(game.state, drawn, rest)
        done.append(Carried(drawn, game.do(drawn)))


def answered(state: GameState, given: Input, rest: Rest) -> Rest:
    """What still waits once an input is given: it takes the place of one of its kind that the
    rules refuse there."""
    if not rest or type(given) is not type(rest[0]) or refusal(state, rest[0]) is None:
        return rest
    return rest if _passed(state, rest[0]) else rest[1:]


def _next(state: GameState, rest: Sequence[Input], at: int) -> tuple[int, bool]:
    """Where the rest goes on, and whether it can."""
    if refusal(state, rest[at]) is None:
        return at, True
    if state.over:
        return len(rest), False
    turn = next((n for n in range(at, len(rest)) if isinstance(rest[n], Play)), len(rest))
    if isinstance(state.agenda[-1], ChooseCard):
        fits = (n for n in range(at + 1, turn + 1) if n < len(rest) and _fits(state, rest[n]))
        found = next(fits, None)
        return (turn, False) if found is None else (found, True)
    if _passed(state, rest[at]):
        later = (n for n in range(at + 1, turn) if isinstance(rest[n], GIVEN_ANYWAY))
        found = next((n for n in later if _fits(state, rest[n])), None)
        if found is not None:
            return found, True
    return at, False


def _fits(state: GameState, given: Input) -> bool:
    return refusal(state, given) is None


def _passed(state: GameState, given: Input) -> bool:
    """Whether an input that is refused answers nothing that is asked now."""
    why = refusal(state, given)
    assert why is not None
    waits = None if state.over else state.agenda[-1]
    if isinstance(given, Rolled) and isinstance(waits, Roll):
        return given.die is not waits.die
    return why.why is Why.NOT_NOW or (isinstance(given, Adjustment) and why.why is Why.AS_IT_IS)
