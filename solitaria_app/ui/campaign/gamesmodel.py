"""The games of a campaign: board, start, both scores, lead, how each ended, what comes next."""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QColor, QIcon

from solitaria_app.session.campaign.result import Result, Standing
from solitaria_app.session.campaign.story import Told
from solitaria_app.ui import dates, symbols
from solitaria_app.ui.campaign.book import Book, Shown
from solitaria_app.ui.campaign.course import signed
from solitaria_app.ui.campaign.rowtable import Index, RowModel
from solitaria_app.ui.theme import Theme

COLUMNS = (
    "campaigns.number",
    "campaigns.board",
    "campaigns.level",
    "campaigns.start",
    "campaigns.you",
    "campaigns.contrarius",
    "campaigns.lead",
    "campaigns.result",
    "campaigns.next-start",
    "campaigns.played",
)
NUMBER, BOARD, LEVEL, START, YOU, CONTRARIUS, LEAD, RESULT, NEXT, PLAYED = range(len(COLUMNS))
_TO_THE_RIGHT = (NUMBER, START, YOU, CONTRARIUS, LEAD, NEXT)


class GamesModel(RowModel):
    """A row for each game, also those that do not count."""

    def __init__(self, book: Book, theme: Theme) -> None:
        super().__init__(book.texts, COLUMNS, _TO_THE_RIGHT)
        self._book = book
        self._shown: Shown | None = None
        c = theme.colours
        self._signs = {
            "campaigns.won": symbols.icon("laurel", c.good, c.ink_faint),
            "campaigns.lost": symbols.icon("cross", c.bad, c.ink_faint),
            "campaigns.now": symbols.icon("play", c.bronze, c.ink_faint),
        }
        self._soft = QColor(c.ink_soft)
        self._ends = {"campaigns.won": QColor(c.good), "campaigns.lost": QColor(c.bad)}

    def put(self, shown: Shown) -> None:
        """Show the games of a campaign."""
        self.beginResetModel()
        self._shown = shown
        self.endResetModel()

    @property
    def games(self) -> tuple[Told, ...]:
        """The rows."""
        return self._shown.story.games if self._shown and self._shown.story else ()

    @property
    def campaign(self) -> int | None:
        """The number of the campaign that is shown."""
        return None if self._shown is None else self._shown.campaign.id

    @property
    def levels(self) -> int:
        """How many levels there are among the games."""
        return len({told.result.level for told in self.games})

    def outcome(self, told: Told) -> str:
        """The key of the word for how a game ended."""
        standing = told.result.standing
        if standing is Standing.OVER:
            return "campaigns.won" if told.result.won else "campaigns.lost"
        return {
            Standing.RUNNING: "campaigns.now",
            Standing.GIVEN_UP: "campaigns.given-up",
            Standing.UNREADABLE: "campaigns.unreadable",
            Standing.DELETED: "campaigns.gone",
        }[standing]

    def cell(self, told: Told, column: int) -> str:
        """What a cell says."""
        result, over = told.result, told.result.standing is Standing.OVER
        if column == NUMBER:
            return str(told.number) if told.number is not None else "–"
        if column == BOARD:
            return self._book.words.board(result.board)
        if column == LEVEL:
            return self._book.words.level(result.level)
        if column == START:
            if told.number is not None and result.start != told.due:
                return self.texts("campaigns.due", start=result.start, due=told.due)
            return str(result.start) if result.standing is not Standing.UNREADABLE else ""
        if column == RESULT:
            said = self.texts(self.outcome(told))
            beyond = over and not told.counts
            return f"{said}, {self.texts('campaigns.beyond')}" if beyond else said
        if column == PLAYED:
            return self._played(result)
        if not over and not (result.human or result.contrarius):
            return ""
        if column == NEXT:
            return self._next(told)
        return {
            YOU: str(result.human),
            CONTRARIUS: str(result.contrarius),
            LEAD: signed(result.lead),
        }[column]

    def _next(self, told: Told) -> str:
        if not told.counts:
            return ""
        return self.texts("campaigns.passed") if told.passed else str(told.next_start)

    def _played(self, result: Result) -> str:
        shown = dates.shown(result.played, self.texts.language)
        if result.game is not None:
            return shown
        by_hand = self.texts("campaigns.by-hand")
        return self.texts("campaigns.by-hand.date", date=shown) if shown else by_hand

    # --- for Qt -------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The games."""
        return 0 if parent.isValid() else len(self.games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell shows; the tooltip is the whole game in a sentence."""
        told, column = self.games[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(told, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.side(column)
        if role == Qt.ItemDataRole.DecorationRole and column == RESULT:
            return self._signs.get(self.outcome(told), QIcon())
        if role == Qt.ItemDataRole.ForegroundRole:
            if column == RESULT and self.outcome(told) in self._ends:
                return self._ends[self.outcome(told)]
            return self._soft if column == PLAYED or not told.counts else None
        if role == Qt.ItemDataRole.ToolTipRole and self._shown is not None:
            definition = self._shown.campaign.definition
            assert definition is not None
            return f"<p>{escape(self._book.words.game(told, definition))}</p>"
        return None
