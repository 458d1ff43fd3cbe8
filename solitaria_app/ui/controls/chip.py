"""Buttons for options: the key, words and symbols. A row of them shows as many as fit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from solitaria_app.ui import labels, runs
from solitaria_app.ui.controls.keys import DIGITS, MORE
from solitaria_app.ui.interaction import Option
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.theme import Theme
from solitaria_app.ui.view import View

GAP = 6


class Chip(QAbstractButton):
    """One option as a button."""

    entered = Signal(object)
    """The option under the pointer or with the focus, None when it leaves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option: Option | None = None
        self.key = ""
        self.line: list[runs.Run] = []
        self.theme = Theme()
        self._hover = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not change what Enter means
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set(self, theme: Theme, line: list[runs.Run], name: str, key: str) -> None:
        """What it shows and is called, and the key that presses it."""
        self.theme, self.line, self.key = theme, line, key
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(width_of(self.theme, self.line)), round(height_of(self.theme)))

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hover = True
        self.entered.emit(self.option)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover = False
        self.entered.emit(None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self.theme, self.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        refused = self.option is not None and self.option.refused is not None
        lit = (self._hover or self.isDown()) and not refused
        focus = self.hasFocus()
        edge = c.edge if refused else c.accent
        painter.setPen(QPen(QColor(c.focus if focus else edge), 2.4 if focus else 1.3))
        ground = c.panel if refused else c.raised
        painter.setBrush(QColor(c.selection if lit else ground))
        box = QRectF(self.rect())
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
        left = 6.0
        if self.key:
            side = theme.size(1.15)
            corner = QPointF(left, (box.height() - side) / 2)
            left += cardpaint.key_badge(painter, corner, self.key, theme) + 6
        inner = box.adjusted(left, 0, -8, 0)
        ink = c.ink_soft if refused else c.ink
        runs.paint(painter, inner, self.line, theme, theme.font("body"), _symbol(theme), ink)


def _symbol(theme: Theme) -> float:
    return theme.size(1.25)


def width_of(theme: Theme, line: Sequence[runs.Run]) -> float:
    """The width of a chip with its key."""
    return runs.width(line, theme.font("body"), _symbol(theme)) + theme.size(1.15) + 23


def height_of(theme: Theme) -> float:
    """The height of a chip."""
    return theme.size(2.1)


class ChipRow(QWidget):
    """Options as chips with the keys 1 to 9; a last chip (key N) shows the next ones."""

    chosen = Signal(object)
    entered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._options: tuple[Option, ...] = ()
        self._first = 0
        self._chips: list[Chip] = []
        self.more = Chip(self)
        self.more.clicked.connect(self.turn)
        self.more.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def refresh(self, view: View) -> None:
        """Show the options of the present offer, from the first one if they changed."""
        if view.offer.options != self._options:
            self._first = 0
        self._view, self._options = view, view.offer.options
        self.setMinimumHeight(round(height_of(view.theme)))
        self._lay_out()

    def shown(self) -> list[Chip]:
        """The chips that can be pressed now."""
        return [chip for chip in self._chips if not chip.isHidden()]

    def turn(self) -> None:
        """Show the next options, after the last the first again."""
        last = self._first + len(self.shown())
        self._first = last if last < len(self._options) else 0
        self._lay_out()

    def press(self, key: str) -> bool:
        """Press the chip with a key; whether there is one."""
        if not key:
            return False
        if key == MORE and not self.more.isHidden():
            self.turn()
            return True
        for chip in self.shown():
            if chip.key == key:
                chip.click()
                return True
        return False

    def _lay_out(self) -> None:
        view = self._view
        if view is None:
            return
        theme = view.theme
        high = round(height_of(theme))
        top = (self.height() - high) // 2
        more_wide = width_of(theme, [view.texts("options.pages", last="99", n="99")])
        lines = [labels.short(view, option) for option in self._options]
        widths = [width_of(theme, line) for line in lines]
        all_fit = sum(widths) + GAP * len(widths) <= self.width() and len(widths) <= len(DIGITS)
        room = self.width() - (0 if all_fit else more_wide + GAP)
        x, n = 0.0, 0
        while self._first + n < len(lines) and n < len(DIGITS):
            number = self._first + n
            wide = min(widths[number], room)
            if n and x + wide > room:
                break
            chip = self._chip(n)
            chip.option = self._options[number]
            name = labels.full(view, self._options[number])
            key = labels.place_of(view, self._options[number]) or DIGITS[n]
            chip.set(theme, lines[number], name, key if view.keys else "")
            chip.setGeometry(round(x), top, round(wide), high)
            chip.show()
            x += wide + GAP
            n += 1
        for chip in self._chips[n:]:
            chip.hide()
        self.more.setVisible(not all_fit)
        if not all_fit:
            last = self._first + n
            text = view.texts("options.more")
            pages = view.texts("options.pages", last=last, n=len(lines))
            self.more.set(theme, [pages], text, MORE if view.keys else "")
            self.more.setGeometry(round(x), top, round(more_wide), high)

    def _chip(self, n: int) -> Chip:
        while len(self._chips) <= n:
            chip = Chip(self)
            chip.clicked.connect(self._clicked)
            chip.entered.connect(self.entered)
            self._chips.append(chip)
        return self._chips[n]

    def _clicked(self) -> None:
        chip = self.sender()
        if isinstance(chip, Chip) and chip.option is not None:
            self.chosen.emit(chip.option)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()
