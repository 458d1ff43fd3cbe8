"""Large buttons that press those of the desk, in as many rows as they need."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from solitaria_app.ui import runs
from solitaria_app.ui.theme import Theme

from .offers import Offered

SMALLER = 0.96
"""Steps in which letters get smaller until all buttons have their place."""
LEAST = 11
"""The smallest letters, in pixels."""


class BigButton(QAbstractButton):
    """One option: the key, words and symbols."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.offered: Offered | None = None
        self._theme, self._size = Theme(), LEAST
        self._hover = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_offer(self, theme: Theme, offer: Offered, size: int) -> None:
        """What it shows, in letters of a size in pixels."""
        self._theme, self.offered, self._size = theme, offer, size
        self.setAccessibleName(offer.name)
        self.setToolTip(offer.name)
        self.setEnabled(offer.source is not None and offer.source.isEnabled())
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hover = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        offer = self.offered
        if offer is None:
            return
        c, size = self._theme.colours, self._size
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        primary = offer.primary and self.isEnabled()
        lit = self._hover or self.isDown()
        fill = c.raised if self.isEnabled() else c.panel
        if primary:
            fill = c.accent_hover if lit else c.accent
        elif lit:
            fill = c.selection
        ink = c.on_accent if primary else c.ink if self.isEnabled() else c.ink_faint
        strong = self.hasFocus() or offer.chosen
        rim = c.focus if strong else c.accent if self.isEnabled() else c.edge
        painter.setPen(QPen(QColor(rim), 3.4 if strong else 1.6))
        painter.setBrush(QColor(fill))
        box = QRectF(self.rect())
        if offer.source is None:
            font = lettered(self._theme, size)
            runs.paint(painter, box, offer.line, self._theme, font, size * 1.25, c.ink_soft)
            return
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), size * 0.35, size * 0.35)
        font = lettered(self._theme, size)
        left = size * 0.6
        if offer.key:
            left += self._key(painter, left, offer.key) + size * 0.4
        inner = box.adjusted(left, 0, -size * 0.3, 0)
        runs.paint(painter, inner, offer.line, self._theme, font, size * 1.25, ink)

    def _key(self, painter: QPainter, left: float, key: str) -> float:
        """The key in a small square; gives its side."""
        c, side = self._theme.colours, self._size * 1.15
        box = QRectF(left, (self.height() - side) / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(c.accent))
        painter.drawRoundedRect(box, side * 0.22, side * 0.22)
        font = lettered(self._theme, round(self._size * 0.86))
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(QColor(c.on_accent))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key.upper())
        return side


def lettered(theme: Theme, size: int) -> QFont:
    """The font of the buttons at a size in pixels."""
    font = theme.font("strong")
    font.setPixelSize(max(1, size))
    return font


def width_of(theme: Theme, offer: Offered, size: int) -> float:
    """The width of a button in letters of a size."""
    wide = runs.width(offer.line, lettered(theme, size), size * 1.25) + size * 1.2
    return wide + (size * 1.55 if offer.key else 0)


class BigButtons(QWidget):
    """`pressed` follows every press, after what it pressed was told."""

    pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = Theme()
        self.offers: tuple[Offered, ...] = ()
        self._buttons: list[BigButton] = []
        self.largest = LEAST
        """The size of letters where all have their place, in pixels."""

    def show_offers(self, theme: Theme, offers: Sequence[Offered]) -> None:
        """Show buttons for what is on offer."""
        self._theme, self.offers = theme, tuple(offers)
        self._lay_out()

    def shown(self) -> list[BigButton]:
        """The buttons that are there."""
        return [button for button in self._buttons if not button.isHidden()]

    def rows_at(self, size: int) -> list[list[tuple[Offered, float, float]]]:
        """The buttons row by row, with their left ends and widths."""
        rows: list[list[tuple[Offered, float, float]]] = [[]]
        left = 0.0
        for place, offer in enumerate(self.offers):
            wide = min(width_of(self._theme, offer, size), self.width())
            after = takewhile(lambda one: one.joined, self.offers[place + 1 :])
            each = [width_of(self._theme, one, size) + size * 0.15 for one in after]
            needed = wide + sum(each)
            if offer.joined and rows[-1] and left + wide - size * 0.3 <= self.width():
                left -= size * 0.3
            elif rows[-1] and left + needed > self.width():
                rows.append([])
                left = 0.0
            rows[-1].append((offer, left, wide))
            left += wide + size * 0.45
        return rows

    def fitted(self) -> int:
        """The size of letters at which all buttons have their place."""
        size = self.largest
        while size > LEAST and len(self.rows_at(size)) * size * 2.65 > self.height() + size * 0.45:
            size = max(LEAST, int(size * SMALLER))
        return size

    def _lay_out(self) -> None:
        size = self.fitted()
        used = 0
        for row, offers in enumerate(self.rows_at(size)):
            for offer, x, wide in offers:
                button = self._button(used)
                used += 1
                button.show_offer(self._theme, offer, size)
                top = row * size * 2.65
                button.setGeometry(QRectF(x, top, wide, size * 2.2).toRect())
                button.show()
        for button in self._buttons[used:]:
            button.hide()

    def _button(self, number: int) -> BigButton:
        while len(self._buttons) <= number:
            button = BigButton(self)
            button.clicked.connect(self._clicked)
            self._buttons.append(button)
        return self._buttons[number]

    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, BigButton) and button.offered is not None:
            if button.offered.source is not None:
                button.offered.source.click()
            self.pressed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()
