"""Turns the raster of provinces into areas with soft borders that neighbours share."""

from __future__ import annotations

from collections import defaultdict

import numpy as np
from scipy import ndimage
from shapely import LineString, MultiPolygon, Point, Polygon, STRtree, union_all
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, polygonize, unary_union

from mapmaker.ground import Ground
from mapmaker.land import extent, polygons
from mapmaker.regions import NOBODY, Labels
from mapmaker.source import Array, Board

Node = tuple[int, int]

SOFT = 7.0
"""Radius of the smoothing along a border, in cells."""
SLIVER = 260.0
"""Pieces of a province smaller than this that touch another province join it, square units."""


def _edges(labels: Labels) -> dict[Node, list[Node]]:
    """The lattice edges between cells of different labels, as neighbours of each corner."""
    graph: dict[Node, list[Node]] = defaultdict(list)

    def add(a: Node, b: Node) -> None:
        graph[a].append(b)
        graph[b].append(a)

    rows, columns = np.nonzero(labels[:, :-1] != labels[:, 1:])
    for row, column in zip(rows.tolist(), columns.tolist(), strict=True):
        add((row, column + 1), (row + 1, column + 1))
    rows, columns = np.nonzero(labels[:-1] != labels[1:])
    for row, column in zip(rows.tolist(), columns.tolist(), strict=True):
        add((row + 1, column), (row + 1, column + 1))
    return graph


def _arcs(graph: dict[Node, list[Node]]) -> list[list[Node]]:
    """The chains between corners where three or more areas meet, and the closed chains."""
    used: set[tuple[Node, Node]] = set()
    arcs = []

    def follow(start: Node, following: Node) -> list[Node]:
        chain = [start, following]
        used.update({(start, following), (following, start)})
        while len(graph[chain[-1]]) == 2 and chain[-1] != start:
            a, b = graph[chain[-1]]
            onward = b if a == chain[-2] else a
            used.update({(chain[-1], onward), (onward, chain[-1])})
            chain.append(onward)
        return chain

    for node in sorted(graph, key=lambda n: (len(graph[n]) == 2, n)):
        for following in graph[node]:
            if (node, following) not in used:
                arcs.append(follow(node, following))
    return arcs


def _soft(arc: list[Node], ground: Ground, loose: bool) -> LineString:
    """An arc in map units, smoothed; its ends stay unless it is a `loose` ring."""
    points = np.array([(column, row) for row, column in arc], dtype=np.float64)
    softness = min(SOFT, len(points) / 8)
    if loose:
        smooth = ndimage.gaussian_filter1d(points[:-1], softness, axis=0, mode="wrap")
        smooth = np.concatenate([smooth, smooth[:1]])
    else:
        line = np.linspace(points[0], points[-1], len(points))
        odd = points - line
        mirrored = np.concatenate([-odd[::-1], odd[1:], -odd[::-1][1:]])
        middle = ndimage.gaussian_filter1d(mirrored, softness, axis=0, mode="nearest")
        smooth = line + middle[len(points) - 1 : 2 * len(points) - 1]
        smooth[0], smooth[-1] = points[0], points[-1]
    smooth = smooth * ground.cell + np.array([ground.left, ground.top])
    return LineString(LineString(smooth).simplify(0.7).coords)


def _label_at(labels: Labels, ground: Ground, face: Polygon) -> int:
    point = face.representative_point()
    row, column = ground.index(np.array([[point.x, point.y]]))
    return int(labels[row[0], column[0]])


def _join_slivers(pieces: list[tuple[int, Polygon]]) -> list[tuple[int, Polygon]]:
    """Give small pieces to the neighbour on the same land with the longest common border."""
    shapes = [shape for _, shape in pieces]
    tree = STRtree(shapes)
    result = []
    for label, shape in pieces:
        if shape.area < SLIVER:
            best, longest = label, 0.5
            for other in tree.query(shape.buffer(0.1)).tolist():
                if shapes[other].area > shape.area and pieces[other][0] != label:
                    common = shape.buffer(0.1).intersection(shapes[other].boundary).length
                    if common > longest:
                        best, longest = pieces[other][0], common
            label = best
        result.append((label, shape))
    return result


def areas(
    labels: Labels, ground: Ground, land: MultiPolygon, board: Board
) -> tuple[dict[int, MultiPolygon], list[LineString]]:
    """Areas by label, and the borders between them on land.

    The coast of an area is exactly that of `land`.
    """
    graph = _edges(labels)
    arcs = [
        _soft(arc, ground, loose=arc[0] == arc[-1] and len(graph[arc[0]]) == 2)
        for arc in _arcs(graph)
    ]
    frame = extent(board)
    network = union_all([*arcs, frame.boundary], grid_size=0.01)
    faces = [(_label_at(labels, ground, face), face) for face in polygonize(network)]
    joined = {
        label: unary_union([face for other, face in faces if other == label])
        for label in {label for label, _ in faces}
    }
    pieces: list[tuple[int, Polygon]] = []
    for part in land.geoms:
        for label, whole in joined.items():
            cut = part if whole.contains(part) else part.intersection(whole)
            pieces += [(label, piece) for piece in polygons(cut)]
    pieces = _join_slivers(pieces)
    by_label: dict[int, list[BaseGeometry]] = defaultdict(list)
    for label, piece in pieces:
        by_label[label].append(piece)
    result = {
        label: MultiPolygon(polygons(unary_union(parts).buffer(0)))
        for label, parts in by_label.items()
        if label != NOBODY
    }
    return result, _common(result, land)


def _common(areas_: dict[int, MultiPolygon], land: MultiPolygon) -> list[LineString]:
    """The borders of the areas that are not coast."""
    inner = land.buffer(-0.6)
    edges = unary_union([area.boundary.intersection(inner) for area in areas_.values()])
    merged = linemerge(edges) if edges.geom_type != "LineString" else edges
    parts = getattr(merged, "geoms", [merged])
    return [p for p in parts if isinstance(p, LineString) and p.length > 4]


def tints(areas_: dict[int, MultiPolygon], count: int, colours: int) -> list[int]:
    """A colour number for each of `count` provinces so that near ones differ.

    Provinces whose areas come closer than 80 units to each other never share a number, and the
    numbers are used about equally often.
    """
    wide = {k: area.buffer(40).simplify(3) for k, area in areas_.items() if k < count}
    near = {k: {m for m in wide if m != k and wide[k].intersects(wide[m])} for k in wide}
    result = [-1] * count
    order = sorted(wide, key=lambda k: (-len(near[k]), k))
    for k in order:
        taken = {result[m] for m in near[k]}
        free = [c for c in range(colours) if c not in taken] or list(range(colours))
        result[k] = min(free, key=lambda c: (result.count(c), (c * 5 + k) % colours))
    return result


def contains(area: MultiPolygon, at: tuple[float, float]) -> bool:
    """Whether an area contains a point."""
    return bool(area.contains(Point(at)))


def as_rings(area: MultiPolygon) -> list[list[Array]]:
    """Polygons as lists of rings, the outer one first."""
    return [
        [np.asarray(r.coords)[:-1, :2] for r in (part.exterior, *part.interiors)]
        for part in area.geoms
    ]
