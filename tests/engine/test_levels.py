"""Difficulty levels and their variants (002:32-38, 002:120-123, 003:204, `veteran-city`)."""

import pytest

from solitaria_app.engine.events import ColonistPlaced, HouseBuilt
from solitaria_app.engine.refusal import Why
from tests.engine.table import BOARDS, LEVELS, Table, rules_of, the_library, toy

# Around ROMA on Italia: by land Cosa, Spoletum, Casinum; by sea Cosa, Olbia, Neapolis, Panormus.


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    ("level", "points"),
    [
        ("beginner", 40),
        ("standard", 20),
        ("veteran", 10),
        ("strong-veteran", 10),
        ("expert", 0),
        ("strong-expert-9", 0),
        ("strong-expert-8", 0),
    ],
)
def test_points_at_the_start(board, level, points):
    """002:34, 36, 38, 121: 20, 10, 0, and 40 for beginners; Contrarius starts at 0 (003:204)."""
    table = Table.begin(board, level=level)
    assert table.state.human.points == points
    assert table.state.contrarius.points == 0


def test_all_levels_of_the_booklet_are_there():
    """002:120-123: the three levels and their variants, in both spacings of the expert's."""
    assert tuple(the_library().levels) == LEVELS


@pytest.mark.parametrize("level", ["beginner", "standard", "expert", "strong-expert-8"])
def test_contrarius_starts_with_both_colonists_in_the_capital(level):
    """002:34, 002:37: one land and one sea colonist, no house."""
    table = Table.begin("imperium", level=level)
    contrarius = table.state.contrarius
    assert table.colonists(contrarius) == ["roma", "roma"]
    assert [len(places) for places in contrarius.colonists] == [1, 1]
    assert contrarius.houses == 0


@pytest.mark.parametrize(
    ("level", "track"),
    [
        ("beginner", ()),
        ("standard", ()),
        ("expert", (10, 20, 30, 40, 50)),
        ("strong-expert-9", (9, 18, 27, 36, 45)),
        ("strong-expert-8", (8, 16, 24, 32, 40)),
    ],
)
def test_houses_on_the_score_track(level, track):
    """002:37, 002:123: five houses; ten remain in its supply."""
    table = Table.begin("italia", level=level)
    assert table.state.contrarius.track == track
    assert table.state.houses_left(table.state.contrarius) == 15


def test_veteran_house_in_the_most_valuable_city_beside_the_capital():
    """002:35: cloth in Spoletum, so the house and the land colonist go there.

    The second colonist is the sea one and goes to the best city that it reaches, Panormus.
    """
    table = Table.begin(
        "italia",
        level="veteran",
        goods="spoletvm cloth panormvs wine cosa wine olbia tool neapolis food casinvm food",
        stop_at="ChooseCard",
    )
    contrarius = table.state.contrarius
    assert table.houses(contrarius) == ["spoletvm"]
    assert table.colonists(contrarius)[0] == "spoletvm=roma"


def test_003_204_veteran_second_colonist_is_of_the_other_kind():
    """003:204, veteran-city: each of the two takes one step from the capital.

    The wine of Casinum is worth more than Olbia's tool, but no sea line leads there.
    """
    table = Table.begin(
        "italia",
        level="veteran",
        goods="spoletvm cloth casinvm wine olbia tool cosa food neapolis food panormvs brick",
    )
    assert table.colonists(table.state.contrarius) == ["spoletvm=roma", "olbia~roma"]
    assert table.houses(table.state.contrarius) == ["spoletvm"]


def test_veteran_human_decides_between_blue_and_brown():
    """002:35: Cosa has a land and a sea line to Roma; the human says which colonist goes."""
    goods = "cosa cloth spoletvm cloth olbia wine casinvm tool"
    table = Table.begin("italia", level="veteran", goods=goods, stop_at="Opening")
    assert table.legal() == ["settle cosa=roma", "settle cosa~roma"]
    assert table.refused("settle olbia~roma") is Why.NO_SUCH_LINE
    table.do("settle cosa~roma")
    assert table.houses(table.state.contrarius) == ["cosa"]
    assert table.colonists(table.state.contrarius) == ["spoletvm=roma", "cosa~roma"]


def test_veteran_by_land_leaves_the_sea_colonist_the_next_best_city():
    """veteran-city: with the land colonist towards Cosa, the sea colonist goes to Olbia."""
    goods = "cosa cloth spoletvm cloth olbia wine casinvm tool"
    table = Table.begin("italia", level="veteran", goods=goods, stop_at="Opening")
    table.do("settle cosa=roma")
    assert table.colonists(table.state.contrarius) == ["cosa=roma", "olbia~roma"]


def test_veteran_city_ties_go_by_letter_then_name():
    """003:204, veteran-city: of two cloth cities B comes before C; of two B cities, Casinum first.

    On Italia Spoletum has the letter C; Casinum, Neapolis, Cosa and Olbia have B.
    """
    table = Table.begin("italia", level="veteran", goods="spoletvm cloth neapolis cloth")
    assert table.houses(table.state.contrarius) == ["neapolis"]
    table = Table.begin(
        "italia",
        level="veteran",
        goods="casinvm food neapolis food cosa brick olbia brick spoletvm brick panormvs brick",
    )
    assert table.houses(table.state.contrarius) == ["casinvm"]


def test_strong_veteran_has_a_house_beside_each_colonist():
    """002:122: two houses, one in each of the cities its colonists stand beside."""
    table = Table.begin(
        "imperium",
        level="strong-veteran",
        goods="aqvileia cloth carthago wine novaria tool syracvsae brick massilia food",
    )
    contrarius = table.state.contrarius
    assert table.houses(contrarius) == ["aqvileia", "carthago"]
    assert table.colonists(contrarius) == ["aqvileia=roma", "carthago~roma"]
    assert [e.city for e in table.of(HouseBuilt)] == [
        table.city("aqvileia"),
        table.city("carthago"),
    ]


@pytest.mark.parametrize("level", ["veteran", "strong-veteran"])
def test_003_204_veteran_has_two_colonists_on_two_lines_at_the_capital(level):
    """003:204: they stand on the roads, one of each kind, and only these two are on the board."""
    table = Table.begin("imperium", level=level)
    board = table.rules.board
    for kind, places in enumerate(table.state.contrarius.colonists):
        (place,) = places
        assert board.lines[place].kind == kind
        assert table.city("roma") in board.lines[place].ends
    assert len(table.of(ColonistPlaced)) == 2


def test_veteran_parallel_lines_are_chosen_between():
    """002:35: two land lines to the same city are two places to stand."""
    board = toy("roma=alba roma=alba roma~ostia alba=ostia", {"latium": "alba ostia"})
    table = Table.begin(board, level="veteran", goods="alba food ostia brick", stop_at="Opening")
    assert table.legal() == ["settle roma=alba", "settle roma=alba#2"]
    table.do("settle roma=alba#2")
    assert table.colonists(table.state.contrarius) == ["roma=alba#2", "roma~ostia"]


def test_veteran_one_neighbour_by_land_and_sea_takes_both_colonists():
    """veteran-city: with a single city beside the capital both colonists go there."""
    board = toy("roma=alba roma~alba alba=veii", {"latium": "alba veii"})
    table = Table.begin(board, level="strong-veteran", stop_at="Opening")
    table.do("settle roma~alba")
    assert table.colonists(table.state.contrarius) == ["roma=alba", "roma~alba"]
    assert table.houses(table.state.contrarius) == ["alba"]


def test_veteran_kind_without_a_line_stays_in_the_capital():
    """veteran-city: where the capital has no sea line, the sea colonist starts in it."""
    board = toy("roma=alba alba~ostia", {"latium": "alba ostia"})
    table = Table.begin(board, level="veteran")
    assert table.colonists(table.state.contrarius) == ["roma=alba", "roma"]
    assert table.houses(table.state.contrarius) == ["alba"]


def test_003_169_veteran_never_starts_on_a_line_for_crossing_only():
    """003:169: the city behind such a line is not one that it can go next to."""
    board = toy("roma~alba| roma~veii roma=veii", {"latium": "alba veii"})
    table = Table.begin(board, level="veteran", goods="alba food veii brick", stop_at="Opening")
    assert table.legal() == ["settle roma=veii", "settle roma~veii"]
    board = toy("roma~alba| roma=veii", {"latium": "alba veii"})
    table = Table.begin(board, level="veteran", goods="alba food veii brick")
    assert table.colonists(table.state.contrarius) == ["roma=veii", "roma"]


def test_veteran_capitals_of_land_and_sea_may_differ():
    """002:35: each colonist starts from the capital of its kind."""
    board = toy("roma=alba ostia~veii", {"latium": "alba veii"}, capital="roma ostia")
    table = Table.begin(board, level="veteran", goods="alba food veii brick")
    assert table.colonists(table.state.contrarius) == ["roma=alba", "ostia~veii"]


def test_levels_keep_their_start_points_but_a_campaign_may_change_them():
    """002:102: the rules of a game take another number of points at the start."""
    rules = the_library().ruleset("italia", "standard", start_points=18)
    assert rules.level.start_points == 18
    assert rules_of("italia").level.start_points == 20
