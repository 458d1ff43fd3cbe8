"""Finds a free place for each province's name and for its bonus marker."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import shapely
from scipy import ndimage
from shapely import MultiPolygon
from shapely.geometry.base import BaseGeometry

from mapmaker import sizes
from mapmaker.ground import Ground, Mask, ground_of
from mapmaker.places import box_at
from mapmaker.source import Array, Board, Point
from mapmaker.spots import Layout

CELL = 3.0
ANGLES = np.radians(np.arange(-75.0, 76.0, 7.5))
BENDS = (0.0, -0.0011, 0.0011, -0.0022, 0.0022)
"""Curvature of a name's base line, in radians per unit."""
SPACINGS = (11.0, 8.0, 5.5, 3.5, 2.0, 1.0)
CLEAR, ROOMY = sizes.NAME_CAPITALS / 2 + 5, 21.0
"""Least and comfortable distance of a name's middle from everything else."""
WORDS_APART = 6.0
"""How much further a province's name keeps away from those of cities, in units."""
LINE_CLEAR = 5.0
"""Half of the width that a line takes away from names."""


@dataclass(frozen=True)
class Name:
    """Middle of the capitals of each letter and its rotation: (n, 3) x, y, degrees."""

    text: str
    letters: Array


class Room:
    """Which cells of the board are still free."""

    def __init__(self, board: Board, layout: Layout, paths: list[Array]) -> None:
        columns, rows = round(sizes.WIDTH / CELL), round(board.height / CELL)
        self.taken: Mask = np.zeros((rows, columns), dtype=np.bool_)
        self.lines: Mask = np.zeros((rows, columns), dtype=np.bool_)
        self.grid = Ground(self.taken, 0.0, 0.0, CELL)
        self.height = board.height
        self.words: list[tuple[float, float, float, float]] = []
        for at, way in zip(layout.cities, layout.ways, strict=True):
            for box in way.boxes:
                moved = (box[0] + at[0], box[1] + at[1], box[2] + at[0], box[3] + at[1])
                self.take(moved)
            self.words.append(moved)  # the last box is the city's name
        for at in layout.stands:
            self.take(box_at(at, *sizes.COLONIST))
        for path in paths:
            row, column = self.grid.index(path)
            self.lines[row, column] = True
        distance = ndimage.distance_transform_edt(~self.lines) * CELL
        self.near_line = np.asarray(distance) <= LINE_CLEAR

    def take(self, box: tuple[float, float, float, float], pad: float = 1.0) -> None:
        """Mark a box as used."""
        left, top = max(0, int((box[0] - pad) / CELL)), max(0, int((box[1] - pad) / CELL))
        right, bottom = math.ceil((box[2] + pad) / CELL), math.ceil((box[3] + pad) / CELL)
        self.taken[top:bottom, left:right] = True

    def blocked(self, points: Array) -> Mask:
        """Whether each point (..., 2) is used or off the board."""
        off = (points < 7).any(-1) | (points[..., 0] > sizes.WIDTH - 7)
        off |= points[..., 1] > self.height - 7
        index = self.grid.index(points)
        return np.asarray(self.taken[index] | self.near_line[index] | off)

    def clearance(self, apart: float = 0.0) -> Array:
        """Distance of each cell from the nearest used cell, line or edge, in units.

        Names of cities count as `apart` units wider and higher on each side.
        """
        free = ~(self.taken | self.near_line)
        free[[0, -1]] = free[:, [0, -1]] = False
        for left, top, right, bottom in self.words:
            rows = slice(max(0, int((top - apart) / CELL)), math.ceil((bottom + apart) / CELL))
            columns = slice(max(0, int((left - apart) / CELL)), math.ceil((right + apart) / CELL))
            free[rows, columns] = False
        return np.asarray(ndimage.distance_transform_edt(free) * CELL)


def _letters(widths: Array, spacing: float, angle: float, bend: float) -> Array:
    """Letters round the origin along a bent line: (n, 3) x, y, rotation in radians."""
    total = float(widths.sum() + spacing * (len(widths) - 1))
    along = np.cumsum(widths + spacing) - spacing - widths / 2 - total / 2
    turn = bend * along
    if bend:
        x, y = np.sin(turn) / bend, (1 - np.cos(turn)) / bend
    else:
        x, y = along, np.zeros_like(along)
    cos, sin = math.cos(angle), math.sin(angle)
    return np.stack([x * cos - y * sin, x * sin + y * cos, turn + angle], axis=1)


def _probes(letters: Array, widths: Array, spacing: float) -> Array:
    """Points along the middle of the letters, ends included, (m, 2)."""
    result = []
    for (x, y, turn), width in zip(letters, widths, strict=True):
        steps = np.linspace(-width / 2, width / 2, 3 if spacing < 6 else 4)
        result.append(np.stack([x + steps * math.cos(turn), y + steps * math.sin(turn)], axis=1))
    return np.concatenate(result)


def _centres(area: BaseGeometry, height: float, around: float) -> Array:
    """Grid points in and near an area, (n, 2)."""
    wide = area.buffer(around).simplify(2)
    west, north, east, south = wide.bounds
    x = np.arange(max(west, 8), min(east, sizes.WIDTH - 8), 6.0)
    y = np.arange(max(north, 8), min(south, height - 8), 6.0)
    grid = np.stack([c.ravel() for c in np.meshgrid(x, y)], axis=1)
    shapely.prepare(wide)
    return np.asarray(grid[shapely.contains_xy(wide, grid[:, 0], grid[:, 1])])


def find_name(text: str, widths: Array, area: MultiPolygon, room: Room) -> Name | None:
    """The best free place of a province's name, or None when there is none at all.

    `widths` are the widths of the letters in units. Words keep apart from words if they can.
    """
    placed = _place(widths, area, room, WORDS_APART)
    if placed is None:
        placed = _place(widths, area, room, 0.0)
    if placed is None:
        return None
    placed[:, 2] = np.degrees(placed[:, 2])
    for (x, y, _), width in zip(placed, widths, strict=True):
        side = max(float(width), sizes.NAME_CAPITALS) + 6
        room.take(box_at((x, y), side, side))
    return Name(text, np.round(placed, 1))


def _place(widths: Array, area: MultiPolygon, room: Room, apart: float) -> Array | None:
    """Where the letters go: (n, 3) x, y, rotation in radians."""
    inside = ground_of(area, (0, 0, sizes.WIDTH, room.height), CELL)
    clearance = room.clearance(apart)
    shown = area.intersection(shapely.box(0, 0, sizes.WIDTH, room.height))
    middle = np.array([shown.centroid.x, shown.centroid.y])
    centres = _centres(shown, room.height, 36.0)
    size = math.sqrt(shown.area)
    best: tuple[float, Array] | None = None
    for spacing in SPACINGS:
        for angle in ANGLES:
            for bend in BENDS:
                letters = _letters(widths, spacing, float(angle), bend)
                points = centres[:, None] + _probes(letters, widths, spacing)[None, :]
                clear = clearance[room.grid.index(points)].min(1)
                free = clear >= CLEAR
                if not free.any():
                    continue
                on_area = inside.is_land(points[free]).mean(1)
                off = np.hypot(*(centres[free] - middle).T) / size
                cost = 26.0 * (1 - on_area) + 1.6 * off + 2.0 * abs(float(angle))
                cost = cost + 3.0 * float(angle) ** 2 + 300 * abs(bend)
                cost = cost + 0.11 * (SPACINGS[0] - spacing)
                cost = cost + 0.06 * np.maximum(ROOMY - clear[free], 0) ** 2
                k = int(cost.argmin())
                if best is None or cost[k] < best[0]:
                    best = float(cost[k]), letters + np.append(centres[free][k], 0.0)
    return None if best is None else best[1]


def find_banner(name: Name | None, area: MultiPolygon, room: Room) -> Point | None:
    """The best free place of a province's bonus marker, near its name when possible."""
    wide, high = sizes.BANNER
    inside = ground_of(area, (0, 0, sizes.WIDTH, room.height), CELL)
    shown = area.intersection(shapely.box(0, 0, sizes.WIDTH, room.height))
    centres = _centres(shown, room.height, 30.0)
    u, v = np.meshgrid(np.linspace(-wide / 2 - 3, wide / 2 + 3, 9),
                       np.linspace(-high / 2 - 3, high / 2 + 3, 8))  # fmt: skip
    points = centres[:, None] + np.stack([u.ravel(), v.ravel()], axis=1)[None]
    free = ~room.blocked(points).any(1)
    if not free.any():
        return None
    centres, points = centres[free], points[free]
    cost = 5.0 * (1 - inside.is_land(points).mean(1))
    if name is not None:
        gap = np.hypot(
            centres[:, None, 0] - name.letters[None, :, 0],
            centres[:, None, 1] - name.letters[None, :, 1],
        ).min(1)
        cost = cost + gap / 25.0
    k = int(cost.argmin())
    at = (round(float(centres[k, 0]), 1), round(float(centres[k, 1]), 1))
    room.take(box_at(at, wide, high))
    return at


def find_compass(room: Room, land: Ground, largest: float = 62.0) -> tuple[float, float, float]:
    """Centre and radius of the largest free circle in the sea, at most `largest`."""
    clear = room.clearance()
    rows, columns = room.taken.shape
    y, x = np.mgrid[0:rows, 0:columns] * CELL + CELL / 2
    water = np.asarray(ndimage.distance_transform_edt(~land.land) * land.cell)
    row, column = land.index(np.stack([x, y], axis=-1))
    clear = np.minimum(clear, water[row, column])
    clear = np.minimum.reduce([clear, x, y, sizes.WIDTH - x, room.height - y])
    k = np.unravel_index(int(clear.argmax()), clear.shape)
    return float(x[k]), float(y[k]), round(min(largest, float(clear[k]) - 6.0), 1)
