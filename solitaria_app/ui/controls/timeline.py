"""The slider over the moments of a game, with its turns and bookmarks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from solitaria_app.ui.theme import Theme

WIDEST_TICKS = 2.5
"""Ticks of turns that would stand closer than so many pixels are left out."""


class Timeline(QSlider):
    """Its value is the number of a stop. Clicks and drags go where the pointer is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = Theme()
        self._turns: tuple[int, ...] = ()
        self._bookmarks: tuple[int, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_stops(
        self,
        theme: Theme,
        count: int,
        at: int,
        turns: Sequence[int],
        bookmarks: Sequence[int],
    ) -> None:
        """So many stops, the one it stands on, and those where turns begin or bookmarks are."""
        self._theme = theme
        self._turns, self._bookmarks = tuple(turns), tuple(bookmarks)
        self.blockSignals(True)
        self.setRange(0, max(0, count - 1))
        if not self.isSliderDown():
            self.setValue(at)
        self.blockSignals(False)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._theme.size(20)), round(self._theme.size(1.9)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._theme.size(4)), self.sizeHint().height())

    # --- places -----------------------------------------------------------------

    def _edge(self) -> float:
        return self._theme.size(0.75)

    def position_of(self, stop: float) -> float:
        """Where a stop lies, in pixels from the left."""
        room = self.width() - 2 * self._edge()
        return self._edge() + room * stop / max(1, self.maximum())

    def _stop_at(self, x: float) -> int:
        room = max(1.0, self.width() - 2 * self._edge())
        share = (x - self._edge()) / room
        return max(0, min(self.maximum(), round(share * self.maximum())))

    # --- pointer ----------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to where the pointer is."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._stop_at(event.position().x()))
            event.accept()
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if self.isSliderDown():
            self.setValue(self._stop_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The bar round it knows the keys."""
        event.ignore()

    # --- painting ---------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self._theme, self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        left, right, here = (
            self._edge(),
            self.width() - self._edge(),
            self.position_of(self.value()),
        )
        thick = max(3.0, theme.size(0.24))
        for start, end, colour in ((left, right, c.edge_strong), (left, here, c.accent)):
            pen = QPen(QColor(colour), thick)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(start, middle), QPointF(max(start, end), middle))
        self._ticks(painter, middle)
        self._flags(painter, middle)
        radius = theme.size(0.52)
        focus = self.hasFocus()
        painter.setPen(QPen(QColor(c.focus if focus else c.edge_strong), 2.4 if focus else 1.4))
        painter.setBrush(QColor(c.accent if focus else c.raised))
        painter.drawEllipse(QPointF(here, middle), radius, radius)

    def _ticks(self, painter: QPainter, middle: float) -> None:
        room = (self.width() - 2 * self._edge()) / max(1, len(self._turns))
        if room < WIDEST_TICKS:
            return
        half = self._theme.size(0.34)
        painter.setPen(QPen(QColor(self._theme.colours.edge_strong), 1.2))
        for stop in self._turns:
            x = self.position_of(stop)
            painter.drawLine(QPointF(x, middle - half), QPointF(x, middle + half))

    def _flags(self, painter: QPainter, middle: float) -> None:
        """A flag for each bookmark, above the line."""
        c, size = self._theme.colours, self._theme.size(0.36)
        painter.setPen(QPen(QColor(c.raised), 1))
        painter.setBrush(QColor(c.purple))
        for stop in self._bookmarks:
            box = QRectF(self.position_of(stop) - size, 0.5, 2 * size, middle - size * 0.6)
            shape = [box.topLeft(), box.topRight(), box.bottomRight()]
            notch = QPointF(box.center().x(), box.bottom() - size * 0.8)
            painter.drawPolygon(QPolygonF([*shape, notch, box.bottomLeft()]))
