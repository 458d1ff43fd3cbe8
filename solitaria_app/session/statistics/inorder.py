"""The order of play, where results entered by hand have only a day, or none."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple, TypeAlias

from ..finished import Fact

Place: TypeAlias = tuple[float, ...]
"""What is sorted by: a time, then what tells those of one time apart. What a place begins with
comes before it."""
FIRST = float("-inf")
"""The time of what has none."""
NOON = 12
"""The hour of a result of which only the day is known."""


class Course(NamedTuple):
    """A campaign: the numbers of its games and results in their order, when it began and when it
    was changed last, in local time, as far as that is known."""

    numbers: Sequence[int]
    begun: datetime | None = None
    changed: datetime | None = None


def places(facts: Sequence[Fact], courses: Sequence[Course]) -> list[Place]:
    """A place for each game and each result; `courses` are the campaigns.

    A saved game is where its time is. A result entered by hand comes right after the one before
    it in its campaign if that is of the same day; else where the campaign began, if that was on
    its day, since it was entered no earlier, or at noon, but not after the last change; or,
    without a day, first. In its campaign it comes after what is before it and before what is
    after it, whatever its day. Where saved games contradict their campaign, the one before
    counts. What several campaigns have is where the first of them has it.
    """
    known = {n: (_time(fact.when), 0.0) for n, fact in enumerate(facts) if not fact.entered}
    found: dict[int, Place] = dict(known)
    for number, course in enumerate(courses):
        _put(facts, course, number, found)
    return [found[n] for n in range(len(facts))]


def _put(facts: Sequence[Fact], course: Course, campaign: int, found: dict[int, Place]) -> None:
    """Find the places of what a campaign has beyond those that are found."""
    after: list[Place | None] = []
    times: list[float] = []
    high, time = None, FIRST
    for n in reversed(course.numbers):
        after.append(high)
        high = found.get(n, high)
        if n in found:
            time = found[n][0]
        elif (day := facts[n].when) is not None:
            time = _entered(day, course)
        times.append(time)
    low: Place | None = None
    for at, n in enumerate(course.numbers):
        if n not in found:
            day, wanted = facts[n].when, times[-1 - at]
            if low is not None and (day is None or _on(low[0], day)):
                wanted = low[0]
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


def _on(time: float, day: datetime) -> bool:
    """Whether a time is on a day, which is given by its midnight."""
    return time != FIRST and datetime.fromtimestamp(time).date() == day.date()


def _entered(day: datetime, course: Course) -> float:
    """When a result of a day was entered, or played, as far as its campaign tells."""
    if course.begun is not None and course.begun.date() == day.date():
        return course.begun.timestamp()
    noon = day.replace(hour=NOON)
    if course.changed is not None and course.changed.date() == day.date():
        noon = min(noon, course.changed)
    return noon.timestamp()
