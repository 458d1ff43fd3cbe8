"""The sign in the header that says which game of which campaign is on the table."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from solitaria_app.ui import symbols
from solitaria_app.ui.controls.literal import literal
from solitaria_app.ui.controls.literal import tip as literal_tip
from solitaria_app.ui.theme import Theme

LARGE_TEXT = 1.15
"""The largest scale of text that leaves room for the campaign's name."""
MOST = 15.0
"""Most width of the words, in heights of text."""
ROOM = (0.12, 1024, 0.25)
"""The part of the window that they may take, and of what is wider than so many pixels."""


class CampaignSign(QToolButton):
    """Laurel and words; with large text the game's number alone. A click shows the campaign."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "quiet")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._theme, self._number = Theme(), ""
        self.hide()

    def show_place(self, text: str, number: str, tip: str, theme: Theme) -> None:
        """Show a campaign with the game's number, or the number alone; nothing without a text."""
        self._theme, self._number = theme, number
        self.setVisible(bool(text))
        if not text:
            return
        side = round(theme.size(1.2))
        self.setIcon(symbols.icon("laurel", theme.colours.bronze, theme.colours.ink_faint))
        self.setIconSize(QSize(side, side))
        self.setAccessibleName(text)
        self.setToolTip(literal_tip(tip))
        self._shorten()

    def _shorten(self) -> None:
        """The end of the words, the game's number, is what must be seen."""
        if self._theme.scale > LARGE_TEXT:
            self.setText(self._number)
            return
        metrics = QFontMetricsF(self._theme.font("body"))
        wide, (share, usual, more) = self.window().width(), ROOM
        room = min(self._theme.size(MOST), wide * share + max(0, wide - usual) * more)
        shown = metrics.elidedText(self.accessibleName(), Qt.TextElideMode.ElideMiddle, room)
        self.setText(literal(shown))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()
