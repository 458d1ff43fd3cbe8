"""Draws what is said about things on the map: choices, candidates, struck cities, the winner.

Every mark has its own shape besides its colour. All in pixels, round the middle of a thing.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QRadialGradient,
    QTransform,
)

from solitaria_app.ui import drawings
from solitaria_app.ui.colours import MarkColours
from solitaria_app.ui.theme import Theme

from .shapes import faded, pen, text_path
from .targets import Mark

BADGE_RADIUS = 9.5
"""Of a number beside a choice, in pixels at a text size of 100 %."""


def paint_option(
    painter: QPainter, at: QPointF, radius: float, colours: MarkColours, pulse: float
) -> None:
    """What may be chosen: a ring, and a wave that leaves it as `pulse` goes from 0 to 1."""
    painter.setBrush(faded(colours.option, 0.16))
    painter.setPen(pen(faded(colours.plate, 0.9), 5.0))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(pen(colours.option, 2.6))
    painter.drawEllipse(at, radius, radius)
    if pulse > 0:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(faded(colours.option, 0.75 * (1 - pulse)), 2.4))
        painter.drawEllipse(at, radius + 8 * pulse, radius + 8 * pulse)


def paint_selected(painter: QPainter, at: QPointF, radius: float, colours: MarkColours) -> None:
    """What has been chosen: two rings (and a tick, over the thing itself)."""
    painter.setBrush(faded(colours.selected, 0.22))
    painter.setPen(pen(faded(colours.plate, 0.95), 7.0))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(pen(colours.selected, 2.2))
    painter.drawEllipse(at, radius + 2.4, radius + 2.4)
    painter.drawEllipse(at, radius - 2.4, radius - 2.4)


def paint_tick(painter: QPainter, at: QPointF, radius: float, colours: MarkColours) -> None:
    """A tick at the upper right of a ring."""
    x, y = at.x() + radius * 0.71, at.y() - radius * 0.71
    painter.setPen(pen(colours.plate, 1.5))
    painter.setBrush(QColor(colours.selected))
    painter.drawEllipse(QPointF(x, y), 8.0, 8.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colours.plate, 2.2))
    tick = QPainterPath(QPointF(x - 3.8, y + 0.2))
    tick.lineTo(x - 1.0, y + 3.2)
    tick.lineTo(x + 4.0, y - 3.0)
    painter.drawPath(tick)


def paint_badge(painter: QPainter, at: QPointF, text: str, theme: Theme, selected: bool) -> None:
    """A short text on a disc, such as a number of steps."""
    colours = theme.colours.marks
    font = theme.font("strong")
    wide = QFontMetricsF(font).horizontalAdvance(text)
    high = BADGE_RADIUS * theme.size() / 14.0
    half = max(high, wide / 2 + 5)
    painter.setPen(pen(colours.plate, 1.4))
    painter.setBrush(QColor(colours.selected if selected else colours.option))
    painter.drawRoundedRect(QRectF(at.x() - half, at.y() - high, 2 * half, 2 * high), high, high)
    painter.fillPath(text_path(text, font, at.x(), at.y()), QColor(colours.plate))


def paint_candidate(painter: QPainter, at: QPointF, radius: float, colours: MarkColours) -> None:
    """A city still in question: a dashed ring."""
    painter.setBrush(faded(colours.candidate, 0.2))
    painter.setPen(pen(faded(colours.plate, 0.9), 6.0))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(pen(colours.candidate, 3.4, (2.2, 1.5), Qt.PenCapStyle.FlatCap))
    painter.drawEllipse(at, radius, radius)


def paint_struck(painter: QPainter, at: QPointF, radius: float, colours: MarkColours) -> None:
    """A city a rule has struck out: veiled, with a cross."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colours.plate, 0.5))
    painter.drawEllipse(at, radius * 0.8, radius * 0.8)
    arm = radius * 0.54
    cross = [
        QLineF(at.x() - arm, at.y() - arm, at.x() + arm, at.y() + arm),
        QLineF(at.x() - arm, at.y() + arm, at.x() + arm, at.y() - arm),
    ]
    painter.setPen(pen(faded(colours.plate, 0.95), 6.6))
    painter.drawLines(cross)
    painter.setPen(pen(colours.struck, 3.4))
    painter.drawLines(cross)


def paint_winner(painter: QPainter, at: QPointF, radius: float, colours: MarkColours) -> None:
    """The city that is left: a laurel wreath round it."""
    radius *= 1.14
    glow = QRadialGradient(at, radius * 1.7)
    glow.setColorAt(0.0, faded(colours.glow, 0.95))
    glow.setColorAt(0.6, faded(colours.glow, 0.75))
    glow.setColorAt(1.0, faded(colours.glow, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(at, radius * 1.7, radius * 1.7)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colours.winner, 2.6))
    painter.drawEllipse(at, radius, radius)
    size = max(6.0, radius * 0.34)
    leaf = QPainterPath(QPointF(0, 0))
    leaf.cubicTo(size * 0.3, -size * 0.42, size * 0.8, -size * 0.36, size * 1.15, 0)
    leaf.cubicTo(size * 0.8, size * 0.3, size * 0.3, size * 0.3, 0, 0)
    painter.setPen(pen(colours.plate, 1.0))
    painter.setBrush(QColor(colours.winner))
    for side in (-1, 1):
        for k in range(8):
            angle = 90 + side * (16 + 18.5 * k)
            for lean, out in ((34, 1.0), (-30, -1.0)):
                turn = QTransform()
                turn.translate(at.x(), at.y())
                turn.rotate(angle)
                turn.translate(radius + out, 0)
                turn.rotate(side * 90 - side * lean)
                painter.drawPath(turn.map(leaf))


def paint_built(painter: QPainter, at: QPointF, radius: float, colours: MarkColours) -> None:
    """A house is new here: rays."""
    rays = []
    for k in range(16):
        angle = math.tau * k / 16
        cos, sin = math.cos(angle), math.sin(angle)
        near, far = radius * 0.96, radius * (1.26 if k % 2 else 1.12)
        rays.append(
            QLineF(at.x() + cos * near, at.y() + sin * near, at.x() + cos * far, at.y() + sin * far)
        )
    painter.setPen(pen(faded(colours.plate, 0.9), 5.4))
    painter.drawLines(rays)
    painter.setPen(pen(colours.built, 2.6))
    painter.drawLines(rays)


def paint_hint(painter: QPainter, at: QPointF, radius: float, colours: MarkColours) -> None:
    """Something to look at: the corners of a frame."""
    r, arm = radius * 0.95, radius * 0.4
    corners = QPainterPath()
    for sx in (-1, 1):
        for sy in (-1, 1):
            corners.moveTo(at.x() + sx * r, at.y() + sy * (r - arm))
            corners.lineTo(at.x() + sx * r, at.y() + sy * r)
            corners.lineTo(at.x() + sx * (r - arm), at.y() + sy * r)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(corners, pen(faded(colours.plate, 0.92), 6.4))
    painter.strokePath(corners, pen(colours.hint, 3.0))


def paint_pointed(painter: QPainter, at: QPointF, radius: float, colours: MarkColours) -> None:
    """What the pointer is on though it can't be chosen: a thin ring."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(faded(colours.plate, 0.8), 4.0))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(pen(faded(colours.on_plate, 0.7), 1.4))
    painter.drawEllipse(at, radius, radius)


def paint_focus(painter: QPainter, at: QPointF, radius: float, colours: MarkColours) -> None:
    """Where the keyboard is: a frame with round corners."""
    r = radius + 7
    frame = QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(faded(colours.plate, 0.95), 5.0))
    painter.drawRoundedRect(frame, 7, 7)
    painter.setPen(pen(colours.focus, 2.4))
    painter.drawRoundedRect(frame, 7, 7)


def plate_font(theme: Theme) -> QFont:
    """The font of words on the map."""
    font = theme.font("strong")
    font.setPixelSize(max(9, round(theme.size(0.86))))
    return font


def plate_size(mark: Mark, theme: Theme) -> tuple[float, float]:
    """Width and height of the plate with a mark's word."""
    metrics = QFontMetricsF(plate_font(theme))
    high = metrics.height() + (6 if mark.faces else 2)
    return metrics.horizontalAdvance(mark.text) + 12 + len(mark.faces) * (high - 3), high


def paint_plate(painter: QPainter, box: QRectF, mark: Mark, theme: Theme) -> None:
    """A word on a small plate with an edge in the colour of its mark; the winner's is filled."""
    colours = theme.colours.marks
    colour = getattr(colours, mark.style)
    filled = mark.style == "winner"
    painter.setPen(pen(colours.plate if filled else colour, 1.5))
    painter.setBrush(QColor(colour) if filled else faded(colours.plate, 0.96))
    painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 4, 4)
    painter.setPen(QColor(colours.plate if filled else colours.on_plate))
    painter.setFont(plate_font(theme))
    side = box.height() - 5
    for number, face in enumerate(mark.faces):
        left = box.left() + 4 + number * (side + 2)
        drawings.draw(painter, QRectF(left, box.top() + 2.5, side, side), face, theme)
    words = box.adjusted(len(mark.faces) * (side + 2), 0, 0, 0)
    painter.drawText(words, Qt.AlignmentFlag.AlignCenter, mark.text)
