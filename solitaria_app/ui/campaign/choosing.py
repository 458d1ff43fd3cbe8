"""What a new campaign leaves to the player: level, boards, how the next is found, how long."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from solitaria_app.content.campaign import Definition, Next, Tour
from solitaria_app.session.campaign.begin import Choices
from solitaria_app.ui.campaign.book import Book
from solitaria_app.ui.controls.literal import literal
from solitaria_app.ui.controls.numberfield import plain_numbers

NEXT = {
    "choice": "campaigns.new.next.choice",
    "in-turn": "campaigns.new.next.in-turn",
    "draw": "campaigns.new.next.draw",
}
TOUR = {"won": "campaigns.new.tour.won", "played": "campaigns.new.tour.played"}
MOST_GAMES = 999
"""Most games of a campaign with an end."""


class Choosing(QWidget):
    """The fields for what a definition leaves open; `changed` follows every change."""

    changed = Signal()

    def __init__(self, book: Book, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._chosen: tuple[str, ...] = ()
        texts, library = book.texts, book.library
        levels = {id: book.words.level(id) for id in library.levels}
        self.level = self._choice(levels)
        self.next = self._choice({value: texts(key) for value, key in NEXT.items()})
        self.tour = self._choice({value: texts(key) for value, key in TOUR.items()})
        self.begin = self._choice({})
        self.games = QLineEdit(self)
        self.games.setValidator(plain_numbers(MOST_GAMES, self.games))
        self.games.setPlaceholderText(texts("campaigns.new.games.open"))
        self.games.textEdited.connect(self._games_typed)
        self.boards = QWidget(self)
        column = QVBoxLayout(self.boards)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.ticks: dict[str, QCheckBox] = {}
        for id in library.largest_first:
            tick = self.ticks[id] = QCheckBox(literal(book.words.board(id)), self.boards)
            tick.toggled.connect(self.changed)
            column.addWidget(tick)
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setVerticalSpacing(8)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._fields: dict[str, QWidget] = {
            "begin": self.begin,
            "level": self.level,
            "boards": self.boards,
            "next": self.next,
            "games": self.games,
            "tour": self.tour,
        }
        words = {
            "begin": texts("campaigns.new.begin-at"),
            "level": texts("campaigns.level"),
            "boards": texts("campaigns.new.boards"),
            "next": texts("campaigns.new.next"),
            "games": texts("campaigns.new.games"),
            "tour": texts("campaigns.new.tour"),
        }
        for name, field in self._fields.items():
            field.setAccessibleName(words[name])
            self._form.addRow(words[name], field)

    def _choice(self, entries: dict[str, str]) -> QComboBox:
        made = QComboBox(self)
        for value, words in entries.items():
            made.addItem(words, value)
        made.currentIndexChanged.connect(self.changed)
        return made

    def _games_typed(self, text: str) -> None:
        """No games are no end, and the empty field says so."""
        if text and not int(text):
            self.games.clear()
        self.changed.emit()

    def offer(self, definition: Definition, begin: str | None = None) -> None:
        """Ask for what a definition leaves open, proposing what it has itself; `begin` is the
        level at which one of several stages shall begin."""
        self._chosen = definition.chosen
        stage, passed = definition.stages[0], definition.stages[0].passed
        self.blockSignals(True)
        self.level.setCurrentIndex(self.level.findData(stage.level))
        self.next.setCurrentIndex(self.next.findData(stage.next))
        self.begin.clear()
        for one in definition.stages:
            self.begin.addItem(self._book.words.level(one.level), one.level)
        self.begin.setCurrentIndex(max(0, self.begin.findData(begin)))
        self.games.setText(str(passed.games) if passed and passed.games else "")
        if stage.tour is not None:
            self.tour.setCurrentIndex(self.tour.findData(stage.tour))
        for id, tick in self.ticks.items():
            tick.setChecked(stage.boards == "all" or id in stage.boards)
        self.blockSignals(False)
        for name, field in self._fields.items():
            self._form.setRowVisible(field, name in self._chosen)

    @property
    def given(self) -> Choices:
        """What is chosen; ValueError without a board."""
        on = {name: name in self._chosen for name in self._fields}
        boards = tuple(id for id, tick in self.ticks.items() if tick.isChecked())
        if on["boards"] and not boards:
            raise ValueError(self._book.texts("campaigns.new.board.one"))
        return Choices(
            level=self.level.currentData() if on["level"] else None,
            boards=boards if on["boards"] else None,
            next=cast(Next, self.next.currentData()) if on["next"] else None,
            games=int(self.games.text() or 0) if on["games"] else None,
            begin=self.begin.currentData() if on["begin"] else None,
            tour=cast(Tour, self.tour.currentData()) if on["tour"] else None,
        )
