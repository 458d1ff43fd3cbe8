"""Games won or lost one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import groupby, product

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

    `facts` are in the order of play. Of equally long ones the latest counts. Without `present`
    where results by hand make it uncertain (`unclear_day`).
    """
    runs = [(won, list(games)) for won, games in groupby(facts, lambda fact: fact.outcome.won)]
    rows = [_row("present", *runs[-1])] if runs and unclear_day(facts) is None else []
    for key, wanted in (("longest-won", True), ("longest-lost", False)):
        fitting = [games for won, games in reversed(runs) if won is wanted]
        if fitting:
            rows.append(_row(key, wanted, max(fitting, key=len)))
    return Table("streaks", "streak", COLUMNS, tuple(rows))


def unclear_day(facts: Sequence[Fact]) -> date | None:
    """The day whose order of play would have to be known to tell how long the present streak is:
    on the last day with another result than the last one there is a result by hand, and it has
    no campaign in common with a game that ended the other way. None if all is known.
    """
    last = facts[-1].outcome.won if facts else False
    broken = next((fact for fact in reversed(facts) if fact.outcome.won is not last), None)
    if broken is None or broken.when is None:
        return None
    day = broken.when.date()
    there = [fact for fact in facts if fact.when is not None and fact.when.date() == day]
    won = [fact for fact in there if fact.outcome.won]
    lost = [fact for fact in there if not fact.outcome.won]
    unclear = any(_unordered(one, other) for one, other in product(won, lost))
    return day if unclear else None


def _unordered(one: Fact, other: Fact) -> bool:
    """Whether nothing tells which of two games of a day was the first."""
    common = {game.id for game in one.campaigns} & {game.id for game in other.campaigns}
    return (one.entered or other.entered) and not common


def _row(key: str, won: bool, games: list[Fact]) -> Row:
    return Row(key, ("won" if won else "lost", len(games), games[0].when, games[-1].when))
