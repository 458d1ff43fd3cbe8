"""A plain drawing for boards that have none: the places of the data file, no coast."""

from __future__ import annotations

import math
from typing import Any

from solitaria_app.content.model import BoardData

WIDTH = 1600.0
MARGIN = 110.0
BOARD_ASPECT = 0.7
"""Height of a printed board as a part of its width."""
SIZES: dict[str, Any] = {
    "label_font": 20.0,
    "label_capitals": 14.0,
    "name_font": 23.0,
    "name_capitals": 16.0,
    "temple": (40.0, 36.0),
    "capital": (60.0, 52.0),
    "badge": (28.0, 28.0),
    "house": (28.0, 28.0),
    "colonist": (34.0, 40.0),
    "banner": (34.0, 30.0),
    "stand": (16.0, 16.0),
}


def schematic_value(data: BoardData) -> dict[str, Any]:
    """The drawing of a board in the shape of a map file."""
    board = data.board
    places = [(x, y * BOARD_ASPECT) for x, y in (*data.city_at, *data.line_at)]
    west, east = min(x for x, _ in places), max(x for x, _ in places)
    north, south = min(y for _, y in places), max(y for _, y in places)
    scale = (WIDTH - 2 * MARGIN) / max(east - west, 1e-6)
    height = max((south - north) * scale, 1.0) + 2 * MARGIN
    at = [(MARGIN + (x - west) * scale, MARGIN + (y - north) * scale) for x, y in places]
    cities, stands = at[: len(board.cities)], at[len(board.cities) :]
    return {
        "format": 1,
        "board": data.id,
        "bounds": (0.0, 0.0, WIDTH, height),
        "extent": (-700.0, -560.0, WIDTH + 700.0, height + 560.0),
        "sizes": SIZES,
        "land": [],
        "coast": [],
        "rims": [],
        "borders": [],
        "capital_area": [],
        "compass": None,
        "provinces": [
            _province(p.id, p.name, [cities[c] for c in p.cities], n)
            for n, p in enumerate(board.provinces)
        ],
        "cities": {
            city.id: _city(cities[n], not city.letter) for n, city in enumerate(board.cities)
        },
        "lines": [
            {
                "kind": line.kind.id,
                "between": tuple(board.cities[end].id for end in line.ends),
                "stand": stands[n],
                "curve": _curve(cities[line.ends[0]], stands[n], cities[line.ends[1]]),
                "bridges": [],
            }
            for n, line in enumerate(board.lines)
        ],
    }


def _city(at: tuple[float, float], capital: bool) -> dict[str, Any]:
    x, y = at
    colonists = [(x + dx, y + dy) for dy in (50.0, 93.0) for dx in (-37.0, 0.0, 37.0)]
    return {
        "at": at,
        "capital": capital,
        "label": {"at": (x, y - 38 if capital else y + 30), "align": "center"},
        "badge": None if capital else (x + 21, y - 27),
        "houses": [] if capital else [(x - 37, y + 4), (x + 37, y + 4)],
        "colonists": colonists if capital else [],
    }


def _curve(
    a: tuple[float, float], stand: tuple[float, float], b: tuple[float, float]
) -> list[float]:
    """Two cubic curves through the stand, flat there along the line between the cities."""
    length = math.dist(a, b) or 1.0
    along = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
    before, after = math.dist(a, stand) / 3, math.dist(stand, b) / 3
    points = [
        a,
        ((2 * a[0] + stand[0]) / 3, (2 * a[1] + stand[1]) / 3),
        (stand[0] - along[0] * before, stand[1] - along[1] * before),
        stand,
        (stand[0] + along[0] * after, stand[1] + along[1] * after),
        ((stand[0] + 2 * b[0]) / 3, (stand[1] + 2 * b[1]) / 3),
        b,
    ]
    return [value for point in points for value in point]


def _province(
    id_: str, name: str, cities: list[tuple[float, float]], number: int
) -> dict[str, Any]:
    x = sum(at[0] for at in cities) / len(cities)
    y = sum(at[1] for at in cities) / len(cities) - (70.0 if len(cities) == 1 else 0.0)
    step = 22.0
    start = x - step * (len(name) - 1) / 2
    letters = [value for n in range(len(name)) for value in (start + n * step, y, 0.0)]
    return {
        "id": id_,
        "tint": number % 7,
        "areas": [],
        "name": {"text": name, "letters": letters},
        "banner": (x, y + 32),
    }
