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
from PySide6.QtGui import QAction, QFontMetrics, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from solitaria_app.session.statistics.tables import Table, Unit
from solitaria_app.ui.statistics.naming import SOFT, Naming
from solitaria_app.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_WORDS = (Unit.WORD, Unit.BOARD, Unit.LEVEL, Unit.WAY)
MEASURED = 30
"""By how many rows the columns get their widths."""
SORTED_BY = Qt.ItemDataRole.UserRole
"""The role of what rows are put in order by."""
PLAIN = SORTED_BY + 1
"""The role of what is copied: headings in one line, cells and names as spreadsheets want them."""
SHORT = 7
"""How many signs a line of a heading may have at least."""


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
        if role == PLAIN:
            return self._naming.plain(unit, value)
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
        if role == PLAIN:
            if down:
                return self._naming.plain_row(self.table, self.table.rows[section].key)
            return self._naming.heading(self.table.columns[section])
        if role == Qt.ItemDataRole.DisplayRole:
            if down:
                return self._naming.row(self.table, self.table.rows[section].key)
            return broken(self._naming.hyphened(self.table.columns[section]))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            words = down or self.table.columns[section].unit in _WORDS
            side = Qt.AlignmentFlag.AlignLeft if words else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


class FiguresTable(QTableView):
    """Ctrl+C copies what is selected, with its headings, for a spreadsheet."""

    def __init__(self, theme: Theme, naming: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._naming, self._theme = naming, theme
        c = theme.colours
        self.setStyleSheet(
            f"QHeaderView {{ background: {c.raised}; }}"
            "QHeaderView::section:horizontal { padding: 3px 4px; }"
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
        self.horizontalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().sortIndicatorChanged.connect(self._fit_columns)
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
        self._fit_columns()
        self.verticalHeader().setDefaultSectionSize(self.verticalHeader().minimumSectionSize())
        self.setAccessibleName(name)
        if table.rows:
            self.setCurrentIndex(model.index(0, 0))
            self.clearSelection()

    def _fit_columns(self) -> None:
        """As narrow as headings and cells allow, so that many columns are seen at once; only the
        one that the rows are sorted by has room for the arrow."""
        header = self.horizontalHeader()
        metrics = QFontMetrics(header.font())
        beside, arrow = round(self._theme.size(0.7)), round(self._theme.size(0.8))
        for column in range(self.model().columnCount()):
            heading = str(self.model().headerData(column, Qt.Orientation.Horizontal))
            wide = max(metrics.horizontalAdvance(line) for line in heading.split("\n"))
            wide = max(wide + beside, self.sizeHintForColumn(column))
            sorted_by = column == header.sortIndicatorSection()
            self.setColumnWidth(column, wide + (arrow if sorted_by else 0))

    @property
    def wanted(self) -> int:
        """The width beyond which nothing more is to be seen, in pixels."""
        beside = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        return self.verticalHeader().sizeHint().width() + self.horizontalHeader().length() + beside

    def copy_selected(self) -> None:
        """Put the selected cells, or the whole table if none are, on the clipboard."""
        QGuiApplication.clipboard().setText(self.selected_text())

    def selected_text(self) -> str:
        """The selected cells with their headings as they are in CSV, but with a tab between two;
        a line for each row."""
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
        headings = (model.headerData(column, across, PLAIN) for column in columns)
        lines = [["", *map(str, headings)]]
        for row in sorted(rows):
            texts = (
                str(model.index(row, column).data(PLAIN)) if column in rows[row] else ""
                for column in columns
            )
            lines.append([str(model.headerData(row, down, PLAIN)), *texts])
        return "\n".join("\t".join(line) for line in lines)


def broken(heading: str) -> str:
    """A heading in lines, hardly wider than the longest part of a word; words may be parted at
    soft hyphens."""
    words = [word.split(SOFT) for word in heading.split(" ")]
    parts = [
        (part, " " if not n else "", "-" if n < len(word) - 1 else "")
        for word in words
        for n, part in enumerate(word)
    ]
    most = max(SHORT, *(len(part + hyphen) for part, _, hyphen in parts))
    lines: list[str] = []
    parted = ""
    for part, before, hyphen in parts:
        if lines and len(lines[-1] + before + part + hyphen) <= most:
            lines[-1] += before + part
        else:
            if lines:
                lines[-1] += parted
            lines.append(part)
        parted = hyphen
    return "\n".join(lines)
