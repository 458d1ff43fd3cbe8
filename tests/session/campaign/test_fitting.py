"""Which saved games may become the next one of a campaign."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from solitaria_app.content.campaign import Passed
from solitaria_app.content.library import Library
from solitaria_app.session.campaign.fitting import Unfit, candidates, unfit
from solitaria_app.session.campaign.result import Result, Standing
from solitaria_app.session.campaign.story import Story, story
from solitaria_app.session.entries import Entry
from solitaria_app.session.header import new_header

from .conftest import BOARDS, by, one_stage

RUNNING = Result("italia", "standard", 18, game=9, standing=Standing.RUNNING)


def saved(
    library: Library,
    start: int = 18,
    board: str = "italia",
    level: str = "standard",
    over: bool = True,
    **values: object,
) -> Entry:
    """A saved game."""
    header = new_header(library, board, level, "s", start_points=start)
    return Entry(1, header, over=over, **values)  # type: ignore[arg-type]


def after(*results: Result, **values: object) -> Story:
    """The story of a campaign in which the start falls by a fifth of the lead."""
    return story(one_stage(Passed(start_at_most=0), per=5, **values), results, BOARDS)


def test_the_next_game_has_level_board_and_start_of_its_step(library: Library) -> None:
    """`campaign`: the start follows from the lead before (002)."""
    told = after(by(10))
    assert unfit(told, saved(library)) is None
    assert unfit(told, saved(library, board="imperium")) is None
    assert unfit(told, saved(library, over=False)) is None
    assert unfit(told, saved(library, start=20)) is Unfit.START
    assert unfit(told, saved(library, level="veteran")) is Unfit.LEVEL
    italia = after(by(10), boards=("italia",))
    assert unfit(italia, saved(library, board="imperium")) is Unfit.BOARD
    turns = after(by(10, "imperium"), next="in-turn")
    assert unfit(turns, saved(library, board="imperium")) is Unfit.BOARD
    assert unfit(after(by(100)), saved(library)) is Unfit.END


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"given_up": True, "over": False}, Unfit.GIVEN_UP),
        ({"deleted": "2026-01-01"}, Unfit.DELETED),
    ],
)
def test_games_that_are_none_to_count(
    library: Library, values: dict[str, bool], why: Unfit
) -> None:
    assert unfit(after(by(10)), saved(library, **values)) is why


def test_one_game_runs_at_a_time(library: Library) -> None:
    told = after(by(10), RUNNING)
    assert unfit(told, saved(library, over=False)) is Unfit.RUNNING
    assert unfit(told, saved(library)) is None  # as a result by hand can be entered then
    assert unfit(told, saved(library), taken=True) is Unfit.TAKEN


def test_candidates_are_sound_games_of_no_campaign(library: Library) -> None:
    games = [
        saved(library),
        saved(library, start=20),
        saved(library, over=False, given_up=True),
        saved(library, deleted="2026-01-01"),
        Entry(5, None, problem="damaged"),
        saved(library),
    ]
    games = [replace(game, id=number) for number, game in enumerate(games, 1)]
    found = list(candidates(after(by(10)), games, {6}))
    assert [(one.entry.id, one.unfit) for one in found] == [(1, None), (2, Unfit.START)]
    assert unfit(after(by(10)), games[4]) is Unfit.UNREADABLE
