"""A pile of cards in "My box" that can be compared, not set: its pictures side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from solitaria_app.engine.cards import Card
from solitaria_app.engine.goods import GOODS
from solitaria_app.ui import runs
from solitaria_app.ui.box.card import Picture
from solitaria_app.ui.box.draft import Draft
from solitaria_app.ui.box.pile import PilePanel
from solitaria_app.ui.controls.grid import Columns
from solitaria_app.ui.drawings import Badge
from solitaria_app.ui.runs import Run
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

MOST = 8
"""The most cards in a row."""


class ComparedPanel(PilePanel):
    """The hand or a stack of the display."""

    def __init__(
        self, source: str, draft: Draft, texts: Texts, theme: Theme, parent: QWidget
    ) -> None:
        hand = source == "hand"
        title = texts("box.pile.hand") if hand else texts("box.pile.stack", name=source)
        super().__init__(source, title, draft, texts, theme, parent)
        self.pictures: list[Picture] = []
        self.refresh()

    def tiles(self, count: int) -> Columns:
        self.pictures = [Picture(self._theme, self, captioned=True) for _ in range(count)]
        return Columns(self.pictures, 10, MOST, self)

    def show_cards(self, cards: Sequence[Card]) -> None:
        words = self._words
        for picture, card in zip(self.pictures, cards, strict=True):
            name = words.text(f"card.{card.personality.id}")
            if card.bonus > 1:
                name = self._texts("card.magnus")
            god = words.text(f"god.{card.god.id}")
            price = [good for good in GOODS for _ in range(card.price[good])]
            told = [god, *(words.text(f"good.{good.id}") for good in price)]
            facts: list[Run] = [Badge(good) for good in price]
            if card.sestertii:
                told.append(words.count("sestertius", card.sestertii))
                facts += [runs.Sign("coin", "coin"), str(card.sestertii)]
            if card.points:
                told.append(words.count("point", card.points))
                facts += [runs.Sign("laurel", "bronze"), str(card.points)]
            picture.show_card(card, name, god, facts)
            picture.setAccessibleName(f"{name}: {', '.join(told)}")
            picture.setToolTip(picture.accessibleName())

    def note(self, origin: str) -> str:
        return f"{origin} {self._texts('box.pile.differs')}"
