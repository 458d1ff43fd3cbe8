"""A list whose lines open in place: the rule behind a line, the choices behind a forecast."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from solitaria_app.ui import runs
from solitaria_app.ui.controls.arrowbutton import paint_angle
from solitaria_app.ui.panels.rows import Index, RowPainter, Rows, RowText
from solitaria_app.ui.theme import Theme

WRAP = int(Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True)
class OpenRow(RowText):
    """A line with others `under` it that are shown when it is opened.

    `lead` stands above the text in stronger letters; `level` is how far it is set in.
    """

    under: tuple[RowText, ...] = ()
    lead: str = ""
    level: int = 0

    @property
    def told(self) -> str:
        """What is read out."""
        return f"{self.lead}: {self.text}" if self.lead else self.text


class OpenRows(Rows):
    """Click, Space or the right arrow opens a line; the left arrow closes it."""

    opened = Signal()
    """A line was opened or closed."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self._whole: tuple[RowText, ...] = ()
        self._open: set[RowText] = set()
        self.pointed: RowText | None = None
        self._delegate = _Painter(self)
        self.setItemDelegate(self._delegate)
        self.clicked.connect(lambda index: self._turn(self.row(index.row())))

    def set_rows(self, rows: Sequence[RowText], theme: Theme) -> None:
        """Show other lines; those that were open and are still there stay open."""
        self._whole = tuple(rows)
        place, current = self.verticalScrollBar().value(), self.currentIndex().row()
        had_focus = self.hasFocus()
        super().set_rows(list(_flat(self._whole, self._open)), theme)
        self.doItemsLayout()
        self.verticalScrollBar().setValue(place)
        if had_focus and 0 <= current < len(self.all_rows()):
            self.setCurrentIndex(self.model().index(current, 0))

    def point(self, row: RowText | None) -> None:
        """Bring out a line that is pointed at elsewhere, and into view."""
        self.pointed = row
        if row in self.all_rows():
            self.scrollTo(self.model().index(self.all_rows().index(row), 0))
        self.viewport().update()

    def is_open(self, row: RowText) -> bool:
        """Whether what is under a line is shown."""
        return row in self._open

    def set_open(self, row: RowText, on: bool) -> None:
        """Open or close a line."""
        if not isinstance(row, OpenRow) or not row.under or on == self.is_open(row):
            return
        self._open = self._open | {row} if on else self._open - {row}
        self.set_rows(self._whole, self._delegate.theme)
        if on:
            first = self.all_rows().index(row)
            last = self.model().index(first + len(row.under), 0)
            self.scrollTo(last)
            self.scrollTo(self.model().index(first, 0))
        self.opened.emit()

    def _turn(self, row: RowText) -> None:
        self.set_open(row, not self.is_open(row))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open and close; other keys as in every list."""
        current = self.currentIndex()
        if current.isValid() and not event.modifiers():
            row = self.row(current.row())
            if isinstance(row, OpenRow) and row.under:
                key = event.key()
                if key == Qt.Key.Key_Space:
                    return self._turn(row)
                if key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
                    return self.set_open(row, key == Qt.Key.Key_Right)
        super().keyPressEvent(event)


def _flat(rows: Sequence[RowText], opened: set[RowText]) -> Iterator[RowText]:
    for row in rows:
        yield row
        if isinstance(row, OpenRow) and row in opened:
            yield from _flat(row.under, opened)


class _Painter(RowPainter):
    """As other lines, with a lead above the text and an arrow where more is under it."""

    def _lines(self, row: RowText, wide: int) -> tuple[QRect, QRect, QRect]:
        """The boxes of lead, text and arrow, from the upper left corner of the line."""
        level = row.level if isinstance(row, OpenRow) else 0
        pad = self._pad()
        left = self._left(row) + round(self.theme.size(1.0) * level)
        arrow = round(self.theme.size(1.0)) if isinstance(row, OpenRow) and row.under else 0
        room = max(40, wide - left - 6 - arrow)
        lead, top = QRect(left, pad, room, 0), pad
        if isinstance(row, OpenRow) and row.lead:
            lead = _measured(self.theme.font("strong"), row.lead, left, top, room)
            top = lead.bottom() + 1
        text = _measured(self.font(row), row.text, left, top, room)
        return lead, text, QRect(wide - arrow - 4, pad, arrow, round(self.theme.size(1.25)))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = self._owner.row(index.row())
        wide = self._owner.viewport().width()
        _, text, _ = self._lines(row, wide)
        least = round(self.theme.size(1.25)) + self._pad()
        return QSize(wide, max(text.bottom() + 1, least) + self._pad())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._owner.row(index.row())
        theme, c = self.theme, self.theme.colours
        whole = QRectF(option.rect)
        hover = bool(option.state & QStyle.StateFlag.State_MouseOver) or row is self._owner.pointed
        current = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if (hover or current) and (row.marks or row.more or isinstance(row, OpenRow)):
            painter.setPen(QColor(c.focus) if current else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(c.selection))
            painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), 4, 4)
        painter.translate(whole.topLeft())
        lead, text, arrow = self._lines(row, round(whole.width()))
        if row.sign is not None:
            side = theme.size(1.2)
            at = lead.left() - self._left(row) + 5
            runs.symbol(painter, QRectF(at, self._pad() + 1, side, side), row.sign, theme,
                        c.ink_soft)  # fmt: skip
        if isinstance(row, OpenRow) and row.lead:
            painter.setFont(theme.font("strong"))
            painter.setPen(QColor(c.ink))
            painter.drawText(lead, WRAP, row.lead)
        painter.setFont(self.font(row))
        painter.setPen(QColor(c.ink_soft if row.style == "rule" else c.ink))
        painter.drawText(text, WRAP, row.text)
        if arrow.width():
            way = QPointF(0, 1) if self._owner.is_open(row) else QPointF(1, 0)
            paint_angle(painter, QRectF(arrow), way, c.ink_soft, theme.size(0.27))
        painter.restore()

    _owner: OpenRows


def _measured(font: QFont, text: str, left: int, top: int, room: int) -> QRect:
    box = QFontMetrics(font).boundingRect(QRect(0, 0, room, 10_000), WRAP, text)
    return QRect(left, top, room, box.height())
