"""A text of two small lines for those who learn the game."""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from solitaria_app.ui.controls.broken import broken
from solitaria_app.ui.theme import Theme

LINES = 2
LINE, BASE = 1.24, 0.96
"""The height of a line, and where its letters stand, as parts of the letters' size."""
LEAST_WIDTH = 12.0
"""A place narrower than so many heights of text stays empty."""
LEAST = 0.72
"""The smallest letters, in heights of text."""

SENTENCE_END = re.compile(r"(?<=[^\W\d_]{2})[.!?](?= )")


class Lesson(QWidget):
    """A text in two lines, or where they can't hold it its most important part, or the sentences
    of it that have room; the tooltip says the whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = Theme()
        self.text = self.core = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def show_text(self, text: str, theme: Theme, core: str = "") -> None:
        """Show a text, or its `core` where it is too long; an empty one leaves its place empty."""
        self.text, self.core, self._theme = text, core or text, theme
        self.setToolTip(f"<p>{text}</p>" if text else "")
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, round(self._theme.font("small").pixelSize() * LINE * LINES))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _font(self) -> QFont:
        """Small letters, smaller where the lines are higher than their place."""
        font = self._theme.font("small")
        least = round(self._theme.size(LEAST))
        while font.pixelSize() > least and LINES * LINE * font.pixelSize() > self.height():
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def lines(self) -> list[str]:
        """The lines that are shown, the last one with dots if there is more."""
        if self.width() < self._theme.size(LEAST_WIDTH):
            return []
        for text in (self.text, self.core, *_beginnings(self.core)):
            lines = broken(text, self._font(), self.width(), LINES)
            if not lines or not lines[-1].endswith("…"):
                return lines
        return broken(self.core, self._font(), self.width(), LINES)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = self._font()
        painter.setFont(font)
        painter.setPen(QColor(self._theme.colours.ink_soft))
        lines = self.lines()
        step = LINE * font.pixelSize()
        top = (self.height() - step * len(lines)) / 2
        for n, line in enumerate(lines):
            painter.drawText(QPointF(0, top + n * step + BASE * font.pixelSize()), line)


def _beginnings(text: str) -> list[str]:
    """The text without its last sentence, without its last two, and so on."""
    ends = [end.end() for end in SENTENCE_END.finditer(text)]
    return [text[:end].rstrip() for end in reversed(ends)]
