"""Campaigns to go on with, in the dialog for a new game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from solitaria_app.ui.controls.grid import Columns
from solitaria_app.ui.controls.literal import literal, tip
from solitaria_app.ui.theme import Theme

LONGEST_NAME = 11.0
"""Most width of a campaign's name, in heights of text."""


@dataclass(frozen=True)
class Offer:
    """A campaign's name, what would begin, said with that name or a shorter one, and the whole
    sentence."""

    name: str
    said: Callable[[str], str]
    sentence: str


class CampaignsOffered(QWidget):
    """`chosen` brings the place of one among those offered."""

    chosen = Signal(int)

    def __init__(
        self, offered: Sequence[Offer], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        metrics = QFontMetricsF(theme.font("body"))
        self.buttons: list[QPushButton] = []
        for number, one in enumerate(offered):
            short = metrics.elidedText(
                one.name, Qt.TextElideMode.ElideRight, theme.size(LONGEST_NAME)
            )
            button = QPushButton(literal(one.said(short)), self)
            button.setAccessibleName(one.sentence)
            button.setToolTip(tip(one.sentence))
            button.setAutoDefault(False)
            button.setProperty("tight", True)
            button.clicked.connect(lambda _=False, number=number: self.chosen.emit(number))
            self.buttons.append(button)
        whole.addWidget(Columns(self.buttons, 8, len(self.buttons), self))
