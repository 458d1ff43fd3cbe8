"""A text of two small lines for those who learn the game."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from solitaria_app.ui.controls.broken import broken
from solitaria_app.ui.theme import Theme

LINES = 2
LEAST_WIDTH = 12.0
"""A place narrower than so many heights of text stays empty."""
LEAST = 0.72
"""The smallest letters, in heights of text."""


class Lesson(QWidget):
    """As much of a text as two lines hold; the tooltip says the whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = Theme()
        self.text = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_text(self, text: str, theme: Theme) -> None:
        """Show a text; an empty one leaves its place empty."""
        self.text, self._theme = text, theme
        self.setToolTip(f"<p>{text}</p>" if text else "")
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, round(QFontMetricsF(self._theme.font("small")).height() * 1.9))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _font(self) -> QFont:
        """Small letters, smaller where the lines are higher than their place."""
        font = self._theme.font("small")
        least = round(self._theme.size(LEAST))
        while font.pixelSize() > least and LINES * QFontMetricsF(font).height() > self.height():
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def lines(self) -> list[str]:
        """The lines that are shown, the last one with dots if there is more."""
        if self.width() < self._theme.size(LEAST_WIDTH):
            return []
        return broken(self.text, self._font(), self.width(), LINES)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = self._font()
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.colours.ink_soft))
        lines = self.lines()
        step = metrics.height()
        top = (self.height() - step * len(lines)) / 2
        for n, line in enumerate(lines):
            painter.drawText(QPointF(0, top + n * step + metrics.ascent()), line)
