"""Cards lie elsewhere: each pile of them is corrected, by mouse and keys."""

from __future__ import annotations

from solitaria_app.engine.board import bits
from solitaria_app.engine.corrections import (
    Pile,
    SetCard,
)
from solitaria_app.engine.rules.piles import where_is
from solitaria_app.ui.interaction.correcting import Part

from .correcting import Hand
from .player import press


def test_cards_go_anywhere(hand: Hand) -> None:
    hand.begin()
    card = next(c for c in bits(hand.state.human.hand) if hand.state.rules.cards[c].source == "I")
    name = hand.state.rules.cards[card].id
    hand.on_card(name)
    hand.chip(SetCard(card, Pile.FACE_DOWN))
    hand.on_card(name)  # now before Contrarius
    hand.chip(SetCard(card, Pile.DISPLAY, 3))
    assert where_is(hand.state, card) == (Pile.DISPLAY, 3)
    hand.on_card(name)
    hand.chip(SetCard(card, Pile.STACK))
    hidden = next(
        chip
        for chip in hand.corrector.bar.chips.shown()
        if chip.option is not None and chip.option.selects is Pile.STACK
    )
    press(hidden)
    assert hand.desk.supply.isVisible() and not hand.desk.hand.isVisible()
    hand.on_card(name)
    hand.chip(SetCard(card, Pile.PLAYED))
    assert where_is(hand.state, card) == (Pile.PLAYED, 0)


def test_your_cards_go_round_by_clicks_and_keys(hand: Hand) -> None:
    hand.begin(Part.CARDS)
    hand.on_card("tribune")
    assert hand.last == SetCard(hand.card("tribune"), Pile.PLAYED)
    hand.on_card("tribune")
    assert hand.last == SetCard(hand.card("tribune"), Pile.HAND)
    row = [card for card in hand.desk.supply.cards if card.isVisible()]
    last = row[-1]
    number = last.at.card
    assert where_is(hand.state, number)[0] is Pile.STACK
    hand.key(last.key)
    assert hand.last == SetCard(number, Pile.HAND)


def test_its_cards_turn_over_by_a_click(hand: Hand) -> None:
    hand.begin(Part.ITS_CARDS)
    card = next(
        c
        for c in bits(hand.state.contrarius.face_up)
        if hand.state.rules.cards[c].source == "contrarius"
    )
    name = hand.state.rules.cards[card].id
    hand.on_card(name)
    assert hand.last == SetCard(card, Pile.FACE_DOWN)
    hand.on_card(name)
    assert hand.last == SetCard(card, Pile.FACE_UP)


def test_a_card_of_the_display_gives_way_to_a_hidden_one(hand: Hand) -> None:
    hand.begin(Part.DISPLAY)
    second, hidden = hand.state.display[1], next(bit for s in hand.state.stacks for bit in bits(s))
    cards = hand.state.rules.cards
    hand.on_card(cards[second].id)
    hand.on_card(cards[hidden].id)
    assert hand.state.display[1] == hidden
    assert where_is(hand.state, second)[0] is Pile.STACK
