"""My box: the dice and Contrarius' cards as they are in the player's own box."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.ui.box.cards import CardsPanel
from solitaria_app.ui.box.compared import ComparedPanel
from solitaria_app.ui.box.dice import DicePanel
from solitaria_app.ui.box.draft import FIVE, Draft
from solitaria_app.ui.dialogs.fitting import fit
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme


class MyBoxDialog(QDialog):
    """`wanted` asks to save what the draft holds; `tell` says why that failed, or `accept` ends."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None, draft: Draft, texts: Texts, theme: Theme) -> None:
        super().__init__(parent)
        self.draft = draft
        self.setWindowTitle(texts("box.title"))
        heading = QLabel(texts("box.title"), self)
        heading.setProperty("role", "title")
        about = QLabel(texts("box.about"), self)
        about.setWordWrap(True)
        self.dice = DicePanel(draft, texts, theme, self)
        self.cards = CardsPanel(draft, texts, theme, self)
        inside = QWidget(self)
        parts = QVBoxLayout(inside)
        parts.setContentsMargins(0, 0, 0, 0)
        parts.setSpacing(10)
        self.piles = [
            ComparedPanel(source, draft, texts, theme, self)
            for source in draft.piles
            if source != FIVE
        ]
        for part in (about, self.dice, self.cards, *self.piles):
            parts.addWidget(part)
        parts.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setAccessibleName(texts("box.title"))
        self.area.setWidget(inside)
        self.trouble = QLabel("", self)
        self.trouble.setWordWrap(True)
        cancel = QPushButton(texts("new.cancel"), self)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.save = QPushButton(texts("box.save"), self)
        self.save.setProperty("look", "primary")
        self.save.setDefault(True)
        self.save.clicked.connect(self.wanted)
        below = QHBoxLayout()
        below.addWidget(self.trouble, 1)
        below.addWidget(cancel)
        below.addWidget(self.save)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(heading)
        whole.addWidget(self.area, 1)
        whole.addLayout(below)
        self.dice.refused.connect(self.tell)
        for panel in (self.cards, *self.piles):
            panel.changed.connect(lambda: self.tell(""))
        fit(self, self.area, (theme.size(72), 0))
        self.save.setFocus()

    def tell(self, sentence: str) -> None:
        """Say why something could not be done; an empty sentence takes that back."""
        self.trouble.setText(sentence)
