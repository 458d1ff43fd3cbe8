"""Prefect and Prefect with Praefectus Magnus (000 Prefect; 002:45-56; 003:7-31)."""

import pytest

from solitaria_app.engine.events import MarkersTurned, Produced
from solitaria_app.engine.refusal import Why
from tests.engine.table import Table


def campania(**rules: object) -> Table:
    """Campania, whose bonus good is cloth: Casinum makes cloth, Neapolis tools."""
    return Table("italia", goods="casinvm cloth neapolis tool", **rules)


def test_002_050_example_with_three_houses():
    """002:50: with two houses of mine in Campania I take 3 cloths (2 of them bonus) and a tool.

    Contrarius has the third house there and scores 3 points.
    """
    table = campania().you(houses="casinvm neapolis").contrarius(houses="casinvm")
    table.do("play prefect-pm", "produce campania")
    assert table.goods() == "3 cloth 1 tool"
    assert table.points_scored() == [3]


def test_002_051_example_with_one_house():
    """002:51: with one house in Neapolis I take 2 cloths and a tool; Contrarius still scores 2."""
    table = campania().you(houses="neapolis")
    table.do("play prefect-pm", "produce campania")
    assert table.goods() == "2 cloth 1 tool"
    assert table.points_scored() == [2]


def test_003_027_double_bonus_doubles_nothing_but_the_bonus():
    """double-bonus, 003:27: the houses of the province still make one good each."""
    table = campania().you(houses="casinvm")
    table.do("play prefect-pm", "produce campania")
    assert table.goods() == "3 cloth"


def test_003_025_double_bonus_is_not_for_the_cash():
    """003:25: the coins are never doubled, and Contrarius scores 2 (002:49)."""
    table = campania().coins("venetia ligvria")
    table.do("play prefect-pm", "cash")
    assert table.earned() == [4]
    assert table.points_scored() == [2]


def test_prefect_takes_one_bonus_good():
    """002:53: as in Concordia, and the houses' goods arrive with it."""
    table = campania().you(houses="casinvm neapolis")
    table.do("play prefect", "produce campania")
    assert table.goods() == "2 cloth 1 tool"
    assert table.gained() == ["2 cloth 1 tool"]


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [("", "", 1), ("casinvm", "", 1), ("casinvm", "neapolis", 2), ("", "casinvm neapolis", 2)],
)
def test_count_houses_prefect_at_least_one(mine, theirs, points):
    """002:55: one point for each house in the province, anyone's, and at least one."""
    table = campania().you(houses=mine).contrarius(houses=theirs)
    table.do("play prefect", "produce campania")
    assert table.points_scored() == [points]


@pytest.mark.parametrize(("houses", "points"), [("", 2), ("casinvm", 2), ("casinvm neapolis", 3)])
def test_count_houses_prefect_magnus_at_least_two(houses, points):
    """002:48: at least two points."""
    table = campania().you(houses=houses).contrarius(houses="neapolis")
    table.do("play prefect-pm", "produce campania")
    assert table.points_scored() == [max(points, 2)]


def test_003_223_count_houses_counts_both_sides_in_the_same_city():
    """count-houses, 003:223: every house as it stands after the action, of any side."""
    table = campania().you(houses="casinvm neapolis").contrarius(houses="casinvm neapolis")
    table.do("play prefect", "produce campania")
    assert table.points_scored() == [4]


def test_prefect_reaction_to_cash_is_two_points():
    """002:56, 002:49: reactivating brings Contrarius 2 points with either Prefect."""
    for card in ("prefect", "prefect-pm"):
        table = campania().coins("venetia")
        table.do(f"play {card}", "cash")
        assert table.points_scored() == [2]


def test_003_009_cash_adds_the_coins_that_show():
    """003:9: 2 for each marker on its coin side, but 1 for cloth; then all show goods again."""
    table = Table("italia", goods="casinvm cloth genva wine", rest="food")
    table.coins("campania ligvria venetia")
    table.do("play prefect", "cash")
    assert table.earned() == [1 + 2 + 2]
    assert table.state.coins == 0
    assert [e.provinces.bit_count() for e in table.of(MarkersTurned)] == [3]


def test_003_015_any_active_province_may_be_chosen():
    """003:15: no house is needed; the bonus good comes all the same."""
    table = campania()
    table.do("play prefect", "produce campania")
    assert table.goods() == "1 cloth"
    assert [e.bonus for e in table.of(Produced)] == [table.amounts("1 cloth")]


def test_003_017_a_marker_that_shows_coins_cannot_be_chosen():
    """003:17: once used a province waits until somebody takes the cash bonus."""
    table = campania()
    table.do("play prefect", "produce campania", "play prefect-pm")
    assert table.refused("produce campania") is Why.MARKER_SHOWS_COINS
    assert "campania" not in table.legal("produce")
    table.do("cash")
    assert table.earned() == [1]


def test_003_019_cash_without_coins_is_legal():
    """003:19, prefect-zero: nothing is collected; the reaction comes and the markers turn."""
    table = campania()
    table.do("play prefect", "cash")
    assert table.earned() == [0]
    assert table.points_scored() == [2]
    assert len(table.of(MarkersTurned)) == 1


def test_003_171_prefect_zero_is_also_legal_with_praefectus_magnus():
    """prefect-zero, 003:171: taking nothing is a legal play."""
    table = campania()
    table.do("play prefect-pm", "cash")
    assert table.sestertii == 0


def test_003_021_houses_produce_only_at_that_moment():
    """003:21: building later in a province that has produced brings nothing."""
    table = campania().you(land="casinvm=roma", goods="1 brick 1 cloth", sestertii=5)
    table.do("play prefect", "produce campania", "play architect", "build casinvm", "done")
    assert table.goods() == "1 cloth"


def test_only_my_own_houses_bring_goods():
    """000 Prefect, 002:26: Contrarius has no storehouse and takes no goods."""
    table = campania().you(houses="neapolis").contrarius(houses="casinvm neapolis")
    table.do("play prefect", "produce campania")
    assert table.goods() == "1 cloth 1 tool"


def test_003_031_the_bonus_is_used_even_if_nothing_fits():
    """003:31: with a full storehouse the province produces all the same and turns its marker."""
    table = campania().you(houses="neapolis", goods="6 brick")
    table.do("play prefect-pm", "produce campania")
    assert table.goods() == "6 brick"
    assert table.points_scored() == [2]
    assert table.state.coins.bit_count() == 1


def test_003_218_the_tile_of_the_base_game_is_not_used():
    """003:218: the Praefectus Magnus is on one card; it doubles whenever that card is played."""
    table = campania()
    table.do("play prefect-pm", "produce campania", "play prefect", "cash")
    table.do("play tribune", "roll red land", "roll red card")
    table.do("play prefect-pm", "produce campania")
    assert table.gained() == ["2 cloth"]
