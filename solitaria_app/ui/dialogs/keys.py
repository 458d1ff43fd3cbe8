"""The sheet of all keys."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.ui.actions import COMMANDS, Actions
from solitaria_app.ui.texts import Texts

PLAYING = ("numbers", "more", "enter", "escape", "backspace", "amount", "arrows", "tab")
"""The keys of the prompt, as names of texts."""


class KeysDialog(QDialog):
    """Two lists: keys for playing, keys of the menu."""

    def __init__(self, parent: QWidget | None, texts: Texts, actions: Actions) -> None:
        super().__init__(parent)
        self.setWindowTitle(texts("keys.title"))
        heading = QLabel(texts("keys.title"), self)
        heading.setProperty("role", "title")
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(5)
        rows = [(texts(f"keys.{key}"), texts(f"keys.{key}.does")) for key in PLAYING]
        for name, _ in COMMANDS:
            if name in actions.by_name:
                action = actions.by_name[name]
                keys = QKeySequence.listToString(
                    action.shortcuts(), QKeySequence.SequenceFormat.NativeText
                )
                if keys:
                    rows.append((keys, action.text()))
        half = (len(rows) + 1) // 2
        for number, (keys, does) in enumerate(rows):
            shown = QLabel(keys, self)
            shown.setProperty("role", "key")
            row, column = number % half, number // half * 3
            grid.addWidget(shown, row, column)
            grid.addWidget(QLabel(does, self), row, column + 1)
        grid.setColumnMinimumWidth(2, 24)
        close = QPushButton(texts("close"), self)
        close.setProperty("look", "primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 16, 20, 16)
        whole.setSpacing(12)
        whole.addWidget(heading)
        whole.addLayout(grid)
        row_of_close = QHBoxLayout()
        row_of_close.addStretch(1)
        row_of_close.addWidget(close)
        whole.addLayout(row_of_close)
        close.setFocus()
