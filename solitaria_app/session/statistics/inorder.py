"""The order of play, where results entered by hand have only a day, or none."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TypeAlias

from ..finished import Fact

Place: TypeAlias = tuple[float, ...]
"""What is sorted by: a time, then what tells those of one time apart. What a place begins with
comes before it."""
FIRST = float("-inf")
"""The time of what has none."""
DAY = 24 * 60 * 60 - 1
"""Seconds from the beginning of a day to its end."""


def places(facts: Sequence[Fact], courses: Sequence[Sequence[int]]) -> list[Place]:
    """A place for each game and each result; `courses` are the campaigns, each with the numbers
    of its own in their order.

    A saved game is where its time is. A result entered by hand comes at the end of its day, or,
    without one, first; but in its campaign it comes after what is before it and before what is
    after it, whatever its day. Where saved games contradict their campaign, the one before
    counts. What several campaigns have is where the first of them has it.
    """
    known = {n: (_time(fact.when), 0.0) for n, fact in enumerate(facts) if not fact.entered}
    found: dict[int, Place] = dict(known)
    for number, course in enumerate(courses):
        _put(facts, course, number, found)
    return [found[n] for n in range(len(facts))]


def _put(
    facts: Sequence[Fact], course: Sequence[int], campaign: int, found: dict[int, Place]
) -> None:
    """Find the places of what a campaign has beyond those that are found."""
    after: list[Place | None] = []
    times: list[float] = []
    high, time = None, FIRST
    for n in reversed(course):
        after.append(high)
        high = found.get(n, high)
        if n in found:
            time = found[n][0]
        elif (day := facts[n].when) is not None:
            time = _end(day)
        times.append(time)
    low: Place | None = None
    for at, n in enumerate(course):
        if n not in found:
            wanted = times[-1 - at] if low is None or facts[n].when is not None else low[0]
            found[n] = _between(low, after[-1 - at], wanted, campaign, at)
        low = found[n] if low is None else max(low, found[n])


def _between(low: Place | None, high: Place | None, time: float, campaign: int, at: int) -> Place:
    """A place at a time, or next to it between two others."""
    place: Place = (time, 1, campaign, at)
    if high is not None and place > high:
        place = (high[0], high[1] - 1, campaign, at)
    if low is not None and place < low:
        place = (*low, 1, campaign, at)
    return place


def _time(when: datetime | None) -> float:
    return FIRST if when is None else when.timestamp()


def _end(day: datetime) -> float:
    return day.timestamp() + DAY
