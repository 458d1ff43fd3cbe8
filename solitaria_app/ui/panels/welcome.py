"""What stands below the map as long as there is no game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from solitaria_app.ui.texts import Texts


class Welcome(QFrame):
    """One sentence, and the ways to a game."""

    new = Signal()
    open = Signal()
    go_on = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self._title = QLabel(self)
        self._title.setProperty("role", "title")
        self._words = QLabel(self)
        self._words.setProperty("role", "soft")
        self.opening = QPushButton(self)
        self.opening.clicked.connect(self.open)
        self.going_on = QPushButton(self)
        self.going_on.clicked.connect(self.go_on)
        self.beginning = QPushButton(self)
        self.beginning.setProperty("look", "primary")
        self.beginning.clicked.connect(self.new)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 10)
        layout.setSpacing(12)
        layout.addWidget(self._title)
        layout.addWidget(self._words, 1)
        layout.addWidget(self.opening)
        layout.addWidget(self.going_on)
        layout.addWidget(self.beginning)

    def dress(self, texts: Texts) -> None:
        """The words in the present language."""
        self._title.setText(texts("title"))
        self._words.setText(texts("welcome"))
        self.opening.setText(texts("menu.import"))
        self.going_on.setText(texts("menu.games"))
        self.beginning.setText(texts("menu.new"))
