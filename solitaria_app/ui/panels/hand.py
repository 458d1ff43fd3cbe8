"""The human's cards: the hand to choose from, and what has been played."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from solitaria_app.engine.board import bits
from solitaria_app.ui.controls.keys import CARDS
from solitaria_app.ui.interaction import AtCard
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.panels.cardbutton import CardButton, pool
from solitaria_app.ui.view import View

GAP = 5
WIDEST = 8.8
"""Most width of a card, in heights of text."""


class HandRow(QFrame):
    """The hand, and the pile of played cards at its end."""

    chosen = Signal(object)
    pointed = Signal(object)
    """The number of the card that is pointed at, None if none is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[CardButton] = []
        self.pile = PlayedPile(self)
        self._view: View | None = None

    def refresh(self, view: View) -> None:
        """Show the hand of the present moment."""
        self._view = view
        hand = list(bits(view.state.human.hand))
        before = len(self.cards)
        pool(self, self.cards, len(hand), CardButton)
        for made in self.cards[before:]:
            made.clicked.connect(self._clicked)
            made.pointed.connect(self._pointed)
        for button, card, key in zip(self.cards, hand, CARDS, strict=False):
            button.show_card(view, AtCard("hand", card), key if view.card_keys else "")
        self.pile.refresh(view)
        self._lay_out()

    def by_key(self, key: str) -> CardButton | None:
        """The card that a key chooses now."""
        return next((c for c in self.cards if c.isVisible() and c.key == key), None)

    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, CardButton) and button.option is not None:
            self.chosen.emit(button.option)

    def _pointed(self, on: bool) -> None:
        button = self.sender()
        if isinstance(button, CardButton):
            self.pointed.emit(button.at.card if on else None)

    def _lay_out(self) -> None:
        if self._view is None:
            return
        theme = self._view.theme
        shown = [card for card in self.cards if not card.isHidden()]
        pile = theme.size(4.2)
        room = self.width() - pile - GAP
        wide = min(theme.size(WIDEST), (room - GAP * len(shown)) / max(1, len(shown)))
        x = 0.0
        for card in shown:
            card.setGeometry(QRectF(x, 0, wide, self.height()).toRect())
            x += wide + GAP
        self.pile.setGeometry(QRectF(x, 0, pile, self.height()).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()


class PlayedPile(QFrame):
    """The played cards as a pile with their number; the tooltip names them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None

    def refresh(self, view: View) -> None:
        """Show the pile of the present moment."""
        self._view = view
        played = list(bits(view.state.human.played))
        names = view.words.say.cards(played) if played else view.texts("hand.played.none")
        text = view.texts("hand.played", cards=names)
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        theme, c = self._view.theme, self._view.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(4, 6, -4, -6)
        count = self._view.state.human.played.bit_count()
        pen = painter.pen()
        pen.setColor(theme.colour("edge"))
        painter.setPen(pen)
        painter.setBrush(theme.colour("panel"))
        for n in range(min(3, count) or 1):
            painter.drawRoundedRect(box.translated(n * 2.0 - 2, n * 2.0 - 2), 5, 5)
        upper = QRectF(box.left(), box.top(), box.width(), box.height() * 0.6)
        centre = Qt.AlignmentFlag.AlignHCenter
        cardpaint.words(painter, upper, str(count), theme.font("number"), c.ink_soft, centre)
        lower = QRectF(box.left(), upper.bottom() - 4, box.width(), box.height() * 0.35)
        text = self._view.texts("hand.played.short")
        font = cardpaint.fitted(theme.font("small"), text, lower.width(), 9)
        cardpaint.words(painter, lower, text, font, c.ink_soft, centre)
