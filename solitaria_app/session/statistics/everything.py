"""All figures of some games."""

from __future__ import annotations

from collections.abc import Sequence

from ..collection import Fact
from ..uncollected import uncollected
from .cards import cards, played
from .course import by_month, games
from .dice import dice
from .gods import by_strongest_god, gods
from .groups import by_board, by_level, by_turns, by_way
from .overview import best_games, leads, scores, totals
from .sites import sites
from .streaks import streaks
from .tables import Table


def everything(facts: Sequence[Fact]) -> tuple[Table, ...]:
    """Every table there is; `facts` are in the order of play."""
    with uncollected():
        return _everything(facts)


def _everything(facts: Sequence[Fact]) -> tuple[Table, ...]:
    boards = by_board(facts)
    return (
        totals(facts),
        scores(facts),
        leads(facts),
        streaks(facts),
        best_games(facts),
        boards,
        by_level(facts),
        by_way(facts),
        by_turns(facts),
        gods(facts),
        by_strongest_god(facts),
        cards(facts),
        played(facts),
        *(sites(facts, row.key) for row in boards.rows),
        *dice(facts),
        by_month(facts),
        games(facts),
    )
