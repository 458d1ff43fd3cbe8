"""What the dice and the cards of "My box" have in common: a title, two buttons, the certainty."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from solitaria_app.ui import symbols
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme


class Certainty(QWidget):
    """A sign and words: certain, or to be compared with the box."""

    def __init__(self, texts: Texts, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts, self._theme = texts, theme
        self._sign = QLabel(self)
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.words.setProperty("role", "small")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.words, 1)

    def show_certainty(self, certain: bool, note: str = "") -> None:
        """Show it; a note says what to compare."""
        c = self._theme.colours
        sign, colour = ("check", c.good) if certain else ("warning", c.bad)
        self._sign.setPixmap(symbols.pixmap(sign, self._theme.size(1.15), colour))
        text = self._texts("box.certain" if certain else "box.guess")
        self.words.setText(text if certain or not note else f"{text} {note}")


class BoxPanel(QFrame):
    """A part of the box; `confirm` and `reset` are its buttons."""

    changed = Signal()

    def __init__(self, title: str, texts: Texts, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts, self._theme = texts, theme
        self.setProperty("look", "panel")
        self.heading = QLabel(title, self)
        self.heading.setProperty("role", "name")
        self.heading.setWordWrap(True)
        self.confirm = self._button(texts("box.confirm"), texts("box.confirm.tip"))
        self.reset = self._button(texts("box.reset"), texts("box.reset.tip"))
        self.body = QVBoxLayout()
        self.body.setSpacing(6)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 8, 14, 12)
        whole.setSpacing(6)
        above = QHBoxLayout()
        above.setSpacing(8)
        above.addWidget(self.heading, 1)
        above.addWidget(self.confirm)
        above.addWidget(self.reset)
        whole.addLayout(above)
        whole.addLayout(self.body)

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        return button
