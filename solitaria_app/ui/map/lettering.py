"""Paints the names of provinces and cities."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

from solitaria_app.ui.colours import MapColours
from solitaria_app.ui.theme import CAPITALS

from .mapfile import CityDrawing, MapDrawing, ProvinceDrawing, Sizes
from .shapes import faded, map_font, pen, text_path

HALO = 4.6
"""Width of the outline behind a name, in map units."""


class Lettering:
    """All names of a drawing as outlines; cities and their names in the board's order."""

    def __init__(
        self, drawing: MapDrawing, cities: Sequence[CityDrawing], names: Sequence[str]
    ) -> None:
        sizes = drawing.sizes
        font = map_font(CAPITALS, sizes.label_font, QFont.Weight.DemiBold)
        metrics = QFontMetricsF(font)
        self.cities: list[QPainterPath] = []
        self.labels: list[QRectF] = []
        """The box of each city's name."""
        for city, name in zip(cities, names, strict=True):
            (x, y), align = city.label.at, city.label.align
            self.cities.append(text_path(name, font, x, y, align, sizes.label_capitals))
            width = metrics.horizontalAdvance(name)
            left = {"center": x - width / 2, "left": x, "right": x - width}[align]
            height = sizes.label_capitals + 6
            self.labels.append(QRectF(left, y - height / 2, width, height))
        big = map_font(CAPITALS, sizes.name_font, QFont.Weight.DemiBold)
        self.provinces = [_name_path(p, big, sizes) for p in drawing.provinces]

    def paint_provinces(self, painter: QPainter, colours: MapColours, clip: QRectF) -> None:
        """Paint the provinces' names that touch `clip`."""
        seen = [p for p in self.provinces if p.controlPointRect().intersects(clip)]
        painter.setPen(pen(faded(colours.halo, 0.62), HALO))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for path in seen:
            painter.drawPath(path)
        for path in seen:
            painter.fillPath(path, QColor(colours.province))

    def paint_city(self, painter: QPainter, number: int, colours: MapColours) -> None:
        """Paint a city's name with the middle of its box at (0, 0)."""
        middle = self.labels[number].center()
        path = self.cities[number].translated(-middle)
        painter.strokePath(path, pen(faded(colours.halo, 0.92), HALO))
        painter.fillPath(path, QColor(colours.name))


def _name_path(province: ProvinceDrawing, font: QFont, sizes: Sizes) -> QPainterPath:
    """The letters of a province's name, each turned as the drawing says."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    places = iter(province.name.letters)
    for letter, x, y, turn in zip(province.name.text, places, places, places, strict=False):
        glyph = text_path(letter, font, 0.0, 0.0, "center", sizes.name_capitals)
        path.addPath(QTransform().translate(x, y).rotate(turn).map(glyph))
    return path
