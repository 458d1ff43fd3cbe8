"""What stands on the screen before the first campaign."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from solitaria_app.ui import symbols
from solitaria_app.ui.controls.folding import Folding
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

LARGE_TEXT = 1.5
"""The largest scale of text that leaves room for the picture."""


class Empty(QFrame):
    """What will be here, and the ways to a first campaign."""

    classic = Signal()
    new = Signal()
    take_in = Signal()

    def __init__(self, texts: Texts, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        picture = QLabel(self)
        picture.setPixmap(symbols.pixmap("laurel", theme.size(4), theme.colours.bronze))
        picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        picture.setVisible(theme.scale <= LARGE_TEXT)
        said = QLabel(texts("campaigns.none"), self)
        said.setProperty("role", "prompt")
        more = QLabel(texts("campaigns.none.more"), self)
        more.setProperty("role", "soft")
        self.primary = QPushButton(texts("campaigns.none.classic"), self)
        self.primary.setProperty("look", "primary")
        self.primary.clicked.connect(self.classic)
        self.choosing = QPushButton(texts("campaigns.new"), self)
        self.choosing.clicked.connect(self.new)
        self.importing = QPushButton(texts("campaigns.import"), self)
        self.importing.clicked.connect(self.take_in)
        for button in (self.primary, self.choosing, self.importing):
            button.setAutoDefault(False)
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addStretch(1)
        column.addWidget(picture)
        for label in (said, more):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setMinimumWidth(round(theme.size(20)))
            column.addWidget(label)
        buttons = [self.importing, self.choosing, self.primary]
        column.addWidget(Folding(buttons, 10, self))
        column.addStretch(2)
        whole = QHBoxLayout(self)
        whole.addStretch(1)
        whole.addLayout(column, 8)
        whole.addStretch(1)
