"""What cards are worth: results of the games in which the human had them, and how often
personalities were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from ..finished import Fact
from .results import COLUMNS, MAIN, cells_of
from .tables import Column, Row, Table, Unit

CARD_COLUMNS = (
    *COLUMNS[:3],
    Column("points", Unit.POINTS),
    *COLUMNS[3:MAIN],
    Column("contrarius-had", Unit.COUNT),
    Column("contrarius-points", Unit.POINTS),
    *COLUMNS[MAIN:],
)
"""Results of the games in which the human had the card at the end, its mean points in them; in
how many games Contrarius had it, and its mean points there."""


def cards(facts: Sequence[Fact]) -> Table:
    """Cards by id, the one that brought the human most points a game first."""
    outcomes = [fact.outcome for fact in facts]
    won = [one.won for one in outcomes]
    leads = [one.human - one.contrarius for one in outcomes]
    scores = [one.human for one in outcomes]
    places: dict[str, list[int]] = {}
    for place, fact in enumerate(facts):
        for card in fact.details.cards[0]:
            found = places.get(card)
            if found is None:
                found = places[card] = []
            found.append(place)
    mine, theirs = (_worth(facts, side) for side in (0, 1))
    rows = []
    for card, (_, points) in sorted(mine.items(), key=lambda one: (-one[1][1], one[0])):
        at = places[card]
        values = cells_of(sum(won[n] for n in at), [leads[n] for n in at], [scores[n] for n in at])
        other = theirs.get(card, (0, None))
        rows.append(Row(card, (*values[:3], points, *values[3:MAIN], *other, *values[MAIN:])))
    return Table("cards", "card", CARD_COLUMNS, tuple(rows))


def _worth(facts: Sequence[Fact], side: int) -> dict[str, tuple[int, float]]:
    """In how many games a side had each card, and the mean of its points there."""
    found: dict[str, tuple[int, int]] = {}
    pairs = Counter(chain.from_iterable(fact.details.cards[side].items() for fact in facts))
    for (card, brought), n in pairs.items():
        had, points = found.get(card, (0, 0))
        found[card] = had + n, points + n * brought
    return {card: (had, points / had) for card, (had, points) in found.items()}


def played(facts: Sequence[Fact]) -> Table:
    """How often a game the human played (or copied) each personality; most often first."""
    columns = (
        Column("times", Unit.COUNT),
        Column("a-game", Unit.POINTS),
        Column("a-game-won", Unit.POINTS),
        Column("a-game-lost", Unit.POINTS),
    )
    details = [fact.details for fact in facts]
    pairs = [
        Counter(chain.from_iterable(one.played.items() for one in details if one.won is won))
        for won in (False, True)
    ]
    times: dict[str, list[int]] = {}
    for won, counted in enumerate(pairs):
        for (personality, often), n in counted.items():
            times.setdefault(personality, [0, 0])[won] += often * n
    games, won = len(facts), sum(one.won for one in details)
    rows = []
    for personality in sorted(times, key=lambda one: (-sum(times[one]), one)):
        in_lost, in_won = times[personality]
        every = in_lost + in_won
        means = (in_won / won if won else None, in_lost / (games - won) if games > won else None)
        rows.append(Row(personality, (every, every / games, *means)))
    return Table("played", "personality", columns, tuple(rows))
