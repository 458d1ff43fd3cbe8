"""Games won or lost one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ..finished import Fact
from .tables import Column, Row, Table, Unit

COLUMNS = (
    Column("result", Unit.WORD),
    Column("length", Unit.COUNT),
    Column("from", Unit.WHEN),
    Column("to", Unit.WHEN),
)


def streaks(facts: Sequence[Fact]) -> Table:
    """The streak that lasts (`present`), the longest of games won and of games lost, if any.

    `facts` are in the order of play. Of equally long ones the latest counts.
    """
    runs = [(won, list(games)) for won, games in groupby(facts, lambda fact: fact.outcome.won)]
    rows = [_row("present", *runs[-1])] if runs else []
    for key, wanted in (("longest-won", True), ("longest-lost", False)):
        fitting = [games for won, games in reversed(runs) if won is wanted]
        if fitting:
            rows.append(_row(key, wanted, max(fitting, key=len)))
    return Table("streaks", "streak", COLUMNS, tuple(rows))


def _row(key: str, won: bool, games: list[Fact]) -> Row:
    return Row(key, ("won" if won else "lost", len(games), games[0].when, games[-1].when))
