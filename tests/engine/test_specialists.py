"""Mason, Farmer, Smith, Vintner and Weaver (000 Specialists; 002:82-84; 003:62)."""

import pytest

from tests.engine.table import Table

ALL = {"mason-1": "brick", "farmer-1": "food", "smith-1": "tool", "vintner-2": "wine"}
ALL["weaver-2"] = "cloth"


@pytest.mark.parametrize(("card", "good"), ALL.items())
def test_each_specialist_makes_its_good_in_every_own_city(card, good):
    """002:83, 003:62: one unit for each own house in a city of the good; Contrarius scores 3."""
    goods = f"cosa {good} olbia {good} aleria {good}"
    table = Table("italia", goods=goods, rest="wine" if good != "wine" else "food")
    table.you(houses="cosa olbia neapolis", hand=card).contrarius(houses="aleria cosa")
    table.do(f"play {card}")
    assert table.goods() == f"2 {good}"
    assert table.points_scored() == [3]


@pytest.mark.parametrize("card", ALL)
def test_003_062_without_a_matching_house_it_may_be_played(card):
    """003:62: nothing comes, no marker turns; the reaction is the same."""
    table = Table("italia", rest="wine" if card != "vintner-2" else "food")
    table.you(houses="cosa", hand=card).coins("venetia")
    table.do(f"play {card}")
    assert table.goods() == ""
    assert table.gained() == []
    assert table.points_scored() == [3]
    assert table.state.coins.bit_count() == 1


def test_003_062_a_province_with_coins_produces_for_a_specialist():
    """003:62: no active province is needed."""
    table = Table("italia", rest="brick").coins("etrvria").you(houses="cosa", hand="mason-1")
    table.do("play mason-1")
    assert table.goods() == "1 brick"


def test_a_specialist_fills_the_last_spaces():
    """000 Storehouse: what does not fit is lost; one good leaves no choice."""
    table = Table("italia", rest="brick").you(houses="cosa olbia neapolis", hand="mason-1")
    table.you(goods="5 cloth")
    table.do("play mason-1")
    assert table.goods() == "5 cloth 1 brick"
    assert table.points_scored() == [3]
