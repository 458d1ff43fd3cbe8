"""A small quiet button with a painted sign, said in words to who hears or points at it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget

from solitaria_app.ui.theme import Theme


class SignButton(QToolButton):
    """Each kind paints its sign; `size` are its width and height in heights of text."""

    def __init__(self, size: tuple[float, float], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self.theme = Theme()
        self.setProperty("look", "quiet")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def dress(self, theme: Theme, name: str) -> None:
        """Its colours, and what it does in words."""
        self.theme = theme
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(*(round(self.theme.size(side)) for side in self._size))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_sign(painter, QRectF(self.rect()))

    def paint_sign(self, painter: QPainter, box: QRectF) -> None:
        """Paint what stands on it."""
        raise NotImplementedError
