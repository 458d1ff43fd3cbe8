"""A table of figures: to look at, to sort, to select and to copy."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from solitaria_app.session.statistics.tables import Table, Unit
from solitaria_app.ui.statistics.naming import Naming
from solitaria_app.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_WORDS = (Unit.WORD, Unit.BOARD, Unit.LEVEL, Unit.WAY)
MEASURED = 60
"""By how many rows the columns get their widths."""
SORTED_BY = Qt.ItemDataRole.UserRole
"""The role of what rows are put in order by."""


class FiguresModel(QAbstractTableModel):
    """The cells in words; the names of the rows are the headings at the left."""

    def __init__(self, table: Table, naming: Naming, parent: QWidget) -> None:
        super().__init__(parent)
        self.table, self._naming = table, naming

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.table.rows)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.table.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        unit = self.table.columns[index.column()].unit
        value = self.table.rows[index.row()].values[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._naming.value(unit, value)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if unit in _WORDS else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == SORTED_BY:
            if value is None:
                return float("-inf")
            if isinstance(value, datetime):
                return value.timestamp()
            return self._naming.value(unit, value) if isinstance(value, str) else float(value)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        down = orientation == Qt.Orientation.Vertical
        if role == Qt.ItemDataRole.DisplayRole:
            if down:
                return self._naming.row(self.table, self.table.rows[section].key)
            return self._naming.texts(f"stats.column.{self.table.columns[section].id}")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            words = down or self.table.columns[section].unit in _WORDS
            side = Qt.AlignmentFlag.AlignLeft if words else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


class FiguresTable(QTableView):
    """Ctrl+C copies what is selected, with its headings, for a spreadsheet."""

    def __init__(self, theme: Theme, naming: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._naming = naming
        c = theme.colours
        self.setStyleSheet(
            f"QHeaderView {{ background: {c.raised}; }}"
            f"QTableCornerButton::section {{ background: {c.panel}; border: none; }}"
        )
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().setSortIndicatorClearable(True)
        self.horizontalHeader().setResizeContentsPrecision(MEASURED)
        self.copying = QAction(naming.texts("stats.copy"), self)
        self.copying.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        self.copying.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.copying.triggered.connect(self.copy_selected)
        self.addAction(self.copying)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def show_table(self, table: Table, name: str) -> None:
        """Show another table."""
        old = self.model()
        model = QSortFilterProxyModel(self)
        source = FiguresModel(table, self._naming, self)
        model.setSourceModel(source)
        model.setSortRole(SORTED_BY)
        self.setSortingEnabled(False)
        self.setModel(model)
        if isinstance(old, QSortFilterProxyModel):
            old.sourceModel().deleteLater()
            old.deleteLater()
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        self.resizeColumnsToContents()
        self.verticalHeader().setDefaultSectionSize(self.verticalHeader().minimumSectionSize())
        self.setAccessibleName(name)
        if table.rows:
            self.setCurrentIndex(model.index(0, 0))
            self.clearSelection()

    def copy_selected(self) -> None:
        """Put the selected cells, or the whole table if none are, on the clipboard."""
        QGuiApplication.clipboard().setText(self.selected_text())

    def selected_text(self) -> str:
        """The selected cells with their headings, a tab between two, a line for each row."""
        model = self.model()
        chosen = self.selectionModel().selectedIndexes()
        cells = [(index.row(), index.column()) for index in chosen] or [
            (row, column)
            for row in range(model.rowCount())
            for column in range(model.columnCount())
        ]
        rows: defaultdict[int, set[int]] = defaultdict(set)
        for row, column in cells:
            rows[row].add(column)
        columns = sorted({column for _, column in cells})
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        lines = [["", *(str(model.headerData(column, across)) for column in columns)]]
        for row in sorted(rows):
            texts = (
                str(model.index(row, column).data()) if column in rows[row] else ""
                for column in columns
            )
            lines.append([str(model.headerData(row, down)), *texts])
        return "\n".join("\t".join(line) for line in lines)
