"""The storehouse: 12 spaces, and what does not fit (000 Storehouse; 003:50, 73, 75; `overflow`)."""

from hypothesis import given
from hypothesis import strategies as st

from solitaria_app.engine import notation, play
from solitaria_app.engine.events import GoodsGained
from solitaria_app.engine.flow import gain_goods
from solitaria_app.engine.goods import as_goods
from solitaria_app.engine.inputs import Keep
from solitaria_app.engine.refusal import Why
from tests.engine.table import Table


def arriving(goods: str) -> Table:
    """Venetia's three houses of mine make wine, tool and food, with a wine as bonus."""
    table = Table("italia", goods="bavzanvm wine aqvileia tool verona food", rest="brick")
    table.you(houses="bavzanvm aqvileia verona", goods=goods)
    return table


def test_colonists_not_yet_placed_take_a_space_each():
    """000 Storehouse: with all six waiting there are six spaces for goods."""
    table = Table("italia").you(goods="6 brick")
    assert table.state.free_spaces(table.state.human) == 0
    table.you(land="roma", sea="roma roma")
    assert table.state.free_spaces(table.state.human) == 3


def test_overflow_the_human_chooses_what_to_keep():
    """003:73, overflow: two spaces for two wine, a tool and a food: any two of them."""
    table = arriving("4 brick")
    table.do("play prefect", "produce venetia")
    assert table.waiting() == "Store"
    assert table.legal() == sorted(
        ["keep 2 wine", "keep 1 wine 1 tool", "keep 1 wine 1 food", "keep 1 tool 1 food"]
    )
    table.do("keep 1 tool 1 food")
    (gained,) = table.of(GoodsGained)
    assert gained.lost == table.amounts("2 wine")
    assert table.goods() == "1 tool 1 food 4 brick"


def test_overflow_every_space_must_be_filled():
    """003:73: no space is left empty to dodge a good, and nothing held is thrown away."""
    table = arriving("4 brick")
    table.do("play prefect", "produce venetia")
    assert table.refused("keep 1 wine") is Why.KEEP_FILLS
    assert table.refused("keep 2 wine 1 tool") is Why.KEEP_FILLS
    assert table.refused("keep 1 wine 1 cloth") is Why.KEEP_ARRIVED
    assert table.refused("keep 1 food 1 brick") is Why.KEEP_ARRIVED
    assert table.refused("done") is Why.NOT_NOW


def test_003_075_bonus_and_houses_goods_arrive_together():
    """003:75: there is no order, so bonus and production are one choice."""
    table = arriving("5 brick")
    table.do("play prefect", "produce venetia")
    assert table.legal() == ["keep 1 food", "keep 1 tool", "keep 1 wine"]


def test_003_073_what_fits_must_be_taken():
    """003:73: with spaces enough nothing is asked and everything is stored."""
    table = arriving("2 brick")
    table.do("play prefect", "produce venetia")
    assert table.goods() == "2 wine 1 tool 1 food 2 brick"
    assert table.waiting() == "ChooseCard"


def test_overflow_with_no_space_nothing_is_asked():
    """overflow: all is lost, and the event says so."""
    table = arriving("6 brick")
    table.do("play prefect", "produce venetia")
    (gained,) = table.of(GoodsGained)
    assert (sum(gained.goods), sum(gained.lost)) == (0, 4)
    assert table.waiting() == "ChooseCard"


def test_overflow_of_one_good_leaves_no_choice():
    """overflow: three bricks and two spaces: two bricks."""
    table = Table("italia", rest="brick").you(houses="bavzanvm aqvileia", goods="4 cloth")
    table.do("play prefect", "produce venetia")
    assert table.goods() == "4 cloth 2 brick"


def test_the_reaction_waits_until_the_goods_are_stored():
    """count-houses: Contrarius scores after the action, goods and all."""
    table = arriving("4 brick")
    table.do("play prefect", "produce venetia")
    assert table.points_scored() == []
    table.do("keep 2 wine")
    assert table.points_scored() == [3]


def test_003_077_goods_and_sestertii_are_unlimited():
    """003:77: the supply never runs out; the storehouse is the only limit."""
    table = Table("italia").you(land="roma roma roma", sea="roma roma roma", sestertii=999)
    table.do("play mercator", "buy 12 cloth", "done")
    assert table.goods() == "12 cloth"


@given(st.lists(st.integers(0, 4), min_size=5, max_size=5), st.integers(0, 6))
def test_overflow_property_every_way_to_fill_the_spaces_once(arrived, free):
    """overflow: the ways offered are all the parts of what arrived that fill the storehouse."""
    table = Table("italia").you(goods=f"{6 - free} brick")
    goods = as_goods(arrived)
    out = []
    gain_goods(table.state, goods, out)
    if table.waiting() != "Store":
        assert sum(arrived) <= free or free == 0 or sum(map(bool, arrived)) == 1
        assert sum(out[0].goods) == min(sum(arrived), free) if sum(arrived) else not out
        return
    ways = [option.goods for option in play.legal(table.state)]
    assert len(set(ways)) == len(ways) >= 2
    assert all(sum(way) == free for way in ways)
    assert all(0 <= kept <= came for way in ways for kept, came in zip(way, goods, strict=True))
    for way in ways:
        text = notation.write(table.rules, Keep(way))
        assert notation.read(table.rules, text) == Keep(way)
