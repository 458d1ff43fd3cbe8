"""What all piles of cards in "My box" have in common: a tile for each card, and its certainty."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from solitaria_app.engine.cards import Card
from solitaria_app.session.words.catalogue import Catalogue
from solitaria_app.ui.box.draft import Draft
from solitaria_app.ui.box.panel import BoxPanel, Certainty
from solitaria_app.ui.controls.grid import Columns
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme


class PilePanel(BoxPanel):
    """A pile by its name in the data; it is shown by the first `refresh`."""

    def __init__(
        self, source: str, title: str, draft: Draft, texts: Texts, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(title, texts, theme, parent)
        self.source, self._draft, self._words = source, draft, Catalogue(texts.language)
        self._count, self._shown = 0, QWidget(self)
        self._certainty = Certainty(texts, theme, self)
        self.body.addWidget(self._shown)
        self.body.addWidget(self._certainty)
        self.confirm.clicked.connect(self._confirm)
        self.reset.clicked.connect(self._reset)

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
        """Show the draft; the program's own pile may hold another number of cards."""
        part = self._draft.piles[self.source]
        if len(part.value) != self._count:
            self._count, before = len(part.value), self._shown
            self._shown = self.tiles(self._count)
            self.body.replaceWidget(before, self._shown)
            before.hide()
            before.deleteLater()
        self.show_cards(part.value)
        note = self._words.of_data(part.origin.note)
        self._certainty.show_certainty(part.certain, self.note(note))
        self.confirm.setEnabled(not part.certain)
        self.reset.setEnabled(not self._draft.pile_is_own(self.source))

    # --- what the kinds differ in -----------------------------------------------

    def tiles(self, count: int) -> Columns:
        """New tiles for so many cards."""
        raise NotImplementedError

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show each card in its tile."""
        raise NotImplementedError

    def note(self, origin: str) -> str:
        """What there is to compare, made from what the data says of the pile."""
        return origin
