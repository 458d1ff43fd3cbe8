"""The way a colonist went, drawn as a band along the lines it passed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform

from solitaria_app.engine.board import Board
from solitaria_app.ui.colours import MarkColours

from .shapes import faded, pen
from .ways import Ways

HEAD = 24.0
"""How far before the end of a step its arrow is, in pixels: before the piece that stands there."""
SHORT = 0.62
"""The least part of a step that lies before its arrow."""


def trails(
    gone: Iterable[Sequence[int]], board: Board, ways: Ways
) -> Iterator[tuple[QPainterPath, ...]]:
    """The steps of each way through places (lines as their number, cities as `~city`), in map
    units. Where two places that follow each other do not meet, another way begins."""
    for places in gone:
        steps: list[QPainterPath] = []
        for start, end in pairwise(places):
            step = _between(start, end, board, ways)
            if step is not None:
                steps.append(step)
            elif steps:
                yield tuple(steps)
                steps = []
        if steps:
            yield tuple(steps)


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
    painter: QPainter, steps: Sequence[QPainterPath], to_pixels: QTransform, colours: MarkColours
) -> None:
    """Paint a way: one band, with one arrow in its direction for each step."""
    drawn = [to_pixels.map(step) for step in steps]
    band = QPainterPath(drawn[0])
    for step in drawn[1:]:
        band.connectPath(step)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(band, pen(faded(colours.plate, 0.9), 11.0))
    painter.strokePath(band, pen(colours.moved, 6.5))
    painter.setPen(pen(colours.plate, 1.2))
    painter.setBrush(QColor(colours.moved))
    for step in drawn:
        painter.drawPolygon(arrow(step))


def arrow(step: QPainterPath) -> QPolygonF:
    """The arrow of a step, in pixels as the step is."""
    head = QPolygonF([QPointF(-8, -9), QPointF(10, 0), QPointF(-8, 9), QPointF(-3.5, 0)])
    length = step.length()
    part = step.percentAtLength(max(length - HEAD, length * SHORT))
    at = step.pointAtPercent(part)
    turn = QTransform()
    turn.translate(at.x(), at.y())
    turn.rotate(-step.angleAtPercent(part))
    return turn.map(head)
