"""Reading a chart off: the pointer or the arrow keys go from one of its moments to the next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget


class ReadOff(QWidget):
    """A chart whose moments lie evenly from the left to the right of its plot."""

    below = 0
    """How far under the plot the pointer still reads it off, in pixels."""
    at: int | None
    """Which moment is read off, None for none."""

    def last(self) -> int:
        """The index of the last moment; -1 without any."""
        raise NotImplementedError

    def plot(self) -> QRectF:
        """Where the moments lie."""
        raise NotImplementedError

    def read(self, index: int | None) -> None:
        """Read a moment off, or none."""
        raise NotImplementedError

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        box, last = self.plot(), self.last()
        if last < 0:
            return
        across = (event.position().x() - box.left()) / max(1.0, box.width())
        near = box.adjusted(-8, -8, 8, self.below).contains(event.position())
        self.read(min(last, max(0, round(across * last))) if near else None)

    def leaveEvent(self, event: QEvent) -> None:
        self.read(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.read(None)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from moment to moment, Home and End to the first and last."""
        last = self.last()
        now = last + 1 if self.at is None else self.at
        wanted = {
            Qt.Key.Key_Left: now - 1,
            Qt.Key.Key_Right: now + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if wanted is None or last < 0:
            super().keyPressEvent(event)
        else:
            self.read(min(last, max(0, wanted)))
