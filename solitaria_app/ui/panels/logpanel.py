"""The log with what stands below it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from solitaria_app.ui import symbols
from solitaria_app.ui.panels.log import Log
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

LEAST_HEIGHT = 9.0
"""Below so many heights of text the panel shows the log alone."""


class LogPanel(QWidget):
    """The log, and below it the ways to bookmarks and abandoned lines."""

    bookmarks = Signal()
    lines = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.log = Log(self)
        self.to_bookmarks = self._button(self.bookmarks)
        self.to_lines = self._button(self.lines)
        self._counts = (0, 0)
        self._theme = Theme()
        below = QHBoxLayout()
        below.setSpacing(4)
        below.addWidget(self.to_bookmarks)
        below.addWidget(self.to_lines)
        below.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(3)
        whole.addWidget(self.log, 1)
        whole.addLayout(below)
        self.setFocusProxy(self.log)

    def _button(self, signal: object) -> QPushButton:
        button = QPushButton(self)
        button.setProperty("look", "quiet")
        button.setProperty("tight", True)
        button.setAutoDefault(False)
        button.clicked.connect(signal)
        return button

    def show_counts(self, texts: Texts, theme: Theme, bookmarks: int, lines: int) -> None:
        """How many bookmarks and abandoned lines the game has."""
        self._theme, self._counts = theme, (bookmarks, lines)
        side = round(theme.size(1.1))
        for button, sign, text, tip in (
            (
                self.to_bookmarks,
                "bookmark",
                texts("log.bookmarks", n=bookmarks),
                texts("log.bookmarks.tip"),
            ),
            (self.to_lines, "branch", texts("log.lines", n=lines), texts("log.lines.tip")),
        ):
            button.setIcon(symbols.icon(sign, theme.colours.purple, theme.colours.ink_faint))
            button.setIconSize(QSize(side, side))
            button.setAccessibleName(text)
            button.setToolTip(f"{text}\n{tip}")
        self._fit()

    def _fit(self) -> None:
        """Where there is little room it all belongs to the log; the menu leads there as well."""
        room = self.height() > self._theme.size(LEAST_HEIGHT)
        shown = tuple(zip((self.to_bookmarks, self.to_lines), self._counts, strict=True))
        for button, count in shown:
            button.setVisible(bool(count) and room)
            button.setText(button.accessibleName())
        wide = sum(button.sizeHint().width() + 4 for button, count in shown if count)
        if wide > self.width():
            for button, count in shown:
                button.setText(str(count))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
