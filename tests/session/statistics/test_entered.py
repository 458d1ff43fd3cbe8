"""Results of campaigns entered by hand among the finished games."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime

import msgspec
import pytest

from solitaria_app.session.campaign.campaign import Campaign
from solitaria_app.session.campaign.result import Result, Standing
from solitaria_app.session.finished import Fact, InCampaign
from solitaria_app.session.statistics.entered import saved_only, with_entered
from solitaria_app.session.statistics.everything import everything
from solitaria_app.session.statistics.filters import OUTSIDE, Filter
from solitaria_app.session.statistics.streaks import streaks, unclear_day

from .made import fact

BY_HAND = Result("italia", "standard", 20, 140, 100, played="2026-01-07")


def campaign(*results: Result, id: int = 1) -> Campaign:
    return Campaign(id, "Winter", None, results=results)


def played(*course: int | str) -> Campaign:
    """A campaign of saved games (numbers) and of results by hand (days), a point more each."""
    return campaign(
        *(
            replace(BY_HAND, human=200 + n, played=one)
            if isinstance(one, str)
            else replace(BY_HAND, game=one)
            for n, one in enumerate(course)
        )
    )


def scores(found: list[Fact]) -> list[int]:
    return [one.outcome.human for one in found]


def test_in_the_order_of_play() -> None:
    games = [fact(0, 100, 90), fact(5, 101, 90)]
    undated = replace(BY_HAND, human=90, played="")
    found = with_entered(games, [campaign(BY_HAND), campaign(undated, id=2)])
    assert scores(found) == [90, 100, 140, 101]
    assert [one.outcome.won for one in found] == [False, True, True, True]
    assert [one.entered for one in found] == [True, False, True, False]
    assert saved_only(found) == games


FIVE = [
    msgspec.structs.replace(fact(n, 100 + n, 90), when=datetime(2026, 1, 5 + n, 15).astimezone())
    for n in range(5)
]
"""Finished on five days from 5 January on, all in the afternoon."""


@pytest.mark.parametrize(
    ("course", "order"),
    [
        (("2026-01-06",), [100, 200, 101, 102, 103, 104]),  # alone: at noon of its day
        (("",), [200, 100, 101, 102, 103, 104]),
        ((1, "2026-01-06", 2), [100, 101, 201, 102, 103, 104]),
        (("2026-01-06", 1), [100, 200, 101, 102, 103, 104]),  # the same day, but before it
        ((1, "2026-01-05", "2026-01-05", 3), [100, 101, 201, 202, 102, 103, 104]),
        ((1, "2026-01-31", "2026-01-02", 3), [100, 101, 102, 201, 202, 103, 104]),
        ((1, "", 3), [100, 101, 201, 102, 103, 104]),
        (("", "", 3), [100, 101, 102, 200, 201, 103, 104]),
        (("", "2026-01-06"), [100, 200, 201, 101, 102, 103, 104]),
        ((3, "2026-01-06", 1), [100, 101, 102, 103, 201, 104]),  # it contradicts itself
    ],
)
def test_a_campaign_tells_its_own_order(course: tuple[int | str, ...], order: list[int]) -> None:
    assert scores(with_entered(FIVE, [played(*course)])) == order


@pytest.mark.parametrize(
    ("begun", "changed", "order"),
    [
        ("2026-01-06T16:00", "2026-01-06T17:00", [100, 101, 200]),
        ("2026-01-06T08:00", "2026-01-06T17:00", [100, 200, 101]),
        ("2026-01-02T08:00", "2026-01-09T08:00", [100, 200, 101]),
        ("2026-01-02T08:00", "2026-01-06T08:00", [100, 200, 101]),
    ],
)
def test_when_its_campaign_began_a_result_was_not_there(
    begun: str, changed: str, order: list[int]
) -> None:
    (result,) = played("2026-01-06").results
    one = Campaign(1, "Winter", None, results=(result,), begun=begun, changed=changed)
    assert scores(with_entered(FIVE[:2], [one])) == order


def test_a_present_streak_is_told_only_if_its_order_is_known() -> None:
    lost = replace(BY_HAND, human=90, played="2026-01-06")
    games = FIVE[:3]
    apart = with_entered(games, [campaign(lost)])
    assert unclear_day(apart) == date(2026, 1, 6)
    rows = [row.key for row in streaks(apart).rows]
    assert rows == ["longest-won", "longest-lost"]
    told = with_entered(games, [campaign(lost, replace(BY_HAND, game=1))])
    assert unclear_day(told) is None
    assert streaks(told).value("present", "length") == 2
    won = with_entered(games, [campaign(replace(lost, human=110))])
    assert streaks(won).value("present", "length") == 4


def test_what_one_campaign_has_more_comes_between_what_both_have() -> None:
    first, second = (replace(BY_HAND, human=n) for n in (200, 202))
    more = replace(BY_HAND, human=201)
    found = with_entered([], [campaign(first, more, second, id=2), campaign(first, second)])
    assert scores(found) == [200, 201, 202]


def test_without_results_by_hand_nothing_changes() -> None:
    games = [fact(0, 100, 90)]
    unknown = campaign(replace(BY_HAND, game=1), replace(BY_HAND, standing=Standing.RUNNING))
    assert with_entered(games, [unknown, campaign()]) == games


def test_a_saved_game_that_was_taken_in_again_counts_once() -> None:
    game = fact(2, 140, 100)
    assert game.when is not None
    same = replace(BY_HAND, played=game.when.date().isoformat())
    (found,) = with_entered([game], [campaign(same)])
    assert found == msgspec.structs.replace(game, campaigns=(InCampaign(1, "Winter"),))
    assert len(with_entered([game], [campaign(replace(same, human=141))])) == 2


def test_equal_results_count_as_often_as_in_the_campaign_with_most() -> None:
    undated = replace(BY_HAND, played="")
    one = campaign(BY_HAND, undated, BY_HAND)
    other = campaign(BY_HAND, undated, replace(BY_HAND, start=10), id=2)
    found = with_entered([], [other, one])
    assert sorted(len(fact.campaigns) for fact in found) == [1, 1, 2, 2]
    assert len(with_entered([], [one])) == 3


def test_a_campaign_taken_in_again_changes_no_figure() -> None:
    """Its saved games are results by hand then; one by hand is like one of these."""
    game = fact(2, 140, 100)
    one = campaign(replace(BY_HAND, game=2), BY_HAND)
    other = campaign(BY_HAND, BY_HAND, id=2)
    found = with_entered([game], [one, other])
    assert [fact.entered for fact in found] == [False, True]
    assert all([one.id for one in fact.campaigns] == [1, 2] for fact in found)


def test_the_filter_takes_games_of_one_campaign_or_of_none() -> None:
    copied = msgspec.structs.replace(fact(1, 100, 90), copies=(7,))
    games = [fact(0, 100, 90), copied, fact(2, 100, 90)]
    found = with_entered(
        games, [campaign(replace(BY_HAND, game=7), BY_HAND), campaign(BY_HAND, id=2)]
    )
    assert [one.id for one in Filter(campaign=1).of(found)] == [1, 0]
    assert [one.entered for one in Filter(campaign=2).of(found)] == [True]
    assert [one.id for one in Filter(campaign=OUTSIDE).of(found)] == [0, 2]


def test_they_are_only_in_figures_that_need_no_more() -> None:
    found = with_entered([fact(0, 100, 90)], [campaign(BY_HAND)])
    tables = {table.id: table for table in everything(found)}
    assert tables["totals"].value("all", "games") == 2
    assert tables["boards"].value("italia", "games") == 2
    assert [row.key for row in tables["ways"].rows] == ["digital"]
    assert tables["turns"].column("games") == (1,)
    assert tables["scores"].value("turns", "lowest") == 30
    assert tables["games"].column("turns") == (30, None)
    alone = {table.id: table for table in everything(found[1:])}
    assert [row.key for row in alone["scores"].rows] == ["you", "contrarius", "lead"]
    assert alone["gods"].rows == alone["cards"].rows == ()


def test_the_filter_leaves_them_out() -> None:
    found = with_entered([fact(0, 100, 90)], [campaign(BY_HAND)])
    assert Filter(entered=False).of(found) == found[:1]
    assert Filter(ways=frozenset({"digital"})).of(found) == found[:1]
    assert Filter().of(found) == found
