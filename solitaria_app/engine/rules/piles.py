"""Where a card lies, and putting it elsewhere: what a correction does with cards."""

from __future__ import annotations

from ..agenda import PurchaseAction
from ..corrections import Pile, SetCard
from ..refusal import Refusal, Why, refuse
from ..state import GameState

OF_HUMAN = (Pile.HAND, Pile.PLAYED)
OF_CONTRARIUS = (Pile.FACE_UP, Pile.FACE_DOWN)


def where_is(state: GameState, card: int) -> tuple[Pile, int]:
    """The pile of a card, with its position (from 1) in the display."""
    bit = 1 << card
    human, contrarius = state.human, state.contrarius
    for pile, mask in (
        (Pile.HAND, human.hand),
        (Pile.PLAYED, human.played),
        (Pile.FACE_UP, contrarius.face_up),
        (Pile.FACE_DOWN, contrarius.face_down),
    ):
        if mask & bit:
            return pile, 0
    if card in state.display:
        return Pile.DISPLAY, state.display.index(card) + 1
    return Pile.STACK, 0


def may_lie(state: GameState, card: int, pile: Pile) -> bool:
    """Whether a card can ever come to a pile: the starting cards never leave their owner."""
    source = state.rules.cards[card].source
    if source == "hand":
        return pile in OF_HUMAN
    if source == "contrarius":
        return pile in OF_CONTRARIUS
    return True


def refuse_card(state: GameState, given: SetCard) -> Refusal | None:
    """A card lies elsewhere: where it can come to, and where there is a place for it.

    What lies at a position of the display goes where the card came from, so it has to be able
    to lie there.
    """
    pile, at = where_is(state, given.card)
    if not may_lie(state, given.card, given.pile):
        return refuse(Why.CARD_OF_OTHER_PILE, card=given.card)
    if given.pile is not Pile.DISPLAY:
        return refuse(Why.AS_IT_IS) if given.pile is pile else None
    places = len(state.rules.display_costs)
    if not 1 <= given.position <= min(places, len(state.display) + 1):
        return refuse(Why.NO_SUCH_POSITION, most=min(places, len(state.display) + 1))
    if pile is Pile.DISPLAY and (at == given.position or given.position > len(state.display)):
        return refuse(Why.AS_IT_IS)
    return None


def put_card(state: GameState, given: SetCard) -> None:
    """Put a card into a pile; in the display it changes places with what lies there."""
    card, (pile, at) = given.card, where_is(state, given.card)
    if given.pile is not Pile.DISPLAY:
        _take(state, card)
        _give(state, card, given.pile)
        return
    index = given.position - 1
    there = state.display[index] if index < len(state.display) else -1
    display = list(state.display)
    if pile is Pile.DISPLAY:
        display[at - 1], display[index] = there, card
        state.display = tuple(display)
        return
    _take(state, card)
    if index < len(display):
        display[index] = card
    else:
        display.append(card)
    state.display = tuple(display)
    if there >= 0:
        _give(state, there, pile)


def _take(state: GameState, card: int) -> None:
    """Take a card from wherever it lies; the display moves up unless cards are being bought."""
    bit = ~(1 << card)
    human, contrarius = state.human, state.contrarius
    human.hand &= bit
    human.played &= bit
    contrarius.face_up &= bit
    contrarius.face_down &= bit
    state.stacks = tuple(mask for stack in state.stacks if (mask := stack & bit))
    if card in state.display:
        buying = bool(state.agenda) and isinstance(state.agenda[-1], PurchaseAction)
        if buying:
            state.display = tuple(-1 if one == card else one for one in state.display)
        else:
            state.display = tuple(one for one in state.display if one != card)


def _give(state: GameState, card: int, pile: Pile) -> None:
    """Lay a card into a pile other than the display."""
    bit = 1 << card
    human, contrarius = state.human, state.contrarius
    if pile is Pile.HAND:
        human.hand |= bit
    elif pile is Pile.PLAYED:
        human.played |= bit
    elif pile is Pile.FACE_UP:
        contrarius.face_up |= bit
    elif pile is Pile.FACE_DOWN:
        contrarius.face_down |= bit
    else:
        hidden = sum(state.stacks) | bit
        rules = state.rules
        parts = (hidden & rules.sources[source] for source in rules.stacks)
        state.stacks = tuple(part for part in parts if part)
