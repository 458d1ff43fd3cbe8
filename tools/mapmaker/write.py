"""Writes a map as JSON; docs/map.md describes the format."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from shapely import LineString, MultiPolygon

from mapmaker import borders, land, sizes
from mapmaker.make import Map
from mapmaker.source import Array, Point

FORMAT = 1


def _number(value: float) -> float | int:
    rounded = round(float(value), 1)
    return int(rounded) if rounded == int(rounded) else rounded


def _flat(points: Array) -> list[float | int]:
    return [_number(v) for v in np.asarray(points).ravel()]


def _polygons(area: MultiPolygon | None) -> list[list[list[float | int]]]:
    if area is None:
        return []
    return [[_flat(ring) for ring in rings] for rings in borders.as_rings(area)]


def _polylines(lines: Iterable[LineString]) -> list[list[float | int]]:
    return [_flat(np.asarray(line.coords)) for line in lines]


def _moved(point: Point, by: Point) -> list[float | int]:
    return [_number(point[0] + by[0]), _number(point[1] + by[1])]


def _cities(drawn: Map) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for city, at, way in zip(
        drawn.board.cities, drawn.layout.cities, drawn.layout.ways, strict=True
    ):
        result[city.id] = {
            "at": _flat(np.array(at)),
            "capital": city.capital,
            "label": {"at": _moved(way.label.at, at), "align": way.label.align},
            "badge": _moved(way.badge, at) if way.badge else None,
            "houses": [_moved(spot, at) for spot in way.houses],
            "colonists": [_moved(spot, at) for spot in way.colonists],
        }
    return result


def _lines(drawn: Map) -> list[dict[str, Any]]:
    return [
        {
            "kind": line.kind,
            "between": list(line.between),
            "stand": _flat(np.array(stand)),
            "curve": _flat(curve.points),
            "bridges": [
                {"at": list(b.at), "angle": b.angle, "under": b.under}
                for b in drawn.bridges
                if b.over == number
            ],
        }
        for number, (line, stand, curve) in enumerate(
            zip(drawn.board.lines, drawn.layout.stands, drawn.curves, strict=True)
        )
    ]


def as_value(drawn: Map) -> dict[str, Any]:
    """The map as what JSON can hold."""
    size = {
        "label_font": sizes.LABEL_FONT,
        "label_capitals": sizes.LABEL_CAPITALS,
        "name_font": sizes.NAME_FONT,
        "name_capitals": sizes.NAME_CAPITALS,
        "temple": list(sizes.TEMPLE),
        "capital": list(sizes.CAPITAL),
        "badge": [sizes.BADGE, sizes.BADGE],
        "house": [sizes.HOUSE, sizes.HOUSE],
        "colonist": list(sizes.COLONIST),
        "banner": list(sizes.BANNER),
        "stand": [sizes.STAND, sizes.STAND],
    }
    return {
        "format": FORMAT,
        "board": drawn.board.id,
        "bounds": [0, 0, sizes.WIDTH, _number(drawn.board.height)],
        "extent": [_number(v) for v in land.extent(drawn.board).bounds],
        "sizes": size,
        "land": _polygons(drawn.land),
        "coast": _polylines(drawn.coast),
        "rims": [_polygons(rim) for rim in drawn.rims],
        "borders": _polylines(drawn.borders),
        "capital_area": _polygons(drawn.capital_area),
        "compass": list(drawn.compass),
        "provinces": [
            {
                "id": p.id,
                "tint": p.tint,
                "areas": _polygons(p.area),
                "name": {"text": p.name.text, "letters": _flat(p.name.letters)},
                "banner": list(p.banner),
            }
            for p in drawn.provinces
        ],
        "cities": _cities(drawn),
        "lines": _lines(drawn),
    }


def write(drawn: Map, path: Path) -> None:
    """Write the file, one entry of each list a line so that differences can be read."""
    value = as_value(drawn)
    compact = {"separators": (",", ":"), "ensure_ascii": False}
    parts = []
    for key, entry in value.items():
        if isinstance(entry, list) and entry and isinstance(entry[0], (dict, list)):
            rows = ",\n".join(json.dumps(e, **compact) for e in entry)  # type: ignore[arg-type]
            parts.append(f'"{key}":[\n{rows}\n]')
        elif key == "cities":
            rows = ",\n".join(
                f"{json.dumps(k)}:{json.dumps(v, **compact)}"  # type: ignore[arg-type]
                for k, v in entry.items()
            )
            parts.append(f'"{key}":{{\n{rows}\n}}')
        else:
            parts.append(f'"{key}":{json.dumps(entry, **compact)}')  # type: ignore[arg-type]
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")
