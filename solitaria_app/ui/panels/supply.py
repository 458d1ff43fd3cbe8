"""In the hand's place while the supply is entered: cards that can come, a letter's cities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from solitaria_app.engine.agenda import DrawTokens, Refill
from solitaria_app.ui.controls.keys import CARDS, PILES
from solitaria_app.ui.interaction import AtCard, chance
from solitaria_app.ui.panels.cardbutton import CardButton, pool
from solitaria_app.ui.panels.citytile import CityTile, Heading
from solitaria_app.ui.panels.stackcard import StackCard
from solitaria_app.ui.view import View

GAP = 5
HEAD, TILE, WIDEST = 4.2, 3.4, 8.8
"""Widths of a heading, of a card that can't come yet, of others at most; in heights of text."""
MOST_SHARE = 0.25
"""How much of the row cards that can't come yet may take."""


@dataclass(frozen=True)
class Pile:
    """Cards with the large and the small letters of their heading, and both in words."""

    name: str
    note: str
    told: str
    cards: tuple[int, ...]


class SupplyRow(QFrame):
    """Signals: an option was chosen; a card was refused, and why."""

    chosen = Signal(object)
    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[CardButton] = []
        self.tiles: list[CityTile] = []
        self.headings: list[Heading] = []
        self._groups: list[list[QWidget]] = []
        self._keys: dict[int, str] = {}
        """The keys of cards in piles, as long as they are shown."""
        self._keys_of: object = None
        self._view: View | None = None

    def refresh(self, view: View, came: Sequence[int] = ()) -> None:
        """Show what can come now, and what just came: every card keeps its place and key."""
        self._view, state = view, view.state
        tokens = isinstance(state.agenda[-1], DrawTokens)
        groups = [] if tokens else chance.supply(state, came)
        keys = dict(zip((card for _, stack in groups for card in stack), CARDS, strict=False))
        self._show_cards(view, groups, keys)
        wanted = len(came) + len(state.rules.display_costs) - len(state.display)
        refills = isinstance(state.agenda[-1], Refill)
        buttons = iter(self.cards)
        for (_, stack), heading in zip(groups, self.headings, strict=False):
            for card, button in zip(stack, buttons, strict=False):
                assert isinstance(button, StackCard)
                comes = button.option is not None or card in came
                button.place(comes or (refills and wanted > 0), card in came)
            wanted -= len(stack)
            left = sum(card not in came for card in stack)
            self._show_left(view, heading, left)
        if groups:
            self._show_tiles(view, ())
        else:
            self._show_letter(view)
        self._lay_out()

    def show_piles(self, view: View, piles: Sequence[Pile], of: object = None) -> None:
        """Show piles of cards that lie anywhere, while a part `of` the table is corrected.

        A card keeps its key, whatever pile it comes to, until another part is corrected.
        """
        self._view = view
        self._show_tiles(view, ())
        if of != self._keys_of:
            self._keys.clear()
            self._keys_of = of
        for card in (card for pile in piles for card in pile.cards):
            if len(self._keys) < len(PILES):
                self._keys.setdefault(card, PILES[len(self._keys)])
        self._show_cards(view, [(pile.name, list(pile.cards)) for pile in piles], self._keys)
        for button in self.cards:
            assert isinstance(button, StackCard)
            button.place(button.option is not None, False)
        for heading, pile in zip(self.headings, piles, strict=False):
            heading.show_heading(view, pile.name, pile.note, pile.told)
        self._lay_out()

    def _show_left(self, view: View, heading: Heading, left: int) -> None:
        """How many cards of a stack are left."""
        note, amount = view.texts("supply.left", n=left), view.words.say.texts.count("card", left)
        told = view.texts("supply.stack", name=heading.name, cards=amount)
        heading.show_heading(view, heading.name, note, told)

    def hideEvent(self, event: QHideEvent) -> None:
        """What is shown next has keys of its own."""
        self._keys.clear()
        super().hideEvent(event)

    def _show_cards(
        self, view: View, groups: list[tuple[str, list[int]]], keys: dict[int, str]
    ) -> None:
        cards = [card for _, stack in groups for card in stack]
        before = len(self.cards)
        pool(self, self.cards, len(cards), StackCard)
        for made in self.cards[before:]:
            made.clicked.connect(self._card_clicked)
        for button, card in zip(self.cards, cards, strict=False):
            at = AtCard("supply", card)
            can = view.offer.pointed(at) is not None
            button.show_card(view, at, keys.get(card, "") if can and view.card_keys else "")
            button.setCursor(Qt.CursorShape.PointingHandCursor)
        self._show_headings(len(groups))
        self._groups = []
        for (name, stack), heading in zip(groups, self.headings, strict=False):
            heading.show_heading(view, name, "", name)
            start = sum(len(group) - 1 for group in self._groups)
            self._groups.append([heading, *self.cards[start : start + len(stack)]])

    def _show_letter(self, view: View) -> None:
        """The cities of the letter whose tokens are entered."""
        at = view.offer.current
        if at is None:
            return
        letter = chance.letter_of(view.state, at.number)
        cities = view.state.rules.board.by_letter[letter]
        self._show_tiles(view, cities)
        self._show_headings(1)
        laid = sum(view.state.city_goods[city] >= 0 for city in cities)
        note = view.texts("token.letter", n=laid, of=len(cities))
        self.headings[0].show_heading(view, letter, note, f"{letter}: {note}")
        self._groups = [[self.headings[0], *self.tiles[: len(cities)]]]

    def _show_tiles(self, view: View, cities: tuple[int, ...]) -> None:
        while len(self.tiles) < len(cities):
            made = CityTile(self)
            made.clicked.connect(self._city_clicked)
            self.tiles.append(made)
        for tile, city in zip(self.tiles, cities, strict=False):
            tile.show_city(view, city)
        for n, tile in enumerate(self.tiles):
            tile.setVisible(n < len(cities))

    def _show_headings(self, count: int) -> None:
        while len(self.headings) < count:
            self.headings.append(Heading(self))
        for n, heading in enumerate(self.headings):
            heading.setVisible(n < count)

    def by_key(self, key: str) -> CardButton | None:
        """The card that a key chooses now."""
        return next((c for c in self.cards if c.isVisible() and c.key == key), None)

    def _card_clicked(self) -> None:
        button = self.sender()
        if not isinstance(button, CardButton) or self._view is None:
            return
        if button.option is not None:
            self.chosen.emit(button.option)
        else:
            self.refused.emit(self._view.why_not(button.at))

    def _city_clicked(self) -> None:
        tile = self.sender()
        if isinstance(tile, CityTile) and tile.option is not None:
            self.chosen.emit(tile.option)

    # --- places -----------------------------------------------------------------

    def _lay_out(self) -> None:
        if self._view is None:
            return
        theme, x = self._view.theme, 0.0
        parts = [part for group in self._groups for part in group]
        small = {part for part in parts if _is_small(part)}
        tile = min(theme.size(TILE), self.width() * MOST_SHARE / max(1, len(small)))
        fixed = tile * len(small) + theme.size(HEAD) * len(self._groups)
        large = len(parts) - len(small) - len(self._groups)
        room = self.width() - fixed - GAP * len(parts)
        wide = min(theme.size(WIDEST), room / max(1, large))
        for part in parts:
            width = tile if part in small else wide
            if isinstance(part, Heading):
                width = theme.size(HEAD)
            part.setGeometry(QRectF(x, 0, width, self.height()).toRect())
            x += width + GAP

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()


def _is_small(part: QWidget) -> bool:
    return isinstance(part, StackCard) and not part.large
