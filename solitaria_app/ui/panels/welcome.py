"""What stands below the map as long as there is no game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.ui.controls.folding import Folding
from solitaria_app.ui.texts import Texts

LONGEST = 32
"""Most signs of a name on the button."""
SPACING = 12
_ACROSS, _DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class Welcome(QFrame):
    """One sentence, and the ways to a game; the first of them is the game played last."""

    new = Signal()
    open = Signal()
    go_on = Signal()
    campaign = Signal()
    resume = Signal()

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
        self.beginning.clicked.connect(self.new)
        self.campaigns = QPushButton(self)
        self.campaigns.clicked.connect(self.campaign)
        self.resuming = QPushButton(self)
        self.resuming.setProperty("look", "primary")
        self.resuming.clicked.connect(self.resume)
        others = (self.opening, self.going_on, self.campaigns)
        first = (self.beginning, self.resuming)
        self._buttons = (*others, *first)
        self._ways = QBoxLayout(_ACROSS)
        self._ways.setSpacing(SPACING)
        self._ways.addWidget(Folding(others, SPACING, self), 3)
        self._ways.addWidget(Folding(first, SPACING, self), 2)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._title)
        head.addWidget(self._words, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 10)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addLayout(self._ways)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons stand in two rows where one has no room for them."""
        super().resizeEvent(event)
        shown = [button for button in self._buttons if not button.isHidden()]
        wide = sum(button.sizeHint().width() + SPACING for button in shown)
        self._ways.setDirection(_ACROSS if wide <= self.contentsRect().width() - 28 else _DOWN)

    def offer(self, name: str, texts: Texts) -> None:
        """Offer to go on with a game by its name; without one a new game comes first."""
        self.resuming.setVisible(bool(name))
        short = name if len(name) <= LONGEST else f"{name[: LONGEST - 1].rstrip()}…"
        self.resuming.setText(texts("welcome.resume", name=short))
        self.resuming.setToolTip(texts("welcome.resume", name=name))
        self.beginning.setProperty("look", "" if name else "primary")
        self.beginning.style().polish(self.beginning)

    def dress(self, texts: Texts) -> None:
        """The words in the present language."""
        self._title.setText(texts("title"))
        self._words.setText(texts("welcome"))
        self.opening.setText(texts("menu.import"))
        self.going_on.setText(texts("menu.games"))
        self.campaigns.setText(texts("menu.campaigns"))
        self.beginning.setText(texts("menu.new"))
