"""Win rate, lead and score by board, by level, by way of following, by number of turns."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from ..facts import Outcome
from ..finished import Fact
from .results import grouped, most_first, table
from .tables import Table

TURNS = 5
"""How many numbers of turns are taken together."""


def by_board(facts: Sequence[Fact]) -> Table:
    """Boards, the one played most first."""
    groups = grouped(facts, attrgetter("board"))
    return table("boards", "board", groups, most_first(groups))


def by_level(facts: Sequence[Fact]) -> Table:
    """Levels, the one played most first."""
    groups = grouped(facts, attrgetter("level"))
    return table("levels", "level", groups, most_first(groups))


def by_way(facts: Sequence[Fact]) -> Table:
    """Ways of following, the one used most first."""
    groups = grouped(facts, attrgetter("way"))
    return table("ways", "way", groups, most_first(groups))


def by_turns(facts: Sequence[Fact]) -> Table:
    """Numbers of turns, five at a time (`25-29`), the short games first."""
    spans: dict[int, str] = {}

    def span(one: Outcome) -> str:
        first = one.turns // TURNS * TURNS
        return spans.setdefault(first, f"{first}-{first + TURNS - 1}")

    groups = grouped(facts, span)
    return table("turns", "turns", groups, [spans[first] for first in sorted(spans)])
