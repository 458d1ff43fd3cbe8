"""Paints what lies under everything: sea, land and provinces."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from solitaria_app.ui.colours import MapColours

from .mapfile import MapDrawing
from .rose import paint_rose
from .shapes import Piece, areas, faded, joined, mixed, pen, strokes

BANDS = ((34.0, 0.13), (22.0, 0.16), (12.0, 0.2))
"""Widths in map units and opacities of the stronger tint along a province's inland edge."""


class Ground:
    """The sea, the land and the provinces of a drawing, ready to paint."""

    def __init__(self, drawing: MapDrawing) -> None:
        left, top, right, bottom = drawing.bounds
        self.bounds = QRectF(left, top, right - left, bottom - top)
        self.land = areas(drawing.land)
        self.rims = [areas(rim) for rim in drawing.rims]
        self.coast = strokes(drawing.coast)
        self.borders = strokes(drawing.borders, 1000)
        self.capital = areas(drawing.capital_area)
        self.provinces = [(p.tint, areas(p.areas)) for p in drawing.provinces]
        self.compass = drawing.compass

    def province_path(self, number: int) -> QPainterPath:
        """The outline of a province."""
        return joined(self.provinces[number][1])

    def province_at(self, x: float, y: float) -> int | None:
        """The province of a map point, None at sea and in no province."""
        point = QPointF(x, y)
        for number, (_, pieces) in enumerate(self.provinces):
            for piece in pieces:
                if piece.bounds.contains(point) and piece.path.contains(point):
                    return number
        return None

    def paint(self, painter: QPainter, colours: MapColours, clip: QRectF) -> None:
        """Paint what of it lies in `clip`; the painter is in map units."""
        self._sea(painter, colours, clip)
        for rim, colour in zip(self.rims, colours.rims, strict=False):
            _fill(painter, rim, clip, QColor(colour))
        _fill(painter, self.land, clip, QColor(colours.land_outside))
        self._provinces(painter, colours, clip)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        _stroke(painter, self.borders, clip, pen(faded(colours.border, 0.75), 1.4, (4, 2.5)))
        _stroke(painter, self.coast, clip, pen(colours.coast, 1.5))

    def _sea(self, painter: QPainter, colours: MapColours, clip: QRectF) -> None:
        middle = self.bounds.center()
        gradient = QRadialGradient(middle, self.bounds.width() * 0.62)
        gradient.setColorAt(0.0, QColor(colours.sea))
        gradient.setColorAt(0.55, QColor(colours.sea))
        gradient.setColorAt(1.0, QColor(colours.sea_deep))
        painter.fillRect(clip, gradient)
        if self.compass is not None:
            paint_rose(painter, *self.compass, colours)

    def _provinces(self, painter: QPainter, colours: MapColours, clip: QRectF) -> None:
        _fill(painter, self.capital, clip, faded(colours.capital_area, 0.55))
        for tint, pieces in self.provinces:
            colour = colours.tints[tint % len(colours.tints)]
            for piece in pieces:
                if not piece.bounds.intersects(clip):
                    continue
                painter.fillPath(piece.path, mixed(colours.land, colour, 0.36))
                painter.save()
                painter.setClipPath(piece.path, Qt.ClipOperation.IntersectClip)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                near = [b for b in self.borders if b.bounds.intersects(piece.bounds)]
                for width, alpha in BANDS:
                    painter.setPen(pen(faded(colour, alpha), width))
                    for border in near:
                        painter.drawPath(border.path)
                painter.restore()


def _fill(painter: QPainter, pieces: list[Piece], clip: QRectF, colour: QColor) -> None:
    for piece in pieces:
        if piece.bounds.intersects(clip):
            painter.fillPath(piece.path, colour)


def _stroke(painter: QPainter, pieces: list[Piece], clip: QRectF, with_pen: QPen) -> None:
    painter.setPen(with_pen)
    for piece in pieces:
        if piece.bounds.adjusted(-2, -2, 2, 2).intersects(clip):
            painter.drawPath(piece.path)
