"""The games of a campaign as a table."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from solitaria_app.session.campaign.story import Told
from solitaria_app.ui.campaign.book import Book, Shown
from solitaria_app.ui.campaign.gamesmodel import COLUMNS, LEVEL, NEXT, GamesModel
from solitaria_app.ui.theme import Theme

MEASURED = 40
"""How many rows decide how wide the columns are."""


class GamesTable(QTableView):
    """`asked` brings a game that was clicked twice or on which Enter was pressed."""

    asked = Signal(object)

    def __init__(self, book: Book, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.games = GamesModel(book, theme)
        self.setModel(self.games)
        self.setAccessibleName(book.texts("campaigns.games"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(round(theme.size(1.9)))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setStretchLastSection(True)
        header.setResizeContentsPrecision(MEASURED)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.setMinimumHeight(round(theme.size(6.5)))
        beside = max(0, round(theme.size(0.5)) - 3)
        self.setStyleSheet(f"QTableView::item {{ padding: 0 {beside}px; }}")
        self.doubleClicked.connect(self._ask)

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
        self.resizeColumnsToContents()
        for column in range(len(COLUMNS) - 1):
            self.setColumnWidth(column, self.columnWidth(column) + round(self._theme.size(0.4)))

    def sizeHint(self) -> QSize:
        """As little as will do: what room there is comes on top of it."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    @property
    def told(self) -> Told | None:
        """The chosen game."""
        rows = self.selectionModel().selectedRows()
        games = self.games.games
        return games[rows[0].row()] if rows and rows[0].row() < len(games) else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The last game stays in sight as long as none is chosen."""
        super().resizeEvent(event)
        if self.told is None:
            self.scrollToBottom()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the chosen game."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.told is not None:
            self._ask()
        else:
            super().keyPressEvent(event)

    def _ask(self) -> None:
        if self.told is not None:
            self.asked.emit(self.told.result)
