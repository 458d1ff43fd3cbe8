"""The games of the list as Qt's tables want them; words are made for rows that are seen."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QFont

from solitaria_app.session.archive import Entry
from solitaria_app.session.entries import last_first
from solitaria_app.session.wanted import Wanted, found
from solitaria_app.ui.library.telling import COLUMNS, LEAD, NAME, PLAYED, STANDS, Telling
from solitaria_app.ui.theme import Theme

UP, DOWN = "\N{UPWARDS ARROW}", "\N{DOWNWARDS ARROW}"
"""Behind the title of the column by which the games are sorted."""
Index = QModelIndex | QPersistentModelIndex
DOWN_FIRST = (LEAD, PLAYED)
"""Columns that are sorted from the largest on when they are chosen."""


class GamesModel(QAbstractTableModel):
    """Every game there is; `shown` are those that are wanted, sorted."""

    renamed = Signal(int, str, str)
    """A game's number, the name that was typed for it, and the one that was there."""
    unknown = Signal(int)
    """The number of a game that is seen and does not say how it stands."""

    def __init__(self, telling: Telling, theme: Theme) -> None:
        super().__init__()
        self.telling = telling
        self.wanted = Wanted()
        self.shown: list[Entry] = []
        self.column, self.order = PLAYED, Qt.SortOrder.DescendingOrder
        self._all: dict[int, Entry] = {}
        self._rows: dict[int, int] | None = None
        self._sought: dict[int, tuple[str, str]] = {}
        self._faint = QColor(theme.colours.ink_soft)
        self._bad = QColor(theme.colours.bad)
        self._strong: QFont = theme.font("strong")

    # --- games --------------------------------------------------------------------

    def put(self, entries: Iterable[Entry]) -> None:
        """Other games, those that were played last first."""
        self._all = {entry.id: entry for entry in entries}
        self._sought.clear()
        self._arrange()

    def put_some(self, entries: Iterable[Entry]) -> None:
        """Games that are there now, or are other ones now; all others stay."""
        for entry in entries:
            self._all[entry.id] = entry
            self._sought.pop(entry.id, None)
        self._all = {entry.id: entry for entry in last_first(self._all.values())}
        self._arrange()

    def change_all(self, ids: Iterable[int], **values: object) -> None:
        """Games that are other ones now; the list is arranged anew."""
        for id in ids:
            self._all[id] = replace(self._all[id], **values)
        self._arrange()

    def change(self, id: int, **values: object) -> None:
        """A game of which something is known now; it keeps its place in the list."""
        entry = self._all[id] = replace(self._all[id], **values)
        self._sought.pop(id, None)
        row = self.row_of(id)
        if row is not None:
            self.shown[row] = entry
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(COLUMNS) - 1))

    def want(self, wanted: Wanted) -> None:
        """Show other games."""
        self.wanted = wanted
        self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Show the same games in another order."""
        self.column, self.order = column, order
        self._arrange()

    def _arrange(self) -> None:
        self.beginResetModel()
        words = self.wanted.words()
        taken = [entry for entry in self._all.values() if self.wanted.takes(entry)]
        if words:
            taken = [entry for entry in taken if self._holds(entry, words)]
        good = [entry for entry in taken if not entry.problem]
        column, key = self.column, self.telling.key
        down = self.order == Qt.SortOrder.DescendingOrder
        if column != PLAYED or not down:  # that is how they come
            good.sort(key=lambda entry: key(entry, column), reverse=down)
        self.shown = good + [entry for entry in taken if entry.problem]
        self._rows = None
        self.endResetModel()

    def _holds(self, entry: Entry, words: tuple[str, ...]) -> bool:
        text = self._sought.get(entry.id)
        if text is None:
            text = self._sought[entry.id] = self.telling.sought(entry)
        return found(words, *text)

    @property
    def known(self) -> int:
        """How many games there are in all."""
        return len(self._all)

    def entry(self, id: int) -> Entry | None:
        """A game by its number."""
        return self._all.get(id)

    def row_of(self, id: int) -> int | None:
        """The row of a game, None if it is not shown."""
        if self._rows is None:
            self._rows = {entry.id: row for row, entry in enumerate(self.shown)}
        return self._rows.get(id)

    def waiting(self) -> list[int]:
        """The games that don't say how they stand."""
        return [entry.id for entry in self._all.values() if self._waits(entry)]

    def _waits(self, entry: Entry) -> bool:
        known = entry.summary is not None or entry.id in self.telling.untold
        return not known and not entry.problem

    def count(self, deleted: bool) -> int:
        """How many games there are, the deleted ones or the others."""
        return sum(bool(entry.deleted) == deleted for entry in self._all.values())

    # --- for the view ---------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One row for each game that is wanted."""
        return 0 if parent.isValid() else len(self.shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Always the same ones."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The columns' titles."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            title = self.telling.texts(COLUMNS[section])
            if section != self.column:
                return title
            down = self.order == Qt.SortOrder.DescendingOrder
            return f"{title} {DOWN if down else UP}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell shows."""
        entry, column = self.shown[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            if column == STANDS and self._waits(entry):
                self.unknown.emit(entry.id)
            return self.telling.cell(entry, column)
        if role == Qt.ItemDataRole.EditRole:
            return entry.name
        if role == Qt.ItemDataRole.ToolTipRole:
            why = entry.problem or (self.telling.untold.get(entry.id) if column == STANDS else "")
            text = self.telling.texts.told(why or self.telling.cell(entry, column))
            if column == NAME and entry.note:
                text = f"{text}\n{entry.note}"
            return f"<p>{escape(text)}</p>".replace("\n", "<br>")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(column)
        if role == Qt.ItemDataRole.ForegroundRole:
            if entry.problem and column == STANDS:
                return self._bad
            return self._faint if column == NAME and not entry.name else None
        if role == Qt.ItemDataRole.FontRole and column == NAME and entry.name:
            return self._strong
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Names can be typed in place."""
        flags = super().flags(index)
        if index.isValid() and index.column() == NAME and not self.shown[index.row()].problem:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """A name was typed."""
        entry = self.shown[index.row()]
        if role != Qt.ItemDataRole.EditRole or value == entry.name:
            return False
        self.renamed.emit(entry.id, value, entry.name)
        return True


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column == LEAD else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
