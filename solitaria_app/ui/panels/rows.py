"""A list of sentences with symbols that light up the map: used for the reason and for the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from solitaria_app.ui import runs
from solitaria_app.ui.controls.keys import STEPPING
from solitaria_app.ui.map.targets import Mark
from solitaria_app.ui.theme import Role, Theme

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


@dataclass(frozen=True)
class RowText:
    """One line: a symbol, a sentence, and what it lights up on the map.

    "heading" starts a group, "result" is the outcome, "rule" the rule behind it, "note" what the
    player wrote, "plain" the rest. `more` is the tooltip.
    """

    text: str
    sign: runs.Symbol | None = None
    style: Literal["plain", "heading", "result", "rule", "note"] = "plain"
    marks: tuple[Mark, ...] = ()
    more: str = ""
    moment: int = field(default=-1)
    """The number of inputs after which this had happened, -1 if it is no moment."""

    @property
    def told(self) -> str:
        """What is read out."""
        return self.text


_FONTS: dict[str, Role] = {
    "plain": "body",
    "heading": "strong",
    "result": "strong",
    "rule": "small",
    "note": "strong",
}


class _Model(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.rows: list[RowText] = []

    def set_rows(self, rows: Sequence[RowText]) -> None:
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.told
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.more or None
        return None


class RowPainter(QStyledItemDelegate):
    """Measures and paints a line."""

    def __init__(self, owner: Rows) -> None:
        super().__init__(owner)
        self.theme = Theme()
        self._owner = owner

    def font(self, row: RowText) -> QFont:
        return self.theme.font(_FONTS[row.style])

    def _left(self, row: RowText) -> int:
        return round(self.theme.size(0.5 if row.style == "heading" else 2.0))

    def _pad(self) -> int:
        return max(2, round(self.theme.size(0.18)))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = self._owner.row(index.row())
        wide = self._owner.viewport().width()
        room = max(40, wide - self._left(row) - 6)
        metrics = QFontMetrics(self.font(row))
        flags = int(Qt.TextFlag.TextWordWrap)
        box = metrics.boundingRect(QRect(0, 0, room, 10_000), flags, row.text)
        extra = self.theme.size(0.35) if row.style == "heading" else 0
        least = self.theme.size(1.25)
        return QSize(wide, round(max(box.height(), least) + 2 * self._pad() + extra))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._owner.row(index.row())
        theme, c = self.theme, self.theme.colours
        box = QRectF(option.rect)
        painter.save()
        hover = bool(option.state & QStyle.StateFlag.State_MouseOver)
        current = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if row.style != "heading" and (hover or current) and (row.marks or row.more):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QColor(c.focus) if current else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(c.selection))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
        if row.sign is not None:
            side = theme.size(1.2)
            place = QRectF(box.left() + 5, box.top() + self._pad() + 1, side, side)
            runs.symbol(painter, place, row.sign, theme, c.ink_soft)
        painter.setFont(self.font(row))
        inks = {"heading": c.purple, "rule": c.ink_soft, "note": c.purple}
        painter.setPen(QColor(inks.get(row.style, c.ink)))
        top = self._pad() + (theme.size(0.35) if row.style == "heading" else 0)
        words = box.adjusted(self._left(row), top, -6, 0)
        painter.drawText(words, int(Qt.TextFlag.TextWordWrap), row.text)
        if row.style == "heading":
            painter.setPen(QColor(c.edge))
            painter.drawLine(box.bottomLeft() - QPoint(-4, 1), box.bottomRight() - QPoint(4, 1))
        painter.restore()


class Rows(QListView):
    """The list. `lit` follows the line under the pointer or with the focus."""

    lit = Signal(object)
    """The `RowText`, None when none is lit."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = _Model()
        self._delegate = RowPainter(self)
        self.setModel(self._rows)
        self.setItemDelegate(self._delegate)
        self.setObjectName(name)
        self.setMouseTracking(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.entered.connect(lambda index: self.lit.emit(self.row(index.row())))

    def set_rows(self, rows: Sequence[RowText], theme: Theme) -> None:
        """Show other lines, from the first on."""
        self._delegate.theme = theme
        if list(rows) == self._rows.rows:
            self.scheduleDelayedItemsLayout()
            self.viewport().update()
            return
        self._rows.set_rows(rows)

    def row(self, number: int) -> RowText:
        """A line by its number."""
        return self._rows.rows[number]

    def all_rows(self) -> list[RowText]:
        """Every line."""
        return list(self._rows.rows)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """The line that the keys moved to lights up and comes into view."""
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self.lit.emit(self.row(current.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits, letters and Enter belong to the prompt, not to a search in the list."""
        if event.key() in STEPPING:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def leaveEvent(self, event: object) -> None:
        super().leaveEvent(event)  # type: ignore[arg-type]
        self.lit.emit(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
