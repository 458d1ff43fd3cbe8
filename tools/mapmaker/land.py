"""The coast: Natural Earth's land, bent so that the cities come to lie where the board has them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np
from scipy.interpolate import RBFInterpolator
from shapely import LineString, MultiPolygon, Point, Polygon, STRtree, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, unary_union

from mapmaker import sizes
from mapmaker.source import Array, Board

Warp = Callable[[Array], Array]

REACH = 1.15
"""How far beyond the cities the land is taken, in extents of the cities on each side."""
SMOOTHING = 0.05
TOLERANCE, FAR_TOLERANCE = 0.9, 2.5
"""Simplification of the coast on the board and beyond it, in map units."""
SMALLEST = 14.0
"""Islands smaller than this are left out, in square units."""
CITY_GROUND = 19.0
"""A city has land round it at least this far, in units."""
STRAIT = 6.0
"""Least width of the water between a city's ground and another land mass, in units."""


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons of which a shape consists; lines and points are dropped."""
    parts = getattr(shape, "geoms", [shape])
    return [p for p in parts if isinstance(p, Polygon) and not p.is_empty]


def read_land(path: Path) -> list[Polygon]:
    """The land of a TopoJSON file as polygons in degrees; raises OSError or ValueError."""
    topology: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    scale = np.array(topology["transform"]["scale"])
    offset = np.array(topology["transform"]["translate"])
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + offset for arc in topology["arcs"]]

    def ring(numbers: Iterable[int]) -> Array:
        pieces = [arcs[n] if n >= 0 else arcs[~n][::-1] for n in numbers]
        return np.concatenate([pieces[0], *(piece[1:] for piece in pieces[1:])])

    result = []
    for shape in topology["objects"]["land"]["geometries"]:
        for part in shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]:
            rings = [ring(numbers) for numbers in part]
            result.append(Polygon(rings[0], [r for r in rings[1:] if len(r) > 3]))
    return result


def warp_of(board: Board) -> Warp:
    """The thin-plate spline from longitude and latitude to map units."""
    places, positions = board.places, board.positions
    middle, spread = places.mean(0), places.std(0)
    spline = RBFInterpolator(
        (places - middle) / spread,
        positions,
        kernel="thin_plate_spline",
        smoothing=SMOOTHING,
        degree=1,
    )

    def warp(points: Array) -> Array:
        return np.asarray(spline((points - middle) / spread), dtype=np.float64)

    return warp


def extent(board: Board) -> Polygon:
    """The rectangle that land and sea fill, in map units."""
    return box(
        -sizes.MARGIN_X,
        -sizes.MARGIN_Y,
        sizes.WIDTH + sizes.MARGIN_X,
        board.height + sizes.MARGIN_Y,
    )


def warped(land: Iterable[Polygon], board: Board) -> MultiPolygon:
    """The land in map units, clipped to the extent and not yet simplified."""
    warp = warp_of(board)
    places = board.places
    size = places.max(0) - places.min(0)
    low, high = places.min(0) - REACH * size, places.max(0) + REACH * size
    clip = box(float(low[0]), float(low[1]), float(high[0]), float(high[1]))
    step = float(size.max()) / 120

    def bent(ring: Any) -> Array:
        return warp(np.asarray(ring.coords, dtype=np.float64)[:, :2])

    result: list[BaseGeometry] = []
    for shape in land:
        if not shape.intersects(clip):
            continue
        for part in polygons(shape.buffer(0).intersection(clip)):
            fine = part.segmentize(step)
            outer = Polygon(bent(fine.exterior), [bent(hole) for hole in fine.interiors])
            result.append(outer.buffer(0).intersection(extent(board)))
    return MultiPolygon(polygons(unary_union(result)))


def home_points(natural: Iterable[Polygon], board: Board) -> Array:
    """For each city a point (n, 2) in map units that surely lies on the city's own land mass.

    The spline may carry a city across a strait that is narrower than its error; the nearest
    point of the real land can't be. A city without a real place keeps its own position.
    """
    warp = warp_of(board)
    shapes = list(natural)
    tree = STRtree(shapes)
    result = []
    for city in board.cities:
        if city.place is None:
            result.append(np.array(city.at))
            continue
        place = Point(city.place)
        shape = shapes[int(tree.nearest(place))]
        on_land = shape.intersection(place.buffer(shape.distance(place) + 0.03))
        point = on_land.representative_point()
        result.append(warp(np.array([[point.x, point.y]]))[0])
    return np.array(result)


def finished(land: MultiPolygon, board: Board, cities: Array, homes: Array) -> MultiPolygon:
    """The land as it is drawn: ground under every city, few points, no specks.

    `cities` are the final city positions and `homes` points on their land masses, both (n, 2).
    Other land masses keep a strait's width away from a city's ground.
    """
    masses: list[BaseGeometry] = list(land.geoms)
    for at, home in zip(cities, homes, strict=True):
        own = min(range(len(masses)), key=lambda k: float(masses[k].distance(Point(home))))
        near = Point(at).buffer(2.4 * CITY_GROUND)
        disc = Point(at).buffer(CITY_GROUND)
        joined = unary_union([masses[own].intersection(near), disc]).buffer(7).buffer(-7)
        masses[own] = unary_union([masses[own], joined.intersection(near)])
        for k, mass in enumerate(masses):
            if k != own and mass.intersects(near):
                masses[k] = mass.difference(disc.buffer(STRAIT))
                masses[own] = masses[own].difference(masses[k].buffer(STRAIT).intersection(near))
    whole = unary_union(masses).intersection(extent(board))
    view = box(0, 0, sizes.WIDTH, board.height).buffer(60)
    result = []
    for part in polygons(whole):
        tolerance = TOLERANCE if part.intersects(view) else FAR_TOLERANCE
        holes = [hole for hole in part.interiors if Polygon(hole).area > SMALLEST]
        simple = Polygon(part.exterior, holes).simplify(tolerance)
        result += [p for p in polygons(simple.buffer(0)) if p.area > SMALLEST]
    return MultiPolygon(result)


def coasts(land: MultiPolygon, board: Board) -> list[LineString]:
    """The outlines of the land without the edges that lie on the extent."""
    inner = extent(board).buffer(-0.5, join_style="mitre")
    lines = linemerge(land.boundary.intersection(inner))
    parts = getattr(lines, "geoms", [lines])
    return [part for part in parts if isinstance(part, LineString) and not part.is_empty]


def shelves(land: MultiPolygon, board: Board, distances: Iterable[float]) -> list[MultiPolygon]:
    """The sea's light rims: the land widened by each distance, as polygons."""
    result = []
    for distance in distances:
        wide = land.buffer(distance, quad_segs=6).buffer(-distance * 0.35, quad_segs=6)
        wide = wide.simplify(0.8).intersection(extent(board))
        result.append(MultiPolygon([p for p in polygons(wide) if p.area > 200]))
    return result
