"""The log: turns that fold, sentences that show their moment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.ui import runs, symbols
from solitaria_app.ui.drawings import Piece
from solitaria_app.ui.logbook import HeadRow
from solitaria_app.ui.panels.rows import Index, RowPainter, Rows, RowText
from solitaria_app.ui.theme import Theme

OPEN_AT_FIRST = 2
"""So many turns at the end are unfolded unless the player folds them."""
FIRST_ROWS = 6
"""So many rows, which tell of the set-up, tell one game from another."""
_STEPS = {
    Qt.Key.Key_Left: ("past-step-back", "past-turn-back"),
    Qt.Key.Key_Right: ("past-step-forward", "past-turn-forward"),
    Qt.Key.Key_Home: ("past-first", "past-first"),
    Qt.Key.Key_End: ("past-now", "past-now"),
}
"""What keys mean, without and with Ctrl."""


def history_key(event: QKeyEvent) -> str:
    """The command through the game's history that a key stands for, empty for other keys."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    found = _STEPS.get(Qt.Key(event.key()))
    if found is None or held not in (
        Qt.KeyboardModifier.NoModifier,
        Qt.KeyboardModifier.ControlModifier,
    ):
        return ""
    return found[held == Qt.KeyboardModifier.ControlModifier]


class _LogPainter(RowPainter):
    """Heads of turns, and where in the log the moment stands that is looked at."""

    def __init__(self, owner: Log) -> None:
        super().__init__(owner)
        self._log = owner

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = self._log.row(index.row())
        if isinstance(row, HeadRow):
            return QSize(self._log.viewport().width(), round(self.theme.size(2.0)))
        return super().sizeHint(option, index)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        number = index.row()
        row = self._log.row(number)
        box = QRectF(option.rect)
        c = self.theme.colours
        if number == self._log.here:
            painter.fillRect(box, QColor(c.selection))
        if isinstance(row, HeadRow):
            self._head(painter, box, row, option)
        else:
            super().paint(painter, option, index)
        if number == self._log.here:
            painter.fillRect(QRectF(box.left(), box.top(), 4, box.height()), QColor(c.accent))

    def _head(
        self, painter: QPainter, box: QRectF, row: HeadRow, option: QStyleOptionViewItem
    ) -> None:
        theme, c = self.theme, self.theme.colours
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hover = bool(option.state & QStyle.StateFlag.State_MouseOver)
        current = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if hover or current:
            painter.setPen(QColor(c.focus) if current else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(c.selection))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
        side = theme.size(0.95)
        fold = "open" if self._log.is_open(row.turn) else "closed"
        middle = box.center().y()
        symbols.draw(
            painter, QRectF(box.left() + 5, middle - side / 2, side, side), fold, c.ink_soft
        )
        left = box.left() + theme.size(1.6)
        right = box.right() - 6
        if row.totals is not None:
            right -= self._totals(painter, box, row.totals) + theme.size(0.6)
        strong, body = theme.font("strong"), theme.font("body")
        painter.setFont(strong)
        painter.setPen(QColor(c.purple))
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        painter.drawText(QRectF(left, box.top(), right - left, box.height()), flags, row.text)
        left += QFontMetrics(strong).horizontalAdvance(row.text) + theme.size(0.7)
        card = QFontMetrics(body).elidedText(
            row.card, Qt.TextElideMode.ElideRight, max(0, round(right - left))
        )
        painter.setFont(body)
        painter.setPen(QColor(c.ink))
        painter.drawText(QRectF(left, box.top(), right - left, box.height()), flags, card)
        painter.setPen(QColor(c.edge))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        painter.restore()

    def _totals(self, painter: QPainter, box: QRectF, totals: tuple[int, int]) -> float:
        """Both totals at the right end; gives their width."""
        theme = self.theme
        font, size = theme.font("strong"), theme.size(1.05)
        line: list[runs.Run] = [Piece(0), f"{totals[0]}", Piece(CONTRARIUS), f"{totals[1]}"]
        wide = runs.width(line, font, size)
        place = QRectF(box.right() - 6 - wide, box.top(), wide + 1, box.height())
        runs.paint(painter, place, line, theme, font, size, theme.colours.ink)
        return wide


class Log(Rows):
    """The list of all rows. `here` is the row of the moment that is looked at, -1 at present."""

    picked = Signal(int)
    """The moment of a sentence that was clicked."""
    stepped = Signal(str)
    """A key through the history: the name of a command."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("log", parent)
        self._delegate = _LogPainter(self)
        self.setItemDelegate(self._delegate)
        self.here = -1
        self._chosen: dict[int, bool] = {}
        """Turns that the player folded or unfolded."""
        self._first_open = 0
        self.clicked.connect(lambda index: self._act(index.row()))

    # --- showing ----------------------------------------------------------------

    def set_log(self, rows: Sequence[RowText], theme: Theme, at: int | None) -> None:
        """Show rows, and (not None) the moment that is looked at; else the end."""
        begun = [row.text for row in rows[:FIRST_ROWS]]
        if begun != [row.text for row in self.all_rows()[:FIRST_ROWS]]:
            self._chosen.clear()  # another game, or another language
        self.set_rows(rows, theme)
        heads = [row.turn for row in rows if isinstance(row, HeadRow)]
        self._first_open = heads[-OPEN_AT_FIRST] if len(heads) >= OPEN_AT_FIRST else 0
        self.here = -1
        if at is not None:
            self.here = self._row_of(at)
            self._chosen[self._turn_of(self.here)] = True
        self._fold()
        if self.here >= 0:
            index = self.model().index(self.here, 0)
            self.setCurrentIndex(index)
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        else:
            if not self.currentIndex().isValid() and rows:
                self.setCurrentIndex(self.model().index(len(rows) - 1, 0))
            self.scrollToBottom()
        self.viewport().update()

    def _row_of(self, moment: int) -> int:
        """The last row that had happened by a moment."""
        rows = self.all_rows()
        return max((n for n, row in enumerate(rows) if row.moment <= moment), default=0)

    def _turn_of(self, number: int) -> int:
        rows = self.all_rows()
        heads = [row.turn for row in rows[: number + 1] if isinstance(row, HeadRow)]
        return heads[-1] if heads else 0

    # --- folding ----------------------------------------------------------------

    def is_open(self, turn: int) -> bool:
        """Whether the sentences of a turn are shown."""
        return self._chosen.get(turn, turn >= self._first_open)

    def _fold(self) -> None:
        turn = 0
        for number, row in enumerate(self.all_rows()):
            if isinstance(row, HeadRow):
                turn = row.turn
            hidden = not isinstance(row, HeadRow) and not self.is_open(turn)
            if self.isRowHidden(number) != hidden:
                self.setRowHidden(number, hidden)

    def _act(self, number: int) -> None:
        """A head folds, a sentence shows its moment."""
        row = self.row(number)
        if isinstance(row, HeadRow):
            self._chosen[row.turn] = not self.is_open(row.turn)
            self._fold()
            self.viewport().update()
        elif row.moment >= 0:
            self.picked.emit(row.moment)

    # --- keys -------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go through lines and moments; Enter or Space does what a click does."""
        index = self.currentIndex()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if command := history_key(event):
            self.stepped.emit(command)
        elif (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
            and plain
            and index.isValid()
        ):
            self._act(index.row())
        else:
            super().keyPressEvent(event)
