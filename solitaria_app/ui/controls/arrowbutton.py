"""A small button with an angle that points to the left or to the right."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from solitaria_app.ui.controls.signbutton import SignButton

SIZE = 0.36
"""About half the height of what stands on it, in heights of text."""


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


class ArrowButton(SignButton):
    """Arrows and Enter are left to what it belongs to; Space presses it."""

    def __init__(self, way: int, parent: QWidget | None = None) -> None:
        super().__init__((2.1, 1.9), parent)
        self._way = QPointF(way, 0)

    @property
    def ink(self) -> str:
        """The colour of what stands on it."""
        c = self.theme.colours
        return c.ink if self.isEnabled() else c.ink_faint

    def paint_sign(self, painter: QPainter, box: QRectF) -> None:
        paint_angle(painter, box, self._way, self.ink, self.theme.size(SIZE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()
