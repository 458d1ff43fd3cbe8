"""The ways in which a city's things can be laid round its temple, best first.

A box is left, top, right, bottom; here relative to the city's own position.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mapmaker import sizes
from mapmaker.source import Point

Box = tuple[float, float, float, float]

GAP = 3.0
"""Least distance between two things of one city."""


@dataclass(frozen=True)
class Label:
    """Where a name goes: `at` is the middle of the side named by `align`."""

    at: Point
    align: str


@dataclass(frozen=True)
class Way:
    """One way to lay out a city; all positions are centres relative to the city."""

    cost: float
    label: Label
    badge: Point | None
    houses: tuple[Point, ...]
    colonists: tuple[Point, ...]
    boxes: tuple[Box, ...]
    """What must stay free: temple, label, badge, houses, colonists."""


def box_at(centre: Point, width: float, height: float) -> Box:
    """The box of that size round a centre."""
    x, y = centre
    return (x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def label_box(label: Label, width: float) -> Box:
    """The box of a name of that width."""
    shift = {"center": 0.0, "left": width / 2, "right": -width / 2}[label.align]
    return box_at((label.at[0] + shift, label.at[1]), width, sizes.LABEL_CAPITALS + 4)


def _clear(boxes: list[Box], box: Box) -> bool:
    return not any(
        box[0] < b[2] + GAP and b[0] < box[2] + GAP and box[1] < b[3] + GAP and b[1] < box[3] + GAP
        for b in boxes
    )


def _labels(boxes: list[Box], width: float) -> Iterator[tuple[float, Label]]:
    """Places for the name round what is there already, each with its cost.

    The first box is the temple; a name belongs near it, best under it.
    """
    half = sizes.LABEL_CAPITALS / 2 + 2
    temple = boxes[0]
    bottom = max(b[3] for b in boxes)
    tops = {temple[1], min(b[1] for b in boxes)}
    for shift in (0.0, -18.0, 18.0, -36.0, 36.0, -54.0, 54.0):
        if abs(shift) > width / 2 + 4:
            continue
        slant = abs(shift) * 0.06
        yield 0.15 * (bottom - temple[3]) + slant, Label((shift, bottom + GAP + half), "center")
        for top in tops:
            far = 0.15 * (temple[1] - top)
            yield 4.0 + far + slant, Label((shift, top - GAP - half), "center")
    for y in (0.0, -10.0, 8.0, -22.0, 20.0):
        level = [b for b in boxes if b[1] < y + half + GAP and b[3] > y - half - GAP]
        if level:
            right, left = max(b[2] for b in level), min(b[0] for b in level)
            slant = 5.0 + abs(y) * 0.05
            yield slant + 0.15 * (right - temple[2]), Label((right + GAP + 1, y), "left")
            yield slant + 0.15 * (temple[0] - left), Label((left - GAP - 1, y), "right")


def _town_slots() -> Iterator[tuple[float, Point, Point, Point]]:
    """Cost, badge, first house, second house of the ways for an ordinary city."""
    wide, high = sizes.TEMPLE
    house = sizes.HOUSE
    x = wide / 2 + GAP + house / 2
    low = high / 2 - house / 2
    left, right = (-x, low), (x, low)
    far_left, far_right = (-x - house - GAP, low), (x + house + GAP, low)
    corner = -high / 2 - 9.0
    top_left, top_right = (-wide / 2 - 1, corner), (wide / 2 + 1, corner)
    over = -high / 2 - GAP - house / 2
    half = house / 2 + GAP / 2
    above, above_left, above_right = (0.0, over), (-half, over), (half, over)
    under = high / 2 + GAP + house / 2
    below_left, below_right = (-half, under), (half, under)
    side_left, side_right = (-x, 0.0), (x, 0.0)
    yield 0.0, top_right, left, right
    yield 0.5, top_left, left, right
    yield 1.0, above, left, right
    for side, top, roof in ((left, above_left, above_right), (right, above_right, above_left)):
        yield 4.0, top, side, roof
        yield 4.0, roof, side, top
    yield 4.5, side_left, above_left, above_right
    yield 4.5, side_right, above_left, above_right
    yield 4.5, side_left, below_left, below_right
    yield 4.5, side_right, below_left, below_right
    yield 4.5, top_right, below_left, below_right
    yield 4.5, top_left, below_left, below_right
    yield 8.0, side_left, right, far_right
    yield 8.0, side_right, far_left, left
    yield 8.0, top_left, right, far_right
    yield 8.0, top_right, far_left, left


def town_ways(width: float) -> list[Way]:
    """The ways for an ordinary city whose name is `width` units wide."""
    ways = []
    temple = box_at((0, 0), *sizes.TEMPLE)
    for cost, badge, first, second in _town_slots():
        houses = (first, second) if first[0] < second[0] else (second, first)
        boxes = [
            temple,
            box_at(badge, sizes.BADGE, sizes.BADGE),
            *(box_at(h, sizes.HOUSE, sizes.HOUSE) for h in houses),
        ]
        for extra, label in _labels(boxes, width):
            name = label_box(label, width)
            if _clear(boxes, name):
                ways.append(Way(cost + extra, label, badge, houses, (), (*boxes, name)))
    return ways


PLATES = {(3, 3): 0.0, (2, 2, 2): 1.0, (6,): 2.0, (4, 2): 4.0}
"""Rows of colonists in the capital, with what is bad about them."""
PLATE_RIM = 3.0


def _round(spots: tuple[Point, ...]) -> Box:
    """The box of the plate on which the capital's colonists stand."""
    wide, high = sizes.COLONIST[0] / 2 + PLATE_RIM, sizes.COLONIST[1] / 2 + PLATE_RIM
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return (min(xs) - wide, min(ys) - high, max(xs) + wide, max(ys) + high)


def capital_ways(width: float) -> list[Way]:
    """The ways for the capital: no good and no houses, but six colonists."""
    ways = []
    temple = box_at((0, 0), *sizes.CAPITAL)
    step_x, step_y = sizes.COLONIST[0] + GAP, sizes.COLONIST[1] + GAP
    first = sizes.CAPITAL[1] / 2 + GAP + PLATE_RIM + sizes.COLONIST[1] / 2
    for rows, fault in PLATES.items():
        for shift in (0.0, -20.0, 20.0, -40.0, 40.0, -60.0, 60.0):
            for side in (1, -1):
                spots = tuple(
                    ((k - (count - 1) / 2) * step_x + shift, side * (first + row * step_y))
                    for row, count in enumerate(rows)
                    for k in range(count)
                )
                boxes = [temple, _round(spots)]
                cost = abs(shift) * 0.05 + fault
                for extra, label in _labels(boxes, width):
                    name = label_box(label, width)
                    near = abs(label.at[1]) < sizes.CAPITAL[1] / 2 + 24
                    if near and _clear(boxes, name):
                        ways.append(Way(cost + extra, label, None, (), spots, (*boxes, name)))
    return ways
