"""A dialog that says one thing."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.ui.dialogs.fitting import fit

LETTERS = 66
"""How many letters a line holds at least, about."""


class Notice(QDialog):
    """A title, a text that can be selected, and one button."""

    def __init__(self, parent: QWidget | None, title: str, text: str, close: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        heading = QLabel(title, self)
        heading.setProperty("role", "title")
        self.words = QLabel(text, self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setAccessibleName(title)
        area.setWidget(self.words)
        button = QPushButton(close, self)
        button.setProperty("look", "primary")
        button.setDefault(True)
        button.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(12)
        layout.addWidget(heading)
        layout.addWidget(area, 1)
        layout.addLayout(row)
        self.ensurePolished()
        self.words.ensurePolished()
        fit(self, area, (self.words.fontMetrics().averageCharWidth() * LETTERS, 0))
        button.setFocus()
