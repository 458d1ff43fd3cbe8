"""The list of campaigns: name, kind, how each stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from solitaria_app.ui import symbols
from solitaria_app.ui.campaign.book import Book, Shown, Stand
from solitaria_app.ui.controls.literal import tip
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.theme import Theme

_SHOWN = Qt.ItemDataRole.UserRole
LINE = 1.1
"""The height of a line with what is between lines, in heights of text."""
AROUND = 0.9
"""The room above and below the lines of an entry."""
BESIDE = 2.85
"""The room beside the lines, with the sign."""


class CampaignList(QListWidget):
    """`turned` brings the campaign that is chosen now."""

    turned = Signal(object)

    def __init__(self, book: Book, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self.setItemDelegate(_Entry(book, theme, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setAccessibleName(book.texts("campaigns.list"))
        self.currentItemChanged.connect(self._turned)

    def put(self, campaigns: Sequence[Shown], chosen: int | None) -> None:
        """Show campaigns; the chosen one by its number, else the first."""
        self.blockSignals(True)
        self.clear()
        current = 0
        for row, shown in enumerate(campaigns):
            item = QListWidgetItem(shown.campaign.name)
            item.setData(_SHOWN, shown)
            told = self._told(shown)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, told)
            item.setToolTip(tip(told))
            self.addItem(item)
            if shown.campaign.id == chosen:
                current = row
        self.setCurrentRow(current if campaigns else -1)
        self.blockSignals(False)

    @property
    def shown(self) -> Shown | None:
        """The chosen campaign."""
        chosen = self.currentIndex()
        return chosen.data(_SHOWN) if chosen.isValid() else None

    def _told(self, shown: Shown) -> str:
        parts = (
            shown.campaign.name,
            self._book.kind(shown.campaign),
            self._book.texts(shown.stand.key),
            self._book.stands(shown),
        )
        return " · ".join(part for part in parts if part)

    def _turned(self) -> None:
        if self.shown is not None:
            self.turned.emit(self.shown)


class _Entry(QStyledItemDelegate):
    """Paints an entry: its sign, its name, its kind and state, where one stands in one line or
    two."""

    def __init__(self, book: Book, theme: Theme, parent: CampaignList) -> None:
        super().__init__(parent)
        self._book, self._theme, self._list = book, theme, parent

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        size = self._theme.size
        wide = self._list.viewport().width() - size(BESIDE)
        lines = 2 + len(self._stands(index.data(_SHOWN), wide))
        return QSize(round(size(10)), round(size(LINE * lines + AROUND)))

    def _stands(self, shown: Shown, wide: float) -> list[str]:
        """Where one stands, broken into two lines where it needs them."""
        text = self._book.stands(shown)
        metrics = QFontMetricsF(self._theme.font("small"))
        if metrics.horizontalAdvance(text) <= wide:
            return [text]
        words, first = text.split(" "), ""
        while words and metrics.horizontalAdvance(f"{first} {words[0]}".lstrip()) <= wide:
            first = f"{first} {words.pop(0)}".lstrip()
        return [first, " ".join(words)] if first else [text]

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        shown, theme, c = index.data(_SHOWN), self._theme, self._theme.colours
        box = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(box, QColor(c.selection))
            painter.fillRect(QRectF(box.left(), box.top(), 4, box.height()), QColor(c.accent))
        ink, soft = (c.on_selection, c.on_selection) if chosen else (c.ink, c.ink_soft)
        side, line = theme.size(1.25), theme.size(LINE)
        left, top = box.left() + theme.size(0.7), box.top() + theme.size(0.45)
        sign = c.bad if shown.stand is Stand.BROKEN else ink if chosen else c.bronze
        symbols.draw(painter, QRectF(left, top, side, side), shown.stand.sign, sign)
        left += side + theme.size(0.5)
        texts, wide = self._book.texts, box.width() - theme.size(BESIDE)
        kind = self._book.kind(shown.campaign)
        state_word = texts(shown.stand.key)
        small = theme.font("small")
        lines = [
            (shown.campaign.name, theme.font("name"), ink),
            (f"{kind} · {state_word}" if kind else state_word, small, soft),
            *((text, small, ink) for text in self._stands(shown, wide)),
        ]
        for n, (text, font, colour) in enumerate(lines):
            place = QRectF(left, top + n * line, wide, line)
            cardpaint.words(painter, place, text, font, colour)
        painter.setPen(QPen(QColor(c.edge), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        painter.restore()
