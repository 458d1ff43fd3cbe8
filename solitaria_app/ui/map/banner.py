"""Draws a province's bonus marker as a standard: its good, or its coins once it has paid."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from solitaria_app.engine.goods import Good
from solitaria_app.ui.colours import Palette

from .shapes import faded, pen
from .symbols import paint_badge, paint_coins, paint_unknown

BANNER = (34.0, 30.0)


def paint_banner(painter: QPainter, good: int, coins: int | None, colours: Palette) -> None:
    """The marker of a province round (0, 0); `coins` is the value of its coin side, if shown."""
    m = colours.map
    cloth = QPainterPath(QPointF(-15, -12))
    cloth.lineTo(15, -12)
    cloth.lineTo(15, 11.5)
    for k in range(6):
        cloth.lineTo(12.5 - 5 * k, 15.5 if k % 2 == 0 else 11.5)
    cloth.lineTo(-15, 13.0)
    cloth.closeSubpath()
    painter.fillPath(cloth.translated(1, 2), faded("#000000", 0.28))
    painter.setPen(pen(m.banner_edge, 1.5))
    painter.setBrush(QColor(m.banner))
    painter.drawPath(cloth)
    painter.setPen(pen(m.banner_edge, 3.0))
    painter.drawLine(QLineF(-16.5, -13, 16.5, -13))
    painter.setBrush(QColor(colours.coin))
    painter.setPen(pen(m.banner_edge, 1.0))
    for x in (-16.5, 16.5):
        painter.drawEllipse(QRectF(x - 2.2, -15.2, 4.4, 4.4))
    painter.save()
    painter.translate(0, 0.2)
    painter.scale(0.86, 0.86)
    if coins is not None:
        paint_coins(painter, coins, colours)
    elif good < 0:
        paint_unknown(painter, "?", colours)
    else:
        paint_badge(painter, Good(good), colours)
    painter.restore()
