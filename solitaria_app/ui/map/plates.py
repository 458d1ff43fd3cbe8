"""Finds room for the words of marks, so that they hide as little as possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A plate of a size that belongs beside a thing: its middle and the radius of its ring."""

    x: float
    y: float
    radius: float
    width: float
    height: float


def _overlap(a: Box, b: Box) -> float:
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def _spots(plate: Wanted) -> list[tuple[float, float, float]]:
    """Middles where a plate may lie, each with what it costs to be there."""
    wide, high = plate.width / 2, plate.height / 2
    near, far = plate.radius * 0.8, plate.radius * 1.6
    spots = []
    for cost, reach in ((0.0, near), (14.0, far)):
        for side in (-1.0, -0.5, 0.0, 0.5, 1.0):
            shift = side * (wide + reach)
            level = 0.0 if abs(side) < 1 else reach
            for way in (1, -1):
                y = plate.y + way * (high + reach)
                spots.append((cost + abs(side) * 4, plate.x + shift, y))
                if level:
                    spots.append((cost + 3, plate.x + shift, plate.y + way * reach * 0.4))
    return spots


def place(
    plates: Sequence[Wanted], names: Sequence[Box], things: Sequence[Box], inside: Box
) -> list[Box]:
    """The box of each plate, in pixels.

    `names` should stay readable and cost most, `things` less; plates never leave `inside` and
    avoid each other.
    """
    placed: list[Box] = []
    for plate in plates:
        best: tuple[float, Box] | None = None
        for cost, x, y in _spots(plate):
            wide, high = plate.width / 2, plate.height / 2
            x = min(max(x, inside[0] + wide), inside[2] - wide)
            y = min(max(y, inside[1] + high), inside[3] - high)
            box = (x - wide, y - high, x + wide, y + high)
            cost += sum(_overlap(box, other) for other in placed) * 1.5
            cost += sum(_overlap(box, name) for name in names) * 0.6
            cost += sum(_overlap(box, thing) for thing in things) * 0.12
            if best is None or cost < best[0]:
                best = cost, box
        assert best is not None
        placed.append(best[1])
    return placed
