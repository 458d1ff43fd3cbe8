"""The way a colonist went, drawn as a band along the lines it passed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform

from solitaria_app.engine.board import Board
from solitaria_app.ui.colours import MarkColours

from .shapes import faded, pen
from .ways import Ways

HEAD = 24.0
"""How far before the end of a way its last arrow is, in pixels."""


def trails(places: Sequence[int], board: Board, ways: Ways) -> list[QPainterPath]:
    """The ways through places (lines as their number, cities as `~city`), in map units.

    Where two places that follow each other do not meet, a new way begins.
    """
    found: list[QPainterPath] = []
    current: QPainterPath | None = None
    for start, end in pairwise(places):
        part = _between(start, end, board, ways)
        if part is None:
            current = None
        elif current is None:
            current = part
            found.append(current)
        else:
            current.connectPath(part)
    return found


def _between(start: int, end: int, board: Board, ways: Ways) -> QPainterPath | None:
    best: QPainterPath | None = None
    for city in _ends(start, board) & _ends(end, board):
        name = board.cities[city].id
        path = QPainterPath()
        if start >= 0:
            path = ways.half(start, name)
        if end >= 0:
            last = ways.half(end, name).toReversed()
            if start >= 0:
                path.connectPath(last)
            else:
                path = last
        if not path.isEmpty() and (best is None or path.length() < best.length()):
            best = path
    return best


def _ends(place: int, board: Board) -> set[int]:
    return set(board.lines[place].ends) if place >= 0 else {~place}


def paint_trail(
    painter: QPainter, path: QPainterPath, to_pixels: QTransform, colours: MarkColours
) -> None:
    """Paint a way: a band with arrows in its direction."""
    way = to_pixels.map(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(way, pen(faded(colours.plate, 0.9), 11.0))
    painter.strokePath(way, pen(colours.moved, 6.5))
    length = way.length()
    painter.setPen(pen(colours.plate, 1.2))
    painter.setBrush(QColor(colours.moved))
    arrow = QPolygonF([QPointF(-8, -9), QPointF(10, 0), QPointF(-8, 9), QPointF(-3.5, 0)])
    for back in sorted({min(HEAD, length / 2), *(length * part for part in (0.36, 0.7))}):
        part = way.percentAtLength(length - back)
        at = way.pointAtPercent(part)
        turn = QTransform()
        turn.translate(at.x(), at.y())
        turn.rotate(-way.angleAtPercent(part))
        painter.drawPolygon(turn.map(arrow))
