"""The drawing of a board as assets/maps holds it (docs/map.md describes the format)."""

from __future__ import annotations

from typing import Literal

import msgspec

from solitaria_app import resources
from solitaria_app.content.model import BoardData

from .schematic import schematic_value

FORMAT = 1

XY = tuple[float, float]
Ring = list[float]
"""Coordinates x, y, x, y ..."""
Polygon = list[Ring]
"""The outline and the holes."""


class Label(msgspec.Struct, frozen=True):
    """Where a city's name goes: `at` is the middle of the side that `align` names."""

    at: XY
    align: Literal["center", "left", "right"]


class CityDrawing(msgspec.Struct, frozen=True):
    """Places of a city's things; a house slot for each side, left to right."""

    at: XY
    capital: bool
    label: Label
    badge: XY | None
    houses: list[XY]
    colonists: list[XY]


class Bridge(msgspec.Struct, frozen=True):
    """The line passes over line `under` at `at`, heading `angle` degrees clockwise."""

    at: XY
    angle: float
    under: int


class LineDrawing(msgspec.Struct, frozen=True):
    """A line: two cubic curves, city - `stand` - city, as 14 coordinates."""

    kind: Literal["land", "sea"]
    between: tuple[str, str]
    stand: XY
    curve: list[float]
    bridges: list[Bridge]


class NameDrawing(msgspec.Struct, frozen=True):
    """A province's name; `letters` holds the middle of each capital and its rotation."""

    text: str
    letters: list[float]


class ProvinceDrawing(msgspec.Struct, frozen=True):
    """A province: its tint, its areas, its name and the middle of its bonus marker."""

    id: str
    tint: int
    areas: list[Polygon]
    name: NameDrawing
    banner: XY


class Sizes(msgspec.Struct, frozen=True):
    """Width and height of the things that the places of a drawing leave room for."""

    label_font: float
    label_capitals: float
    name_font: float
    name_capitals: float
    temple: XY
    capital: XY
    badge: XY
    house: XY
    colonist: XY
    banner: XY
    stand: XY


class MapDrawing(msgspec.Struct, frozen=True):
    """The drawing of a board in map units; `bounds` is what must be seen, `extent` all there is."""

    format: int
    board: str
    bounds: tuple[float, float, float, float]
    extent: tuple[float, float, float, float]
    sizes: Sizes
    land: list[Polygon]
    coast: list[Ring]
    rims: list[list[Polygon]]
    borders: list[Ring]
    capital_area: list[Polygon]
    compass: tuple[float, float, float] | None
    provinces: list[ProvinceDrawing]
    cities: dict[str, CityDrawing]
    lines: list[LineDrawing]


def load_drawing(data: BoardData) -> MapDrawing:
    """The drawing of a board.

    A board without a drawing, or changed so that its drawing no longer fits (a board of the
    player's own), is drawn plainly from the places in its data file.
    """
    drawing = _read(data.id)
    if drawing is None or not _fits(drawing, data):
        return msgspec.convert(schematic_value(data), MapDrawing, strict=False)
    return drawing


def _read(board: str) -> MapDrawing | None:
    path = resources.assets_dir() / "maps" / f"{board}.json"
    try:
        drawing = msgspec.json.decode(path.read_bytes(), type=MapDrawing)
    except (OSError, msgspec.DecodeError):
        return None
    return drawing if drawing.format == FORMAT else None


def _fits(drawing: MapDrawing, data: BoardData) -> bool:
    board = data.board
    lines = [(line.kind.id, {board.cities[end].id for end in line.ends}) for line in board.lines]
    return (
        all(city.id in drawing.cities for city in board.cities)
        and [p.id for p in drawing.provinces] == [p.id for p in board.provinces]
        and [(line.kind, set(line.between)) for line in drawing.lines] == lines
    )
