"""Mercator (000 Mercator; 002:65-68; 003:64, 66, 208; `trade-order`, `no-activation`)."""

import pytest

from solitaria_app.engine.events import MarkersTurned, Produced
from solitaria_app.engine.refusal import Why
from tests.engine.table import Table


@pytest.mark.parametrize(("card", "sestertii"), [("mercator", 3), ("mercator-1", 5)])
def test_003_064_three_sestertii_or_five_from_a_bought_one(card, sestertii):
    """003:64: before any trade."""
    table = Table("italia").you(hand=card)
    table.do(f"play {card}")
    assert table.earned() == [sestertii]
    assert table.sestertii == sestertii


@pytest.mark.parametrize(
    ("good", "price"), [("brick", 3), ("food", 4), ("tool", 5), ("wine", 6), ("cloth", 7)]
)
def test_prices_of_the_bank(good, price):
    """000 Mercator: the same for buying and selling."""
    table = Table("italia").you(goods=f"2 {good}")
    table.do("play mercator", f"sell 2 {good}", "done")
    assert (table.goods(), table.sestertii) == ("", 3 + 2 * price)
    table = Table("italia").you(sestertii=2 * price)
    table.do("play mercator", f"buy 2 {good}", "done")
    assert (table.goods(), table.sestertii) == (f"2 {good}", 3)


def test_pay_before_gain_the_mercators_sestertii_may_be_spent():
    """pay-before-gain: the 3 come first and buy a brick."""
    table = Table("italia")
    table.do("play mercator", "buy 1 brick", "done")
    assert (table.goods(), table.sestertii) == ("1 brick", 0)


def test_003_064_two_different_goods_any_number_of_units():
    """003:64: two kinds, each bought or sold; the same kind not twice."""
    table = Table("italia").you(goods="3 wine", sestertii=0)
    table.do("play mercator", "sell 2 wine")
    assert table.refused("sell 1 wine") is Why.ALREADY_TRADED
    assert table.refused("buy 1 wine") is Why.ALREADY_TRADED
    table.do("buy 3 food")
    assert table.waiting() == "Roll"
    assert (table.goods(), table.sestertii) == ("1 wine 3 food", 3 + 12 - 12)


@pytest.mark.parametrize(
    "trades", [("sell 1 wine", "sell 1 tool"), ("buy 1 brick", "buy 1 food"), ()]
)
def test_003_064_sell_two_buy_two_or_none(trades):
    """003:64: one kind or none is fine as well."""
    table = Table("italia").you(goods="1 wine 1 tool", sestertii=9)
    table.do("play mercator", *trades)
    if len(trades) < 2:
        table.do("done")
    assert table.waiting() == "Roll"


def test_003_064_limited_by_space_money_and_stock():
    """003:64, 000 Storehouse: no more than fits, can be paid, or is held."""
    table = Table("italia").you(land="roma", goods="5 wine", sestertii=97)
    table.do("play mercator")
    assert table.refused("buy 3 food") is Why.NO_SPACE
    assert table.refused("buy 2 food") is None
    assert table.refused("sell 6 wine") is Why.NOT_IN_STORE
    assert table.refused("buy 0 food") is Why.AMOUNT
    table = Table("italia").you(sestertii=8)
    table.do("play mercator")
    assert table.refused("buy 3 food") is Why.CANNOT_PAY_SESTERTII
    assert table.legal("buy") == sorted(
        [
            "1 brick",
            "2 brick",
            "3 brick",
            "1 food",
            "2 food",
            "1 tool",
            "2 tool",
            "1 wine",
            "1 cloth",
        ]
    )


def test_trade_order_selling_first_makes_room_and_money():
    """trade-order: the trades happen one after the other, as the human orders them."""
    table = Table("italia").you(goods="6 brick")
    table.do("play mercator")
    assert table.refused("buy 1 cloth") is Why.NO_SPACE
    table.do("sell 6 brick", "buy 3 cloth")
    assert (table.goods(), table.sestertii) == ("3 cloth", 3 + 18 - 21)


def test_003_066_goods_are_traded_with_a_mercator_only():
    """003:66: at no other time."""
    table = Table("italia").you(goods="2 wine", sestertii=9)
    assert table.refused("sell 1 wine") is Why.NOT_NOW
    table.do("play prefect")
    assert table.refused("buy 1 wine") is Why.NOT_NOW


def test_reaction_builds_by_the_black_die():
    """002:67: the black die says the good; the usual rules say which city."""
    table = Table("italia", goods="cosa food casinvm tool").contrarius(land="roma")
    table.do("play mercator", "done", "roll black tool")
    assert table.built_by_contrarius() == ["casinvm"]
    assert table.moved() == ["roma casinvm=roma 1"]


def test_003_208_the_province_of_the_house_produces_for_me():
    """002:68, 003:208: its marker turns; I get goods for my houses there, but no bonus good."""
    table = Table("italia", goods="cosa food florentia cloth").contrarius(land="roma")
    table.you(houses="florentia")
    table.do("play mercator", "done", "roll black food")
    assert table.built_by_contrarius() == ["cosa"]
    assert table.goods() == "1 cloth"
    (produced,) = table.of(Produced)
    assert (produced.province, sum(produced.bonus)) == (table.rules.province_number["etrvria"], 0)
    assert table.state.coins == 1 << produced.province


def test_003_208_without_a_house_there_i_get_nothing():
    """002:68: the marker turns all the same; Contrarius never receives goods."""
    table = Table("italia", goods="cosa food").contrarius(land="roma", houses="florentia")
    table.do("play mercator", "done", "roll black food")
    assert table.gained() == []
    assert table.state.coins == 1 << table.rules.province_number["etrvria"]


@pytest.mark.parametrize(
    ("coins", "turned"),
    [("etrvria", 0), ("etrvria venetia", 0), ("etrvria venetia ligvria", 3)],
)
def test_003_208_a_province_that_has_produced_turns_all_from_three_on(coins, turned):
    """002:68, 003:208: with three or more coins showing all markers turn back, else nothing."""
    table = Table("italia", goods="cosa food").contrarius(land="roma").coins(coins)
    table.you(houses="florentia").do("play mercator", "done", "roll black food")
    assert table.gained() == table.earned()[1:] == []
    if turned:
        assert [e.provinces.bit_count() for e in table.of(MarkersTurned)] == [turned]
        assert table.state.coins == 0
    else:
        assert table.nothing() == ["too-few-coins"]
        assert table.state.coins.bit_count() == len(coins.split())


def test_no_activation_without_a_house():
    """no-activation: when a colonist is placed instead, no province is activated."""
    table = Table("italia", goods="cosa food").coins("etrvria venetia ligvria")
    table.do("play mercator", "done", "roll black food", "roll red land")
    assert table.recruited() == ["land"]
    assert table.state.coins.bit_count() == 3


def test_the_province_produces_after_the_colonist_has_moved():
    """002:68, 002:92: house, colonist, then the province; the human may choose in between."""
    table = Table("italia", goods="cosa food florentia wine").contrarius(land="roma", sea="roma")
    table.you(houses="florentia").do("play mercator", "done", "roll black food")
    assert table.waiting() == "MoveNext"
    assert table.goods() == ""
    table.do("send roma cosa~roma")
    assert table.goods() == "1 wine"


def test_goods_of_the_reaction_may_not_all_fit():
    """002:68, overflow: inside the reaction too the human chooses what to keep."""
    table = Table("italia", goods="bavzanvm wine aqvileia tool verona food", rest="brick")
    table.contrarius(land="verona=mvtina").you(houses="bavzanvm aqvileia", goods="5 brick")
    table.do("play mercator", "done", "roll black food")
    assert table.waiting() == "Store"
    assert table.legal() == ["keep 1 tool", "keep 1 wine"]
    table.do("keep 1 wine")
    assert table.goods() == "1 wine 5 brick"
    assert table.waiting() == "ChooseCard"


def test_a_new_house_of_contrarius_does_not_produce():
    """002:68: only my houses bring goods."""
    table = Table("italia", goods="cosa food").contrarius(land="roma")
    table.do("play mercator", "done", "roll black food")
    assert table.goods() == ""
