"""The small × that puts a message away."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from solitaria_app.ui.controls.signbutton import SignButton

SIDE = 1.75
"""Its width and height in heights of text."""
ARM = 0.27
"""The length of each arm of the ×, in the same measure."""


class Dismiss(SignButton):
    """Named for what it puts away, since the dialog has a button of its own to be closed by."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__((SIDE, SIDE), parent)
        self.setProperty("tight", True)

    def paint_sign(self, painter: QPainter, box: QRectF) -> None:
        c = self.theme.colours
        pen = QPen(QColor(c.on_selection if self.underMouse() else c.ink), self.theme.size(0.12))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        middle, arm = box.center(), self.theme.size(ARM)
        for across in (QPointF(arm, arm), QPointF(arm, -arm)):
            painter.drawLine(middle - across, middle + across)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it too, and not what the dialog does by itself."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
