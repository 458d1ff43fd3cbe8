"""Diplomat: copy a face-up card of Contrarius, which reacts as on that card."""

from __future__ import annotations

from collections.abc import Iterable

from ..agenda import CarryOut, DiplomatAction
from ..board import bits
from ..cards import Personality
from ..events import CardCopied, Event, Nothing, NothingHappened
from ..flow import pop, push, replace
from ..handler import Asks, Handler
from ..inputs import Copy, Input
from ..refusal import Refusal, Why, refuse
from ..state import GameState

NEVER = (Personality.DIPLOMAT, Personality.TRIBUNE)
"""Cards that cannot be copied (003:56, interpretation `diplomat-none`)."""


def start(state: GameState, card: int, out: list[Event]) -> None:
    """Which reaction follows depends on the copied card."""
    push(state, DiplomatAction())


def copyable(state: GameState) -> list[int]:
    """The face-up cards of Contrarius that a Diplomat may copy."""
    cards = state.rules.cards
    return [card for card in bits(state.contrarius.face_up) if cards[card].personality not in NEVER]


def options(state: GameState, frame: DiplomatAction) -> Iterable[Input]:
    """The cards that can be copied."""
    return [state.rules.vocabulary.copy[card] for card in copyable(state)]


def refusal(state: GameState, frame: DiplomatAction, copy: Copy) -> Refusal | None:
    """Each card of Contrarius can be copied once, while it lies face up (002 Diplomat)."""
    if not state.contrarius.face_up >> copy.card & 1:
        return refuse(Why.CARD_NOT_FACE_UP, card=copy.card)
    if state.rules.cards[copy.card].personality in NEVER:
        return refuse(Why.CARD_CANNOT_BE_COPIED, card=copy.card)
    return None


def apply(state: GameState, frame: DiplomatAction, copy: Copy, out: list[Event]) -> None:
    """The copied card turns face down; its action and reaction follow (002 Diplomat)."""
    contrarius = state.contrarius
    contrarius.face_up &= ~(1 << copy.card)
    contrarius.face_down |= 1 << copy.card
    out.append(CardCopied(copy.card))
    replace(state, CarryOut(copy.card))


def run(state: GameState, frame: DiplomatAction, out: list[Event]) -> bool:
    """With nothing to copy there is no effect and no reaction (`diplomat-none`)."""
    if copyable(state):
        return False
    out.append(NothingHappened(Nothing.NO_CARD_TO_COPY))
    pop(state)
    return True


DIPLOMAT = Handler(Asks.HUMAN, (Copy,), options, refusal, apply, run)
