"""What cards are worth: results of the games in which the human had them, and how often
personalities were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from ..collection import Fact
from ..facts import Facts
from .results import COLUMNS, cells
from .tables import Column, Row, Table, Unit

CARD_COLUMNS = (
    *COLUMNS[:3],
    Column("points", Unit.POINTS),
    *COLUMNS[3:],
    Column("contrarius-had", Unit.COUNT),
    Column("contrarius-points", Unit.POINTS),
)
"""Results of the games in which the human had the card at the end, its mean points in them; in
how many games Contrarius had it, and its mean points there."""


def cards(facts: Sequence[Fact]) -> Table:
    """Cards by id, the one that brought the human most points a game first."""
    games: dict[str, list[Facts]] = {}
    points: dict[str, int] = {}
    for fact in facts:
        one = fact.facts
        for card, brought in one.cards[0].items():
            found = games.get(card)
            if found is None:
                games[card] = [one]
                points[card] = brought
            else:
                found.append(one)
                points[card] += brought
    theirs = _of_contrarius(facts)
    every = cells([fact.facts for fact in facts]) if facts else ()
    rows = []
    for card in sorted(games, key=lambda card: (-points[card] / len(games[card]), card)):
        n = len(games[card])
        values = every if n == len(facts) else cells(games[card])
        had, brought = theirs.get(card, (0, 0))
        worth = brought / had if had else None
        rows.append(Row(card, (*values[:3], points[card] / n, *values[3:], had, worth)))
    return Table("cards", "card", CARD_COLUMNS, tuple(rows))


def _of_contrarius(facts: Sequence[Fact]) -> dict[str, tuple[int, int]]:
    """In how many games Contrarius had each card, and the points it brought in all of them."""
    found: dict[str, tuple[int, int]] = {}
    pairs = Counter(chain.from_iterable(fact.facts.cards[1].items() for fact in facts))
    for (card, brought), n in pairs.items():
        had, points = found.get(card, (0, 0))
        found[card] = had + n, points + n * brought
    return found


def played(facts: Sequence[Fact]) -> Table:
    """How often a game the human played (or copied) each personality; most often first."""
    columns = (
        Column("times", Unit.COUNT),
        Column("a-game", Unit.POINTS),
        Column("a-game-won", Unit.POINTS),
        Column("a-game-lost", Unit.POINTS),
    )
    pairs = [
        Counter(chain.from_iterable(f.facts.played.items() for f in facts if f.facts.won is won))
        for won in (False, True)
    ]
    times: dict[str, list[int]] = {}
    for won, counted in enumerate(pairs):
        for (personality, often), n in counted.items():
            times.setdefault(personality, [0, 0])[won] += often * n
    games, won = len(facts), sum(fact.facts.won for fact in facts)
    rows = []
    for personality in sorted(times, key=lambda one: (-sum(times[one]), one)):
        in_lost, in_won = times[personality]
        every = in_lost + in_won
        means = (in_won / won if won else None, in_lost / (games - won) if games > won else None)
        rows.append(Row(personality, (every, every / games, *means)))
    return Table("played", "personality", columns, tuple(rows))
