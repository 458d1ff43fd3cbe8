"""Tribune (000 Tribune; 002:72-76; 003:46, 52, 54, 214; `best-specialist`)."""

import pytest

from solitaria_app.engine.events import CardsRecovered
from solitaria_app.engine.refusal import Why
from tests.engine.table import Table

NINE = "architect prefect prefect-pm mercator diplomat senator mason-1 smith-1"


def quick(**of_contrarius: str) -> Table:
    """A Tribune without a choice for the human: no goods; Contrarius' land colonist in Roma."""
    table = Table("italia", goods="cosa brick", rest="food")
    return table.contrarius(**{"land": "roma", "face_up": "mason-1", **of_contrarius})


@pytest.mark.parametrize(
    ("played", "sestertii"), [(NINE, 6), ("prefect senator", 0), ("prefect senator mercator", 1)]
)
def test_003_052_a_sestertius_for_each_card_beyond_the_third(played, sestertii):
    """003:52: the Tribune itself counts; nine cards pay 6."""
    table = quick().you(hand="tribune", played=played)
    table.do("play tribune")
    assert table.sestertii == sestertii
    (back,) = table.of(CardsRecovered)
    assert back.cards.bit_count() == len(played.split()) + 1
    assert table.state.human.played == 0


def test_003_052_one_colonist_for_food_and_tool_into_roma():
    """003:52, 003:46: of either kind, only one, and only in the capital."""
    table = quick().you(land="roma", houses="cosa", goods="2 food 2 tool")
    table.do("play tribune")
    assert table.legal() == ["done", "place land roma", "place sea roma"]
    assert table.refused("place land cosa") is Why.TRIBUNE_CITY
    table.do("place sea roma")
    assert table.waiting() != "TribuneAction"
    assert table.colonists(table.state.human) == ["roma", "roma"]
    assert table.goods() == "1 tool 1 food"


def test_the_colonist_is_optional():
    """000 Tribune: it may be left out."""
    table = quick().you(goods="1 food 1 tool")
    table.do("play tribune", "done")
    assert table.goods() == "1 tool 1 food"


@pytest.mark.parametrize("goods", ["2 food", "1 tool", "1 brick 1 wine"])
def test_without_the_price_nothing_is_asked(goods):
    """000 Tribune: 1 food and 1 tool."""
    table = quick().you(goods=goods)
    table.do("play tribune")
    assert table.waiting() == "Roll"


def test_003_050_a_kind_of_which_all_three_are_out_is_refused():
    """003:50: three colonists of each kind."""
    table = quick().you(land="roma roma roma", goods="1 food 1 tool")
    table.do("play tribune")
    assert table.refused("place land roma") is Why.NO_COLONIST_LEFT
    assert table.legal() == ["done", "place sea roma"]


def test_with_all_six_out_nothing_is_asked():
    """003:50: six colonists in all."""
    table = quick().you(land="roma roma roma", sea="roma roma roma", goods="1 food 1 tool")
    table.do("play tribune")
    assert table.waiting() == "Roll"


def test_pay_before_gain_the_sestertii_come_first():
    """pay-before-gain: cards and sestertii come back before the colonist is bought."""
    table = quick().you(goods="1 food 1 tool", played="prefect senator mercator")
    table.do("play tribune")
    assert table.sestertii == 1
    assert table.waiting() == "TribuneAction"


def test_reaction_is_twofold():
    """002:74-76: it builds for the best specialist, then the red die is rolled."""
    table = quick()
    table.do("play tribune")
    assert table.built_by_contrarius() == ["cosa"]
    assert table.legal() == ["roll red card", "roll red land", "roll red sea"]
    table.do("roll red sea")
    assert table.recruited() == ["sea"]
    assert table.colonists(table.state.contrarius) == ["cosa=roma", "roma"]
    assert table.waiting() == "ChooseCard"


@pytest.mark.parametrize(
    ("specialists", "good"),
    [
        ("mason-1", "brick"),
        ("farmer-1 mason-1", "food"),
        ("smith-1 farmer-1", "tool"),
        ("vintner-2 smith-1", "wine"),
        ("weaver-2 vintner-2 mason-1", "cloth"),
    ],
)
def test_best_specialist_weaver_vintner_smith_farmer_mason(specialists, good):
    """002:75: the order of the specialists is that of their goods."""
    goods = "cosa brick spoletvm food casinvm tool florentia wine hadria cloth"
    table = Table("italia", goods=goods, rest="brick")
    table.contrarius(land="roma roma", face_up=specialists)
    table.do("play tribune")
    (built,) = table.built_by_contrarius()
    city = table.city(built)
    assert table.state.city_goods[city] == ["brick", "food", "tool", "wine", "cloth"].index(good)


def test_003_214_a_face_down_specialist_counts():
    """003:214, best-specialist: it does not matter which side is up."""
    table = Table("italia", goods="casinvm cloth", rest="brick")
    table.contrarius(land="roma", face_up="mason-1", face_down="weaver-2")
    table.do("play tribune")
    assert table.built_by_contrarius() == ["casinvm"]


def test_reaction_card_face_takes_the_first_card():
    """002:76: face up to its display; the row is refilled."""
    table = quick()
    first = table.shown()[0]
    table.do("play tribune", "roll red card")
    assert table.taken() == [first]
    assert first in table.ids(table.state.contrarius.face_up)
    table.do("reveal weaver-2")
    assert table.shown()[-1] == "weaver-2"
    assert len(table.shown()) == 7


@pytest.mark.parametrize("kind", ["land", "sea"])
def test_reaction_colonist_face_places_it_in_the_capital(kind):
    """002:76: land or sea, into the capital."""
    table = quick()
    table.do("play tribune", f"roll red {kind}")
    assert table.recruited() == [kind]
    assert "roma" in table.colonists(table.state.contrarius)


def test_reaction_builds_before_the_new_colonist_comes():
    """002:74: twofold in this order, so the new colonist adds no step to this search."""
    table = Table("italia", goods="florentia brick", rest="food").contrarius(
        land="roma", houses="cosa", face_up="mason-1"
    )
    table.do("play tribune", "roll red land")
    assert table.built_by_contrarius() != ["florentia"]
