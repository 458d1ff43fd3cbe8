"""What a board file and data/geo.yaml say, laid out in map units.

Map units are what the results are written in: x runs from 0 to `sizes.WIDTH`, y downwards, one
scale for both. The printed board is cropped to its cities and lines with a margin.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import yaml
from numpy.typing import NDArray

from mapmaker import sizes

Array = NDArray[np.float64]
Point = tuple[float, float]


@dataclass(frozen=True)
class City:
    """A city: `at` in map units, `place` as longitude and latitude in degrees."""

    id: str
    name: str
    province: str | None
    at: Point
    place: Point | None
    capital: bool


@dataclass(frozen=True)
class Line:
    """A line between two cities; `at` is where a colonist stands on it, in map units."""

    kind: str
    between: tuple[str, str]
    at: Point


@dataclass(frozen=True)
class Board:
    """A board in map units; `height` belongs to the width `sizes.WIDTH`."""

    id: str
    cities: tuple[City, ...]
    lines: tuple[Line, ...]
    provinces: tuple[tuple[str, str], ...]
    untinted: tuple[Point, ...]
    height: float

    def city(self, id_: str) -> City:
        """The city of that id; raises KeyError for an unknown id."""
        for city in self.cities:
            if city.id == id_:
                return city
        raise KeyError(id_)

    @property
    def places(self) -> Array:
        """Longitude and latitude of the cities that have them, (n, 2) in degrees."""
        return np.array([c.place for c in self.cities if c.place is not None])

    @property
    def positions(self) -> Array:
        """Map positions of the same cities as `places`, (n, 2)."""
        return np.array([c.at for c in self.cities if c.place is not None])


def _layout(cities: Array, stands: Array) -> tuple[float, Array, float]:
    """Scale, offset and height so that everything with its margin is `sizes.WIDTH` wide.

    The arguments are positions in board widths. A city needs more room than a stand.
    """
    scale = float(sizes.WIDTH)
    for _ in range(30):
        low = np.minimum(
            cities.min(0) * scale - sizes.CITY_MARGIN[:2],
            stands.min(0) * scale - sizes.STAND_MARGIN,
        )
        high = np.maximum(
            cities.max(0) * scale + sizes.CITY_MARGIN[2:],
            stands.max(0) * scale + sizes.STAND_MARGIN,
        )
        scale *= sizes.WIDTH / float(high[0] - low[0])
    return scale, low, float(round(high[1] - low[1]))


def read(board_file: Path, geo_file: Path) -> Board:
    """Read one board.

    Raises KeyError when the geo file has no entry for the board, and OSError or
    yaml.YAMLError for files that can't be read.
    """
    raw: dict[str, Any] = yaml.safe_load(board_file.read_text(encoding="utf-8"))
    geo: dict[str, Any] = yaml.safe_load(geo_file.read_text(encoding="utf-8"))[raw["id"]]
    stretch = np.array([1.0, geo["aspect"][1] / geo["aspect"][0]])
    at_cities = np.array([c["at"] for c in raw["cities"]]) * stretch
    at_lines = np.array([line["at"] for line in raw["lines"]]) * stretch
    scale, low, height = _layout(at_cities, at_lines)

    def unit(at: Array) -> Point:
        x, y = at * scale - low
        return float(x), float(y)

    cities = []
    for entry, at in zip(raw["cities"], at_cities, strict=True):
        place = geo["cities"].get(entry["id"])
        cities.append(
            City(
                id=entry["id"],
                name=entry["name"],
                province=entry.get("province"),
                at=unit(at),
                place=(float(place[0]), float(place[1])) if place else None,
                capital=entry["id"] == raw["capital"],
            )
        )
    lines = [
        Line(entry["kind"], (entry["between"][0], entry["between"][1]), unit(at))
        for entry, at in zip(raw["lines"], at_lines, strict=True)
    ]
    return Board(
        id=raw["id"],
        cities=tuple(cities),
        lines=tuple(lines),
        provinces=tuple((p["id"], p["name"]) for p in raw["provinces"]),
        untinted=tuple((float(x), float(y)) for x, y in geo.get("untinted", ())),
        height=height,
    )
