"""A row of tabs with symbols and words; a list to choose from where they do not fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QToolButton, QWidget

from solitaria_app.ui import runs
from solitaria_app.ui.theme import Theme

GAP = 3


@dataclass(frozen=True)
class Tab:
    """A tab: its symbol, the word on it, and what it is called in full."""

    sign: runs.Symbol
    word: str
    name: str


class TabRow(QWidget):
    """`chosen` gets the number of a tab. The tabs become one list where the room is too small."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[QToolButton] = []
        self.list = QComboBox(self)
        self.list.activated.connect(self.chosen)
        self._theme = Theme()
        self._shown: tuple[Theme, tuple[Tab, ...]] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_tabs(self, theme: Theme, tabs: Sequence[Tab], current: int, tip: str) -> None:
        """Show tabs, one of them as the present one; `tip` says what they are."""
        self._theme = theme
        if self._shown != (theme, tuple(tabs)):
            self._shown = (theme, tuple(tabs))
            self._make(tabs, tip)
        for number, button in enumerate(self.buttons):
            button.setChecked(number == current)
        self.list.setCurrentIndex(current)
        self._lay_out()

    def _make(self, tabs: Sequence[Tab], tip: str) -> None:
        while len(self.buttons) < len(tabs):
            self.buttons.append(self._button(len(self.buttons)))
        side = round(self._theme.size(1.1))
        self.list.clear()
        self.list.setAccessibleName(tip)
        self.list.setToolTip(tip)
        self.list.setIconSize(QSize(side, side))
        for button, tab in zip(self.buttons, tabs, strict=False):
            icon = self._icon(tab.sign, side)
            button.setIcon(icon)
            button.setIconSize(QSize(side, side))
            button.setText(tab.word)
            button.setAccessibleName(tab.name)
            button.setToolTip(tab.name)
            self.list.addItem(icon, tab.name)

    def _button(self, number: int) -> QToolButton:
        button = QToolButton(self)
        button.setCheckable(True)
        button.setProperty("look", "tab")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.chosen.emit(number))
        return button

    def _icon(self, sign: runs.Symbol, side: int) -> QIcon:
        picture = QPixmap(2 * side, 2 * side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        runs.symbol(painter, QRectF(picture.rect()), sign, theme, theme.colours.ink)
        painter.end()
        picture.setDevicePixelRatio(2)
        return QIcon(picture)

    def sizeHint(self) -> QSize:
        return QSize(round(self._theme.size(40)), round(self._theme.size(2)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._theme.size(12)), round(self._theme.size(2)))

    def _lay_out(self) -> None:
        """Tabs side by side, or the list."""
        tabs = self._shown[1] if self._shown is not None else ()
        wanted = self.buttons[: len(tabs)]
        widths = [button.sizeHint().width() for button in wanted]
        fit = sum(widths) + GAP * len(widths) <= self.width()
        x = 0
        for number, button in enumerate(self.buttons):
            button.setVisible(fit and number < len(wanted))
            if number < len(wanted):
                button.setGeometry(x, 0, widths[number], self.height())
                x += widths[number] + GAP
        self.list.setVisible(not fit)
        wide = min(self.width(), self.list.sizeHint().width())
        self.list.setGeometry(0, 0, wide, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()
