"""A card of a stack, in the list of those that can come."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from solitaria_app.ui import symbols
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.panels.cardbutton import CardButton
from solitaria_app.ui.panels.cardpaint import Look

GONE = 0.3
"""How strongly a card is drawn that came already."""


class StackCard(CardButton):
    """`large` if it may come in this filling of the display; `gone` if it came: then it leaves a
    gap, so that no other card changes its place."""

    large = gone = False

    def place(self, large: bool, gone: bool) -> None:
        """How it stands in the row; one that is gone can't be pressed any more."""
        self.large, self.gone = large, gone
        self.setEnabled(not gone)

    def look(self) -> Look:
        """A card that can't come is quiet."""
        look = super().look()
        return Look(look.open, look.chosen, look.hover, look.focus, not look.open, look.key)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """Draw the card into its widget."""
        view = self.view
        assert view is not None
        theme, card = view.theme, view.state.rules.cards[self.at.card]
        if self.gone:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.colour("edge_strong"), 1.2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 6, 6)
            side = min(box.width(), box.height()) * 0.5
            place = QRectF(0, 0, side, side)
            place.moveCenter(box.center())
            painter.setOpacity(GONE)
            symbols.draw(painter, place, cardpaint.who(card), theme.colours.ink_soft)
            return
        if self.large:
            super().draw(painter, box)
            return
        painter.setOpacity(0.7)
        high = min(box.height(), box.width() * 1.15)
        box = QRectF(box.left(), (box.height() - high) / 2, box.width(), high)
        cardpaint.tile(painter, box, card, theme, self.look(), down=False)
