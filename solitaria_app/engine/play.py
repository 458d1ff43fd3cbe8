"""The engine's interface: what the game waits for, what is allowed, and what an input does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from . import agenda
from .agenda import Frame
from .events import Event
from .handler import Asks, Automatic, Handler
from .inputs import Adjustment, Follow, Input, Midway
from .refusal import Refusal, Why, refuse
from .rules import (
    architect,
    building,
    colonist,
    correcting,
    diplomat,
    display,
    following,
    mercator,
    opening,
    prefect,
    reaction,
    senator,
    storehouse,
    tokens,
    tribune,
    turn,
)
from .state import GameState

HANDLERS: dict[type, Handler | Automatic] = {
    agenda.DrawTokens: tokens.DRAW_TOKENS,
    agenda.Refill: display.REFILL,
    agenda.SixthCard: display.SIXTH_CARD,
    agenda.Opening: opening.OPENING,
    agenda.ChooseCard: turn.CHOOSE_CARD,
    agenda.CarryOut: turn.CARRY_OUT,
    agenda.TribuneAction: tribune.TRIBUNE,
    agenda.ArchitectAction: architect.ARCHITECT,
    agenda.PrefectAction: prefect.PREFECT,
    agenda.ColonistAction: colonist.COLONIST,
    agenda.MercatorAction: mercator.MERCATOR,
    agenda.DiplomatAction: diplomat.DIPLOMAT,
    agenda.PurchaseAction: senator.PURCHASE,
    agenda.Store: storehouse.STORE,
    agenda.TakeStock: following.TAKE_STOCK,
    agenda.Score: reaction.SCORE,
    agenda.Roll: reaction.ROLL,
    agenda.Construct: building.CONSTRUCT,
    agenda.MoveNext: building.MOVE_NEXT,
    agenda.Activate: mercator.ACTIVATE,
    agenda.Recruit: reaction.RECRUIT,
    agenda.TakeCard: reaction.TAKE_CARD,
    agenda.EndTurn: turn.END_TURN,
    agenda.EndGame: turn.END_GAME,
}
"""The rules of each kind of frame."""


class IllegalInput(ValueError):
    """An input the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.why.code)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the game waits for: who answers, and the frame that says what it is about."""

    asks: Asks
    frame: Frame


def _waiting(state: GameState) -> Handler:
    handler = HANDLERS[type(state.agenda[-1])]
    if isinstance(handler, Automatic):
        raise TypeError(f"{type(state.agenda[-1]).__name__} never waits")
    return handler


def asks(state: GameState) -> Asks | None:
    """Who answers the present prompt, None when the game is over."""
    return None if state.over else _waiting(state).asks


def prompt(state: GameState) -> Prompt | None:
    """What the game waits for, None when it is over."""
    if state.over:
        return None
    return Prompt(_waiting(state).asks, state.agenda[-1])


def refusal(state: GameState, given: Input) -> Refusal | None:
    """Why an input is not allowed now, None if it is. The only source of legality."""
    handler = None if state.over else _waiting(state)
    if handler is not None and isinstance(given, handler.accepts):
        return handler.refuse(state, state.agenda[-1], given)
    if isinstance(given, Follow | Midway):
        return following.refuse_start(state, given)
    if isinstance(given, Adjustment):
        return correcting.refusal(state, given)
    return refuse(Why.GAME_OVER if state.over else Why.NOT_NOW)


def candidates(state: GameState) -> tuple[Input, ...]:
    """Inputs worth asking `refusal` about: a superset of the allowed ones, without duplicates.

    Adjustments are no part of a game's course and are not among them.
    """
    if state.over:
        return ()
    return tuple(_waiting(state).options(state, state.agenda[-1]))


def legal(state: GameState) -> tuple[Input, ...]:
    """Every allowed decision or result of chance, each once, in a fixed order."""
    return tuple(given for given in candidates(state) if refusal(state, given) is None)


def sample(state: GameState, below: Callable[[int], int]) -> Input:
    """An allowed input drawn by `below(limit)`, a source of numbers from 0 to limit - 1.

    Each allowed input has the same chance: candidates are drawn until one is allowed,
    which asks the rules far less often than listing all. Not for a game that is over.
    """
    frame = state.agenda[-1]
    handler = _waiting(state)
    options = tuple(handler.options(state, frame))
    refuse_it = handler.refuse
    while True:
        given = options[below(len(options))]
        if refuse_it(state, frame, given) is None:
            return given


def apply(state: GameState, given: Input) -> tuple[GameState, tuple[Event, ...]]:
    """The state after an input, run on to the next prompt, and what happened.

    The given state is left as it is. Raises IllegalInput for an input that is refused.
    """
    refused = refusal(state, given)
    if refused is not None:
        raise IllegalInput(refused)
    return apply_allowed(state, given)


def apply_allowed(state: GameState, given: Input) -> tuple[GameState, tuple[Event, ...]]:
    """`apply` for an input that `refusal` has already let through."""
    new = state.copy()
    out: list[Event] = []
    carry_out(new, given, out)
    return new, tuple(out)


def carry_out(state: GameState, given: Input, out: list[Event]) -> None:
    """Change a state of one's own by an allowed input and append what happened.

    For whoever needs no earlier state, such as a simulation; all others use `apply`.
    """
    handler = None if state.over else _waiting(state)
    if handler is not None and isinstance(given, handler.accepts):
        handler.apply(state, state.agenda[-1], given, out)
    elif isinstance(given, Follow | Midway):
        following.carry_out(state, given, out)
    elif isinstance(given, Adjustment):
        correcting.apply(state, given, out)
    run(state, out)


def run(state: GameState, out: list[Event]) -> None:
    """Carry out everything that needs no input, on a state of one's own."""
    while not state.over:
        frame = state.agenda[-1]
        if not HANDLERS[type(frame)].run(state, frame, out):
            return
