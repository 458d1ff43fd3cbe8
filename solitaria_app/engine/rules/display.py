"""The display: it moves up, is refilled from the stacks, and gives Contrarius its sixth card."""

from __future__ import annotations

from collections.abc import Iterable

from ..agenda import Refill, SixthCard
from ..board import bits
from ..events import CardRevealed, CardTaken, Event, Nothing, NothingHappened
from ..flow import pop
from ..handler import Asks, Handler
from ..inputs import Input, Reveal
from ..refusal import Refusal, Why, refuse
from ..state import GameState


def _drawn_from(state: GameState, card: int) -> None:
    state.stacks = tuple(mask for stack in state.stacks if (mask := stack & ~(1 << card)))


def refill_options(state: GameState, frame: Refill) -> Iterable[Input]:
    """Any card still in the topmost stack."""
    return (Reveal(card) for card in bits(state.stacks[0]))


def refuse_refill(state: GameState, frame: Refill, reveal: Reveal) -> Refusal | None:
    """Stack I lies on stack II, so its cards come first (002 Setup)."""
    if not state.stacks[0] >> reveal.card & 1:
        return refuse(Why.CARD_NOT_HIDDEN, card=reveal.card)
    return None


def apply_refill(state: GameState, frame: Refill, reveal: Reveal, out: list[Event]) -> None:
    """The card comes to the first free position."""
    _reveal(state, reveal.card, out)


def _reveal(state: GameState, card: int, out: list[Event]) -> None:
    _drawn_from(state, card)
    state.display = (*state.display, card)
    out.append(CardRevealed(card, len(state.display)))


def run_refill(state: GameState, frame: Refill, out: list[Event]) -> bool:
    """Cards move up; a stack's only card leaves no choice (000 Card Display, 003:70)."""
    if -1 in state.display:
        state.display = tuple(card for card in state.display if card >= 0)
    while state.stacks and len(state.display) < len(state.rules.display_costs):
        top = state.stacks[0]
        if top & (top - 1):
            return False
        _reveal(state, top.bit_length() - 1, out)
    pop(state)
    return True


def _specialists(state: GameState, mask: int) -> list[int]:
    return [card for card in bits(mask) if state.rules.cards[card].good is not None]


def sixth_options(state: GameState, frame: SixthCard) -> Iterable[Input]:
    """Any specialist of the first stack that has one."""
    for stack in state.stacks:
        if found := _specialists(state, stack):
            return (Reveal(card) for card in found)
    return ()


def refuse_sixth(state: GameState, frame: SixthCard, reveal: Reveal) -> Refusal | None:
    """Only a specialist still in the stack can be the sixth card (`no-specialist`)."""
    if reveal not in sixth_options(state, frame):
        return refuse(Why.NO_SPECIALIST_CARD, card=reveal.card)
    return None


def apply_sixth(state: GameState, frame: SixthCard, reveal: Reveal, out: list[Event]) -> None:
    """The first specialist of the stack goes to Contrarius (`no-specialist`)."""
    _drawn_from(state, reveal.card)
    state.contrarius.face_up |= 1 << reveal.card
    out.append(CardTaken(reveal.card, 0))
    pop(state)


def run_sixth(state: GameState, frame: SixthCard, out: list[Event]) -> bool:
    """The leftmost specialist of the display goes to Contrarius (002 Setup)."""
    for position, card in enumerate(state.display):
        if state.rules.cards[card].good is not None:
            take(state, position, out)
            pop(state)
            return True
    if any(_specialists(state, stack) for stack in state.stacks):
        return False
    out.append(NothingHappened(Nothing.NO_SPECIALIST))
    pop(state)
    return True


def take(state: GameState, index: int, out: list[Event]) -> None:
    """Contrarius takes the display card at an index, face up (002 Setup, Architect)."""
    card = state.display[index]
    state.display = (*state.display[:index], -1, *state.display[index + 1 :])
    state.contrarius.face_up |= 1 << card
    out.append(CardTaken(card, index + 1))


REFILL = Handler(Asks.SUPPLY, (Reveal,), refill_options, refuse_refill, apply_refill, run_refill)
SIXTH_CARD = Handler(Asks.SUPPLY, (Reveal,), sixth_options, refuse_sixth, apply_sixth, run_sixth)
