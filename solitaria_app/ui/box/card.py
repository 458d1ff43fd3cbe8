"""One of Contrarius' five cards that can be set: its picture and a list for each part of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QVBoxLayout, QWidget

from solitaria_app.content.box import as_personality, number_of, with_number
from solitaria_app.engine.cards import Card, God, Personality
from solitaria_app.session.words.catalogue import Catalogue
from solitaria_app.ui import runs
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.panels.cardpaint import Look
from solitaria_app.ui.runs import Run
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

CARD, CAPTION = 7.0, 1.5
"""Heights of a card and of the line below it, in heights of text."""


class Picture(QWidget):
    """The card as it is drawn everywhere; `captioned` leaves a line below it for what else is
    printed on it."""

    def __init__(self, theme: Theme, parent: QWidget, captioned: bool = False) -> None:
        super().__init__(parent)
        self._theme = theme
        self.card: Card | None = None
        self.name = self._god = ""
        self._facts: Sequence[Run] = ()
        self.setFixedHeight(round(theme.size(CARD + CAPTION if captioned else CARD)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_card(self, card: Card, name: str, god: str, facts: Sequence[Run] = ()) -> None:
        """Which card it is, how it and its god are called, and the line below."""
        self.card, self.name, self._god, self._facts = card, name, god, facts
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._theme.size(7)), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.card is None:
            return
        painter, theme = QPainter(self), self._theme
        box = QRectF(0, 0, self.width(), theme.size(CARD))
        cardpaint.standing(painter, box, self.card, self.name, "", self._god, theme, Look())
        font, size = theme.font("small"), theme.size(1.1)
        wide = runs.width(self._facts, font, size)
        left = max(0.0, (self.width() - wide) / 2)
        place = QRectF(left, box.bottom(), self.width() - left, theme.size(CAPTION))
        runs.paint(painter, place, self._facts, theme, font, size, theme.colours.ink)


class BoxCard(QWidget):
    """`changed` gets the card that was set."""

    changed = Signal(object)

    def __init__(
        self, place: int, known: Iterable[Card], texts: Texts, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._texts, self._known = texts, tuple(known)
        self._words = Catalogue(texts.language)
        self._card: Card | None = None
        self.picture = Picture(theme, self)
        self.personality = self._list(texts("box.card.personality", n=place + 1))
        self.god = self._list(texts("box.card.god", n=place + 1))
        self.number = self._list(texts("box.card.number", n=place + 1))
        for who in Personality:
            self.personality.addItem(self._words.text(f"card.{who.id}"), who)
        for god in God:
            self.god.addItem(self._words.text(f"god.{god.id}"), god)
        self._fill_numbers(Personality.PREFECT)  # the longest words
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.picture)
        for box in (self.personality, self.god, self.number):
            layout.addWidget(box)
        keeps = self.number.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self.number.setSizePolicy(keeps)
        self.personality.activated.connect(self._set_personality)
        self.god.activated.connect(self._set_god)
        self.number.activated.connect(self._set_number)

    def _list(self, name: str) -> QComboBox:
        box = QComboBox(self)
        box.setAccessibleName(name)
        box.setToolTip(name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        return box

    def show_card(self, card: Card) -> None:
        """Show a card."""
        self._card = card
        words = self._words
        name = words.text(f"card.{card.personality.id}")
        if card.bonus > 1:
            name = self._texts("card.magnus")
        self.picture.show_card(card, name, words.text(f"god.{card.god.id}"))
        self.personality.setCurrentIndex(list(Personality).index(card.personality))
        self.god.setCurrentIndex(list(God).index(card.god))
        found = number_of(card.personality)
        self.number.setVisible(found is not None)
        if found is not None:
            self._fill_numbers(card.personality)
            self.number.setCurrentIndex(self.number.findData(getattr(card, found[0])))

    def _fill_numbers(self, personality: Personality) -> None:
        found = number_of(personality)
        assert found is not None
        shown, numbers = found
        self.number.clear()
        for number in numbers:
            self.number.addItem(self._counted(shown, number), number)

    def _counted(self, shown: str, number: int) -> str:
        if shown == "bonus":
            return self._texts("box.bonus.one" if number == 1 else "box.bonus.two")
        return self._words.count("sestertius" if shown == "sestertii" else "point", number)

    # --- setting ----------------------------------------------------------------

    def _set_personality(self) -> None:
        assert self._card is not None
        personality: Personality = self.personality.currentData()
        self.changed.emit(as_personality(self._card, personality, self._known))

    def _set_god(self) -> None:
        assert self._card is not None
        self.changed.emit(replace(self._card, god=self.god.currentData()))

    def _set_number(self) -> None:
        assert self._card is not None
        self.changed.emit(with_number(self._card, self.number.currentData()))
