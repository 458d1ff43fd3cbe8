"""Diplomat (002:57-60; 003:56-60; `diplomat-none`)."""

import pytest

from solitaria_app.engine.refusal import Why
from tests.engine.table import Table

SCARLET = ["c-architect", "c-colonist", "c-consul", "c-prefect-1", "c-prefect-2"]


def test_002_060_example_copied_prefect():
    """002:60: the copied Prefect brings the cash, Contrarius scores 2, and its card turns over.

    It can't be copied again.
    """
    table = Table("italia", rest="food").coins("venetia ligvria").you(hand="diplomat diplomat-1")
    table.do("play diplomat", "copy c-prefect-1", "cash")
    assert table.earned() == [4]
    assert table.points_scored() == [2]
    assert table.ids(table.state.contrarius.face_down) == ["c-prefect-1"]
    table.do("play diplomat-1")
    assert table.refused("copy c-prefect-1") is Why.CARD_NOT_FACE_UP
    assert table.legal("copy") == ["c-architect", "c-colonist", "c-consul", "c-prefect-2"]


def test_any_face_up_card_of_contrarius_may_be_copied():
    """002:58: its five scarlet cards, the sixth, and those it has taken, while they lie face up."""
    table = Table("italia").contrarius(face_up=" ".join([*SCARLET, "mason-1", "mercator-1"]))
    table.contrarius(face_down="weaver-2")
    table.do("play diplomat")
    assert table.legal("copy") == sorted([*SCARLET, "mason-1", "mercator-1"])
    assert table.refused("copy weaver-2") is Why.CARD_NOT_FACE_UP
    assert table.refused("copy prefect-2") is Why.CARD_NOT_FACE_UP


@pytest.mark.parametrize("card", ["diplomat-1", "tribune"])
def test_003_056_neither_diplomat_nor_tribune_is_copied(card):
    """003:56, diplomat-none: the two cards that can't be copied."""
    table = Table("italia").contrarius(face_up=f"c-consul {card}")
    table.do("play diplomat")
    assert table.refused(f"copy {card}") is Why.CARD_CANNOT_BE_COPIED
    assert table.legal() == ["copy c-consul"]


def test_diplomat_none_has_no_effect_and_no_reaction():
    """diplomat-none: with nothing to copy it may be played all the same."""
    table = Table("italia").contrarius(face_up="diplomat-1", face_down=" ".join(SCARLET))
    before = table.state.contrarius.copy()
    table.do("play diplomat")
    assert table.nothing() == ["no-card-to-copy"]
    assert table.waiting() == "ChooseCard"
    assert table.state.contrarius == before


def test_003_058_the_human_chooses_its_own_option():
    """003:58: the copied Colonist may place or earn, as if it had been played."""
    table = Table("italia").you(land="roma", goods="1 food 1 tool")
    table.do("play diplomat", "copy c-colonist")
    assert table.legal() == ["done", "money", "place land roma", "place sea roma"]
    table.do("money")
    assert table.sestertii == 6
    assert table.points_scored() == [2]


def test_003_060_a_copied_specialist_pays_for_my_houses():
    """003:60: my own matching houses count, not those of Contrarius; it scores 3 (002:84)."""
    table = Table("italia", goods="cosa brick", rest="food")
    table.you(houses="cosa").contrarius(face_up="mason-1", houses="cosa")
    table.do("play diplomat", "copy mason-1")
    assert table.goods() == "1 brick"
    assert table.points_scored() == [3]


def test_003_060_a_copied_consul_buys_for_my_hand():
    """003:60: the bought card goes to my hand; the reaction is the Consul's white die."""
    table = Table("italia", rest="food").display("mason-1", "architect-1", hidden="")
    table.you(goods="1 tool").contrarius(land="roma")
    table.do("play diplomat", "copy c-consul", "purchase architect-1")
    assert "architect-1" in table.ids(table.state.human.hand)
    table.do("roll white food")
    assert table.built_by_contrarius() == ["casinvm"]


def test_a_copied_mercator_brings_what_is_printed_on_it():
    """003:58, 003:64: a Mercator that Contrarius took brings 5 sestertii, and its reaction."""
    table = Table("italia").contrarius(face_up="mercator-1")
    table.do("play diplomat", "copy mercator-1")
    assert table.earned() == [5]
    table.do("done")
    assert table.legal("roll")[0].startswith("black")


def test_a_copied_architect_moves_and_contrarius_takes_a_card():
    """002:59: the reaction of the copied card: the blue die."""
    table = Table("italia").you(land="roma", goods="1 food", sestertii=1)
    table.do("play diplomat", "copy c-architect", "move roma cosa=roma", "build cosa", "done")
    assert table.houses(table.state.human) == ["cosa"]
    shown = table.shown()
    table.do("roll blue 2")
    assert table.taken() == [shown[1]]


def test_a_copied_card_still_belongs_to_contrarius():
    """003:60: it lies face down at Contrarius; the Diplomat lies on my own pile."""
    table = Table("italia")
    table.do("play diplomat", "copy c-prefect-2", "cash")
    assert table.ids(table.state.human.played) == ["diplomat"]
    assert "c-prefect-2" in table.ids(table.state.contrarius.face_down)


def test_003_029_a_copied_prefect_of_contrarius_takes_one_bonus_good():
    """002:46, 003:218: only the Prefect with Praefectus Magnus doubles, and it is my card."""
    table = Table("italia", rest="wine")
    table.do("play diplomat", "copy c-prefect-1", "produce campania")
    assert table.goods() == "1 wine"
    assert table.points_scored() == [1]
