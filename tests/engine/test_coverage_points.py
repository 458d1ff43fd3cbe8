"""The points of coverage: each is noted once and fires for what it is named after."""

import random

import pytest
from soaking.games import MANNERS, play_game
from soaking.universe import Universe

from solitaria_app.engine.events import TurnBegan
from tests.engine.coverage_points import POINTS, Game, covered, missing
from tests.engine.table import Table, rules_of


def scripted(table: Table, *inputs: str) -> list[str]:
    """The points that a few inputs cover, as if they were a whole game."""
    table.do(*inputs)
    return covered(Game([TurnBegan(1, table.state.final), *table.events], table.state))


def test_every_point_has_an_id_of_its_own():
    """A hundred points, each with a name."""
    ids = [entry.id for entry in POINTS]
    assert len(set(ids)) == len(ids) >= 100


def test_a_game_covers_one_board_one_level_and_one_way_to_end():
    """And what no game covers is missing."""
    rules = rules_of("imperium", "expert", "any")
    played = play_game(rules, random.Random(5), MANNERS[0], Universe(rules))
    game = Game(played.events, played.state)
    found = covered(game)
    for start, count in (("board ", 1), ("level ", 1), ("end: last-", 1)):
        assert len([id for id in found if id.startswith(start)]) == count
    assert set(missing([game])) == {entry.id for entry in POINTS} - set(found)
    assert len(found) > 20


def stuck(**rules: object) -> Table:
    return Table(**rules).contrarius(face_up="mason-1")


@pytest.mark.parametrize(
    ("table", "inputs", "points"),
    [
        (
            stuck,
            ["play mercator", "done", "roll black food", "roll red card", "roll red sea"],
            [
                "no-site: a colonist by the red die",
                "no-site reroll: the card face is rolled again",
                "no-activation: the Mercator's house was not built",
            ],
        ),
        (
            lambda: stuck(no_site="take-card"),
            ["play senator", "done", "roll white food", "roll red card"],
            ["no-site take-card: the card face takes a card"],
        ),
        (
            lambda: stuck().display(hidden="").you(hand="colonist-1"),
            ["play colonist-1", "done", "roll red card", "roll white food", "roll red land"],
            ["no card left: a house by the white die", "colonist-zero: nobody is placed"],
        ),
        (
            lambda: stuck().contrarius(
                face_down="c-architect c-colonist c-consul c-prefect-1 c-prefect-2 mason-1"
            ),
            ["play diplomat"],
            ["diplomat-none"],
        ),
        (
            lambda: (
                Table("italia")
                .you(houses="casinvm", hand="prefect-pm")
                .contrarius(houses="casinvm neapolis")
            ),
            ["play prefect-pm", "produce campania"],
            ["prefect magnus: houses counted"],
        ),
    ],
)
def test_rare_points_fire(table, inputs, points):
    """The ones that random games hardly ever reach."""
    found = scripted(table(), *inputs)
    assert set(points) <= set(found)
