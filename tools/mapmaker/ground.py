"""A raster of land and sea for quick questions about many points."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import MultiPolygon

from mapmaker.source import Array

Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class Ground:
    """Cells of `cell` units from the corner (`left`, `top`); True is land. Index [row, column]."""

    land: Mask
    left: float
    top: float
    cell: float

    def index(self, points: Array) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Row and column of each point (..., 2); points outside get the nearest cell."""
        column = np.floor((points[..., 0] - self.left) / self.cell).astype(np.int64)
        row = np.floor((points[..., 1] - self.top) / self.cell).astype(np.int64)
        rows, columns = self.land.shape
        return np.clip(row, 0, rows - 1), np.clip(column, 0, columns - 1)

    def is_land(self, points: Array) -> Mask:
        """Whether each point (..., 2) lies on land."""
        return self.land[self.index(points)]

    @property
    def centres(self) -> tuple[Array, Array]:
        """x of the columns and y of the rows."""
        rows, columns = self.land.shape
        return (
            np.asarray(self.left + (np.arange(columns) + 0.5) * self.cell, dtype=np.float64),
            np.asarray(self.top + (np.arange(rows) + 0.5) * self.cell, dtype=np.float64),
        )


def ground_of(land: MultiPolygon, bounds: tuple[float, ...], cell: float) -> Ground:
    """The raster of a rectangle (left, top, right, bottom)."""
    left, top, right, bottom = bounds
    columns = int(np.ceil((right - left) / cell))
    rows = int(np.ceil((bottom - top) / cell))
    empty = Ground(np.zeros((rows, columns), dtype=np.bool_), left, top, cell)
    x, y = np.meshgrid(*empty.centres)
    inside = np.zeros((rows, columns), dtype=np.bool_)
    for part in land.geoms:
        west, north, east, south = part.bounds
        near = (x >= west) & (x <= east) & (y >= north) & (y <= south)
        if near.any():
            shapely.prepare(part)
            inside[near] |= shapely.contains_xy(part, x[near], y[near])
    return Ground(inside, left, top, cell)
