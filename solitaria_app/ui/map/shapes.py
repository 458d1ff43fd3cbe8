"""Turns coordinates of a drawing into Qt's paths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath, QPen

Flat = Sequence[float]
"""Coordinates x, y, x, y ..."""


def trace(path: QPainterPath, flat: Flat) -> None:
    """Add the points to a path as straight lines, from a new start."""
    values = iter(flat)
    path.moveTo(next(values), next(values))
    line_to = path.lineTo
    for x, y in zip(values, values, strict=True):
        line_to(x, y)


@dataclass(frozen=True)
class Piece:
    """A path with its bounds, so that what is out of sight costs nothing."""

    path: QPainterPath
    bounds: QRectF


def areas(polygons: Iterable[Sequence[Flat]]) -> list[Piece]:
    """One path for each polygon, its holes left out."""
    pieces = []
    for rings in polygons:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.OddEvenFill)
        for ring in rings:
            trace(path, ring)
            path.closeSubpath()
        pieces.append(Piece(path, path.controlPointRect()))
    return pieces


def strokes(rings: Iterable[Flat], points: int = 48) -> list[Piece]:
    """Open paths of at most so many points, so that long ones are painted only where seen."""
    pieces = []
    for ring in rings:
        for start in range(0, max(1, len(ring) - 2), 2 * (points - 1)):
            path = QPainterPath()
            trace(path, ring[start : start + 2 * points])
            pieces.append(Piece(path, path.controlPointRect()))
    return pieces


def curve(flat: Flat) -> QPainterPath:
    """Cubic curves that follow each other: start, then handle, handle, end for each."""
    path = QPainterPath(QPointF(flat[0], flat[1]))
    for k in range(2, len(flat), 6):
        path.cubicTo(*flat[k : k + 6])
    return path


def joined(pieces: Iterable[Piece]) -> QPainterPath:
    """All pieces as one path."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for piece in pieces:
        path.addPath(piece.path)
    return path


def pen(
    colour: str | QColor,
    width: float,
    dashes: Sequence[float] | None = None,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
) -> QPen:
    """A pen with round joins; `dashes` are in multiples of the width."""
    made = QPen(QColor(colour), width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)
    if dashes is not None:
        made.setDashPattern(list(dashes))
    return made


def faded(colour: str | QColor, alpha: float) -> QColor:
    """A colour with an opacity from 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def mixed(under: str, over: str, alpha: float) -> QColor:
    """The colour that `over` with an opacity from 0 to 1 makes on `under`."""
    a, b = QColor(under), QColor(over)
    return QColor(
        round(a.red() + (b.red() - a.red()) * alpha),
        round(a.green() + (b.green() - a.green()) * alpha),
        round(a.blue() + (b.blue() - a.blue()) * alpha),
    )


def text_path(
    text: str, font: QFont, x: float, y: float, align: str = "center", capitals: float | None = None
) -> QPainterPath:
    """Text as outlines; `y` is the middle of its capitals, `x` the side named by `align`."""
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    left = {"center": x - width / 2, "left": x, "right": x - width}[align]
    height = metrics.capHeight() if capitals is None else capitals
    path = QPainterPath()
    path.addText(left, y + height / 2, font, text)
    return path


def map_font(family: str, size: float, weight: QFont.Weight) -> QFont:
    """A font sized in map units, unhinted so that it keeps its widths at every zoom."""
    font = QFont(family)
    font.setPixelSize(max(1, round(size)))
    font.setWeight(weight)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
