"""Finds places for cities, names, houses, badges and stands so that nothing overlaps.

Simulated annealing over the ways of `places` and small shifts away from the printed positions.
Deterministic: the same board gives the same result.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field

import numpy as np

from mapmaker import sizes
from mapmaker.places import Way, box_at
from mapmaker.source import Array, Board, Point

PAD = 1.5
"""Half of the least distance between things of different owners."""
CITY_SHIFT, STAND_SHIFT = 16.0, 26.0
MOVES = 90_000
HOT, COLD = 14.0, 0.15
STEP = 7.0
"""Distance of the sample points of a line's path."""


@dataclass
class Layout:
    """Positions of cities and stands, and the chosen way of each city."""

    cities: list[Point]
    stands: list[Point]
    ways: list[Way]
    conflicts: list[tuple[str, str]] = field(default_factory=list)


class Annealer:
    """One search: owners are the cities followed by the lines."""

    def __init__(self, board: Board, ways: list[list[Way]], paths: list[Array] | None) -> None:
        self.board = board
        self.ways = ways
        self.random = random.Random(board.id)
        self.n_cities = len(board.cities)
        self.home = [c.at for c in board.cities] + [line.at for line in board.lines]
        self.at = list(self.home)
        self.choice = [0] * self.n_cities
        self.way_boxes = [[np.array(w.boxes) for w in options] for options in ways]
        self.stand_box = np.array([box_at((0, 0), *sizes.COLONIST)])
        counts = [len(boxes[0]) for boxes in self.way_boxes] + [1] * len(board.lines)
        self.start = np.concatenate([[0], np.cumsum(counts)])
        self.boxes = np.zeros((int(self.start[-1]), 4))
        for owner in range(len(self.at)):
            self._put(owner)
        self.samples = np.zeros((0, 2))
        self.sample_line = np.zeros(0, dtype=np.int64)
        if paths:
            self.samples = np.concatenate(paths)
            self.sample_line = np.repeat(np.arange(len(paths)), [len(p) for p in paths])
        ids = [c.id for c in board.cities]
        ends = np.array([[ids.index(a), ids.index(b)] for a, b in (x.between for x in board.lines)])
        self.sample_ends = ends[self.sample_line] if len(self.samples) else np.zeros((0, 2))

    def _shape(self, owner: int) -> Array:
        if owner < self.n_cities:
            return self.way_boxes[owner][self.choice[owner]]
        return self.stand_box

    def _put(self, owner: int) -> None:
        x, y = self.at[owner]
        place = np.array([x, y, x, y])
        self.boxes[self.start[owner] : self.start[owner + 1]] = self._shape(owner) + place

    def _overlaps(self, owner: int) -> Array:
        """How deep each box of an owner lies in each box of others, (own, all)."""
        a = self.boxes[self.start[owner] : self.start[owner + 1]]
        b = self.boxes
        wide = np.minimum(a[:, None, 2], b[None, :, 2]) - np.maximum(a[:, None, 0], b[None, :, 0])
        high = np.minimum(a[:, None, 3], b[None, :, 3]) - np.maximum(a[:, None, 1], b[None, :, 1])
        depth = np.maximum(np.minimum(wide, high) + 2 * PAD, 0.0)
        depth[:, self.start[owner] : self.start[owner + 1]] = 0.0
        return np.asarray(depth)

    def _outside(self, owner: int) -> float:
        a = self.boxes[self.start[owner] : self.start[owner + 1]]
        low = np.maximum(6.0 - a[:, :2], 0).sum()
        high = np.maximum(a[:, 2:] + 6.0 - np.array([sizes.WIDTH, self.board.height]), 0).sum()
        return float(low + high)

    def _crossed(self, owner: int) -> float:
        """How much paths of other lines run through an owner's things."""
        if not len(self.samples):
            return 0.0
        a = self.boxes[self.start[owner] : self.start[owner + 1]]
        inside = (
            (self.samples[:, None, 0] > a[:, 0] - 3)
            & (self.samples[:, None, 0] < a[:, 2] + 3)
            & (self.samples[:, None, 1] > a[:, 1] - 3)
            & (self.samples[:, None, 1] < a[:, 3] + 3)
        )
        if owner >= self.n_cities:
            return 2.0 * float(inside[self.sample_line != owner - self.n_cities].sum())
        own = (self.sample_ends == owner).any(1)
        weight = np.full(len(a), 0.5)
        weight[0] = 0.0
        weight[-1] = 1.2
        foreign = weight * 2.5
        foreign[0] = 2.0
        return float((inside[own] * weight).sum() + (inside[~own] * foreign).sum())

    def cost(self, owner: int) -> float:
        """Everything that is bad about where an owner's things are."""
        x, y = self.at[owner]
        shift = math.hypot(x - self.home[owner][0], y - self.home[owner][1])
        limit = CITY_SHIFT if owner < self.n_cities else STAND_SHIFT
        total = 3.0 * (shift / limit) ** 2
        if owner < self.n_cities:
            total += 1.4 * self.ways[owner][self.choice[owner]].cost
        depth = self._overlaps(owner)
        total += 3.0 * float(depth.sum()) + 12.0 * float((depth > 0).sum())
        return total + 4.0 * self._outside(owner) + self._crossed(owner)

    def _propose(self, owner: int) -> None:
        if owner < self.n_cities and self.random.random() < 0.6:
            self.choice[owner] = self.random.randrange(len(self.ways[owner]))
            return
        limit = CITY_SHIFT if owner < self.n_cities else STAND_SHIFT
        centre = self.at[owner] if self.random.random() < 0.7 else self.home[owner]
        spread = limit * 0.4
        x = centre[0] + self.random.gauss(0, spread)
        y = centre[1] + self.random.gauss(0, spread)
        away = math.hypot(x - self.home[owner][0], y - self.home[owner][1])
        if away > limit:
            x = self.home[owner][0] + (x - self.home[owner][0]) * limit / away
            y = self.home[owner][1] + (y - self.home[owner][1]) * limit / away
        self.at[owner] = (x, y)

    def run(self, hot: float = HOT) -> None:
        """Search; the result is in `at` and `choice`."""
        owners = len(self.at)
        for move in range(MOVES):
            heat = hot * (COLD / hot) ** (move / MOVES)
            owner = self.random.randrange(owners)
            before = self.cost(owner)
            kept = self.at[owner], self.choice[owner] if owner < self.n_cities else 0
            self._propose(owner)
            self._put(owner)
            change = self.cost(owner) - before
            if change > 0 and self.random.random() >= math.exp(-change / heat):
                self.at[owner] = kept[0]
                if owner < self.n_cities:
                    self.choice[owner] = kept[1]
                self._put(owner)

    def conflicts(self) -> list[tuple[str, str]]:
        """The pairs of owners whose things still overlap."""
        names = [c.name for c in self.board.cities]
        names += [f"{x.kind} {x.between[0]}-{x.between[1]}" for x in self.board.lines]
        found = []
        for owner in range(len(self.at)):
            columns = np.nonzero((self._overlaps(owner) > 0).any(0))[0]
            others = set(np.searchsorted(self.start, columns, side="right") - 1)
            found += [(names[owner], names[other]) for other in sorted(others) if other > owner]
        return found


def arrange(
    board: Board,
    ways: list[list[Way]],
    paths: list[Array] | None = None,
    before: Layout | None = None,
) -> Layout:
    """Find a layout; with `paths` names keep out of them, with `before` it starts from there."""
    search = Annealer(board, ways, paths)
    if before is not None:
        search.at = [*before.cities, *before.stands]
        search.choice = [options.index(way) for options, way in zip(ways, before.ways, strict=True)]
        for owner in range(len(search.at)):
            search._put(owner)
    search.run(HOT if before is None else HOT / 6)
    n = search.n_cities
    rounded = [(round(x, 1), round(y, 1)) for x, y in search.at]
    chosen = [ways[city][search.choice[city]] for city in range(n)]
    return Layout(rounded[:n], rounded[n:], chosen, search.conflicts())
