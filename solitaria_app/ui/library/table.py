"""The table of games: keys, columns that give way where there is no room."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from solitaria_app.session.archive import Entry
from solitaria_app.ui.controls.cells import below_titles
from solitaria_app.ui.library.model import DOWN_FIRST, GamesModel
from solitaria_app.ui.library.telling import BOARD, COLUMNS, LEAD, LEVEL, NAME, PLAYED, STANDS, WAY
from solitaria_app.ui.theme import Theme

WIDTHS = {NAME: 11.0, BOARD: 6.5, LEVEL: 8.0, WAY: 5.6, STANDS: 16.0, LEAD: 6.2, PLAYED: 9.0}
"""Least widths, in heights of text; of what is left the longest name of a level gets what it
needs, and name and standing share the rest."""
GIVING_WAY = (WAY, LEAD, LEVEL, BOARD, PLAYED)
"""Which columns go first where there is no room; what they hold stands beside the list too."""
MOST_RUNS = 400
"""Rows that are not together can be chosen again quickly up to so many."""


class GamesTable(QTableView):
    """Enter takes a game, Delete deletes, F2 types its name, letters search."""

    taken = Signal()
    deleted = Signal()
    typed = Signal(str)
    """Letters that mean the search."""
    chosen = Signal()
    """Other games are chosen."""

    def __init__(self, model: GamesModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games, self._theme = model, theme
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(below_titles(theme))
        self.setAccessibleName(model.telling.texts("games.title"))
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(round(theme.size(1.95)))
        columns = self.horizontalHeader()
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setHighlightSections(False)
        columns.setSortIndicatorShown(False)  # it would lie over the word: the title has an arrow
        columns.setSectionsClickable(True)
        columns.sectionClicked.connect(self._sort)
        self.doubleClicked.connect(self.taken)
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen.emit())

    # --- games --------------------------------------------------------------------

    def games(self) -> list[Entry]:
        """The chosen games, from top to bottom."""
        selection = self.selectionModel().selection()
        ranges = [selection.at(number) for number in range(selection.count())]
        rows = sorted({row for one in ranges for row in range(one.top(), one.bottom() + 1)})
        shown = self._games.shown
        return [shown[row] for row in rows if row < len(shown)]

    @property
    def has_games(self) -> bool:
        """Whether any game is chosen."""
        return self.selectionModel().hasSelection()

    def choose(self, ids: Iterable[int]) -> None:
        """Choose games by their numbers, as far as they are shown; the first of them is seen."""
        found = (self._games.row_of(id) for id in ids)
        rows = sorted(row for row in found if row is not None)
        selection, last = QItemSelection(), len(COLUMNS) - 1
        runs: list[list[int]] = []
        for row in rows:
            if runs and runs[-1][1] == row - 1:
                runs[-1][1] = row
            else:
                runs.append([row, row])
        for top, bottom in runs[:MOST_RUNS]:
            index = self._games.index
            selection.select(index(top, 0), index(bottom, last))
        flags = QItemSelectionModel.SelectionFlag
        if rows:
            first = self._games.index(rows[0], NAME)
            self.selectionModel().setCurrentIndex(first, flags.NoUpdate)
            self.scrollTo(first)
        self.selectionModel().select(selection, flags.ClearAndSelect)

    def again(self, ids: Iterable[int]) -> None:
        """After other games are shown: the same ones are chosen, or the first."""
        left = [id for id in ids if self._games.row_of(id) is not None]
        if not left and self._games.shown:
            left = [self._games.shown[0].id]
        self.choose(left)

    def show_first(self, ids: Iterable[int]) -> None:
        """Choose none, and see the uppermost of some games."""
        self.clearSelection()
        rows = [row for id in ids if (row := self._games.row_of(id)) is not None]
        if rows:
            self.scrollTo(self._games.index(min(rows), NAME))

    def type_name(self) -> None:
        """Type the name of the game that the keys are at."""
        index = self.currentIndex()
        if index.isValid():
            self.setFocus()
            self.edit(index.siblingAtColumn(NAME))

    def _sort(self, column: int) -> None:
        model, order = self._games, Qt.SortOrder
        first = order.DescendingOrder if column in DOWN_FIRST else order.AscendingOrder
        if column == model.column:
            down = model.order == order.DescendingOrder
            first = order.AscendingOrder if down else order.DescendingOrder
        kept = [entry.id for entry in self.games()]
        model.sort(column, first)
        self.again(kept)

    # --- keys -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        editing = self.state() == QAbstractItemView.State.EditingState
        if editing:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.deleted.emit()
        elif event.key() == Qt.Key.Key_F2:
            self.type_name()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters search the whole list."""
        if search.strip():
            self.typed.emit(search)

    # --- columns --------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.viewport().width()
        wide = {column: self._theme.size(least) for column, least in WIDTHS.items()}
        for column in GIVING_WAY:
            if sum(wide.values()) <= room:
                break
            del wide[column]
        left = max(0.0, room - sum(wide.values()))
        if LEVEL in wide:
            metrics, beside = QFontMetrics(self.font()), self._theme.size(1.3)
            levels = self._games.telling.levels
            wanted = max(map(metrics.horizontalAdvance, levels), default=0) + beside
            more = min(left, max(0.0, wanted - wide[LEVEL]))
            wide[LEVEL] += more
            left -= more
        for column in WIDTHS:
            self.setColumnHidden(column, column not in wide)
        share = left if PLAYED in wide else 0.0
        wide[NAME] += share * 0.55 if share else left / 2
        wide[STANDS] += share * 0.3 if share else left / 2
        if share:
            wide[PLAYED] += share * 0.15
        used = 0
        for column, width in wide.items():
            self.setColumnWidth(column, round(width))
            used += round(width)
        self.setColumnWidth(NAME, self.columnWidth(NAME) + room - used)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._theme.size(20)), round(self._theme.size(8)))
