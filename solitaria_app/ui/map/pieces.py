"""Draws the pieces of both sides: houses and colonists, each side with its own colour and shape.

Everything is drawn round (0, 0): a house in 28 x 28 units, a colonist in 34 x 40. A human's house
has a gable and the human's number, Contrarius' a dome and a C; a human's colonist is bareheaded,
a ship has a square sail, Contrarius' wears a crested helmet, its ship a slanted sail.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from solitaria_app.engine.board import Kind
from solitaria_app.ui.colours import SideColours
from solitaria_app.ui.theme import SANS, Theme

from .shapes import faded, map_font, pen, text_path

HOUSE = (28.0, 28.0)
COLONIST = (34.0, 40.0)
NUMERALS = ("I", "II", "III")


def side_letter(side: int) -> str:
    """What a side's pieces bear: C for Contrarius, a Roman numeral for a human."""
    return "C" if side < 0 else NUMERALS[side % len(NUMERALS)]


def paint_house(painter: QPainter, side: int, theme: Theme) -> None:
    """A house."""
    path = QPainterPath()
    if side < 0:
        path.moveTo(-12, 12)
        path.lineTo(-12, -1)
        path.cubicTo(-12, -16.5, 12, -16.5, 12, -1)
        path.lineTo(12, 12)
    else:
        path.moveTo(-11, 12)
        path.lineTo(-11, 0)
        path.lineTo(-13, 0)
        path.lineTo(0, -13.4)
        path.lineTo(13, 0)
        path.lineTo(11, 0)
        path.lineTo(11, 12)
    path.closeSubpath()
    look = theme.side(side)
    _body(painter, path, look)
    _letter(painter, side, 0.0, 4.0, 17.0, look)


def paint_colonist(painter: QPainter, kind: Kind, side: int, theme: Theme) -> None:
    """A colonist: a standing figure on land, a ship at sea."""
    look = theme.side(side)
    if kind is Kind.LAND:
        _body(painter, _figure(side < 0), look)
        _letter(painter, side, 0.0, 9.0, 16.0, look)
    else:
        hull, sail = _ship(side < 0)
        _body(painter, hull.united(sail), look)
        painter.strokePath(sail, pen(faded(look.on, 0.55), 1.0))
        x, y = (2.6, -3.2) if side < 0 else (0.4, -7.0)
        _letter(painter, side, x, y, 14.5, look)


def _figure(helmet: bool) -> QPainterPath:
    body = QPainterPath(QPointF(-12.5, 18))
    body.cubicTo(-12, 8, -11.5, 0, -8.5, -3.2)
    body.cubicTo(-5, -6, 5, -6, 8.5, -3.2)
    body.cubicTo(11.5, 0, 12, 8, 12.5, 18)
    body.closeSubpath()
    head = QPainterPath()
    head.addEllipse(QPointF(0, -11.2), 6.8, 6.8)
    shape = body.united(head)
    if helmet:
        crest = QPainterPath(QPointF(-12, -9.5))
        crest.cubicTo(-12, -23, 12, -23, 12, -9.5)
        crest.lineTo(7.5, -10.5)
        crest.cubicTo(6, -17, -6, -17, -7.5, -10.5)
        crest.closeSubpath()
        shape = shape.united(crest)
    return shape


def _ship(slanted: bool) -> tuple[QPainterPath, QPainterPath]:
    hull = QPainterPath(QPointF(-16.5, 5.0))
    hull.cubicTo(-12, 8, 8, 8, 12, 7)
    hull.lineTo(16.8, 2.5)
    hull.cubicTo(17, 11, 13, 18, 6, 18)
    hull.lineTo(-8, 18)
    hull.cubicTo(-13, 18, -16, 12, -16.5, 5.0)
    hull.closeSubpath()
    mast = QPainterPath()
    mast.addRect(QRectF(-1.2, -18.5, 2.4, 27))
    if slanted:
        sail = QPainterPath(QPointF(-14.5, 3.5))
        sail.lineTo(11.0, -19.0)
        sail.cubicTo(10.5, -9, 9.5, -2, 7.5, 3.5)
    else:
        sail = QPainterPath(QPointF(-11.5, -17.5))
        sail.lineTo(11.5, -17.5)
        sail.cubicTo(14, -10, 14, -4, 11.5, 3.0)
        sail.lineTo(-11.5, 3.0)
        sail.cubicTo(-9.5, -4, -9.5, -10, -11.5, -17.5)
    sail.closeSubpath()
    return hull.united(mast), sail


def paint_count(painter: QPainter, count: int, theme: Theme) -> None:
    """How many pieces alike stand in one place, at the lower right of a colonist."""
    painter.setPen(pen(theme.colours.map.stone_edge, 1.2))
    painter.setBrush(QColor(theme.colours.marks.plate))
    painter.drawEllipse(QPointF(12, 14), 7.5, 7.5)
    font = map_font(SANS, 13, QFont.Weight.Bold)
    painter.fillPath(text_path(str(count), font, 12, 14), QColor(theme.colours.marks.on_plate))


def _body(painter: QPainter, path: QPainterPath, look: SideColours) -> None:
    painter.fillPath(path.translated(1.0, 2.2), faded("#000000", 0.3))
    painter.strokePath(path, pen(faded("#000000", 0.5), 4.0))
    painter.strokePath(path, pen(look.rim, 2.8))
    painter.fillPath(path, QColor(look.fill))


def _letter(
    painter: QPainter, side: int, x: float, y: float, size: float, look: SideColours
) -> None:
    font = map_font(SANS, size, QFont.Weight.Bold)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(text_path(side_letter(side), font, x, y), QColor(look.on))
