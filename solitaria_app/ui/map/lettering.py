"""Paints the names of provinces and cities."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from solitaria_app.ui.colours import MapColours
from solitaria_app.ui.theme import CAPITALS

from .mapfile import CityDrawing, MapDrawing
from .shapes import faded, map_font

HALO = 2.3
"""How far the light behind a name reaches beyond its letters, in map units."""
AROUND = [
    (HALO * math.cos(math.tau * k / 10), HALO * math.sin(math.tau * k / 10)) for k in range(10)
]


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter of a province's name: the middle of the capital, its turn, half its width."""

    text: str
    x: float
    y: float
    turn: float
    half: float


class Lettering:
    """All names of a drawing; cities and their names in the board's order."""

    def __init__(
        self, drawing: MapDrawing, cities: Sequence[CityDrawing], names: Sequence[str]
    ) -> None:
        sizes = drawing.sizes
        self.names = list(names)
        self._capitals, self._big_capitals = sizes.label_capitals, sizes.name_capitals
        self._font = map_font(CAPITALS, sizes.label_font, QFont.Weight.DemiBold)
        self._big = map_font(CAPITALS, sizes.name_font, QFont.Weight.DemiBold)
        metrics = QFontMetricsF(self._font)
        self.labels: list[QRectF] = []
        """The box of each city's name."""
        for city, name in zip(cities, names, strict=True):
            (x, y), align = city.label.at, city.label.align
            width, height = metrics.horizontalAdvance(name), sizes.label_capitals + 6
            left = {"center": x - width / 2, "left": x, "right": x - width}[align]
            self.labels.append(QRectF(left, y - height / 2, width, height))
        big = QFontMetricsF(self._big)
        self.letters: list[Letter] = []
        for province in drawing.provinces:
            places = iter(province.name.letters)
            for text, x, y, turn in zip(province.name.text, places, places, places, strict=False):
                self.letters.append(Letter(text, x, y, turn, big.horizontalAdvance(text) / 2))

    def paint_provinces(self, painter: QPainter, colours: MapColours, clip: QRectF) -> None:
        """Paint the letters of the provinces' names that touch `clip`."""
        painter.setFont(self._big)
        wide = clip.adjusted(-20, -20, 20, 20)
        seen = [letter for letter in self.letters if wide.contains(letter.x, letter.y)]
        for halo in (True, False):
            painter.setPen(faded(colours.halo, 0.2) if halo else QColor(colours.province))
            for letter in seen:
                painter.save()
                painter.translate(letter.x, letter.y)
                painter.rotate(letter.turn)
                start = QPointF(-letter.half, self._big_capitals / 2)
                _write(painter, start, letter.text, halo)
                painter.restore()

    def paint_city(self, painter: QPainter, number: int, colours: MapColours) -> None:
        """Paint a city's name with the middle of its box at (0, 0)."""
        painter.setFont(self._font)
        start = QPointF(-self.labels[number].width() / 2, self._capitals / 2)
        painter.setPen(faded(colours.halo, 0.85))
        _write(painter, start, self.names[number], True)
        painter.setPen(QColor(colours.name))
        _write(painter, start, self.names[number], False)


def _write(painter: QPainter, start: QPointF, text: str, halo: bool) -> None:
    """Write a text once, or for its halo a little moved in all directions."""
    for dx, dy in AROUND if halo else ((0.0, 0.0),):
        painter.drawText(start + QPointF(dx, dy), text)
