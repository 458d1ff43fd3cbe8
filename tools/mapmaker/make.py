"""Makes the map of one board: the steps in their order."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from shapely import LineString, MultiPolygon, Polygon

from mapmaker import borders, land, metrics, names, regions, sizes, spots
from mapmaker.bridges import Bridge, crossings
from mapmaker.ground import ground_of
from mapmaker.paths import Curve, Router
from mapmaker.places import capital_ways, town_ways
from mapmaker.source import Array, Board, Point
from mapmaker.spots import Layout

REGION_CELL = 2.0
RIMS = (34.0, 20.0, 9.0)
TINTS = 7


@dataclass(frozen=True)
class Province:
    """What is drawn of a province."""

    id: str
    tint: int
    area: MultiPolygon
    name: names.Name
    banner: Point


@dataclass(frozen=True)
class Map:
    """Everything that is drawn of a board, in map units."""

    board: Board
    land: MultiPolygon
    coast: list[LineString]
    rims: list[MultiPolygon]
    borders: list[LineString]
    provinces: list[Province]
    capital_area: MultiPolygon | None
    layout: Layout
    curves: list[Curve]
    bridges: list[Bridge]
    compass: tuple[float, float, float]


def _widths(family: str, size: float, text: str) -> Array:
    """Advance of each letter with the kerning to the next one."""
    edges = [metrics.width(family, size, text[:k]) for k in range(len(text) + 1)]
    return np.diff(np.array(edges))


def _layout(board: Board, raw: MultiPolygon, family: str) -> tuple[Layout, list[Curve]]:
    ground = ground_of(raw, (0, 0, sizes.WIDTH, board.height), 3.0)
    ways = [
        (capital_ways if c.capital else town_ways)(
            metrics.width(family, sizes.LABEL_FONT, c.name) + 2
        )
        for c in board.cities
    ]
    layout = spots.arrange(board, ways)
    curves = Router(board, layout, ground).run()
    for _ in range(2):
        layout = spots.arrange(board, ways, [curve.sampled() for curve in curves], layout)
        curves = Router(board, layout, ground).run()
    return layout, curves


def make(board: Board, natural: list[Polygon], font: Path) -> Map:
    """Make a map.

    `natural` is the world's land in degrees, `font` the file of the map's semibold face.
    Raises ValueError when the things of two owners, or a province's name, find no free place.
    """
    family = metrics.load(font)
    raw = land.warped(natural, board)
    layout, curves = _layout(board, raw, family)
    if layout.conflicts:
        pairs = "; ".join(f"{a} and {b}" for a, b in layout.conflicts)
        raise ValueError(f"{board.id}: no room beside each other for {pairs}")
    cities = np.array(layout.cities)
    homes = land.home_points(natural, board)
    final = land.finished(raw, board, cities, homes)
    ground = ground_of(final, land.extent(board).bounds, REGION_CELL)
    labels = regions.province_areas(board, ground, cities, homes)
    areas, edges = borders.areas(labels, ground, final, board)
    paths = [curve.sampled(3.0) for curve in curves]
    room = names.Room(board, layout, paths)
    tints = borders.tints(areas, len(board.provinces), TINTS)
    found: dict[int, names.Name] = {}
    view = Polygon([(0, 0), (sizes.WIDTH, 0), (sizes.WIDTH, board.height), (0, board.height)])
    for k in sorted(range(len(board.provinces)), key=lambda k: areas[k].intersection(view).area):
        text = board.provinces[k][1]
        name = names.find_name(text, _widths(family, sizes.NAME_FONT, text), areas[k], room)
        if name is None:
            raise ValueError(f"{board.id}: no room for the name {text}")
        found[k] = name
    provinces = []
    for k, (id_, text) in enumerate(board.provinces):
        banner = names.find_banner(found[k], areas[k], room)
        if banner is None:
            raise ValueError(f"{board.id}: no room for the marker of {text}")
        provinces.append(Province(id_, tints[k], areas[k], found[k], banner))
    at = {c.id: position for c, position in zip(board.cities, layout.cities, strict=True)}
    return Map(
        board=board,
        land=final,
        coast=land.coasts(final, board),
        rims=land.shelves(final, board, RIMS),
        borders=edges,
        provinces=provinces,
        capital_area=areas.get(len(board.provinces)),
        layout=layout,
        curves=curves,
        bridges=crossings(board, paths, at),
        compass=names.find_compass(room, ground),
    )
