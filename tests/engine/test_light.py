"""The light way of following: neither goods nor money, and the same Contrarius."""

from dataclasses import replace

import pytest

from solitaria_app.engine import notation, play
from solitaria_app.engine.following import Way
from solitaria_app.engine.goods import NOTHING
from solitaria_app.engine.refusal import Why
from solitaria_app.engine.scoring import result
from tests.engine.golden import FOLDER, read
from tests.engine.light import lightly
from tests.engine.table import Table

FILES = sorted(FOLDER.glob("*.txt"))


def light(table: Table) -> Table:
    """The same table, followed lightly."""
    table.state.way = Way.LIGHT
    table.you(goods="", sestertii=0)
    return table


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_light_games_end_as_on_the_screen(path):
    """Contrarius does the same to the end; with the goods counted both scores are the same."""
    golden, _ = read(path)
    screen, _ = golden.replayed()
    *_, (_, state) = lightly(golden.rules, golden.inputs)
    assert state.over
    assert state.contrarius == screen.contrarius
    assert state.human == screen.human
    assert result(state) == result(screen)


def test_light_follows_no_goods_on_the_way():
    golden, _ = read(FILES[0])
    for given, state in lightly(golden.rules, golden.inputs):
        if not state.over and type(given).__name__ != "Hold":
            assert state.human.goods == NOTHING
            assert state.human.sestertii == 0


def test_light_colonist_costs_nothing_and_is_asked_for_again():
    table = light(Table().you(land="roma", sea="roma", hand="colonist-1"))
    table.do("play colonist-1", "place land roma")
    assert table.waiting() == "ColonistAction"
    table.do("done")
    assert table.waiting() == "Roll"


def test_light_tribune_asks_for_a_colonist():
    table = light(Table().you(land="roma", sea="roma"))
    table.do("play tribune")
    assert table.waiting() == "TribuneAction"
    assert table.earned() == []


def test_light_building_costs_nothing():
    table = light(Table(goods="cosa cloth").you(land="cosa=roma", sea="roma"))
    (_, built) = table.do("play architect", "build cosa")
    assert built.paid == NOTHING and built.sestertii == 0
    assert table.refused("build genva") is Why.NOT_NEXT_TO_CITY


def test_light_cards_are_bought_without_goods():
    table = light(Table().you(land="roma", sea="roma"))
    last = table.shown()[-1]
    table.do("play senator", f"purchase {last}")
    assert last in table.ids(table.state.human.hand)
    assert table.refused(f"purchase {table.shown()[0]} paying 1 food") is Why.CHOICE_SIZE


def test_light_mercator_goes_straight_to_the_die():
    table = light(Table().you(land="roma", sea="roma").contrarius(land="roma", sea="roma"))
    table.do("play mercator")
    assert table.waiting() == "Roll"
    assert table.state.human.sestertii == 0


def test_light_production_brings_nothing_but_turns_the_marker():
    table = light(Table(goods="cosa cloth").you(houses="cosa"))
    table.do("play prefect", "produce etrvria")
    assert table.gained() == []
    assert table.state.coins
    assert table.points_scored() == [1]


def test_light_money_brings_points_to_contrarius_only():
    table = light(Table().you(land="roma", sea="roma", hand="colonist-1"))
    table.do("play colonist-1", "money")
    assert table.earned() == []
    assert table.points_scored() == [2]


def test_light_specialist_brings_nothing():
    table = light(Table(goods="cosa brick").you(houses="cosa", hand="mason-1"))
    table.do("play mason-1")
    assert table.gained() == []
    assert table.points_scored() == [3]


# --- changing the way ---------------------------------------------------------------


def test_follow_only_at_the_start_of_a_turn():
    table = Table().you(land="roma", sea="roma")
    assert table.refused("follow digital") is Why.SAME_WAY
    table.do("play architect")
    assert table.refused("follow light") is Why.NOT_NOW


def test_follow_light_forgets_goods_and_money():
    table = Table().you(land="roma", sea="roma", goods="2 cloth", sestertii=9)
    table.do("follow light")
    assert table.state.human.goods == NOTHING
    assert table.state.human.sestertii == 0
    assert table.waiting() == "ChooseCard"


@pytest.mark.parametrize("way", ["full", "digital"])
def test_follow_from_light_asks_for_the_stock(way):
    table = light(Table().you(land="roma", sea="roma"))
    table.do(f"follow {way}")
    assert table.waiting() == "TakeStock"
    assert table.refused("hold 3 sestertii 9 brick") is Why.NO_SPACE
    assert table.refused("hold 1000 sestertii") is Why.OUT_OF_RANGE
    table.do("hold 3 sestertii 2 cloth 1 food")
    assert table.goods() == "2 cloth 1 food"
    assert table.sestertii == 3
    assert table.waiting() == "ChooseCard"


def test_follow_full_changes_nothing_but_the_way():
    table = Table().you(land="roma", sea="roma", goods="2 cloth", sestertii=9)
    before = table.state
    table.do("follow full")
    assert table.state.way is Way.FULL
    assert replace(table.state, way=Way.DIGITAL) == before


def test_light_end_asks_for_goods_before_scoring():
    table = light(Table().you(land="roma", sea="roma", houses="cosa"))
    table.state.ended_by = 0
    table.do("play prefect", "produce etrvria")
    assert table.waiting() == "TakeStock"
    assert not table.state.over
    table.do("hold 25 sestertii 1 cloth")
    assert table.state.over
    vesta = [card.points for card in table.result().human.cards if card.god.id == "vesta"]
    assert vesta == [(25 + 7) // 10]


def test_rolled_by_hand_is_the_same_roll():
    table = Table(goods="cosa cloth").you(land="roma", sea="roma").contrarius(land="roma")
    table.do("play senator", "done")
    typed = table.state
    by_hand, events = play.apply(typed, notation.read(table.rules, "roll white cloth by hand"))
    drawn, _ = play.apply(typed, notation.read(table.rules, "roll white cloth"))
    assert by_hand == drawn
    assert events[0].by_hand


# --- joining a game that is under way -----------------------------------------------


def test_midway_needs_the_tokens_and_leaves_out_the_rest():
    table = Table.begin("italia", stop_at="DrawTokens")
    assert table.refused("midway") is Why.NOT_NOW
    table = Table.begin("italia", stop_at="Refill")
    table.do("midway")
    assert table.waiting() == "ChooseCard"
    assert table.state.turn == 1
    assert table.shown() == []
    assert table.colonists(table.state.contrarius) == ["roma", "roma"]
    assert table.refused("midway") is Why.NOT_NOW
