"""The games of a campaign as a table."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from solitaria_app.session.campaign.story import Told
from solitaria_app.ui.campaign.book import Book, Shown
from solitaria_app.ui.campaign.gamesmodel import LEVEL, NEXT, GamesModel
from solitaria_app.ui.campaign.rowtable import RowTable
from solitaria_app.ui.theme import Theme


class GamesTable(RowTable):
    """`asked` brings a game that was clicked twice or on which Enter was pressed."""

    asked = Signal(object)

    def __init__(self, book: Book, theme: Theme, parent: QWidget | None = None) -> None:
        self.games = GamesModel(book, theme)
        super().__init__(self.games, book.texts("campaigns.games"), theme, parent)
        self.setMinimumHeight(round(theme.size(6.5)))
        self.entered.connect(self._ask)

    def put(self, shown: Shown) -> None:
        """Show the games of a campaign; the last one is seen, the chosen one stays chosen."""
        before = self.told if self.games.campaign == shown.campaign.id else None
        self.games.put(shown)
        self.setColumnHidden(LEVEL, self.games.levels < 2)
        self.setColumnHidden(NEXT, not shown.starts_change)
        rows = range(len(self.games.games))
        numbers = [told.result.number for told in self.games.games]
        if before is not None and before.result.number in numbers:
            self.selectRow(numbers.index(before.result.number))
        elif rows:
            self.scrollToBottom()
        self.fit_columns()

    def sizeHint(self) -> QSize:
        """As little as will do: what room there is comes on top of it."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    @property
    def told(self) -> Told | None:
        """The chosen game."""
        return None if self.row is None else self.games.games[self.row]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The last game stays in sight as long as none is chosen."""
        super().resizeEvent(event)
        if self.told is None:
            self.scrollToBottom()

    def _ask(self) -> None:
        if self.told is not None:
            self.asked.emit(self.told.result)
