"""Colonist (000 Colonist; 002:77-81; 003:46-50, 167; `colonist-zero`)."""

import pytest

from solitaria_app.engine.refusal import Why
from tests.engine.table import Table


def colonist(**of_me: str) -> Table:
    """The human holds a Colonist; Roma is empty."""
    return Table("italia").you(hand="colonist-1", **of_me)


def test_003_046_as_many_as_can_be_paid():
    """003:46: 1 food and 1 tool each, until the goods are gone."""
    table = colonist(goods="2 food 2 tool")
    table.do("play colonist-1", "place land roma", "place sea roma")
    assert table.colonists(table.state.human) == ["roma", "roma"]
    assert table.goods() == ""
    assert table.waiting() == "Roll"


def test_003_167_into_roma_or_a_city_with_an_own_house():
    """003:46, 003:167: onto the city itself, on every map."""
    table = colonist(goods="1 food 1 tool", houses="cosa aleria").contrarius(houses="olbia")
    table.do("play colonist-1")
    assert table.legal("place") == sorted(
        f"{kind} {city}" for kind in ("land", "sea") for city in ("roma", "cosa", "aleria")
    )
    assert table.refused("place land olbia") is Why.COLONIST_CITY
    table.do("place sea aleria")
    assert table.colonists(table.state.human) == ["aleria"]


def test_003_048_five_sestertii_and_one_for_each_colonist():
    """003:48: for each of mine on the board, in cities as well."""
    table = colonist(land="roma cosa=roma", sea="olbia~roma")
    table.do("play colonist-1", "money")
    assert table.earned() == [8]


def test_choose_one_of_the_two():
    """000 Colonist: after a colonist was placed no money can be earned."""
    table = colonist(goods="2 food 2 tool")
    table.do("play colonist-1", "place land roma")
    assert table.refused("money") is Why.ALREADY_PLACED
    assert "money" not in table.legal()


def test_003_050_three_of_a_kind():
    """003:50: the fourth of a kind is refused, the last of the other allowed."""
    table = colonist(land="roma roma roma", sea="roma roma", goods="1 food 1 tool")
    table.do("play colonist-1")
    assert table.refused("place land roma") is Why.NO_COLONIST_LEFT
    assert table.legal("place") == ["sea roma"]


def test_003_050_placing_frees_spaces_of_the_storehouse():
    """003:50: two goods and the colonist's own space: three spaces more."""
    table = colonist(goods="2 food 2 tool 2 wine")
    free = table.state.free_spaces(table.state.human)
    table.do("play colonist-1", "place land roma")
    assert table.state.free_spaces(table.state.human) == free + 3


def test_colonist_that_cannot_be_paid_is_refused():
    """000 Colonist: both goods are needed."""
    table = colonist(goods="2 food")
    table.do("play colonist-1")
    assert table.refused("place land roma") is Why.CANNOT_PAY_GOODS
    assert table.legal() == ["done", "money"]


def test_reaction_to_placing_is_the_red_die():
    """002:80: rolled once, however many colonists came."""
    table = colonist(goods="2 food 2 tool")
    table.do("play colonist-1", "place land roma", "place sea roma", "roll red land")
    assert table.recruited() == ["land"]
    assert table.waiting() == "ChooseCard"


def test_colonist_zero_counts_as_placing():
    """colonist-zero: placing nobody brings the red die as well."""
    table = colonist()
    table.do("play colonist-1", "done", "roll red card")
    assert len(table.taken()) == 1
    assert table.points_scored() == []


def test_reaction_to_money_is_two_points():
    """002:81: and no die."""
    table = colonist()
    table.do("play colonist-1", "money")
    assert table.points_scored() == [2]
    assert table.waiting() == "ChooseCard"


@pytest.mark.parametrize("face", ["land", "sea"])
def test_reaction_colonist_goes_to_the_capital(face):
    """002:80: land or sea colonist into the capital."""
    table = colonist()
    table.do("play colonist-1", "done", f"roll red {face}")
    assert table.recruited() == [face]
    assert table.colonists(table.state.contrarius) == ["roma"]


def test_reaction_card_face_takes_the_first_card():
    """002:80: face up, from position 1."""
    table = colonist()
    first = table.shown()[0]
    table.do("play colonist-1", "done", "roll red card")
    assert table.taken() == [first]
