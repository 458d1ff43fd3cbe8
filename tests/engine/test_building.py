"""Architect: the human's houses (000 Architect; 003:34, 38, 42, 44, 79)."""

import pytest

from solitaria_app.engine.events import HouseBuilt
from solitaria_app.engine.refusal import Why
from tests.engine.table import Table


@pytest.mark.parametrize(
    ("good", "goods", "sestertii"),
    [
        ("brick", "1 food", 1),
        ("food", "1 brick 1 food", 2),
        ("tool", "1 brick 1 tool", 3),
        ("wine", "1 brick 1 wine", 4),
        ("cloth", "1 brick 1 cloth", 5),
    ],
)
def test_003_044_what_a_house_costs(good, goods, sestertii):
    """003:44: food for a brick city, else a brick and the city's good; 1 to 5 sestertii."""
    table = Table("italia", goods=f"cosa {good}")
    table.you(land="cosa=roma", goods=goods, sestertii=sestertii)
    table.do("play architect", "build cosa", "done")
    assert table.houses(table.state.human) == ["cosa"]
    assert (table.goods(), table.sestertii) == ("", 0)
    (built,) = table.of(HouseBuilt)
    assert (built.paid, built.sestertii) == (table.amounts(goods), sestertii)


@pytest.mark.parametrize(("good", "sestertii"), [("brick", 2), ("tool", 6), ("cloth", 10)])
def test_003_044_the_second_house_costs_double_in_sestertii(good, sestertii):
    """003:44: sestertii times the houses after building; the goods stay the same."""
    table = Table("italia", goods=f"cosa {good}").contrarius(houses="cosa")
    goods = "1 food" if good == "brick" else f"1 brick 1 {good}"
    table.you(land="cosa=roma", goods=goods, sestertii=sestertii)
    table.do("play architect", "build cosa", "done")
    assert (table.goods(), table.sestertii) == ("", 0)


def test_003_044_too_few_sestertii_or_goods():
    """003:44: both must be paid from what is held."""
    table = Table("italia", goods="cosa food").contrarius(houses="cosa")
    table.you(land="cosa=roma", goods="1 brick 1 food", sestertii=3).do("play architect")
    assert table.refused("build cosa") is Why.CANNOT_PAY_SESTERTII
    table = Table("italia", goods="cosa food").you(land="cosa=roma", goods="2 food", sestertii=9)
    table.do("play architect")
    assert table.refused("build cosa") is Why.CANNOT_PAY_GOODS


def test_003_042_one_house_per_city_and_none_in_roma():
    """003:42: both cities of a line may be built in, but each once, and never the capital."""
    table = Table("italia").you(land="florentia=cosa", sea="cosa~roma", goods="3 food", sestertii=9)
    table.do("play architect", "build cosa")
    assert table.refused("build cosa") is Why.HOUSE_ALREADY
    assert table.refused("build roma") is Why.NO_HOUSE_IN_CAPITAL
    assert table.legal() == ["build florentia", "done"]
    table.do("build florentia", "done")
    assert table.houses(table.state.human) == ["cosa", "florentia"]


def test_003_042_every_city_next_to_any_colonist():
    """003:42: as many houses as can be paid, next to all of them."""
    table = Table("italia").you(land="florentia=cosa", sea="olbia~panormvs", goods="6 food")
    table.you(sestertii=9).do("play architect")
    assert table.legal("build") == ["cosa", "florentia", "olbia", "panormvs"]
    table.do("build cosa", "build florentia", "build olbia", "build panormvs", "done")
    assert (table.goods(), table.sestertii) == ("2 food", 5)


def test_003_038_a_colonist_in_a_city_is_next_to_none():
    """003:38: it must stand on a line; a new one needs a step first."""
    table = Table("italia").you(land="roma cosa", houses="cosa", goods="2 food", sestertii=2)
    table.do("play architect")
    assert table.refused("build spoletvm") is Why.NOT_NEXT_TO_CITY
    assert table.refused("build florentia") is Why.NOT_NEXT_TO_CITY
    table.do("move cosa florentia=cosa", "build florentia", "done")


def test_003_042_contrarius_house_does_not_block_mine():
    """003:42: one house per city and side."""
    table = Table("italia").contrarius(houses="cosa").you(land="cosa=roma", goods="1 food")
    table.you(sestertii=2).do("play architect", "build cosa", "done")
    assert table.state.houses_in(table.city("cosa")) == 2


def test_003_079_there_are_fifteen_houses():
    """003:79: no sixteenth; the fifteenth brings the end about (see test_end)."""
    cities = [c.id for c in Table("italia").rules.board.cities if c.letter]
    mine = [city for city in cities if city not in ("cosa", "florentia")][:14]
    table = Table("italia").you(land="florentia=cosa", houses=" ".join(mine), goods="2 food")
    table.you(sestertii=9).do("play architect", "build cosa")
    assert table.refused("build florentia") is Why.NO_HOUSE_LEFT
    assert table.legal() == ["done"]


def test_pay_before_gain_one_house_after_the_other():
    """pay-before-gain: each house is paid with what is left at that moment."""
    table = Table("italia").you(land="florentia=cosa", goods="1 food", sestertii=9)
    table.do("play architect", "build cosa")
    assert table.refused("build florentia") is Why.CANNOT_PAY_GOODS
    assert table.legal() == ["done"]
