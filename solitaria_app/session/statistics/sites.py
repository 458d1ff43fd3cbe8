"""How often Contrarius went where: its houses by city of a board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from ..finished import Fact
from .tables import Column, Row, Table, Unit

COLUMNS = (
    Column("houses", Unit.COUNT),
    Column("of-games", Unit.SHARE),
    Column("of-won", Unit.SHARE),
    Column("of-lost", Unit.SHARE),
)
"""In how many games Contrarius had a house there, and in what share of all games on the board,
of those that the human won and of those lost."""


def sites(facts: Sequence[Fact], board: str) -> Table:
    """Cities by id, the one with most houses first; those without any are not there."""
    built: tuple[list[set[str]], list[set[str]]] = ([], [])
    for fact in facts:
        one = fact.details
        if one.board == board:
            built[one.won].append(set(one.built))
    games = [len(one) for one in built]
    lost, won = (Counter(chain.from_iterable(one)) for one in built)
    rows = []
    for city in sorted(lost | won, key=lambda city: (-lost[city] - won[city], city)):
        houses = lost[city] + won[city]
        in_won = won[city] / games[1] if games[1] else None
        in_lost = lost[city] / games[0] if games[0] else None
        rows.append(Row(city, (houses, houses / sum(games), in_won, in_lost)))
    return Table("sites", "city", COLUMNS, tuple(rows), board)
