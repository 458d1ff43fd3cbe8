"""Draws the goods: each with its own shape of badge, colour and symbol; and coins.

Everything is drawn round (0, 0) in a square of 28 units (-14 to 14); scale the painter for other
sizes. Panels use these drawings too.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPolygonF

from solitaria_app.engine.goods import Good
from solitaria_app.ui.colours import Palette
from solitaria_app.ui.theme import SANS

from .shapes import faded, map_font, pen, text_path

SIZE = 28.0
"""Side of the square that a badge fills."""


def badge_path(good: Good) -> QPainterPath:
    """The outline of a good's badge: square, disc, hexagon, shield, lozenge; salt: triangle."""
    path = QPainterPath()
    if good is Good.BRICK:
        path.addRoundedRect(QRectF(-12.0, -12.0, 24.0, 24.0), 3.5, 3.5)
    elif good is Good.FOOD:
        path.addEllipse(QPointF(0, 0), 13.2, 13.2)
    elif good is Good.TOOL:
        corners = [math.radians(60 * k) for k in range(6)]
        path.addPolygon(QPolygonF([QPointF(14 * math.cos(a), 13.6 * math.sin(a)) for a in corners]))
        path.closeSubpath()
    elif good is Good.WINE:
        path.moveTo(-12, -12.5)
        path.lineTo(12, -12.5)
        path.lineTo(12, -1)
        path.cubicTo(12, 7, 5, 11, 0, 14)
        path.cubicTo(-5, 11, -12, 7, -12, -1)
        path.closeSubpath()
    elif good is Good.SALT:
        path.moveTo(0, -14)
        path.lineTo(15, 12)
        path.lineTo(-15, 12)
        path.closeSubpath()
    else:
        path.addPolygon(
            QPolygonF([QPointF(0, -15), QPointF(14.6, 0), QPointF(0, 15), QPointF(-14.6, 0)])
        )
        path.closeSubpath()
    return path


def paint_badge(painter: QPainter, good: Good, colours: Palette) -> None:
    """A good as a badge with its symbol."""
    look = colours.goods[good]
    path = badge_path(good)
    painter.strokePath(path, pen(faded("#FFFBF1", 0.95), 3.6))
    painter.strokePath(path, pen(faded("#000000", 0.55), 1.4))
    painter.fillPath(path, QColor(look.fill))
    paint_symbol(painter, good, look.on)


def paint_unknown(painter: QPainter, letter: str, colours: Palette) -> None:
    """A badge whose good is not known yet, with its letter or a question mark."""
    painter.setPen(pen(colours.map.stone_edge, 1.4, (2, 1.6)))
    painter.setBrush(faded(colours.map.stone, 0.85))
    painter.drawEllipse(QPointF(0, 0), 12.0, 12.0)
    font = map_font(SANS, 16, QFont.Weight.Bold)
    painter.fillPath(text_path(letter or "?", font, 0, 0), QColor(colours.map.stone_edge))


def paint_coins(painter: QPainter, value: int, colours: Palette) -> None:
    """A sestertius with a value struck on it."""
    painter.setPen(pen("#5A3D0C", 1.4))
    painter.setBrush(QColor(colours.coin).darker(118))
    painter.drawEllipse(QPointF(0.8, 1.6), 12.2, 12.2)
    painter.setBrush(QColor(colours.coin))
    painter.drawEllipse(QPointF(0, 0), 12.2, 12.2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(faded("#5A3D0C", 0.55), 0.9))
    painter.drawEllipse(QPointF(0, 0), 9.8, 9.8)
    font = map_font(SANS, 17, QFont.Weight.Bold)
    painter.fillPath(text_path(str(value), font, 0, 0), QColor("#3A2604"))


def paint_symbol(painter: QPainter, good: Good, colour: str) -> None:
    """Only the symbol of a good, within about 17 units."""
    painter.save()
    _SYMBOLS[good](painter, QColor(colour))
    painter.restore()


def _brick(painter: QPainter, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for x, y in ((-8.2, 1.0), (0.7, 1.0), (-3.75, -5.6)):
        painter.drawRoundedRect(QRectF(x, y, 7.5, 5.3), 0.8, 0.8)


def _food(painter: QPainter, colour: QColor) -> None:
    painter.setPen(pen(colour, 1.7))
    painter.drawLine(QLineF(0, 10, 0, -4))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(0, -7), 1.9, 3.6)
    for y in (-3.2, 1.0, 5.2):
        for side in (-1, 1):
            painter.save()
            painter.translate(side * 3.3, y)
            painter.rotate(side * 38)
            painter.drawEllipse(QPointF(0, 0), 1.8, 3.4)
            painter.restore()


def _tool(painter: QPainter, colour: QColor) -> None:
    painter.rotate(40)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(-1.5, -4, 3.0, 14.5), 1.2, 1.2)
    head = QPolygonF(
        [
            QPointF(-6.5, -8.5),
            QPointF(4.5, -8.5),
            QPointF(7.5, -5.8),
            QPointF(4.5, -3.2),
            QPointF(-6.5, -3.2),
        ]
    )
    painter.drawPolygon(head)


def _wine(painter: QPainter, colour: QColor) -> None:
    jar = QPainterPath(QPointF(-2.6, -9.6))
    jar.lineTo(2.6, -9.6)
    jar.lineTo(2.0, -5.0)
    jar.cubicTo(7.6, -2.6, 5.6, 4.6, 1.6, 8.6)
    jar.lineTo(1.6, 10.6)
    jar.lineTo(-1.6, 10.6)
    jar.lineTo(-1.6, 8.6)
    jar.cubicTo(-5.6, 4.6, -7.6, -2.6, -2.0, -5.0)
    jar.closeSubpath()
    painter.fillPath(jar, colour)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colour, 1.6))
    for side in (-1, 1):
        handle = QPainterPath(QPointF(side * 2.2, -8.0))
        handle.cubicTo(side * 7.6, -9.4, side * 7.2, -4.0, side * 4.8, -1.6)
        painter.drawPath(handle)


def _cloth(painter: QPainter, colour: QColor) -> None:
    tunic = QPainterPath(QPointF(-2.6, -7.6))
    tunic.cubicTo(-1.4, -5.4, 1.4, -5.4, 2.6, -7.6)
    tunic.lineTo(8.6, -4.4)
    tunic.lineTo(7.0, -0.2)
    tunic.lineTo(4.4, -1.2)
    tunic.lineTo(5.0, 7.6)
    tunic.lineTo(-5.0, 7.6)
    tunic.lineTo(-4.4, -1.2)
    tunic.lineTo(-7.0, -0.2)
    tunic.lineTo(-8.6, -4.4)
    tunic.closeSubpath()
    painter.fillPath(tunic, colour)


def _salt(painter: QPainter, colour: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colour, 1.5))
    for x, y, half in ((-4.6, 6.4, 3.0), (3.6, 6.4, 3.4), (-0.4, -1.4, 3.2)):
        crystal = QPolygonF(
            [QPointF(x, y - half), QPointF(x + half, y), QPointF(x, y + half), QPointF(x - half, y)]
        )
        painter.drawPolygon(crystal)


_SYMBOLS: dict[Good, Callable[[QPainter, QColor], None]] = {
    Good.BRICK: _brick,
    Good.FOOD: _food,
    Good.TOOL: _tool,
    Good.WINE: _wine,
    Good.CLOTH: _cloth,
    Good.SALT: _salt,
}
