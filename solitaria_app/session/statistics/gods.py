"""Which gods win: the points by god of both sides, and results by the strongest god."""

from __future__ import annotations

from collections.abc import Sequence

from ..facts import Outcome
from ..finished import Fact
from .results import most_first, table
from .tables import Column, Row, Table, Unit

COLUMNS = (
    Column("you", Unit.POINTS),
    Column("contrarius", Unit.POINTS),
    Column("you-won", Unit.POINTS),
    Column("contrarius-won", Unit.POINTS),
    Column("you-lost", Unit.POINTS),
    Column("contrarius-lost", Unit.POINTS),
    Column("difference", Unit.LEAD),
)
"""Mean points a game of both sides: in all games, in those won, in those lost; and by how much
more a god brings the human in games won than in games lost."""


def gods(facts: Sequence[Fact]) -> Table:
    """Points by god, the god that brings the human most first."""
    sums: dict[str, list[int]] = {}
    won = 0
    for fact in facts:
        one = fact.details
        won += one.won
        at = 0 if one.won else 2
        for god, (mine, theirs) in one.gods.items():
            found = sums.get(god)
            if found is None:
                found = sums[god] = [0, 0, 0, 0]
            found[at] += mine
            found[at + 1] += theirs
    order = sorted(sums, key=lambda god: (-sums[god][0] - sums[god][2], god))
    rows = tuple(Row(god, _means(sums[god], won, len(facts) - won)) for god in order)
    return Table("gods", "god", COLUMNS, rows)


def _means(sums: list[int], won: int, lost: int) -> tuple[float | None, ...]:
    mine_won, theirs_won = (n / won if won else None for n in sums[:2])
    mine_lost, theirs_lost = (n / lost if lost else None for n in sums[2:])
    more = None if mine_won is None or mine_lost is None else mine_won - mine_lost
    games = won + lost
    every = (sums[0] + sums[2]) / games, (sums[1] + sums[3]) / games
    return (*every, mine_won, theirs_won, mine_lost, theirs_lost, more)


def by_strongest_god(facts: Sequence[Fact]) -> Table:
    """Results by the god that brought the human most points in a game; a tie counts for each."""
    groups: dict[str, list[Outcome]] = {}
    for fact in facts:
        most, strongest = 0, []
        for god, (mine, _) in fact.details.gods.items():
            if mine > most:
                most, strongest = mine, [god]
            elif mine == most:
                strongest.append(god)
        for god in strongest:
            groups.setdefault(god, []).append(fact.outcome)
    return table("strongest", "god", groups, most_first(groups))
