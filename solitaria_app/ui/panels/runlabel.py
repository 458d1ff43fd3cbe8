"""A label of words and symbols mixed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from solitaria_app.ui import runs
from solitaria_app.ui.theme import Theme


class RunLabel(QWidget):
    """Shows one line of words and symbols; the tooltip says it in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = Theme()
        self._line: tuple[runs.Run, ...] = ()

    def show_run(self, theme: Theme, line: Sequence[runs.Run], told: str) -> None:
        """What it shows, and that in words."""
        self._theme, self._line = theme, tuple(line)
        self.setToolTip(told)
        self.setAccessibleName(told)
        self.setMinimumHeight(self.sizeHint().height())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        theme = self._theme
        wide = runs.width(self._line, theme.font("body"), theme.size(1.35))
        return QSize(round(wide) + 2, round(theme.size(1.5)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        size = theme.size(1.35)
        box = QRectF(self.rect())
        runs.paint(painter, box, self._line, theme, theme.font("body"), size, theme.colours.ink)
