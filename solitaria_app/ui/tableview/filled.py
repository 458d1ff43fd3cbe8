"""A text in letters as large as its place allows."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from solitaria_app.ui.theme import Role, Theme

WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
LEAST = 10
"""The smallest letters, in pixels."""


class FilledText(QWidget):
    """Wraps at words; `largest` is the most that its letters may grow to, in pixels."""

    def __init__(self, role: Role, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._role: Role = role
        self._theme = Theme()
        self._colour = ""
        self.largest = LEAST
        self.text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_text(self, text: str, theme: Theme, colour: str) -> None:
        """Show a text in a colour."""
        self._theme, self._colour, self.text = theme, colour, text
        self.setAccessibleName(text)
        self.update()

    def fitted(self) -> QFont:
        """The largest font in which the whole text has its place, or the smallest one."""
        font = self._theme.font(self._role)
        words = self.text.split() or [""]
        low, high = LEAST, max(LEAST, self.largest)
        while low < high:
            size = (low + high + 1) // 2
            font.setPixelSize(size)
            metrics = QFontMetricsF(font)
            box = QRectF(0, 0, self.width(), 100_000)
            needed = metrics.boundingRect(box, WRAP, self.text).height()
            widest = max(metrics.horizontalAdvance(word) for word in words)
            if needed <= self.height() and widest <= self.width():
                low = size
            else:
                high = size - 1
        font.setPixelSize(low)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.text:
            return
        painter = QPainter(self)
        painter.setFont(self.fitted())
        painter.setPen(QColor(self._colour))
        painter.drawText(QRectF(self.rect()), WRAP, self.text)
