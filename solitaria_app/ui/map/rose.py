"""Paints a compass rose with the lines of the winds, as on a sailor's chart, onto the sea."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from solitaria_app.ui.colours import MapColours

from .shapes import faded, pen

WINDS = 32
"""Directions of the thin lines."""
FAR = 2600.0


def paint_rose(painter: QPainter, x: float, y: float, radius: float, colours: MapColours) -> None:
    """Paint the rose round (x, y), and its lines over all the sea."""
    painter.setPen(pen(colours.grid, 0.8))
    lines = []
    for k in range(WINDS):
        cos, sin = _direction(k / WINDS)
        near = QPointF(x + cos * radius, y + sin * radius)
        lines.append(QLineF(near, QPointF(x + cos * FAR, y + sin * FAR)))
    painter.drawLines(lines)
    ink = faded(colours.rose, 0.5)
    painter.setPen(pen(ink, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for part in (0.98, 0.9, 0.36):
        painter.drawEllipse(QPointF(x, y), radius * part, radius * part)
    for long, turn in ((0.62, 0.5), (0.88, 0.0)):
        for k in range(4):
            _point(painter, QPointF(x, y), radius * long, (k + turn) / 4, colours)
    painter.setPen(pen(ink, 1.0))
    painter.setBrush(QColor(colours.sea))
    painter.drawEllipse(QPointF(x, y), radius * 0.08, radius * 0.08)


def _direction(turn: float) -> tuple[float, float]:
    angle = math.tau * turn
    return math.cos(angle), math.sin(angle)


def _point(
    painter: QPainter, middle: QPointF, length: float, turn: float, colours: MapColours
) -> None:
    """One point of the rose, half of it filled."""
    tip = middle + QPointF(*_direction(turn)) * length
    painter.setPen(pen(faded(colours.rose, 0.5), 0.8))
    for side, alpha in ((-1, 0.5), (1, 0.12)):
        waist = middle + QPointF(*_direction(turn + side / 8)) * length * 0.2
        painter.setBrush(faded(colours.rose, alpha))
        painter.drawPolygon(QPolygonF([middle, waist, tip]))
