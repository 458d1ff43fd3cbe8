"""Contrarius' five cards in "My box"."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from solitaria_app.engine.cards import Card
from solitaria_app.ui.box.card import BoxCard
from solitaria_app.ui.box.draft import FIVE, Draft
from solitaria_app.ui.box.pile import PilePanel
from solitaria_app.ui.controls.grid import Columns
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme


class CardsPanel(PilePanel):
    """The cards can be set; a box has five of them."""

    def __init__(self, draft: Draft, texts: Texts, theme: Theme, parent: QWidget) -> None:
        super().__init__(FIVE, texts("box.cards"), draft, texts, theme, parent)
        self.cards: list[BoxCard] = []
        self.refresh()

    def tiles(self, count: int) -> Columns:
        self.cards = [
            BoxCard(place, self._draft.known_cards(), self._texts, self._theme, self)
            for place in range(count)
        ]
        for place, tile in enumerate(self.cards):
            tile.changed.connect(lambda card, place=place: self._put(place, card))
        return Columns(self.cards, 10, max(5, count), self)

    def _put(self, place: int, card: Card) -> None:
        self._draft.put_card(place, card)
        self._told()

    def show_cards(self, cards: Sequence[Card]) -> None:
        for tile, card in zip(self.cards, cards, strict=True):
            tile.show_card(card)
