"""Above the list: what is searched, and which games are shown."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from solitaria_app.session.entries import FINISHED, GIVEN_UP, RUNNING
from solitaria_app.session.wanted import DELETED, LOST, SCREEN, TABLE, WON, Wanted
from solitaria_app.ui.controls.searchfield import SearchField
from solitaria_app.ui.library.telling import Telling
from solitaria_app.ui.theme import Theme

STATES = {
    "": "games.state.all",
    RUNNING: "games.state.running",
    FINISHED: "games.state.finished",
    WON: "games.state.won",
    LOST: "games.state.lost",
    GIVEN_UP: "games.state.given-up",
    DELETED: "games.state.deleted",
}
"""What the first choice offers, with the keys of its words."""
LARGE = 1.4
"""From this size of text on the choices stand below the search."""
_ACROSS, _DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class Finding(QWidget):
    """A line to type in and four choices; `changed` brings what is wanted now."""

    changed = Signal(object)

    def __init__(
        self,
        telling: Telling,
        boards: Iterable[str],
        levels: Iterable[str],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        texts = self._texts = telling.texts
        self._telling, self._theme = telling, theme
        self.search = SearchField(theme, texts("search.empty"), self)
        self.search.setPlaceholderText(texts("games.search"))
        self.search.setAccessibleName(texts("games.search"))
        self.search.setToolTip(texts("games.search"))
        self.search.setMinimumWidth(round(theme.size(9)))
        self.search.textChanged.connect(self._tell)
        states = [(state, texts(key)) for state, key in STATES.items()]
        self.state = self._choice(texts("games.filter.state"), states)
        named = [(id, telling.board(id)) for id in boards]
        self.board = self._choice(
            texts("games.board"), [("", texts("games.boards.all")), *sorted(named, key=_second)]
        )
        ranked = [(id, telling.level(id)) for id in levels]
        self.level = self._choice(texts("games.level"), [("", texts("games.levels.all")), *ranked])
        ways = [(SCREEN, telling.way(False)), (TABLE, telling.way(True))]
        self.way = self._choice(texts("games.way"), [("", texts("games.ways.all")), *ways])
        self.choices = (self.state, self.board, self.level, self.way)
        self.count = QLabel(self)
        self.count.setProperty("role", "soft")
        self.all = QPushButton(texts("games.everything"), self)
        self.all.setAutoDefault(False)
        self.all.setProperty("look", "quiet")
        self.all.setProperty("tight", True)
        self.all.clicked.connect(self.clear)
        row = QBoxLayout(_ACROSS if theme.scale < LARGE else _DOWN, self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.search, 1)
        beside = QHBoxLayout()
        beside.setSpacing(8)
        for choice in self.choices:
            beside.addWidget(choice)
        row.addLayout(beside)

    def _choice(self, name: str, choices: list[tuple[str, str]]) -> QComboBox:
        made = QComboBox(self)
        made.setAccessibleName(name)
        made.setToolTip(name)
        made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        made.setMinimumContentsLength(self._letters(choices[0][1]))
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for value, words in choices:
            made.addItem(words, value)
        made.currentIndexChanged.connect(self._tell)
        return made

    def _letters(self, words: str) -> int:
        """How many letters a choice has room for at least."""
        return 6 if self._theme.scale >= LARGE else max(8, min(16, len(words)))

    def wanted(self) -> Wanted:
        """What was typed and chosen."""
        state, board, level, way = (choice.currentData() for choice in self.choices)
        return Wanted(self.search.text(), state, board, level, way)

    def clear(self) -> None:
        """Want everything again."""
        self._quietly()
        self._tell()
        self.search.setFocus()

    def _quietly(self) -> None:
        for field in (self.search, *self.choices):
            field.blockSignals(True)
        self.search.clear()
        for choice in self.choices:
            choice.setCurrentIndex(0)
        for field in (self.search, *self.choices):
            field.blockSignals(False)

    def show_count(self, shown: int, there: int) -> None:
        """How many games are shown, of how many."""
        if shown == there:
            self.count.setText(self._telling.count("games.count", there))
        else:
            number = self._telling.number
            self.count.setText(self._texts("games.count.of", n=number(shown), all=number(there)))
        self.all.setVisible(self.wanted() != Wanted())

    def _tell(self) -> None:
        self.changed.emit(self.wanted())


def _second(pair: tuple[str, str]) -> str:
    return pair[1].casefold()
