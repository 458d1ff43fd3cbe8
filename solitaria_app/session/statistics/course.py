"""Results over time: game by game, and month by month."""

from __future__ import annotations

from collections.abc import Sequence

from ..facts import Outcome
from ..finished import Fact
from .overview import GAME_COLUMNS, game_cells
from .results import table
from .tables import Column, Row, Table, Unit

LAST, MANY, PART = 10, 1000, 50
"""Over how many games the mean runs; beyond so many games it is over this part of them."""


def last_of(games: int) -> int:
    """Over how many games the mean runs: among thousands that of ten says nothing."""
    return LAST if games <= MANY else games // PART


def games(facts: Sequence[Fact]) -> Table:
    """Every game in the order of play, with the mean lead of the last ones up to it."""
    last = last_of(len(facts))
    leads = [fact.outcome.human - fact.outcome.contrarius for fact in facts]
    rows, recent = [], 0
    for n, fact in enumerate(facts, 1):
        recent += leads[n - 1] - (leads[n - 1 - last] if n > last else 0)
        *cells, way = game_cells(fact)
        rows.append(Row(str(n), (*cells, recent / min(n, last), way)))
    columns = (*GAME_COLUMNS[:-1], Column("lead-recent", Unit.LEAD, last), GAME_COLUMNS[-1])
    return Table("games", "game", columns, tuple(rows))


def by_month(facts: Sequence[Fact]) -> Table:
    """Months (`2026-03`) in which games were finished; games without a time are left out."""
    groups: dict[tuple[int, int], list[Outcome]] = {}
    for fact in facts:
        if (when := fact.when) is not None:
            month = when.year, when.month
            found = groups.get(month)
            if found is None:
                found = groups[month] = []
            found.append(fact.outcome)
    named = {f"{year:04}-{month:02}": groups[year, month] for year, month in sorted(groups)}
    return table("months", "month", named, named)
