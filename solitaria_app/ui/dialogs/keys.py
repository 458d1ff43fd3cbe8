"""The sheet of all keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.ui.actions import COMMANDS, HELP, HISTORY, SHOWN, Actions
from solitaria_app.ui.controls.folding import Folding
from solitaria_app.ui.dialogs.fitting import fit
from solitaria_app.ui.texts import Texts

PLAYING = (
    "numbers",
    "more",
    "faces",
    "row",
    "enter",
    "escape",
    "backspace",
    "amount",
    "arrows",
    "ask",
    "move",
    "zoom",
    "reaction",
    "open",
    "reasons",
    "tab",
)
"""The keys of the prompt and of the map, as names of texts."""
SINGLE = ("numbers", "more", "faces")
"""Those that can be switched off."""


class KeysDialog(QDialog):
    """Keys for playing, for the menu, for looking back; side by side where there is room."""

    def __init__(self, parent: QWidget | None, texts: Texts, actions: Actions) -> None:
        super().__init__(parent)
        self.setWindowTitle(texts("keys.title"))
        heading = QLabel(texts("keys.title"), self)
        heading.setProperty("role", "title")
        on = bool(actions.single_keys)
        playing = [
            (texts(f"keys.{key}"), texts(f"keys.{key}.does"))
            for key in PLAYING
            if on or key not in SINGLE
        ]
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(_list(left, texts("keys.playing"), playing))
        looking = [
            (actions.keys(name), actions.by_name[name].text()) for name, _ in HISTORY if name
        ]
        column.addWidget(_list(left, texts("menu.history"), looking))
        column.addStretch(1)
        commands = [
            (keys, actions.by_name[name].text())
            for name, _ in (*COMMANDS, *SHOWN, *HELP)
            if name in actions.by_name and (keys := actions.keys(name))
        ]
        right = _list(self, texts("menu"), commands)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setAccessibleName(texts("keys.title"))
        self.area.setWidget(Folding([left, right], 10, self))
        close = QPushButton(texts("close"), self)
        close.setProperty("look", "primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 16, 20, 16)
        whole.setSpacing(12)
        whole.addWidget(heading)
        whole.addWidget(self.area, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(close)
        whole.addLayout(row)
        fit(self, self.area)
        close.setFocus()


def _list(parent: QWidget, title: str, rows: Sequence[tuple[str, str]]) -> QFrame:
    """A panel with keys and what they do."""
    frame = QFrame(parent)
    frame.setProperty("look", "panel")
    grid = QGridLayout(frame)
    grid.setContentsMargins(14, 8, 14, 10)
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(3)
    grid.setColumnStretch(1, 1)
    heading = QLabel(title, frame)
    heading.setProperty("role", "name")
    grid.addWidget(heading, 0, 0, 1, 2)
    for number, (keys, does) in enumerate(rows, 1):
        shown = QLabel(keys, frame)
        shown.setProperty("role", "key")
        grid.addWidget(shown, number, 0)
        meaning = QLabel(does, frame)
        meaning.setWordWrap(True)
        grid.addWidget(meaning, number, 1)
    grid.setRowStretch(len(rows) + 1, 1)
    return frame
