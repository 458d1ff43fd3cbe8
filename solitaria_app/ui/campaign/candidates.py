"""The saved games that may become the next one of a campaign, as a table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from solitaria_app.session.campaign.fitting import Candidate
from solitaria_app.session.entries import Entry
from solitaria_app.ui.campaign.book import Book, Shown
from solitaria_app.ui.library.telling import Telling
from solitaria_app.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
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
MEASURED = 40
"""How many rows decide how wide the columns are."""


class CandidatesModel(QAbstractTableModel):
    """A row for each game; those that don't fit say why and can't be chosen."""

    def __init__(self, book: Book, shown: Shown, theme: Theme) -> None:
        super().__init__()
        self._book, self._shown, self._texts = book, shown, book.texts
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

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Always the same ones."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The columns' titles."""
        if orientation == Qt.Orientation.Horizontal:
            if role == Qt.ItemDataRole.DisplayRole:
                return self._texts(COLUMNS[section])
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return _side(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell shows."""
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(row, index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(index.column())
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


class CandidatesTable(QTableView):
    """`taken`: Enter was pressed on a game that fits, or it was clicked twice; `turned`: another
    one is chosen, or none."""

    taken = Signal()
    turned = Signal()

    def __init__(
        self, book: Book, shown: Shown, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.games = CandidatesModel(book, shown, theme)
        self.setModel(self.games)
        self.setAccessibleName(book.texts("campaigns.add.title"))
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
        beside = max(0, round(theme.size(0.5)) - 3)
        self.setStyleSheet(f"QTableView::item {{ padding: 0 {beside}px; }}")
        self.doubleClicked.connect(self._take)
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
        self.resizeColumnsToContents()
        most = round(self._theme.size(WIDEST))
        for column in range(len(COLUMNS) - 1):
            wide = self.columnWidth(column) + round(self._theme.size(0.4))
            self.setColumnWidth(column, min(wide, most))
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
        rows = self.selectionModel().selectedRows()
        games = self.games.rows
        return games[rows[0].row()].entry if rows and rows[0].row() < len(games) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the chosen game."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take()
        else:
            super().keyPressEvent(event)

    def _take(self) -> None:
        if self.chosen is not None:
            self.taken.emit()


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column == START else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
