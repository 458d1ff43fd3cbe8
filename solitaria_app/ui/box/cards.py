"""Contrarius' five cards in "My box"."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from solitaria_app.engine.cards import Card
from solitaria_app.session.words.catalogue import Catalogue
from solitaria_app.ui.box.card import BoxCard
from solitaria_app.ui.box.draft import FIVE, Draft
from solitaria_app.ui.box.panel import BoxPanel, Certainty
from solitaria_app.ui.controls.grid import Columns
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme


class CardsPanel(BoxPanel):
    """As many cards as lie there; a box has five."""

    def __init__(self, draft: Draft, texts: Texts, theme: Theme, parent: QWidget) -> None:
        super().__init__(texts("box.cards"), texts, theme, parent)
        self._draft, self._words = draft, Catalogue(texts.language)
        self.cards: list[BoxCard] = []
        self._shown: Columns | None = None
        self._certainty = Certainty(texts, theme, self)
        self.body.addWidget(self._certainty)
        self.confirm.clicked.connect(self._confirm)
        self.reset.clicked.connect(self._reset)
        self.refresh()

    def _lay_out(self, count: int) -> None:
        """Tiles for the cards; another pile may hold another number of them."""
        if self._shown is not None:
            self._shown.hide()
            self._shown.deleteLater()
        self.cards = [
            BoxCard(place, self._draft.known_cards(), self._texts, self._theme, self)
            for place in range(count)
        ]
        for place, tile in enumerate(self.cards):
            tile.changed.connect(lambda card, place=place: self._put(place, card))
        self._shown = Columns(self.cards, 10, max(5, count), self)
        self.body.insertWidget(0, self._shown)

    def _put(self, place: int, card: Card) -> None:
        self._draft.put_card(place, card)
        self._told()

    def _confirm(self) -> None:
        self._draft.confirm_pile(FIVE)
        self._told()

    def _reset(self) -> None:
        self._draft.reset_pile(FIVE)
        self._told()

    def _told(self) -> None:
        self.refresh()
        self.changed.emit()

    def refresh(self) -> None:
        """Show the draft."""
        part = self._draft.cards
        if len(part.value) != len(self.cards):
            self._lay_out(len(part.value))
        for tile, card in zip(self.cards, part.value, strict=True):
            tile.show_card(card)
        self._certainty.show_certainty(part.certain, self._words.of_data(part.origin.note))
        self.confirm.setEnabled(not part.certain)
        self.reset.setEnabled(not self._draft.pile_is_own(FIVE))
