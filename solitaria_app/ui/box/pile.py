"""A pile of cards in "My box" that can be compared, not set: its pictures side by side."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from solitaria_app.engine.goods import GOODS
from solitaria_app.session.words.catalogue import Catalogue
from solitaria_app.ui import runs
from solitaria_app.ui.box.card import Picture
from solitaria_app.ui.box.draft import Draft
from solitaria_app.ui.box.panel import BoxPanel, Certainty
from solitaria_app.ui.controls.grid import Columns
from solitaria_app.ui.drawings import Badge
from solitaria_app.ui.runs import Run
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

MOST = 8
"""The most cards in a row."""


class PilePanel(BoxPanel):
    """The hand or a stack of the display."""

    def __init__(
        self, source: str, draft: Draft, texts: Texts, theme: Theme, parent: QWidget
    ) -> None:
        hand = source == "hand"
        title = texts("box.pile.hand") if hand else texts("box.pile.stack", name=source)
        super().__init__(title, texts, theme, parent)
        self.source, self._draft, self._words = source, draft, Catalogue(texts.language)
        self.pictures: list[Picture] = []
        self._shown: Columns | None = None
        self._certainty = Certainty(texts, theme, self)
        self.body.addWidget(self._certainty)
        self.confirm.clicked.connect(self._confirm)
        self.reset.clicked.connect(self._reset)
        self.refresh()

    def _lay_out(self, count: int) -> None:
        if self._shown is not None:
            self._shown.hide()
            self._shown.deleteLater()
        self.pictures = [Picture(self._theme, self, captioned=True) for _ in range(count)]
        self._shown = Columns(self.pictures, 10, MOST, self)
        self.body.insertWidget(0, self._shown)

    def _confirm(self) -> None:
        self._draft.confirm_pile(self.source)
        self._told()

    def _reset(self) -> None:
        self._draft.reset_pile(self.source)
        self._told()

    def _told(self) -> None:
        self.refresh()
        self.changed.emit()

    def refresh(self) -> None:
        """Show the draft."""
        part, words = self._draft.piles[self.source], self._words
        if len(part.value) != len(self.pictures):
            self._lay_out(len(part.value))
        for picture, card in zip(self.pictures, part.value, strict=True):
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
        note = f"{words.of_data(part.origin.note)} {self._texts('box.pile.differs')}"
        self._certainty.show_certainty(part.certain, note)
        self.confirm.setEnabled(not part.certain)
        self.reset.setEnabled(not self._draft.pile_is_own(self.source))
