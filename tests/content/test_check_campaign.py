"""Every fault of a campaign, at its line; and what the program's own campaigns are."""

from __future__ import annotations

import pytest

from solitaria_app.content.campaign import Passed
from solitaria_app.content.faults import BadFile
from solitaria_app.content.library import NotFound, load

from .conftest import NO_ID, Case, Folder, meets

CLASSIC, FREE, TOUR = "campaigns/classic.yaml", "campaigns/free.yaml", "campaigns/grand-tour.yaml"
LADDER = "campaigns/ladder.yaml"
NAME = "a name has 1 to 60 printable characters"
LESS = "start_at_most is 0 at least, and less than the start"

CASES = [
    Case(
        CLASSIC, 'id: "classic"', 'id: "the classic"', [("the classic", f'"the classic" {NO_ID}')]
    ),
    Case(CLASSIC, 'name: "Classic campaign"', 'name: " "', [("name", NAME)]),
    Case(CLASSIC, 'name: "Classic campaign"', f'name: "{"x" * 61}"', [("name", NAME)]),
    Case(
        CLASSIC,
        'then: "veteran"',
        'then: "vetran"',
        [("then", 'there is no level called "vetran" (did you mean veteran?)')],
    ),
    Case(
        CLASSIC,
        'level: "standard"',
        'level: "standart"',
        [("{level", 'there is no level called "standart" (did you mean standard?)')],
    ),
    Case(
        CLASSIC,
        "start: 20",
        "start: -1",
        [("{level", "the points at the start are 0 to 999"), ("{level", LESS)],
    ),
    Case(CLASSIC, "per: 5", "per: 0", [("{level", "per is 1 at least")]),
    Case(CLASSIC, "per: 5, ", "", [("{level", "without per the start never falls")]),
    Case(CLASSIC, "start_at_most: 0", "start_at_most: 20", [("{level", LESS)]),
    Case(CLASSIC, "start_at_most: 0", "start_at_most: -1", [("{level", LESS)]),
    Case(
        CLASSIC,
        "start_at_most: 0",
        "",
        [("{level", "passed holds one of start_at_most, wins, games or boards")],
    ),
    Case(
        CLASSIC,
        "start_at_most: 0",
        "start_at_most: 0, wins: 1",
        [("{level", "passed holds one of start_at_most, wins, games or boards")],
    ),
    Case(CLASSIC, "start_at_most: 0", "wins: 0", [("{level", "wins are 1 to 999")]),
    Case(CLASSIC, "start_at_most: 0", "games: 1000", [("{level", "games are 1 to 999")]),
    Case(CLASSIC, "start_at_most: 0", "ties: 3", [("{level", 'unknown key "ties"')]),
    Case(
        LADDER,
        '"expert", passed: {wins: 1}',
        '"expert"',
        [('"expert"', "only the last stage can have an open end (no passed)")],
    ),
    Case(
        LADDER,
        "start_at_most: 20",
        "start_at_most: 40",
        [('"beginner"', LESS)],
    ),
    Case(
        LADDER,
        'chosen: ["begin"]',
        'chosen: ["begin", "level"]',
        [("chosen", "a campaign of several stages leaves nothing to choose but begin")],
    ),
    Case(
        FREE,
        'chosen: ["level"',
        'chosen: ["begin", "level"',
        [("chosen:", "begin can be chosen where there are several stages")],
    ),
    Case(FREE, "boards: all", "boards: []", [("{level", "there is no board")]),
    Case(
        FREE,
        "boards: all",
        "boards: [italia, italia, imperum]",
        [
            ("{level", "the board italia is there twice"),
            ("{level", 'there is no board called "imperum" (did you mean imperium?)'),
        ],
    ),
    Case(FREE, "boards: all", "boards: some", [("{level", 'expected all or a list, not "some"')]),
    Case(
        FREE,
        "next: choice",
        "next: chance",
        [
            (
                "{level",
                'expected choice, in-turn or draw, not "chance" (did you mean choice?)',
            )
        ],
    ),
    Case(FREE, '"games"]', '"games", "games"]', [("chosen:", "something is there twice")]),
    Case(
        FREE,
        '"games"]',
        '"tour"]',
        [("chosen:", "tour can be chosen where passed says boards")],
    ),
    Case(
        TOUR,
        '"tour"]',
        '"games"]',
        [("chosen:", "games can be chosen where passed says games, or is left out")],
    ),
    Case(
        FREE,
        "chosen:",
        'seed: "two  spaces"\nchosen:',
        [("seed", "a seed has at most 40 printable characters")],
    ),
    Case(FREE, "chosen:", 'seed: "shared"\nchosen:', []),
    Case(TOUR, "boards: won}", "boards: played}", []),
    Case(
        CLASSIC,
        'then: "veteran"',
        "table_rules: {mover: some, no_site: reroll, no_card: x}",
        [
            ("table_rules", 'expected shortest or any, not "some"'),
            ("table_rules", 'unknown key "no_card"'),
        ],
    ),
    Case(CLASSIC, 'then: "veteran"', "table_rules: {no_site: take-card}", []),
]


@pytest.mark.parametrize("case", CASES)
def test_fault(folder: Folder, case: Case) -> None:
    meets(folder, case)


def test_without_a_stage(own: Folder) -> None:
    own.write("campaigns/mine.yaml", 'id: "mine"\nname: "Mine"\nstages: []\n')
    assert own.lines() == ["campaigns/mine.yaml:3: there is no stage"]


def test_two_of_one_id(folder: Folder) -> None:
    folder.edit(FREE, 'id: "free"', 'id: "classic"')
    (line,) = folder.lines()
    assert line.startswith(f"{FREE}:2: the campaign classic is there twice (first at ")


def test_unreadable_boards_and_levels_are_not_said_to_be_missing(folder: Folder) -> None:
    folder.write("campaigns/mine.yaml", 'id: "mine"\nname: "M"\nstages: [{level: nope}]\n')
    folder.edit("levels.yaml", "levels:", "level:")
    assert all("levels.yaml" in line for line in folder.lines())


def test_a_players_campaign_is_added_or_replaces_ours(own: Folder) -> None:
    stage = "stages: [{level: veteran, per: 4, passed: {start_at_most: 2}}]\n"
    own.write("campaigns/mine.yaml", f'id: "mine"\nname: "Mine"\n{stage}')
    own.write("campaigns/other.yaml", f'id: "classic"\nname: "My classic"\n{stage}')
    library = load(own.path)
    mine = library.campaign(" MINE ")
    (one,) = mine.stages
    assert (one.level, one.start, one.per, one.boards) == ("veteran", 10, 4, "all")
    assert one.passed == Passed(start_at_most=2)
    assert library.campaign("classic").name == "My classic"
    assert list(library.campaigns) == ["classic", "free", "grand-tour", "ladder", "mine"]
    with pytest.raises(NotFound, match=r'no campaign called "mime" \(did you mean mine\?\)'):
        library.campaign("mime")


def test_a_campaign_of_another_ending_is_reported(own: Folder) -> None:
    own.write("campaigns/mine.yml", "id: x\n")
    with pytest.raises(BadFile, match=r"mine\.yml: the name of a campaign's file ends in \.yaml"):
        load(own.path)


def test_a_folder_of_campaigns_alone_is_a_players_folder(own: Folder) -> None:
    own.write("campaigns/mine.yaml", 'id: "mine"\nname: "M"\nstages: [{level: expert}]\n')
    assert own.faults() == []


def test_the_campaign_of_the_rules() -> None:
    """`campaign`: standard with 20 points, a fifth of the lead, 0 or below, then veteran (002)."""
    classic = load().campaign("classic")
    (stage,) = classic.stages
    assert (stage.level, stage.first, stage.per) == ("standard", 20, 5)
    assert stage.passed == Passed(start_at_most=0)
    assert classic.then == "veteran"


def test_the_ladder_holds_every_level_in_order() -> None:
    library = load()
    ladder = library.campaign("ladder")
    assert [stage.level for stage in ladder.stages] == list(library.levels)
    own = [level.level.start_points for level in library.levels.values()]
    assert [stage.first for stage in ladder.stages] == own


def test_the_grand_tour_begins_with_the_largest_board() -> None:
    """The smaller the map, the harder the game (002)."""
    library = load()
    assert library.largest_first == ("imperium", "italia")
    (stage,) = library.campaign("grand-tour").stages
    assert (stage.boards, stage.next, stage.tour) == ("all", "in-turn", "won")
    assert library.campaign("free").stages[0].tour is None
