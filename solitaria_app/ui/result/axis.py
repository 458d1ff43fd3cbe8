"""The scale of a chart: round steps that a person can read off. No Qt."""

from __future__ import annotations

from collections.abc import Sequence


def step(span: float, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 ... that cuts a span into at most so many parts."""
    size = 1
    while True:
        for factor in (1, 2, 5):
            if span <= size * factor * max(1, most):
                return size * factor
        size *= 10


def ticks(low: int, high: int, most: int) -> list[int]:
    """Round numbers from at or below `low` to at or above `high`."""
    one = step(max(1, high - low), most)
    first, last = low // one, -(-high // one)
    return [n * one for n in range(first, max(last, first + 1) + 1)]


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Heights for labels, as near as may be to those wanted, at least `gap` apart.

    They stay between `low` and `high` as long as there is room for all of them.
    """
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    places = list(wanted)
    floor = low
    for n in order:
        places[n] = max(places[n], floor)
        floor = places[n] + gap
    ceiling = high
    for n in reversed(order):
        places[n] = min(places[n], ceiling)
        ceiling = places[n] - gap
    return places
