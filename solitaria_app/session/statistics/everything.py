"""All figures of some games."""

from __future__ import annotations

from collections.abc import Sequence

from ..finished import Fact, detailed
from ..uncollected import uncollected
from .cards import cards, played
from .course import by_month, games
from .dice import dice
from .entered import saved_only
from .gods import by_strongest_god, gods
from .groups import by_board, by_level, by_turns, by_way
from .overview import best_games, leads, scores, totals
from .sites import sites
from .streaks import streaks
from .tables import Table


def everything(facts: Sequence[Fact]) -> tuple[Table, ...]:
    """Every table there is; `facts` are in the order of play. Results entered by hand are in
    those that need no more than they hold."""
    with uncollected():
        return _everything(facts)


def _everything(facts: Sequence[Fact]) -> tuple[Table, ...]:
    saved = saved_only(facts)
    known = detailed(saved)
    return (
        totals(facts),
        scores(facts),
        leads(facts),
        streaks(facts),
        best_games(facts),
        by_board(facts),
        by_level(facts),
        by_way(saved),
        by_turns(saved),
        gods(known),
        by_strongest_god(known),
        cards(known),
        played(known),
        *(sites(known, row.key) for row in by_board(known).rows),
        *dice(known),
        by_month(facts),
        games(facts),
    )
