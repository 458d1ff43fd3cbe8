"""Results of campaigns entered by hand among the finished games."""

from __future__ import annotations

from dataclasses import replace

from solitaria_app.session.campaign.campaign import Campaign
from solitaria_app.session.campaign.result import Result
from solitaria_app.session.statistics.entered import saved_only, with_entered
from solitaria_app.session.statistics.everything import everything
from solitaria_app.session.statistics.filters import Filter

from .made import fact

BY_HAND = Result("italia", "standard", 20, 140, 100, played="2026-01-07")


def campaign(*results: Result) -> Campaign:
    return Campaign(1, "Winter", None, results=results)


def test_in_the_order_of_play() -> None:
    games = [fact(0, 100, 90), fact(5, 100, 90)]
    undated = replace(BY_HAND, human=90, played="")
    found = with_entered(games, [campaign(BY_HAND, undated, replace(BY_HAND, game=7))])
    assert [one.entered for one in found] == [True, False, True, False]
    assert [one.outcome.human for one in found] == [90, 100, 140, 100]
    assert [one.outcome.won for one in found] == [False, True, True, True]
    assert saved_only(found) == games


def test_without_results_by_hand_nothing_changes() -> None:
    games = [fact(0, 100, 90)]
    assert with_entered(games, [campaign(replace(BY_HAND, game=1))]) == games


def test_a_saved_game_that_was_taken_in_again_counts_once() -> None:
    game = fact(2, 140, 100)
    assert game.when is not None
    same = replace(BY_HAND, played=game.when.date().isoformat())
    assert with_entered([game], [campaign(same)]) == [game]
    assert len(with_entered([game], [campaign(replace(same, human=141))])) == 2


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
