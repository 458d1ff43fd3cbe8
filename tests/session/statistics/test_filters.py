"""Filters: what they keep, that they part the games, and that no games make empty tables."""

from __future__ import annotations

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from solitaria_app.session.finished import Fact
from solitaria_app.session.statistics.everything import everything
from solitaria_app.session.statistics.filters import Filter
from solitaria_app.session.statistics.groups import by_board, by_level, by_way

from .made import START, fact

facts_of_any_kind = st.lists(
    st.builds(
        fact,
        st.integers(0, 60),
        st.integers(-20, 200),
        st.integers(-20, 200),
        board=st.sampled_from(("italia", "imperium")),
        level=st.sampled_from(("standard", "expert", "beginner")),
        way=st.sampled_from(("digital", "full", "light")),
        turns=st.integers(0, 60),
        gods=st.dictionaries(
            st.sampled_from(("mars", "vesta")), st.tuples(st.integers(0, 40), st.integers(0, 40))
        ),
        faces=st.just({"red": {"land": 3, "sea": 1}}),
        built=st.sampled_from(((), ("roma",), ("roma", "cosa"))),
        dated=st.booleans(),
    ),
    max_size=12,
)


@given(facts_of_any_kind)
def test_filters_part_the_games(facts: list[Fact]) -> None:
    for kind, table in (("boards", by_board), ("levels", by_level), ("ways", by_way)):
        parts = [
            Filter(**{kind: frozenset((row.key,))}).of(facts)  # type: ignore[arg-type]
            for row in table(facts).rows
        ]
        assert sorted(f.id for part in parts for f in part) == sorted(f.id for f in facts)
    middle = (START + timedelta(days=30)).date()
    before = Filter(last=middle - timedelta(days=1)).of(facts)
    after = Filter(first=middle).of(facts)
    undated = [fact for fact in facts if fact.when is None]
    assert len(before) + len(after) + len(undated) == len(facts)


@given(facts_of_any_kind)
def test_every_table_is_whole(facts: list[Fact]) -> None:
    for table in everything(facts):
        assert all(len(row.values) == len(table.columns) for row in table.rows)
        assert len({row.key for row in table.rows}) == len(table.rows)
    if facts:
        assert everything(facts)[0].value("all", "games") == len(facts)


def test_no_games_make_empty_tables() -> None:
    tables = everything([])
    assert len(tables) == 16
    assert all(table.rows == () and table.columns for table in tables)
    assert all(
        table.rows == () for table in everything(Filter(boards=frozenset()).of([fact(0, 1, 2)]))
    )


def test_days_count_from_the_first_to_the_last() -> None:
    facts = [fact(n, 1, 2) for n in range(5)]
    wanted = Filter(first=date(2026, 1, 6), last=date(2026, 1, 7))
    assert [one.id for one in wanted.of(facts)] == [1, 2]
    assert Filter().of(facts) == facts
