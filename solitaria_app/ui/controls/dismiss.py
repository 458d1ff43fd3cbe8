"""The small × that puts a message away."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolButton, QWidget

from solitaria_app.ui.theme import Theme

SIDE = 1.75
"""Its width and height in heights of text."""
ARM = 0.27
"""The length of each arm of the ×, in the same measure."""


class Dismiss(QToolButton):
    """Named for what it puts away, since the dialog has a button of its own to be closed by."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = Theme()
        self.setProperty("look", "quiet")
        self.setProperty("tight", True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def dress(self, theme: Theme, name: str) -> None:
        """Its colours, and what it does in words."""
        self._theme = theme
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self._theme.size(SIDE))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        c = self._theme.colours
        pen = QPen(QColor(c.on_selection if self.underMouse() else c.ink), self._theme.size(0.12))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        middle, arm = self.rect().toRectF().center(), self._theme.size(ARM)
        for across in (QPointF(arm, arm), QPointF(arm, -arm)):
            painter.drawLine(middle - across, middle + across)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it too, and not what the dialog does by itself."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
