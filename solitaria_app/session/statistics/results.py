"""Win rate, lead and score of some games: the columns that most tables have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from operator import attrgetter, sub
from typing import NamedTuple

from ..facts import Outcome
from ..finished import Fact
from .tables import Column, Row, Table, Unit, Value

COLUMNS = (
    Column("games", Unit.COUNT),
    Column("won", Unit.COUNT),
    Column("rate", Unit.SHARE),
    Column("lead", Unit.LEAD),
    Column("score", Unit.POINTS),
    Column("lead-best", Unit.LEAD),
    Column("lead-worst", Unit.LEAD),
    Column("score-best", Unit.POINTS),
    Column("score-worst", Unit.POINTS),
    Column("lead-median", Unit.LEAD),
    Column("score-median", Unit.POINTS),
    Column("lead-spread", Unit.POINTS),
    Column("score-spread", Unit.POINTS),
)
"""Games, games won, their share; of lead and score the mean, the highest and the lowest, the median
and the spread (standard deviation of these games)."""
MAIN = 5
"""So many of them are wanted most."""

_HUMAN, _CONTRARIUS, _WON = attrgetter("human"), attrgetter("contrarius"), attrgetter("won")


def cells(games: Sequence[Outcome]) -> tuple[Value, ...]:
    """The cells of `COLUMNS` for some games, at least one."""
    scores = list(map(_HUMAN, games))
    leads = map(sub, scores, map(_CONTRARIUS, games))
    return cells_of(sum(map(_WON, games)), leads, scores)


def cells_of(won: int, leads: Iterable[int], scores: Sequence[int]) -> tuple[Value, ...]:
    """The cells of `COLUMNS` for how many games were won, and leads and scores of all.

    Counting equal numbers first is several times as quick as sorting them all.
    """
    n = len(scores)
    of_lead, of_score = Numbers.of(Counter(leads)), Numbers.of(Counter(scores))
    return (
        n,
        won,
        won / n,
        of_lead.mean,
        of_score.mean,
        of_lead.highest,
        of_lead.lowest,
        of_score.highest,
        of_score.lowest,
        of_lead.median,
        of_score.median,
        of_lead.spread,
        of_score.spread,
    )


class Numbers(NamedTuple):
    """What is told of many whole numbers."""

    mean: float
    median: float
    highest: int
    lowest: int
    spread: float
    """The standard deviation of these numbers."""

    @classmethod
    def of(cls, counted: Counter[int]) -> Numbers:
        """Of numbers with how often each is there; there must be one."""
        values = sorted(counted)
        n = counted.total()
        total = sum(value * counted[value] for value in values)
        squares = sum(value * value * counted[value] for value in values)
        low, high = _at(values, counted, (n - 1) // 2), _at(values, counted, n // 2)
        variance = n * squares - total * total
        return cls(total / n, (low + high) / 2, values[-1], values[0], sqrt(variance) / n)


def _at(values: Sequence[int], counted: Counter[int], place: int) -> int:
    """Which number is at a place (from 0) of all in order."""
    for value in values:
        place -= counted[value]
        if place < 0:
            return value
    raise IndexError(place)


def grouped(facts: Iterable[Fact], key: Callable[[Outcome], str]) -> dict[str, list[Outcome]]:
    """The games by what `key` says of each."""
    groups: dict[str, list[Outcome]] = {}
    for fact in facts:
        one = fact.outcome
        found = groups.get(name := key(one))
        if found is None:
            found = groups[name] = []
        found.append(one)
    return groups


def table(id: str, of: str, groups: Mapping[str, Sequence[Outcome]], order: Iterable[str]) -> Table:
    """A table with a row for each group, in this order."""
    return Table(id, of, COLUMNS, tuple(Row(key, cells(groups[key])) for key in order))


def most_first(groups: Mapping[str, Sequence[Outcome]]) -> list[str]:
    """The groups with most games first, equal ones by name."""
    return sorted(groups, key=lambda name: (-len(groups[name]), name))
