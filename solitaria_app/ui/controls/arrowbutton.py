"""A small button with an angle that points to the left or to the right."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QToolButton, QWidget

from solitaria_app.ui.theme import Theme


def paint_angle(painter: QPainter, box: QRectF, way: QPointF, colour: str, size: float) -> None:
    """An angle in the middle of a box that points along `way` (a step right, left or down)."""
    middle, across = box.center(), QPointF(way.y(), way.x())
    points = [middle - way * size / 2 + across * size, middle + way * size / 2,
              middle - way * size / 2 - across * size]  # fmt: skip
    pen = QPen(QColor(colour), size * 0.42)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(points))


class ArrowButton(QToolButton):
    """Arrows and Enter are left to what it belongs to; Space presses it."""

    def __init__(self, way: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._way = QPointF(way, 0)
        self._theme = Theme()
        self.setProperty("look", "quiet")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def dress(self, theme: Theme, name: str) -> None:
        """Its colours, and what it does in words."""
        self._theme = theme
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._theme.size(2.1)), round(self._theme.size(1.9)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        c = self._theme.colours
        colour = c.ink if self.isEnabled() else c.ink_faint
        self.paint_sign(painter, QRectF(self.rect()), colour, self._theme.size(0.36))

    def paint_sign(self, painter: QPainter, box: QRectF, colour: str, size: float) -> None:
        """Paint what stands on it, in a colour and about twice a size high."""
        paint_angle(painter, box, self._way, colour, size)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()
