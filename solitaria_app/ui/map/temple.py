"""Draws a city: a little temple, its letter between the columns; the capital is gilded."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPolygonF

from solitaria_app.ui.colours import MapColours
from solitaria_app.ui.theme import CAPITALS

from .shapes import faded, map_font, pen, text_path


def paint_temple(
    painter: QPainter, size: tuple[float, float], colours: MapColours, letter: str
) -> None:
    """Draw a temple of a size round (0, 0); without a letter it is the capital."""
    wide, high = size
    capital = not letter
    stone = QColor(colours.capital if capital else colours.stone)
    edge = pen(colours.stone_edge, 1.5 if not capital else 1.8)
    left, top, right, bottom = -wide / 2, -high / 2, wide / 2, high / 2
    roof = top + high * 0.36
    beam = roof + high * 0.1
    base = bottom - high * 0.13

    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colours.stone_edge, 0.22))
    painter.drawEllipse(QPointF(0, bottom + 0.5), wide * 0.6, high * 0.1)

    painter.setPen(edge)
    painter.setBrush(stone.darker(128) if capital else stone.darker(112))
    inner = wide * 0.4
    painter.drawRect(QRectF(-inner, beam, 2 * inner, base - beam))
    painter.setBrush(stone)
    column = wide * 0.12
    places = (-0.4, -0.2, 0.2, 0.4) if capital else (-0.36, 0.36)
    for place in places:
        painter.drawRect(QRectF(place * wide - column / 2, beam, column, base - beam))
    painter.drawRect(QRectF(left + wide * 0.03, roof, wide * 0.94, beam - roof))
    painter.drawRect(QRectF(left + wide * 0.06, base, wide * 0.88, high * 0.065))
    painter.drawRect(QRectF(left, base + high * 0.065, wide, high * 0.065))
    gable = QPolygonF([QPointF(left, roof), QPointF(0, top), QPointF(right, roof)])
    painter.drawPolygon(gable)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colours.stone_edge, 0.16))
    painter.drawPolygon(QPolygonF([QPointF(0, top), QPointF(right, roof), QPointF(0, roof)]))
    if letter:
        font = map_font(CAPITALS, high * 0.42, QFont.Weight.Bold)
        middle = (beam + base) / 2
        painter.fillPath(text_path(letter, font, 0, middle), QColor(colours.stone_edge))
    else:
        painter.setBrush(faded(colours.stone_edge, 0.75))
        painter.drawRect(QRectF(-column * 0.7, beam + 2, column * 1.4, base - beam - 2))
