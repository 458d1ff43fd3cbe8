"""Where lines cross without meeting: the upper one passes over the lower one like a bridge."""

from __future__ import annotations

import math
from dataclasses import dataclass

from shapely import LineString, Point

from mapmaker.source import Array, Board

MEETING = 34.0
"""Crossings nearer than this to a city that both lines share are no crossings, in units."""


@dataclass(frozen=True)
class Bridge:
    """Line `over` passes over line `under` at `at`, heading `angle` degrees (clockwise)."""

    over: int
    under: int
    at: tuple[float, float]
    angle: float


def _heading(path: LineString, at: Point) -> float:
    along = path.project(at)
    a = path.interpolate(max(0.0, along - 5))
    b = path.interpolate(min(path.length, along + 5))
    return math.degrees(math.atan2(b.y - a.y, b.x - a.x))


def crossings(
    board: Board, paths: list[Array], cities: dict[str, tuple[float, float]]
) -> list[Bridge]:
    """All crossings; a land line passes over a sea line, else the later over the earlier."""
    shapes = [LineString(path) for path in paths]
    found = []
    for second, upper in enumerate(shapes):
        for first in range(second):
            common = shapes[first].intersection(upper)
            shared = set(board.lines[first].between) & set(board.lines[second].between)
            for point in getattr(common, "geoms", [common]):
                if point.is_empty or not isinstance(point, Point):
                    continue
                if any(math.dist((point.x, point.y), cities[c]) < MEETING for c in shared):
                    continue
                over, under = second, first
                if board.lines[first].kind == "land" and board.lines[second].kind == "sea":
                    over, under = first, second
                at = (round(point.x, 1), round(point.y, 1))
                found.append(Bridge(over, under, at, round(_heading(shapes[over], point), 1)))
    return found
