"""Figures by board, level, turns, month; all together; streaks; best games: exact values."""

from __future__ import annotations

import statistics
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solitaria_app.session.statistics import groups, overview
from solitaria_app.session.statistics.course import by_month, games
from solitaria_app.session.statistics.results import Numbers
from solitaria_app.session.statistics.streaks import streaks

from .made import START, fact

FOUR = [
    fact(0, 100, 90),
    fact(1, 80, 95, board="imperium", level="expert", turns=24, way="full"),
    fact(2, 120, 100, turns=25),
    fact(40, 70, 100, turns=34),
]


@given(st.lists(st.integers(-300, 300), min_size=1, max_size=60))
def test_numbers_are_those_of_the_library_of_python(numbers: list[int]) -> None:
    found = Numbers.of(Counter(numbers))
    assert found.mean == pytest.approx(statistics.fmean(numbers))
    assert found.median == statistics.median(numbers)
    assert (found.highest, found.lowest) == (max(numbers), min(numbers))
    assert found.spread == pytest.approx(statistics.pstdev(numbers), abs=1e-9)


def test_by_board() -> None:
    table = groups.by_board(FOUR)
    assert [row.key for row in table.rows] == ["italia", "imperium"]
    assert table.column("games") == (3, 1)
    assert table.column("won") == (2, 0)
    assert table.column("rate") == (2 / 3, 0.0)
    assert table.column("lead") == (0.0, -15.0)
    assert table.column("lead-median") == (10.0, -15.0)
    assert (table.value("italia", "lead-best"), table.value("italia", "lead-worst")) == (20, -30)
    assert table.value("italia", "score") == pytest.approx(290 / 3)
    assert table.value("italia", "score-best") == 120
    assert table.value("imperium", "score-spread") == 0
    with pytest.raises(KeyError):
        table.column("nothing")
    with pytest.raises(KeyError):
        table.value("nowhere", "lead")


def test_by_level_way_and_turns() -> None:
    assert [row.key for row in groups.by_level(FOUR).rows] == ["standard", "expert"]
    assert groups.by_way(FOUR).value("full", "games") == 1
    table = groups.by_turns(FOUR)
    assert [row.key for row in table.rows] == ["20-24", "25-29", "30-34"]
    assert table.column("lead") == (-15.0, 20.0, -10.0)


def test_all_together() -> None:
    assert overview.totals(FOUR).rows[0].values == (4, 2, 2, 0.5)
    table = overview.scores(FOUR)
    assert [row.key for row in table.rows] == ["you", "contrarius", "lead", "turns"]
    assert table.rows[0].values == (92.5, 90.0, 120, 70, pytest.approx(19.2028644))
    assert table.rows[2].values[:4] == (-3.75, -2.5, 20, -30)


def test_the_spans_of_leads_hold_every_game_once() -> None:
    table = overview.leads(FOUR)
    assert table.rows[0].key == "-30..-26"
    assert table.rows[-1].key == "20..24"
    assert len(table.rows) == 11
    assert table.value("10..14", "won") == 1
    assert table.value("-15..-11", "lost") == 1
    assert table.value("0..4", "games") == 0
    assert sum(table.column("games")) == 4  # type: ignore[arg-type]
    wide = overview.leads([fact(0, 0, 300), fact(1, 300, 0), fact(2, 100, 100)])
    assert len(wide.rows) <= overview.MOST_SPANS
    assert [row.key for row in wide.rows if row.values[0]] == ["-320..-281", "0..39", "280..319"]


def test_best_games() -> None:
    many = [fact(n, 100 + n % 3, 90) for n in range(20)]
    table = overview.best_games(many)
    assert table.column("lead") == (12,) * 6 + (11,) * 4
    assert table.rows[0].values[0] == many[2].when
    level = overview.best_games([fact(0, 90, 80), fact(1, 110, 100)])
    assert level.column("you") == (110, 90)


def test_streaks() -> None:
    results = [True, False, False, True, True, False, False, True]
    facts = [fact(n, 100, 90 if won else 110) for n, won in enumerate(results)]
    table = streaks(facts)
    rows = {row.key: row.values for row in table.rows}
    assert rows["present"] == ("won", 1, facts[7].when, facts[7].when)
    assert rows["longest-won"] == ("won", 2, facts[3].when, facts[4].when)
    assert rows["longest-lost"] == ("lost", 2, facts[5].when, facts[6].when)
    assert [row.key for row in streaks(facts[:1]).rows] == ["present", "longest-won"]


def test_game_by_game_and_month_by_month() -> None:
    table = games(FOUR)
    assert table.column("lead") == (10, -15, 20, -30)
    assert table.column("lead-recent") == (10.0, -2.5, 5.0, -3.75)
    assert table.column("result") == ("won", "lost", "won", "lost")
    assert table.column("when")[0] == START
    twelve = games([fact(n, 100, 100 - n) for n in range(12)])
    assert twelve.column("lead-recent")[-1] == sum(range(2, 12)) / 10
    assert twelve.named("lead-recent").n == 10
    many = games([fact(0, 100, 100 - n) for n in range(1100)])
    assert many.named("lead-recent").n == 22
    assert many.column("lead-recent")[20:23] == (10, 10.5, 11.5)
    months = by_month([*FOUR, fact(50, 1, 2, dated=False)])
    assert [(row.key, row.values[0]) for row in months.rows] == [("2026-01", 3), ("2026-02", 1)]
