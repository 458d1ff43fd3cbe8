"""The saved games that may become the next one of a campaign, as a table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QWidget

from solitaria_app.session.campaign.fitting import Candidate
from solitaria_app.session.entries import Entry
from solitaria_app.ui.campaign.book import Book, Shown
from solitaria_app.ui.campaign.rowtable import Index, RowModel, RowTable
from solitaria_app.ui.library.telling import Telling
from solitaria_app.ui.theme import Theme

COLUMNS = (
    "games.name",
    "campaigns.board",
    "campaigns.level",
    "campaigns.start",
    "games.stands",
    "games.played",
    "campaigns.add.why",
)
NAME, BOARD, LEVEL, START, STANDS, PLAYED, WHY = range(len(COLUMNS))
WIDEST = 18.0
"""Most width of a column but the last, in heights of text."""
GIVING_WAY = (PLAYED, LEVEL, BOARD)
"""Which columns go first where there is no room."""


class CandidatesModel(RowModel):
    """A row for each game; those that don't fit say why and can't be chosen."""

    def __init__(self, book: Book, shown: Shown, theme: Theme) -> None:
        super().__init__(book.texts, COLUMNS, (START,))
        self._book, self._shown = book, shown
        self._telling = Telling(book.library, book.texts, None)
        self._soft = QColor(theme.colours.ink_soft)
        self.rows: list[Candidate] = []

    def put(self, rows: list[Candidate]) -> None:
        """Show games."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def cell(self, row: Candidate, column: int) -> str:
        """What a cell says."""
        entry, telling = row.entry, self._telling
        assert entry.header is not None
        if column == WHY:
            return self.why(row)
        return {
            NAME: telling.name(entry),
            BOARD: telling.board(entry.header.board),
            LEVEL: telling.level(entry.header.level),
            START: str(entry.header.start_points),
            STANDS: telling.stands(entry),
            PLAYED: telling.played(entry),
        }[column]

    def why(self, row: Candidate) -> str:
        """Why a game doesn't fit; empty if it does."""
        story = self._shown.story
        if row.unfit is None or story is None:
            return ""
        return self._book.words.unfit(row.unfit, story, row.entry)

    # --- for Qt -------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The games."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell shows."""
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(row, index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.side(index.column())
        if role == Qt.ItemDataRole.ForegroundRole and row.unfit is not None:
            return self._soft
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.why(row) or None
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """What doesn't fit can't be chosen."""
        fits = self.rows[index.row()].unfit is None
        flag = Qt.ItemFlag
        return flag.ItemIsEnabled | flag.ItemIsSelectable if fits else flag.ItemIsEnabled


class CandidatesTable(RowTable):
    """`entered`: a game that fits is taken; `turned`: another one is chosen, or none."""

    turned = Signal()

    def __init__(
        self, book: Book, shown: Shown, theme: Theme, parent: QWidget | None = None
    ) -> None:
        self.games = CandidatesModel(book, shown, theme)
        super().__init__(self.games, book.texts("campaigns.add.title"), theme, parent)
        self.selectionModel().selectionChanged.connect(lambda *_: self.turned.emit())

    def put(self, rows: list[Candidate]) -> None:
        """Show games; the chosen one stays chosen, else the first that fits is."""
        before = self.chosen
        self.games.put(rows)
        self.setColumnHidden(WHY, all(row.unfit is None for row in rows))
        self._fit()
        fitting = [number for number, row in enumerate(rows) if row.unfit is None]
        if fitting:
            kept = [n for n in fitting if before is not None and rows[n].entry.id == before.id]
            self.selectRow((kept or fitting)[0])
        self.turned.emit()

    def _fit(self) -> None:
        """Columns as wide as what they hold; where there is no room for the last one, others
        that are the same in most rows give way."""
        for column in GIVING_WAY:
            self.showColumn(column)
        self.fit_columns(round(self.theme.size(WIDEST)))
        header = self.horizontalHeader()
        last = self.sizeHintForColumn(WHY) if not self.isColumnHidden(WHY) else 0
        for column in GIVING_WAY:
            shown = [n for n in range(WHY) if not self.isColumnHidden(n)]
            wanted = sum(map(header.sectionSize, shown)) + last
            if wanted <= self.viewport().width():
                return
            self.hideColumn(column)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @property
    def chosen(self) -> Entry | None:
        """The chosen game."""
        return None if self.row is None else self.games.rows[self.row].entry
