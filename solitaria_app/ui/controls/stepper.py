"""A good with its amount and buttons for less and more."""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from solitaria_app.engine.goods import Good
from solitaria_app.ui import runs
from solitaria_app.ui.drawings import Badge
from solitaria_app.ui.panels import cardpaint
from solitaria_app.ui.theme import Theme

NO_NOTE = 1.7
"""With text of this scale or larger note and change are in the tooltip alone."""

BADGE = 1.35
"""The side of the badge, in heights of text."""

NOTE = 0.8
"""The letters of note and change one above the other, in heights of text."""

LEFT, AFTER_KEY, BESIDE = 1, 4, 4
"""Space before the key, after it, and after the amount."""

WIDTH = 5.6
"""The least width of key, badge and amount, in heights of text."""

_WIDE_SIGNS = re.compile(r"\d")
"""Digits differ in width; the widest of them stands for all."""


class _Face(QWidget):
    """Key, badge and amount of a stepper; beside them, in two small lines, note and change."""

    def __init__(self, good: Good, parent: QWidget) -> None:
        super().__init__(parent)
        self.good = good
        self.theme = Theme()
        self.key = ""
        self.amount = ""
        self.note = ""
        self.change = ""
        self.widest: tuple[str, str] = ("", "")
        """The widest amount and the widest change that its place has room for."""
        self.least = WIDTH

    def beside(self) -> tuple[str, ...]:
        """Note and change; large text has no room for them and leaves them to the tooltip."""
        if self.theme.scale >= NO_NOTE:
            return ()
        return tuple(text for text in (self.note, self.change) if text)

    def line(self) -> list[runs.Run]:
        """Badge and amount."""
        return [Badge(self.good), self.amount]

    def sizeHint(self) -> QSize:
        theme, (amount, change) = self.theme, self.widest
        line: list[runs.Run] = [Badge(self.good), amount]
        wide = LEFT + theme.size(1.15) + AFTER_KEY if self.key else LEFT
        wide += runs.width(line, self._strong(), theme.size(BADGE))
        if theme.scale < NO_NOTE:
            notes = [self._small().horizontalAdvance(text) for text in (self.note, change)]
            wide += BESIDE + max(notes) if any(notes) else 0
        return QSize(round(max(wide + 1, theme.size(self.least))), round(theme.size(1.8)))

    def _small(self) -> QFontMetricsF:
        return QFontMetricsF(self._note_font())

    def _note_font(self) -> QFont:
        """Two lines of it are as high as the stepper where a note and a change are shown."""
        font = self.theme.font("small")
        if self.note and self.widest[1]:
            font.setPixelSize(round(self.theme.size(NOTE)))
        return font

    def _strong(self) -> QFont:
        font = self.theme.font("strong")
        font.setWeight(QFont.Weight.Bold)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, c = self.theme, self.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        side = theme.size(1.15)
        corner = QPointF(1, (box.height() - side) / 2)
        left = corner.x()
        if self.key:
            left += cardpaint.key_badge(painter, corner, self.key, theme) + AFTER_KEY
        size = theme.size(BADGE)
        font = self._strong()
        line = self.line()
        runs.paint(painter, box.adjusted(left, 0, 0, 0), line, theme, font, size, c.ink)
        widest: list[runs.Run] = [Badge(self.good), self.widest[0]]
        left += runs.width(widest, font, size) + BESIDE
        told = self.beside()
        small, high = self._note_font(), box.height() / max(1, len(told))
        for n, text in enumerate(told):
            place = QRectF(left, n * high, box.right() - left, high)
            changed = text == self.change
            small.setWeight(QFont.Weight.Bold if changed else QFont.Weight.Normal)
            cardpaint.words(painter, place, text, small, c.accent if changed else c.ink_soft)


class Stepper(QWidget):
    """One good; `changed` asks for one more (1) or one less (-1) of it.

    With the focus: up and plus for more, down and minus for less, left and right to the
    neighbours.
    """

    changed = Signal(int, int)

    def __init__(self, good: Good, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.good, self.key = good, key
        self._theme = Theme()
        self._name = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(4, 2, 3, 2)
        layout.setSpacing(2)
        self.face = _Face(good, self)
        self.face.key = key
        self.less = self._button("−", -1)
        self.more = self._button("+", 1)
        layout.addWidget(self.face)
        layout.addWidget(self.less)
        layout.addWidget(self.more)

    def _button(self, text: str, way: int) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setProperty("tight", True)
        button.clicked.connect(lambda: self.changed.emit(int(self.good), way))
        return button

    def show_amount(
        self,
        theme: Theme,
        name: str,
        amount: str,
        note: str,
        widest: str,
        change: tuple[str, str] = ("", ""),
    ) -> None:
        """What it shows; `name` is what it is called for those who listen.

        `widest` is the longest amount that it may come to show; `change` is how much more or less
        that is than before, and the longest of these. Buttons must not move under the pointer.
        """
        self._theme, self._name = theme, name
        now, longest = change
        self.face.widest = (_widest(theme, amount, widest), _widest(theme, now, longest))
        self.face.theme, self.face.amount, self.face.note = theme, amount, note
        self.face.change = now
        told = f"{name}: {amount}{f' ({now})' if now else ''}. {note}"
        self.setAccessibleName(told)
        self.face.setToolTip(told)
        self.face.setFixedSize(self.face.sizeHint())
        for button in (self.less, self.more):
            button.setFixedSize(round(theme.size(1.75)), round(theme.size(1.75)))
        self.face.update()
        self.update()

    def allow(self, way: int, reason: str) -> None:
        """Whether one less (-1) or more (1) is possible: `reason` says why not, if not."""
        button = self.less if way < 0 else self.more
        button.setEnabled(not reason)
        button.setToolTip(reason)
        names = ("−", "+")
        button.setAccessibleName(f"{names[way > 0]} {self._name}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Plus):
            self.more.click()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Minus):
            self.less.click()
        elif key == Qt.Key.Key_Right:
            self.focusNextChild()
        elif key == Qt.Key.Key_Left:
            self.focusPreviousChild()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        c = self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focus = self.hasFocus()
        painter.setPen(QPen(QColor(c.focus if focus else c.edge), 2.2 if focus else 1.0))
        painter.setBrush(QColor(c.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)


def _widest(theme: Theme, *texts: str) -> str:
    """The widest of texts with whatever digits they come to show."""
    metrics = QFontMetricsF(theme.font("strong"))
    return max((_WIDE_SIGNS.sub("0", text) for text in texts), key=metrics.horizontalAdvance)
