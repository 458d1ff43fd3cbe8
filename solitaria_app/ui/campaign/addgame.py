"""A saved game that becomes the next one of a campaign: those that fit, on wish all others too."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QStackedLayout, QWidget

from solitaria_app.session.campaign.fitting import Candidate
from solitaria_app.ui.campaign.book import Book, Shown
from solitaria_app.ui.campaign.candidates import CandidatesTable
from solitaria_app.ui.dialogs.plain import Plain
from solitaria_app.ui.theme import Theme

SIZE = (82.0, 34.0)
"""Width and height in heights of text."""


class AddGame(Plain):
    """`chosen` brings the `Entry` of the game."""

    chosen = Signal(object)

    def __init__(
        self,
        parent: QWidget | None,
        book: Book,
        shown: Shown,
        found: Sequence[Candidate],
        theme: Theme,
    ) -> None:
        super().__init__(parent, book.texts("campaigns.add.title"))
        texts, story, definition = book.texts, shown.story, shown.campaign.definition
        assert story is not None
        assert definition is not None
        self._fitting = [one for one in found if one.unfit is None]
        self._others = [one for one in found if one.unfit is not None]
        self.words(book.words.upcoming(story))
        self.words(texts("campaigns.add.about"), "soft")
        self.table = CandidatesTable(book, shown, theme, self)
        place = QWidget(self)
        self._stack = QStackedLayout(place)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.addWidget(self.table)
        self.nothing = self.words(texts("campaigns.add.none"), "soft")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack.addWidget(self.nothing)
        self.body.addWidget(place, 1)
        self.all = QCheckBox(texts("campaigns.add.all", n=len(self._others)), self)
        self.all.setVisible(bool(self._others))
        self.all.toggled.connect(self._show)
        self.body.addWidget(self.all)
        self.button(texts("campaigns.cancel"), self.reject)
        self.add = self.button(texts("campaigns.add.do"), self._add, primary=True)
        self.table.entered.connect(self._add)
        self.table.turned.connect(lambda: self.add.setEnabled(self.table.chosen is not None))
        self._show()
        self.size_to(theme.size(SIZE[0]), theme.size(SIZE[1]))
        (self.table if self._fitting else self.all).setFocus()

    def _show(self) -> None:
        rows = self._fitting + (self._others if self.all.isChecked() else [])
        self.table.put(rows)
        self._stack.setCurrentIndex(0 if rows else 1)

    def _add(self) -> None:
        entry = self.table.chosen
        if entry is not None:
            self.accept()
            self.chosen.emit(entry)
