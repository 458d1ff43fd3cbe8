"""Which land belongs to which province: the land nearest to its cities, on foot.

A flood over a raster of the land starts in every city at once. What cannot be walked to (islands)
falls to the nearest city if that is near enough. Rome's land belongs to nobody when it lies
between provinces, and to the province round it when there is only one.
"""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from scipy.sparse import coo_array
from scipy.sparse.csgraph import dijkstra

from mapmaker.ground import Ground, Mask
from mapmaker.land import warp_of
from mapmaker.source import Array, Board

Labels = NDArray[np.int64]

NOBODY = -1
WALK, SAIL = 400.0, 230.0
"""How far from its cities a province reaches over land, and over sea to islands, in units."""
SMOOTH = 4.5
"""Radius in cells by which borders are smoothed."""


def roughness(shape: tuple[int, ...], cell: float) -> Array:
    """How hard walking is in each cell, about 1: makes borders wander a little."""
    random = np.random.default_rng(7)
    field = np.zeros(shape)
    for wavelength, height in ((150.0, 1.0), (60.0, 0.5)):
        noise = ndimage.gaussian_filter(random.standard_normal(shape), wavelength / cell / 2.5)
        field += height * noise / noise.std()
    return np.asarray(np.exp(0.14 * field))


def _walk(ground: Ground, seeds: list[NDArray[np.int64]]) -> Labels:
    """For each land cell the number of the nearest seed set, `NOBODY` if all are too far."""
    numbers = np.full(ground.land.shape, -1, dtype=np.int64)
    numbers[ground.land] = np.arange(int(ground.land.sum()))
    rough = roughness(ground.land.shape, ground.cell)
    rows, columns, weights = [], [], []
    height, width = ground.land.shape
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        here = np.s_[0 : height - down, max(0, -right) : width - max(0, right)]
        there = np.s_[down:height, max(0, right) : width - max(0, -right)]
        both = ground.land[here] & ground.land[there]
        rows.append(numbers[here][both])
        columns.append(numbers[there][both])
        step = ground.cell * math.hypot(down, right)
        weights.append(step * (rough[here][both] + rough[there][both]) / 2)
    count = int(ground.land.sum())
    graph = coo_array(
        (np.concatenate(weights), (np.concatenate(rows), np.concatenate(columns))),
        shape=(count, count),
    ).tocsr()
    starts = np.concatenate(seeds)
    set_of = np.repeat(np.arange(len(seeds)), [len(s) for s in seeds])
    distance, _, source = dijkstra(
        graph, directed=False, indices=starts, min_only=True, return_predecessors=True, limit=WALK
    )
    of_node = np.full(count, -1, dtype=np.int64)
    of_node[starts] = set_of
    return np.where(np.isfinite(distance), of_node[source], NOBODY)


def _seeds(ground: Ground, masses: Labels, cities: Array, homes: Array) -> list[Mask]:
    """The cells in which the flood of each city starts: near it, on its own land mass."""
    x, y = ground.centres
    row, column = ground.index(homes)
    result = []
    for k, at in enumerate(cities):
        distance = np.hypot(x[None, :] - at[0], y[:, None] - at[1])
        near = np.hypot(x[None, :] - homes[k, 0], y[:, None] - homes[k, 1])
        mass = masses[row[k], column[k]] or masses.flat[np.where(ground.land, near, 1e9).argmin()]
        on_mass = masses == mass
        radius = max(13.0, float(distance[on_mass].min()) + 3.0)
        result.append(on_mass & (distance <= radius))
    return result


def city_areas(ground: Ground, cities: Array, homes: Array, untinted: Array) -> Labels:
    """The index of the nearest city of each land cell, `NOBODY` elsewhere.

    `cities`, `homes` (see `land.home_points`, both (n, 2)) and `untinted` (m, 2) are in map
    units; the land mass of an untinted point stays nobody's unless a city stands on it.
    """
    numbers = np.full(ground.land.shape, -1, dtype=np.int64)
    numbers[ground.land] = np.arange(int(ground.land.sum()))
    masses, count = ndimage.label(ground.land, structure=np.ones((3, 3)))
    seeds = [numbers[seed] for seed in _seeds(ground, masses, cities, homes)]
    areas = np.full(ground.land.shape, NOBODY, dtype=np.int64)
    areas[ground.land] = _walk(ground, seeds)
    settled = set(np.unique(masses[areas != NOBODY]).tolist())
    wild = {int(masses[r, c]) for r, c in zip(*ground.index(untinted), strict=True)}
    middles = ndimage.center_of_mass(ground.land, masses, np.arange(1, count + 1))
    for mass, (row, column) in enumerate(middles, start=1):
        if mass in settled or mass in wild:
            continue
        at = (ground.left + column * ground.cell, ground.top + row * ground.cell)
        distances = np.hypot(cities[:, 0] - at[0], cities[:, 1] - at[1])
        if distances.min() <= SAIL:
            areas[masses == mass] = distances.argmin()
    return areas


def neighbours(labels: Labels) -> Counter[tuple[int, int]]:
    """How many cell borders each two labels share, with the lower label first."""
    shared: Counter[tuple[int, int]] = Counter()
    for a, b in ((labels[:, :-1], labels[:, 1:]), (labels[:-1], labels[1:])):
        differ = (a != b) & (a != NOBODY) & (b != NOBODY)
        pairs = np.sort(np.stack([a[differ], b[differ]], axis=1), axis=1)
        for first, second in pairs.tolist():
            shared[first, second] += 1
    return shared


def province_areas(board: Board, ground: Ground, cities: Array, homes: Array) -> Labels:
    """The index of the province of each cell.

    Cells of a capital without province get the number after the last province, `NOBODY` is land
    that belongs to no one. Sea cells have the label of the nearest land, so that borders can be
    drawn across the water and cut at the coast.
    """
    untinted = np.array(board.untinted, dtype=np.float64).reshape(-1, 2)
    if len(untinted):
        untinted = warp_of(board)(untinted)
    areas = city_areas(ground, cities, homes, untinted)
    order = [id_ for id_, _ in board.provinces]
    free = len(order)
    of_city = np.array([order.index(c.province) if c.province else free for c in board.cities])
    labels = np.where(areas == NOBODY, NOBODY, of_city[areas])
    round_it = {a if b == free else b for a, b in neighbours(labels) if free in (a, b)}
    if len(round_it) == 1:
        labels[labels == free] = round_it.pop()
    smooth = _smoothed(labels, ground)
    nearest = ndimage.distance_transform_edt(
        ~ground.land, return_distances=False, return_indices=True
    )
    return np.asarray(smooth[tuple(nearest)], dtype=np.int64)


def _smoothed(labels: Labels, ground: Ground) -> Labels:
    """The most common label round each land cell."""
    best = np.full(labels.shape, -1.0)
    result = labels.copy()
    for label in np.unique(labels[ground.land]):
        weight = ndimage.gaussian_filter((labels == label) * ground.land * 1.0, SMOOTH)
        better = weight > best
        best[better] = weight[better]
        result[better] = label
    result[~ground.land] = NOBODY
    return result
