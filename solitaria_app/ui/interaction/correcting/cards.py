"""Where cards lie: hand, played, before Contrarius, in the display, in the stacks."""

from __future__ import annotations

from solitaria_app.engine.board import bits
from solitaria_app.engine.corrections import Pile, SetCard
from solitaria_app.engine.rules.piles import may_lie, where_is
from solitaria_app.engine.state import GameState
from solitaria_app.ui.interaction.values import AtCard, Offer, Option, Selection

from .parts import does, possible, selects

PILES = (Pile.HAND, Pile.PLAYED, Pile.FACE_UP, Pile.FACE_DOWN, Pile.STACK)
OF_HUMAN = (Pile.HAND, Pile.PLAYED, Pile.STACK)
OF_CONTRARIUS = (Pile.FACE_UP, Pile.FACE_DOWN, Pile.STACK)


def hidden(state: GameState) -> tuple[int, ...]:
    """The cards that the program believes to be in the stacks."""
    return tuple(card for stack in state.stacks for card in bits(stack))


def somewhere(state: GameState, at: AtCard) -> tuple[Option, ...]:
    """Every other place where a card can lie."""
    card = at.card
    piles = possible(*(does(state, SetCard(card, pile), number=card) for pile in PILES))
    places = range(1, len(state.rules.display_costs) + 1)
    shown = (does(state, SetCard(card, Pile.DISPLAY, place), number=card) for place in places)
    return (*piles, *possible(*shown))


def _next(state: GameState, card: int, circle: tuple[Pile, ...]) -> SetCard:
    """The pile that comes after a card's own, of those where it can lie."""
    piles = [pile for pile in circle if may_lie(state, card, pile)]
    pile, _ = where_is(state, card)
    after = piles.index(pile) + 1 if pile in piles else 0
    return SetCard(card, piles[after % len(piles)])


def human_cards(state: GameState) -> Offer:
    """A click sends a card on: stack, hand, played, and round again."""
    human = state.human
    listed = (*bits(human.hand), *bits(human.played), *hidden(state))
    also = tuple(
        does(state, _next(state, card, OF_HUMAN), AtCard("supply", card), card) for card in listed
    )
    return Offer("correct", also=also, cards=listed)


def its_cards(state: GameState) -> Offer:
    """A click sends a card on: stack, face up, face down, and round again."""
    contrarius, listed = state.contrarius, hidden(state)
    places = [
        *(AtCard("contrarius", card) for card in bits(contrarius.face_up | contrarius.face_down)),
        *(AtCard("supply", card) for card in listed),
    ]
    also = (does(state, _next(state, at.card, OF_CONTRARIUS), at, at.card) for at in places)
    return Offer("correct", also=tuple(also), cards=listed)


def display(state: GameState, selected: Selection | None) -> Offer:
    """A click on a hidden card lays it at the next free position, or at that of the card of
    the display that was chosen first."""
    listed, places = hidden(state), len(state.rules.display_costs)
    chosen = selected if isinstance(selected, AtCard) else None
    row = state.display
    also = [selects(AtCard("display", c), AtCard("display", c)) for c in row if c >= 0]
    if chosen is not None and chosen.where == "display" and chosen.card in row:
        place = row.index(chosen.card) + 1
    else:
        gap = row.index(-1) if -1 in row else len(row)
        place = gap + 1 if gap < places else 0
    for card in listed:
        at = AtCard("supply", card)
        if place:
            also.append(does(state, SetCard(card, Pile.DISPLAY, place), at, card))
        else:
            also.append(selects(at, at))
    options: tuple[Option, ...] = ()
    if chosen is not None and chosen.card in (*row, *listed):
        positions = (SetCard(chosen.card, Pile.DISPLAY, n) for n in range(1, places + 1))
        back = does(state, SetCard(chosen.card, Pile.STACK), number=chosen.card)
        moved = (does(state, given, number=chosen.card) for given in positions)
        options = possible(back, *moved)
    kept = chosen if options else None
    return Offer("correct", options, tuple(also), selected=kept, cards=listed)
