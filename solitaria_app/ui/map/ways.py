"""Paints the lines: roads, sea routes, and the places on them where colonists stand."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from solitaria_app.ui.colours import MapColours

from .mapfile import Bridge, LineDrawing, MapDrawing
from .shapes import curve, faded, pen

ROAD, STONES = 8.0, 5.0
ROUTE = 3.4
PARAPET = 17.0
"""Half of the length of a bridge."""


class Ways:
    """The lines of a drawing as paths, in the order of the board."""

    def __init__(self, drawing: MapDrawing) -> None:
        self.lines = drawing.lines
        self.paths = [curve(line.curve) for line in drawing.lines]
        self.bounds = [path.controlPointRect().adjusted(-8, -8, 8, 8) for path in self.paths]
        self.stand = drawing.sizes.stand[0]
        # what passes over something else is painted after it
        self.order = sorted(range(len(self.lines)), key=lambda n: bool(self.lines[n].bridges))

    def half(self, line: int, city: str) -> QPainterPath:
        """The part of a line from the place where colonists stand to one of its cities."""
        flat = self.lines[line].curve
        if self.lines[line].between[1] == city:
            return curve(flat[6:])
        points = list(zip(flat[:8:2], flat[1:8:2], strict=True))[::-1]
        return curve([value for point in points for value in point])

    def paint(self, painter: QPainter, colours: MapColours, clip: QRectF) -> None:
        """Paint the lines that touch `clip`; the painter is in map units."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        seen = [n for n in self.order if self.bounds[n].intersects(clip)]
        for number in seen:
            line, path = self.lines[number], self.paths[number]
            for bridge in line.bridges:
                _gap(painter, bridge, colours)
            (_road if line.kind == "land" else _route)(painter, path, colours)
            for bridge in line.bridges:
                _parapets(painter, bridge, colours)
        for number in seen:
            self._stand_mark(painter, self.lines[number], colours)

    def _stand_mark(self, painter: QPainter, line: LineDrawing, colours: MapColours) -> None:
        middle, radius = QPointF(*line.stand), self.stand / 2
        if line.kind == "land":
            painter.setPen(pen(colours.road_edge, 1.6))
            painter.setBrush(QColor(colours.road))
            painter.drawEllipse(middle, radius, radius)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.road_joint))
            painter.drawEllipse(middle, radius * 0.36, radius * 0.36)
        else:
            painter.setPen(pen(colours.route, 1.8))
            painter.setBrush(QColor(colours.sea))
            painter.drawEllipse(middle, radius, radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(colours.route, 1.5))
            for y in (-1.6, 2.2):
                painter.drawPath(_wave(middle.x(), middle.y() + y, radius * 0.58))


def _road(painter: QPainter, path: QPainterPath, colours: MapColours) -> None:
    flat = Qt.PenCapStyle.FlatCap
    painter.strokePath(path, pen(faded(colours.halo, 0.45), ROAD + 4))
    painter.strokePath(path, pen(colours.road_edge, ROAD))
    painter.strokePath(path, pen(colours.road, STONES, cap=flat))
    painter.strokePath(path, pen(colours.road_joint, STONES, (0.26, 1.5), flat))


def _route(painter: QPainter, path: QPainterPath, colours: MapColours) -> None:
    painter.strokePath(path, pen(faded(colours.halo, 0.4), ROUTE + 3.4))
    painter.strokePath(path, pen(colours.route, ROUTE, (2.3, 2.3)))


def _wave(x: float, y: float, half: float) -> QPainterPath:
    path = QPainterPath(QPointF(x - half, y))
    path.cubicTo(x - half / 2, y - 3.2, x - half / 4, y - 1.6, x, y)
    path.cubicTo(x + half / 4, y + 1.6, x + half / 2, y + 1.6, x + half, y - 0.8)
    return path


def _along(bridge: Bridge, half: float, aside: float) -> QLineF:
    angle = math.radians(bridge.angle)
    cos, sin = math.cos(angle), math.sin(angle)
    x, y = bridge.at[0] - sin * aside, bridge.at[1] + cos * aside
    return QLineF(x - cos * half, y - sin * half, x + cos * half, y + sin * half)


def _gap(painter: QPainter, bridge: Bridge, colours: MapColours) -> None:
    """Take away the lower line where the bridge passes over it."""
    painter.setPen(pen(colours.halo, ROAD + 7, cap=Qt.PenCapStyle.FlatCap))
    painter.drawLine(_along(bridge, PARAPET * 0.7, 0.0))


def _parapets(painter: QPainter, bridge: Bridge, colours: MapColours) -> None:
    painter.setPen(pen(colours.road_edge, 2.4))
    for aside in (-ROAD / 2 - 2.6, ROAD / 2 + 2.6):
        painter.drawLine(_along(bridge, PARAPET, aside))
