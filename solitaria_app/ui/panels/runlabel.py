"""A label of words and symbols mixed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from solitaria_app.ui import runs
from solitaria_app.ui.theme import Theme

LEAST = 0.65
"""How much smaller a line that is too long may get, as a factor."""


class RunLabel(QWidget):
    """Shows one line of words and symbols; the tooltip says it in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = Theme()
        self.line: tuple[runs.Run, ...] = ()

    def show_run(self, theme: Theme, line: Sequence[runs.Run], told: str) -> None:
        """What it shows, and that in words."""
        self._theme, self.line = theme, tuple(line)
        self.setToolTip(told)
        self.setAccessibleName(told)
        self.setMinimumHeight(self.sizeHint().height())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        theme = self._theme
        wide = runs.width(self.line, theme.font("body"), theme.size(1.35))
        return QSize(round(wide) + 2, round(theme.size(1.5)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        font, size = self.fitted()
        runs.paint(painter, QRectF(self.rect()), self.line, theme, font, size, theme.colours.ink)

    def fitted(self) -> tuple[QFont, float]:
        """Font and size of the symbols, smaller where the line is wider than its place."""
        font, size = self._theme.font("body"), self._theme.size(1.35)
        wide = runs.width(self.line, font, size)
        if wide > self.width() > 0:
            part = max(LEAST, self.width() / wide * 0.98)
            font.setPixelSize(max(1, int(font.pixelSize() * part)))
            size *= part
        return font, size
