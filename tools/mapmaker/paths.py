"""Draws each line as two cubic curves, city - stand - city, out of the way of everything else."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from scipy.spatial import cKDTree

from mapmaker import sizes
from mapmaker.ground import Ground
from mapmaker.places import box_at
from mapmaker.source import Array, Board, Point
from mapmaker.spots import STEP, Layout

SWEEPS = 4
SAMPLES = 22
TURNS = np.radians(np.arange(-60.0, 61.0, 12.0))
"""Directions at the stand, off the straight line between the cities."""
STARTS = np.radians(np.arange(-90.0, 91.0, 12.0))
"""Directions at the city, off the straight line to the stand."""
HANDLES = np.array([0.3, 0.45, 0.65])
NEAR_CITY = 46.0
APART = 20.0
"""Lines nearer to each other than this disturb each other."""

_U = np.linspace(0, 1, SAMPLES)[:, None]
_WEIGHTS = np.hstack([(1 - _U) ** 3, 3 * _U * (1 - _U) ** 2, 3 * _U**2 * (1 - _U), _U**3])


@dataclass(frozen=True)
class Curve:
    """Seven control points (7, 2): city, two handles, stand, two handles, city."""

    points: Array

    def sampled(self, step: float = STEP) -> Array:
        """Points along the curve about `step` units apart, (n, 2), ends included."""
        fine = np.concatenate([_sample(self.points[:4]), _sample(self.points[3:])[1:]])
        lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(fine, axis=0).T))])
        count = max(2, round(float(lengths[-1]) / step) + 1)
        along = np.linspace(0, lengths[-1], count)
        return np.stack([np.interp(along, lengths, fine[:, k]) for k in (0, 1)], axis=1)


def _sample(cubic: Array) -> Array:
    return np.asarray(_WEIGHTS @ cubic)


def _direction(a: Point, b: Point) -> float:
    return math.atan2(b[1] - a[1], b[0] - a[0])


class Router:
    """Finds the curves of all lines of a board for one layout."""

    def __init__(self, board: Board, layout: Layout, ground: Ground) -> None:
        self.board, self.layout, self.ground = board, layout, ground
        ids = [c.id for c in board.cities]
        self.ends = [(ids.index(x.between[0]), ids.index(x.between[1])) for x in board.lines]
        self.boxes, self.owner, self.weight = self._obstacles()
        self.random = np.random.default_rng(len(board.lines))
        self.curves = [self._plain(k) for k in range(len(board.lines))]

    def _obstacles(self) -> tuple[Array, Array, Array]:
        boxes, owners, weights = [], [], []
        for city, way in enumerate(self.layout.ways):
            x, y = self.layout.cities[city]
            for number, box in enumerate(way.boxes):
                label = number == len(way.boxes) - 1
                grow = 7.0 if label else 3.0
                boxes.append((box[0] + x - grow, box[1] + y - 5, box[2] + x + grow, box[3] + y + 5))
                owners.append(city)
                weights.append(30.0 if label else 20.0 if number == 0 else 12.0)
        for line, at in enumerate(self.layout.stands):
            wide, high = sizes.COLONIST
            boxes.append(box_at(at, wide + 4, high + 4))
            owners.append(1000 + line)
            weights.append(8.0)
        return np.array(boxes), np.array(owners), np.array(weights)

    def _plain(self, line: int) -> Curve:
        a, c = (np.array(self.layout.cities[end]) for end in self.ends[line])
        s = np.array(self.layout.stands[line])
        chord = (c - a) / np.hypot(*(c - a))
        first = 0.4 * np.hypot(*(s - a)) * chord
        second = 0.4 * np.hypot(*(c - s)) * chord
        return Curve(np.array([a, a + (s - first - a) * 0.5, s - first, s,
                               s + second, c + (s + second - c) * 0.5, c]))  # fmt: skip

    def _halves(self, city: Point, stand: Point, tangent: float) -> Array:
        """Candidates (n, 4, 2) from a city to a stand that leave the stand along `tangent`."""
        base = _direction(city, stand)
        length = math.hypot(stand[0] - city[0], stand[1] - city[1])
        start, handle = np.meshgrid(base + STARTS, HANDLES * length, indexing="ij")
        start, handle = start.ravel(), handle.ravel()
        result = np.empty((len(start), 4, 2))
        result[:, 0] = city
        result[:, 1, 0] = city[0] + np.cos(start) * handle
        result[:, 1, 1] = city[1] + np.sin(start) * handle
        result[:, 2, 0] = stand[0] + math.cos(tangent) * handle
        result[:, 2, 1] = stand[1] + math.sin(tangent) * handle
        result[:, 3] = stand
        return result

    def _costs(self, halves: Array, line: int, city: int, tree: cKDTree) -> Array:
        """What is bad about each candidate half, (n,)."""
        points = np.einsum("sk,nkd->nsd", _WEIGHTS, halves)
        steps = np.diff(points, axis=1)
        lengths = np.hypot(steps[..., 0], steps[..., 1])
        length = lengths.sum(1)
        straight = math.hypot(*(halves[0, 3] - halves[0, 0]))
        headings = np.arctan2(steps[..., 1], steps[..., 0])
        turning = np.abs((np.diff(headings, axis=1) + math.pi) % (2 * math.pi) - math.pi)
        cost = 0.5 * (length - straight) + 30.0 * turning.sum(1) + 260.0 * (turning**2).sum(1)
        for handle, end in ((1, 0), (2, 3)):  # a short handle makes a sharp bend
            arm = np.hypot(*(halves[:, handle] - halves[:, end]).T) / straight
            cost += 1200.0 * np.maximum(0.32 - arm, 0) ** 2
        on_land = self.ground.is_land(points)
        wrong = on_land if self.board.lines[line].kind == "sea" else ~on_land
        cost += (2.5 if self.board.lines[line].kind == "sea" else 0.4) * wrong.mean(1) * length
        cost += self._blocked(points, line, city) * length / SAMPLES / STEP
        far = np.hypot(*(points - halves[0, 0]).transpose(2, 0, 1)) > NEAR_CITY
        distance, _ = tree.query(points.reshape(-1, 2), distance_upper_bound=APART)
        close = np.maximum(APART - distance.reshape(points.shape[:2]), 0.0)
        close[~np.isfinite(close)] = 0.0
        cost += 0.5 * (close * far).sum(1) * length / SAMPLES / STEP
        outside = (points < 9).any(2) | (points[..., 0] > sizes.WIDTH - 9)
        outside |= points[..., 1] > self.board.height - 9
        cost += 40.0 * outside.sum(1)
        return np.asarray(cost + self._crowding(headings[:, 2], line, city))

    def _blocked(self, points: Array, line: int, city: int) -> Array:
        own = self.owner == city
        weight = np.where(own, self.weight * 0.15, self.weight)
        weight[self.owner == 1000 + line] = 0.0
        first = np.nonzero(own)[0][0]
        weight[first] = 0.0  # a line begins under its own temple
        low = points.reshape(-1, 2).min(0)
        high = points.reshape(-1, 2).max(0)
        b = self.boxes
        near = (b[:, 0] < high[0]) & (b[:, 2] > low[0]) & (b[:, 1] < high[1]) & (b[:, 3] > low[1])
        near &= weight > 0
        x, y = points[..., 0, None], points[..., 1, None]
        inside = (x > b[near, 0]) & (x < b[near, 2]) & (y > b[near, 1]) & (y < b[near, 3])
        return np.asarray((inside * weight[near]).sum((1, 2)))

    def _crowding(self, heading: Array, line: int, city: int) -> Array:
        """Lines that leave a city in nearly the same direction are hard to tell apart."""
        cost = np.zeros(len(heading))
        for other, ends in enumerate(self.ends):
            if other != line and city in ends:
                points = self.curves[other].points
                if ends[0] != city:
                    points = points[::-1]
                probe = _sample(points[:4])[3] - points[0]
                gap = np.abs((heading - math.atan2(probe[1], probe[0]) + math.pi) % (2 * math.pi)
                             - math.pi)  # fmt: skip
                same = self.board.lines[other].kind == self.board.lines[line].kind
                cost += np.maximum(math.radians(30) - gap, 0) * (45.0 if same else 25.0)
        return cost

    def route(self, line: int, samples: list[Array]) -> Curve:
        """The best curve of one line while all others stay."""
        a, c = self.ends[line]
        start, end = self.layout.cities[a], self.layout.cities[c]
        stand = self.layout.stands[line]
        tree = cKDTree(np.concatenate([s for k, s in enumerate(samples) if k != line]))
        base = _direction(start, end)
        sets_a, sets_c = [], []
        for turn in TURNS:
            sets_a.append(self._halves(start, stand, base + turn + math.pi))
            sets_c.append(self._halves(end, stand, base + turn))
        costs_a = self._costs(np.concatenate(sets_a), line, a, tree).reshape(len(TURNS), -1)
        costs_c = self._costs(np.concatenate(sets_c), line, c, tree).reshape(len(TURNS), -1)
        total = costs_a.min(1) + costs_c.min(1) + 6.0 * np.abs(TURNS)
        best = int(total.argmin())
        first = sets_a[best][int(costs_a[best].argmin())]
        second = sets_c[best][int(costs_c[best].argmin())]
        for spread in (0.5, 0.3, 0.15):
            first, second = self._refined(first, second, line, tree, spread)
        return Curve(np.concatenate([first, second[::-1][1:]]))

    def _refined(
        self, first: Array, second: Array, line: int, tree: cKDTree, spread: float
    ) -> tuple[Array, Array]:
        """The best of random changes of two halves that keep them smooth at the stand.

        `spread` is the deviation of directions in radians and of handles as a fraction.
        """
        count = 60
        turn = self.random.normal(0, spread * 0.6, count)
        turn[0] = 0.0
        halves = []
        for half in (first, second):
            copies = np.repeat(half[None], count, axis=0)
            for handle, end in ((1, 0), (2, 3)):
                arm = half[handle] - half[end]
                angle = self.random.normal(0, spread, count) if handle == 1 else turn
                grow = np.exp(self.random.normal(0, spread, count))
                angle[0], grow[0] = 0.0, 1.0
                copies[:, handle, 0] = half[end, 0] + grow * (
                    arm[0] * np.cos(angle) - arm[1] * np.sin(angle)
                )
                copies[:, handle, 1] = half[end, 1] + grow * (
                    arm[0] * np.sin(angle) + arm[1] * np.cos(angle)
                )
            halves.append(copies)
        costs = [
            self._costs(copies, line, city, tree)
            for copies, city in zip(halves, self.ends[line], strict=True)
        ]
        k = int((costs[0] + costs[1]).argmin())
        return halves[0][k], halves[1][k]

    def run(self) -> list[Curve]:
        """All curves, improved in turn until they have settled."""
        samples = [curve.sampled() for curve in self.curves]
        for _ in range(SWEEPS):
            for line in range(len(self.curves)):
                self.curves[line] = self.route(line, samples)
                samples[line] = self.curves[line].sampled()
        return [Curve(np.round(curve.points, 1)) for curve in self.curves]
