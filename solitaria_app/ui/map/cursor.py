"""The keyboard's way over the map: reading order for Tab, directions for the arrows."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from .targets import Target

ROW = 72.0
"""Things within a band of this height are read from left to right, in map units."""
Where = Callable[[Target], tuple[float, float]]


def reading_order(targets: Sequence[Target], where: Where) -> list[Target]:
    """The targets in the order they are read: row by row, each from left to right."""
    rows: list[list[Target]] = []
    top = -math.inf
    for target in sorted(targets, key=lambda t: where(t)[1]):
        y = where(target)[1]
        if y > top + ROW:
            rows.append([])
            top = y
        rows[-1].append(target)
    return [t for row in rows for t in sorted(row, key=where)]


def towards(
    targets: Sequence[Target], start: tuple[float, float], dx: int, dy: int, where: Where
) -> Target | None:
    """The nearest target in a direction (one of dx, dy is 0), None when there is none.

    What lies within 65 degrees of straight ahead comes first; the straighter, the better.
    """
    best, found = (True, math.inf), None
    for target in targets:
        x, y = where(target)
        ahead = (x - start[0]) * dx + (y - start[1]) * dy
        aside = abs((x - start[0]) * dy) + abs((y - start[1]) * dx)
        rank = (aside > 2.1 * ahead, ahead + 1.6 * aside)
        if ahead > 0.5 and rank < best:
            best, found = rank, target
    return found
