"""The course of a campaign as a line: the points at the start, or the lead, game by game."""

from __future__ import annotations

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

from solitaria_app.ui.campaign.book import Book, Shown
from solitaria_app.ui.campaign.course import LOST, TO_COME, WON, Dot, dots, signed
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.result import axis
from solitaria_app.ui.result.readoff import ReadOff
from solitaria_app.ui.theme import Theme

_LEGEND = (
    (WON, "campaigns.chart.won"),
    (LOST, "campaigns.chart.lost"),
    (TO_COME, "campaigns.chart.to-come"),
)
LEAST_HIGH, MOST_HIGH = 7.0, 10.5
"""Its height, in heights of text."""
LEAST_DOTS = 2
"""Fewer make no line; the place of the chart is kept for it."""
_MIDDLE, _RIGHT = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight


class CourseChart(ReadOff):
    """Pointing at a game, or the arrow keys, read it off. Marks differ by shape."""

    below = 24

    def __init__(self, book: Book, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts, self._theme, self._level = book.texts, theme, book.words.level
        self.dots: list[Dot] = []
        self.at: int | None = None
        """Which game is read off, as an index of `dots`."""
        self._starts = True
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(round(theme.size(LEAST_HIGH)))
        self.setMaximumHeight(round(theme.size(MOST_HIGH)))

    def sizeHint(self) -> QSize:
        return QSize(round(self._theme.size(30)), self.minimumHeight())

    def show_course(self, shown: Shown) -> None:
        """Show a campaign's games."""
        self._starts = shown.starts_change
        self.dots, self.at = dots(shown), None
        self.setAccessibleName(self.title)
        self._tell()
        self.update()

    @property
    def title(self) -> str:
        """What is shown."""
        return self._texts("campaigns.chart.starts" if self._starts else "campaigns.chart.leads")

    def told(self, index: int) -> str:
        """A game in words."""
        dot, texts = self.dots[index], self._texts
        if dot.kind == TO_COME:
            return texts("campaigns.chart.next", n=dot.n, value=dot.value)
        outcome = texts("campaigns.chart.won" if dot.kind == WON else "campaigns.chart.lost")
        key = "campaigns.chart.start" if self._starts else "campaigns.chart.lead"
        value = dot.value if self._starts else signed(dot.value)
        told = texts(key, n=dot.n, value=value, outcome=outcome)
        if not dot.passed:
            return told
        return texts("campaigns.chart.passed", told=told, level=self._level(dot.level))

    def read(self, index: int | None) -> None:
        """Read a game off, or none."""
        if index != self.at:
            self.at = index
            self._tell()
            self.update()

    def _tell(self) -> None:
        index = len(self.dots) - 1 if self.at is None else self.at
        self.setAccessibleDescription(self.told(index) if self.dots else "")

    # --- painting ---------------------------------------------------------------

    def last(self) -> int:
        return len(self.dots) - 1

    def plot(self) -> QRectF:
        """Where the line is."""
        size = self._theme.size
        return QRectF(self.rect()).adjusted(size(2.6), size(2.1), -size(1.4), -size(1.9))

    def _scale(self) -> list[int]:
        values = [dot.value for dot in self.dots]
        return axis.ticks(min(0, *values, 0), max(5, *values, 0), 4)

    def point(self, index: int, value: int) -> QPointF:
        """Where a value of a game is drawn."""
        box, scale = self.plot(), self._scale()
        last = len(self.dots) - 1
        box = box.adjusted(self._theme.size(0.7), 0, -self._theme.size(0.2), 0)
        across = index / last if last else 0.5
        up = (value - scale[0]) / (scale[-1] - scale[0])
        return QPointF(box.left() + across * box.width(), box.bottom() - up * box.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, c = self._theme, self._theme.colours
        place = QRectF(6, 3, self.width() - 12, theme.size(1.4))
        cardpaint.words(painter, place, self.title, theme.font("strong"), c.ink)
        if len(self.dots) < LEAST_DOTS:
            text = self._texts("campaigns.chart.later")
            cardpaint.words(painter, self.plot(), text, theme.font("small"), c.ink_soft, _MIDDLE)
            return
        self._legend(painter)
        self._grid(painter)
        points = [self.point(n, dot.value) for n, dot in enumerate(self.dots)]
        self._line(painter, points)
        room = self.plot().width() / len(points)
        half = theme.size(0.32) if room > theme.size(0.8) else theme.size(0.18)
        for dot, at in zip(self.dots, points, strict=True):
            self._mark(painter, at, dot.kind, half)
        if self.at is not None:
            self._reading(painter, self.at)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(c.focus), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)

    def _legend(self, painter: QPainter) -> None:
        """The marks and what they mean, at the right above, as far as there is room."""
        theme, font = self._theme, self._theme.font("small")
        metrics, right = QFontMetricsF(font), self.width() - 8.0
        least = QFontMetricsF(theme.font("strong")).horizontalAdvance(self.title) + 20
        there = {dot.kind for dot in self.dots}
        for kind, key in reversed(_LEGEND):
            text = self._texts(key)
            wide = metrics.horizontalAdvance(text)
            if kind not in there or right - wide - theme.size(1.2) < least:
                continue
            place = QRectF(right - wide, 3, wide + 1, theme.size(1.4))
            cardpaint.words(painter, place, text, font, theme.colours.ink_soft)
            at = QPointF(place.left() - theme.size(0.6), place.center().y())
            self._mark(painter, at, kind, theme.size(0.3))
            right = place.left() - theme.size(1.8)

    def _grid(self, painter: QPainter) -> None:
        theme, c, box = self._theme, self._theme.colours, self.plot()
        small = theme.font("small")
        for value in self._scale():
            y = self.point(0, value).y()
            painter.setPen(QPen(QColor(c.edge_strong if value == 0 else c.edge), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            place = QRectF(0, y - theme.size(0.6), box.left() - 6, theme.size(1.2))
            shown = str(value).replace("-", "−")
            cardpaint.words(painter, place, shown, small, c.ink_soft, _RIGHT)
        last = len(self.dots) - 1
        every = axis.step(max(1, last), max(2, int(box.width() / theme.size(2.6))))
        for n, dot in enumerate(self.dots):
            if dot.passed and n < last:  # a new stage begins
                x = (self.point(n, 0).x() + self.point(n + 1, 0).x()) / 2
                painter.setPen(QPen(QColor(c.edge_strong), 1, Qt.PenStyle.DotLine))
                painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
                self._stage(painter, x, n + 1)
            if n % every == 0:
                x = self.point(n, 0).x()
                y = box.bottom() + theme.size(0.55)  # below a mark on the lowest line
                place = QRectF(x - theme.size(1.5), y, theme.size(3), theme.size(1))
                cardpaint.words(painter, place, str(dot.n), small, c.ink_soft, _MIDDLE)

    def _stage(self, painter: QPainter, x: float, n: int) -> None:
        """The level of the stage that begins with a game, behind its line, if there is room."""
        theme, box, text = self._theme, self.plot(), self._level(self.dots[n].level)
        font = theme.font("small")
        wide = QFontMetricsF(font).horizontalAdvance(text) + 2
        ends = [m for m, dot in enumerate(self.dots) if dot.passed and n <= m < len(self.dots) - 1]
        right = self.point(ends[0], 0).x() if ends else box.right()
        if x + 6 + wide <= right:
            place = QRectF(x + 5, box.top() - theme.size(0.2), wide, theme.size(1.2))
            cardpaint.words(painter, place, text, font, theme.colours.ink_soft)

    def _line(self, painter: QPainter, points: list[QPointF]) -> None:
        """From game to game; to the next one a dotted line, none from stage to stage."""
        run: list[QPointF] = []
        pen = QPen(QColor(self._theme.side(0).text), 2.0)
        for dot, at in zip(self.dots, points, strict=True):
            if dot.kind == TO_COME and run:
                self._stroke(painter, [run[-1], at], QPen(pen.color(), 1.6, Qt.PenStyle.DotLine))
                continue
            run.append(at)
            if dot.passed:
                self._stroke(painter, run, pen)
                run = []
        self._stroke(painter, run, pen)

    def _stroke(self, painter: QPainter, points: list[QPointF], pen: QPen) -> None:
        if len(points) > 1:
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(points))

    def _mark(self, painter: QPainter, at: QPointF, kind: str, half: float) -> None:
        """Won: a full dot; lost: a cross on a square; to come: a ring."""
        c = self._theme.colours
        box = QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
        if kind == LOST:
            painter.setPen(QPen(QColor(c.bad), 1.6))
            painter.setBrush(QColor(c.raised))
            painter.drawRect(box)
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.topRight(), box.bottomLeft())
            return
        colour = c.good if kind == WON else c.accent
        painter.setPen(QPen(QColor(colour), 2.0))
        painter.setBrush(QColor(colour if kind == WON else c.raised))
        painter.drawEllipse(box)

    def _reading(self, painter: QPainter, index: int) -> None:
        theme, c, box = self._theme, self._theme.colours, self.plot()
        at = self.point(index, self.dots[index].value)
        painter.setPen(QPen(QColor(c.ink_soft), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(at.x(), box.top()), QPointF(at.x(), box.bottom()))
        font, text = theme.font("small"), self.told(index)
        wide = min(self.width() - 4.0, QFontMetricsF(font).horizontalAdvance(text) + 14)
        left = min(max(2.0, at.x() - wide / 2), self.width() - wide - 2)
        plate = QRectF(left, box.top() - theme.size(0.5), wide, theme.size(1.4))
        painter.setPen(QPen(QColor(c.edge_strong), 1))
        painter.setBrush(QColor(c.raised))
        painter.drawRoundedRect(plate, 4, 4)
        cardpaint.words(painter, plate.adjusted(6, 0, -4, 0), text, font, c.ink)
