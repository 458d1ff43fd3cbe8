"""The sign in the header that says which game of which campaign is on the table."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from solitaria_app.ui import symbols
from solitaria_app.ui.theme import Theme

LARGE_TEXT = 1.15
"""The largest scale of text that leaves room for words beside the picture."""
MOST = 15.0
"""Most width of the words, in heights of text."""


class CampaignSign(QToolButton):
    """Laurel and words; with large text the laurel alone. A click shows the campaign."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "quiet")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._theme = Theme()
        self.hide()

    def show_place(self, text: str, tip: str, theme: Theme) -> None:
        """Show a campaign and the game's number; nothing without a text."""
        self._theme = theme
        self.setVisible(bool(text))
        if not text:
            return
        side = round(theme.size(1.2))
        self.setIcon(symbols.icon("laurel", theme.colours.bronze, theme.colours.ink_faint))
        self.setIconSize(QSize(side, side))
        beside = theme.scale <= LARGE_TEXT
        self.setToolButtonStyle(
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            if beside
            else Qt.ToolButtonStyle.ToolButtonIconOnly
        )
        self.setAccessibleName(text)
        self.setToolTip(f"<p>{escape(tip)}</p>")
        self._shorten()

    def _shorten(self) -> None:
        """The end of the words, the game's number, is what must be seen."""
        metrics = QFontMetricsF(self._theme.font("body"))
        room = min(self._theme.size(MOST), self.window().width() * 0.12)
        shown = metrics.elidedText(self.accessibleName(), Qt.TextElideMode.ElideMiddle, room)
        self.setText(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()
