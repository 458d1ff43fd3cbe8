"""Tables of games in campaigns: a row for each, titles, one to choose, Enter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from solitaria_app.ui.controls.cells import below_titles
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
MEASURED = 40
"""How many rows decide how wide the columns are."""
_CENTRE, _LEFT = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight


class RowModel(QAbstractTableModel):
    """`columns` are the keys of the titles, `to_the_right` those of numbers."""

    def __init__(self, texts: Texts, columns: Sequence[str], to_the_right: Sequence[int]) -> None:
        super().__init__()
        self.texts, self._columns, self._to_the_right = texts, columns, to_the_right

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Always the same ones."""
        return 0 if parent.isValid() else len(self._columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The columns' titles."""
        if orientation == Qt.Orientation.Horizontal:
            if role == Qt.ItemDataRole.DisplayRole:
                return self.texts(self._columns[section])
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return self.side(section)
        return None

    def side(self, column: int) -> Qt.AlignmentFlag:
        """Where the words of a column stand."""
        return (_RIGHT if column in self._to_the_right else _LEFT) | _CENTRE


class RowTable(QTableView):
    """One row can be chosen; `entered`: it was clicked twice, or Enter was pressed on it."""

    entered = Signal()

    def __init__(
        self, model: RowModel, name: str, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setModel(model)
        self.setAccessibleName(name)
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
        self.setStyleSheet(below_titles(theme))
        self.doubleClicked.connect(self._enter)

    def fit_columns(self, widest: int | None = None) -> None:
        """Columns as wide as what they hold, in pixels at most; the last one gets the rest."""
        self.resizeColumnsToContents()
        for column in range(self.model().columnCount() - 1):
            wide = self.columnWidth(column) + round(self.theme.size(0.4))
            self.setColumnWidth(column, wide if widest is None else min(wide, widest))

    @property
    def row(self) -> int | None:
        """The chosen row."""
        rows = self.selectionModel().selectedRows()
        found = rows[0].row() if rows else None
        return found if found is not None and found < self.model().rowCount() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter stands for the chosen row."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.row is not None:
            self._enter()
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        if self.row is not None:
            self.entered.emit()
