"""What stands in the prompt's place in a game that can only be looked at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from solitaria_app.ui import symbols
from solitaria_app.ui.controls.fitted import FittedLabel
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

WORDS = {
    "present": ("locked.present", "locked.present.tip", "branch"),
    "old": ("locked.old", "locked.old.tip", "branch"),
    "again": ("locked.again", "locked.again.tip", ""),
    "copy": ("locked.copy", "locked.copy.tip", "branch"),
    "new": ("locked.new", "", ""),
    "games": ("locked.games", "", ""),
}
"""The words, the explanation and the symbol of each button, from left to right."""


class LockedBar(QFrame):
    """Why it can only be looked at, in one sentence, and ways on from here. `asked` brings the
    name of a button."""

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "past")
        self.title = QLabel(self)
        self.title.setProperty("role", "title")
        self.sentence = FittedLabel("strong", "ink", self)
        self.buttons = {name: self._button(name) for name in WORDS}
        above = QHBoxLayout()
        above.setSpacing(10)
        above.addWidget(self.title)
        above.addWidget(self.sentence, 1)
        below = QHBoxLayout()
        below.setSpacing(6)
        below.addStretch(1)
        for button in self.buttons.values():
            below.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 3, 8, 4)
        whole.setSpacing(1)
        whole.addLayout(above, 1)
        whole.addLayout(below)
        self.hide()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setProperty("tight", True)
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.asked.emit(name))
        return button

    def show_why(self, why: str, wanted: Sequence[str], texts: Texts, theme: Theme) -> None:
        """Show a sentence and the buttons that are wanted; the first one is the primary one."""
        self.title.setText(texts("locked"))
        self.sentence.show_text(why, theme)
        self.setAccessibleName(f"{texts('locked')}. {why}")
        side, colours = round(theme.size(1.1)), theme.colours
        for name, (words, tip, sign) in WORDS.items():
            button = self.buttons[name]
            primary = name == wanted[0]
            button.setProperty("look", "primary" if primary else None)
            button.style().unpolish(button)
            button.style().polish(button)
            button.setText(texts(words))
            button.setToolTip(texts(tip) if tip else texts(words))
            if sign:
                colour = colours.on_accent if primary else colours.purple
                button.setIcon(symbols.icon(sign, colour, colours.ink_faint))
                button.setIconSize(QSize(side, side))
            button.setVisible(name in wanted)
        self.setFocusProxy(self.buttons[wanted[0]])
