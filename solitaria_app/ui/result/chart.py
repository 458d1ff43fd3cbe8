"""Both scores over the turns as lines, with the points of reactions below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.standing import Standing
from solitaria_app.ui.colours import SideColours
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.result import axis
from solitaria_app.ui.result.outcome import Outcome
from solitaria_app.ui.result.readoff import ReadOff

LABELS = 8.2
"""The room for the lines' names at the right, in heights of text."""


@dataclass(frozen=True)
class Line:
    """A line of the chart: its key of texts, how it looks, and its points in a standing."""

    key: str
    colours: SideColours
    mark: str
    of: Callable[[Standing], int]


class Chart(ReadOff):
    """Pointing at a turn, or the arrow keys, read its numbers off."""

    below = 30

    def __init__(self, shown: Outcome, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view, self.course = shown.view, shown.course
        self.at: int | None = None
        """The turn whose numbers are read off, as an index of the course."""
        theme = self._view.theme
        you, contrarius = theme.side(0), theme.side(CONTRARIUS)
        self.lines = (
            Line("scores.you", you, "round", lambda one: one.human),
            Line("scores.contrarius", contrarius, "square", lambda one: one.contrarius),
            Line("scores.reactions", contrarius, "", lambda one: one.reactions),
        )
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(round(theme.size(26)), round(theme.size(15)))
        self.setAccessibleName(self._view.texts("scores.chart"))
        self._tell()

    def sizeHint(self) -> QSize:
        theme = self._view.theme
        return QSize(round(theme.size(40)), round(theme.size(19)))

    def told(self, index: int) -> str:
        """The numbers of a turn in words."""
        one, texts = self.course[index], self._view.texts
        turn = texts("header.turn", n=one.turn) if one.turn else texts("header.setup")
        return texts(
            "scores.at", turn=turn, mine=one.human, theirs=one.contrarius, reactions=one.reactions
        )

    def read(self, index: int | None) -> None:
        """Read the numbers of a turn off, or of none."""
        if index != self.at:
            self.at = index
            self._tell()
            self.update()

    def _tell(self) -> None:
        index = len(self.course) - 1 if self.at is None else self.at
        self.setAccessibleDescription(self.told(index))

    # --- painting ---------------------------------------------------------------

    def last(self) -> int:
        return len(self.course) - 1

    def plot(self) -> QRectF:
        """Where the lines are."""
        size = self._view.theme.size
        box = QRectF(self.rect())
        return box.adjusted(size(2.4), size(2.0), -size(LABELS), -size(2.0))

    def _scale(self) -> list[int]:
        values = [line.of(one) for one in self.course for line in self.lines]
        return axis.ticks(min(0, *values), max(10, *values), 6)

    def point(self, index: int, value: int) -> QPointF:
        """Where a number of a turn is drawn."""
        box, scale = self.plot(), self._scale()
        across = index / max(1, len(self.course) - 1)
        up = (value - scale[0]) / (scale[-1] - scale[0])
        return QPointF(box.left() + across * box.width(), box.bottom() - up * box.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, c = self._view.theme, self._view.theme.colours
        title = QRectF(6, 3, self.width() - 8, theme.size(1.4))
        name = self._view.texts("scores.chart")
        cardpaint.words(painter, title, name, theme.font("strong"), c.ink)
        self._grid(painter)
        for line in reversed(self.lines):
            self._line(painter, line)
        self._names(painter)
        if self.at is not None:
            self._reading(painter, self.at)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(c.focus), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)

    def _grid(self, painter: QPainter) -> None:
        theme, c = self._view.theme, self._view.theme.colours
        box, small = self.plot(), theme.font("small")
        for value in self._scale():
            y = self.point(0, value).y()
            painter.setPen(QPen(QColor(c.edge_strong if value == 0 else c.edge), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            place = QRectF(0, y - theme.size(0.6), box.left() - 5, theme.size(1.2))
            right = Qt.AlignmentFlag.AlignRight
            cardpaint.words(painter, place, str(value), small, c.ink_soft, right)
        last = len(self.course) - 1
        every = axis.step(max(1, last), max(2, int(box.width() / theme.size(3))))
        middle = Qt.AlignmentFlag.AlignHCenter
        for turn in range(0, last + 1, every):
            x = self.point(turn, 0).x()
            painter.setPen(QPen(QColor(c.edge_strong), 1))
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x, box.bottom() + 4))
            place = QRectF(x - theme.size(1.5), box.bottom() + 3, theme.size(3), theme.size(1.2))
            cardpaint.words(painter, place, str(turn), small, c.ink_soft, middle)
        start, high = box.right() + theme.size(1.5), theme.size(1.2)
        place = QRectF(start, box.bottom() + 3, theme.size(5), high)
        cardpaint.words(painter, place, self._view.texts("scores.turn"), small, c.ink_soft)

    def _line(self, painter: QPainter, line: Line) -> None:
        points = [self.point(n, line.of(one)) for n, one in enumerate(self.course)]
        pen = QPen(QColor(line.colours.text), 2.2 if line.mark else 1.6)
        if not line.mark:
            pen.setStyle(Qt.PenStyle.DashLine)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        if not line.mark:
            return
        room = self.plot().width() / max(1, len(points))
        every = max(1, round(self._view.theme.size(1.6) / max(0.1, room)))
        chosen = {*range(0, len(points), every), len(points) - 1}
        for n in chosen:
            self._mark(painter, points[n], line)

    def _mark(self, painter: QPainter, at: QPointF, line: Line) -> None:
        half = self._view.theme.size(0.27)
        painter.setPen(QPen(QColor(line.colours.text), 1.4))
        painter.setBrush(QColor(line.colours.fill))
        if line.mark == "round":
            painter.drawEllipse(at, half, half)
        else:
            painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half))

    def _names(self, painter: QPainter) -> None:
        """The lines' names at their ends, with the last number."""
        theme, texts = self._view.theme, self._view.texts
        last = len(self.course) - 1
        ends = [self.point(last, line.of(self.course[-1])).y() for line in self.lines]
        high = theme.size(1.25)
        box = self.plot()
        heights = axis.spread(ends, high, box.top() + high / 2, box.bottom() - high / 2)
        for line, y in zip(self.lines, heights, strict=True):
            font = theme.font("strong" if line.mark else "small")
            text = f"{line.of(self.course[-1])} {texts(line.key)}"
            place = QRectF(box.right() + 9, y - high / 2, self.width() - box.right() - 10, high)
            font = cardpaint.fitted(font, text, place.width(), round(theme.size(0.7)))
            cardpaint.words(painter, place, text, font, line.colours.text)

    def _reading(self, painter: QPainter, index: int) -> None:
        theme, c, box = self._view.theme, self._view.theme.colours, self.plot()
        x = self.point(index, 0).x()
        painter.setPen(QPen(QColor(c.ink_soft), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        for line in self.lines[:2]:
            self._mark(painter, self.point(index, line.of(self.course[index])), line)
        font, text = theme.font("small"), self.told(index)
        wide = min(self.width() - 4.0, QFontMetricsF(font).horizontalAdvance(text) + 14)
        left = min(max(2.0, x - wide / 2), self.width() - wide - 2)
        plate = QRectF(left, box.top() - theme.size(0.2), wide, theme.size(1.4))
        painter.setPen(QPen(QColor(c.edge_strong), 1))
        painter.setBrush(QColor(c.raised))
        painter.drawRoundedRect(plate, 4, 4)
        cardpaint.words(painter, plate.adjusted(6, 0, -4, 0), text, font, c.ink)
