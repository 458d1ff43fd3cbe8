"""What the dialogs of the game's history have in common."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

MARGIN = 48
"""What a dialog leaves free of its window's width and height, in pixels."""


class Plain(QDialog):
    """A heading, a `body` to fill, and a row of buttons at the right."""

    def __init__(self, parent: QWidget | None, title: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.heading = QLabel(title, self)
        self.heading.setProperty("role", "title")
        self.body = QVBoxLayout()
        self.body.setSpacing(8)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 16, 20, 16)
        whole.setSpacing(12)
        whole.addWidget(self.heading)
        whole.addLayout(self.body, 1)
        whole.addLayout(self.buttons)

    def words(self, text: str, role: str = "") -> QLabel:
        """A text in the body."""
        label = QLabel(text, self)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            label.setProperty("role", role)
        self.body.addWidget(label)
        return label

    def button(self, text: str, does: Callable[[], object], primary: bool = False) -> QPushButton:
        """A button in the row; the primary one is pressed by Enter."""
        made = QPushButton(text, self)
        made.setAutoDefault(False)
        if primary:
            made.setProperty("look", "primary")
            made.setDefault(True)
        made.clicked.connect(does)
        self.buttons.addWidget(made)
        return made

    def size_to(self, wide: float, high: float) -> None:
        """As large as wanted, if the window it belongs to has that much room."""
        parent = self.parentWidget()
        if parent is not None:
            wide = min(wide, parent.window().width() - MARGIN)
            high = min(high, parent.window().height() - MARGIN)
        self.resize(round(wide), round(high))
