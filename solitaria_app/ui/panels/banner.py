"""A line that the player should know: games can't be saved, or the one before is kept."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from solitaria_app.ui import symbols
from solitaria_app.ui.theme import Theme

NOTE_MS = 6000
"""How long a note stays."""


class Banner(QFrame):
    """One sentence with a sign, that of warning or another; it can be put away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.sign = QLabel(self)
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = QPushButton(self)
        self.close_button.setProperty("look", "quiet")
        self.close_button.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 2, 8, 2)
        layout.addWidget(self.sign)
        layout.addWidget(self.words, 1)
        layout.addWidget(self.close_button)
        self._trouble = False
        self._going = QTimer(self)
        self._going.setSingleShot(True)
        self._going.timeout.connect(self.hide)
        self.hide()

    def show_words(self, text: str, close: str, theme: Theme, sign: str = "warning") -> None:
        """Show a sentence, if it is not shown already."""
        self._going.stop()
        self._trouble = sign == "warning"
        side = round(theme.size(1.3))
        colour = theme.colours.bad if sign == "warning" else theme.colours.ink
        self.sign.setPixmap(symbols.pixmap(sign, side, colour, 1.0))
        self.close_button.setText(close)
        if self.words.text() != text:
            self.words.setText(text)
            self.show()

    def show_note(self, text: str, close: str, theme: Theme, sign: str = "check") -> None:
        """Show for a while that something succeeded, or with another sign what is so now, unless
        there is a trouble to tell."""
        if self.isVisible() and self._trouble:
            return
        self._trouble = False
        side = round(theme.size(1.3))
        colour = theme.colours.good if sign == "check" else theme.colours.bronze
        self.sign.setPixmap(symbols.pixmap(sign, side, colour, 1.0))
        self.close_button.setText(close)
        self.words.setText(text)
        self.show()
        self._going.start(NOTE_MS)
