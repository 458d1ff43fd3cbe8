"""What may stand on dice and on Contrarius' cards."""

from __future__ import annotations

import pytest

from solitaria_app.content.box import (
    as_personality,
    named,
    number_of,
    possible_faces,
    with_number,
)
from solitaria_app.content.check_cards import faults_of_card
from solitaria_app.content.library import load
from solitaria_app.content.shapes import CardEntry
from solitaria_app.engine.cards import Card, God, Personality
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.goods import GOODS

LAND, SEA, CARD = Face.LAND, Face.SEA, Face.CARD


def test_the_faces_of_each_die() -> None:
    assert possible_faces(Die.BLUE, (1, 2, 3, 4, 5, 1), 0) == (1, 2, 3, 4, 5, 6, 7)
    assert possible_faces(Die.BLACK, (*GOODS, GOODS[0]), 3) == (*GOODS, Face.SPECIALIST)
    assert possible_faces(Die.RED, (LAND, SEA, CARD, CARD, CARD, CARD), 0) == (LAND, SEA, CARD)


def test_the_last_colonist_of_the_red_die_stays_one() -> None:
    faces = (CARD, CARD, SEA, CARD, CARD, CARD)
    assert possible_faces(Die.RED, faces, 2) == (LAND, SEA)
    assert possible_faces(Die.RED, faces, 3) == (LAND, SEA, CARD)


@pytest.mark.parametrize("personality", Personality)
def test_every_card_that_can_be_set_is_one_that_the_files_may_hold(
    personality: Personality,
) -> None:
    library = load()
    card = as_personality(library.piles["contrarius"].cards[0], personality, library.cards)
    found = number_of(personality)
    for number in found[1] if found else (1,):
        made = with_number(card, number)
        entry = CardEntry(
            made.id,
            made.personality,
            made.god,
            bonus=made.bonus,
            sestertii=made.sestertii,
            points=made.points,
        )
        assert not list(faults_of_card(entry, "contrarius"))
        assert found is None or getattr(made, found[0]) == number


def test_a_card_takes_the_number_that_is_printed_on_others() -> None:
    library = load()
    card = library.piles["contrarius"].cards[0]
    assert as_personality(card, Personality.MERCATOR, library.cards).sestertii == 3
    assert as_personality(card, Personality.WEAVER, library.cards).points == 5
    assert as_personality(card, Personality.WEAVER, ()).points == 1
    assert as_personality(card, Personality.MERCATOR, ()).god is card.god


def test_cards_are_called_after_their_personality() -> None:
    def card(id: str, personality: Personality) -> Card:
        return Card(id, personality, God.MARS, "contrarius")

    before = [card("mine", Personality.PREFECT), card("c-consul", Personality.CONSUL)]
    others = [card("c-tribune", Personality.TRIBUNE)]
    same = named(before, before, others)
    assert same == before
    two = [card("mine", Personality.TRIBUNE), card("c-consul", Personality.TRIBUNE)]
    assert [one.id for one in named(two, before, others)] == ["c-tribune-2", "c-tribune-3"]
    turned = [card("mine", Personality.CONSUL), card("c-consul", Personality.CONSUL)]
    assert [one.id for one in named(turned, before, others)] == ["c-consul-2", "c-consul"]
