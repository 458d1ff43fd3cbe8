"""The parts of the window and where they stand: the map in the middle, all else round it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from solitaria_app.ui.map.view import MapView
from solitaria_app.ui.panels.banner import Banner
from solitaria_app.ui.panels.contrarius import ContrariusPanel
from solitaria_app.ui.panels.coursestrip import CourseStrip
from solitaria_app.ui.panels.display import DisplayRow
from solitaria_app.ui.panels.hand import HandRow
from solitaria_app.ui.panels.header import Header
from solitaria_app.ui.panels.headline import Headline
from solitaria_app.ui.panels.promptbar import PromptBar
from solitaria_app.ui.panels.side import SidePanel
from solitaria_app.ui.panels.store import Purse, Storehouse
from solitaria_app.ui.panels.supply import SupplyRow
from solitaria_app.ui.panels.welcome import Welcome
from solitaria_app.ui.theme import Theme

ROW = (5.3, 9.0)
"""Least and most height of the rows of cards, in heights of text."""
LOW_ROWS = (4.85, 4.25)
"""Least height of display and hand where the headline needs room."""
GIVEN = (0.38, 0.66)
"""How much of the headline's height display and hand give, in a window that is not high."""
ROW_SHARE = 0.1
"""The height of a row of cards as a part of the window's, between these limits."""
SIDE = (18.7, 28.0)
"""Least and most width of the panels at the right, in heights of text."""
SIDE_SHARE = 0.215
MOST_SIDE_SHARE = 0.34
"""Their width as a part of the window's: wanted, and the most that large text may take."""


class Desk(QWidget):
    """Header, display, map, Contrarius, reason and log, prompt, hand, storehouse, purse."""

    def __init__(self, menu: QMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = Theme()
        self._stock = True
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # so that keys mean the prompt at first
        self.header = Header(menu, self)
        self.banner = Banner(self)
        self.display = DisplayRow(self)
        self.map = MapView(self)
        self.contrarius = ContrariusPanel(self)
        self.side = SidePanel(self)
        self.headline = Headline(self)
        self.strip = CourseStrip(self)
        self.prompt = PromptBar(self)
        self._stand_ins: list[QWidget] = []
        self._supplies = False
        self.welcome = Welcome(self)
        self.hand = HandRow(self)
        self.supply = SupplyRow(self)
        self.supply.hide()
        self.store = Storehouse(self)
        self.purse = Purse(self)
        left = _column(self.display, self.map)
        right = _column(self.contrarius, self.side)
        middle = QHBoxLayout()
        middle.setSpacing(5)
        middle.addLayout(left, 1)
        middle.addLayout(right)
        below = QHBoxLayout()
        below.setSpacing(6)
        below.addWidget(self.hand, 1)
        below.addWidget(self.supply, 1)
        below.addWidget(self.store)
        below.addWidget(self.purse)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(5, 2, 5, 3)
        whole.setSpacing(2)
        whole.addWidget(self.header)
        whole.addWidget(self.banner)
        whole.addLayout(middle, 1)
        whole.addWidget(self.headline)
        whole.addWidget(self.strip)
        whole.addWidget(self.prompt)
        whole.addWidget(self.welcome)
        whole.addLayout(below)
        self._whole = whole

    @property
    def of_a_game(self) -> tuple[QWidget, ...]:
        """The parts that have nothing to show without a game."""
        return (
            self.display,
            self.contrarius,
            self.side,
            self.prompt,
            *self._own,
        )

    @property
    def _own(self) -> tuple[QWidget, ...]:
        """What the human owns, as far as it is followed."""
        return (self.hand, self.store, self.purse) if self._stock else (self.hand, self.purse)

    def show_game(self, running: bool) -> None:
        """Show the parts of a game, or what stands there without one."""
        for part in self.of_a_game:
            hidden = self._supplies if part in self._own else part is self.prompt and self.stands_in
            part.setVisible(running and not hidden)
        self.supply.setVisible(running and self._supplies)
        self.header.show_game(running)
        if not running:
            self.show_headline(False)
            self.show_strip(False)
        self.welcome.setVisible(not running)

    def show_supply(self, on: bool) -> None:
        """Show what comes from the supply in place of what the human owns, or (False) that."""
        self._supplies = on
        self.supply.setVisible(on)
        for part in self._own:
            part.setVisible(not on)

    def show_stock(self, known: bool) -> None:
        """Show the storehouse; where it is not followed its room goes to the hand."""
        self._stock = known
        self.store.setVisible(known and not self._supplies)

    def show_headline(self, on: bool) -> None:
        """Make room for the headline, which rows of cards give, or take it back."""
        if on == self.headline.isHidden():
            self.headline.setVisible(on)
            self._size_parts()

    def show_strip(self, on: bool) -> None:
        """As `show_headline`, for what a changed course asks for."""
        if on or not self.strip.isHidden():
            self.strip.setVisible(on)
            self._size_parts()

    @property
    def stands_in(self) -> QWidget | None:
        """What is shown in place of the prompt, if something is."""
        return next((bar for bar in self._stand_ins if not bar.isHidden()), None)

    def stand_in(self, bar: QWidget | None) -> None:
        """Show something in place of the prompt, or (None) the prompt."""
        if bar is self.stands_in:
            return
        focus = QApplication.focusWidget()
        lost = focus is None or any(
            part is focus or part.isAncestorOf(focus) for part in (self.prompt, *self._stand_ins)
        )
        if bar is not None and bar not in self._stand_ins:
            self._stand_ins.append(bar)
            self._whole.insertWidget(self._whole.indexOf(self.prompt), bar)
            self._size_parts()
        for part in self._stand_ins:
            if part is not bar:
                part.hide()
        self.prompt.setVisible(bar is None)
        if bar is None:
            self.prompt.guard()
        else:
            bar.show()
        if lost:
            (self if bar is None else bar).setFocus()

    def dress(self, theme: Theme) -> None:
        """Sizes follow the size of text."""
        self._theme = theme
        self.map.set_theme(theme)
        self._size_parts()

    def _size_parts(self) -> None:
        size, high, wide = self._theme.size(), self.height(), self.width()
        line = self.headline.wanted_height(self._theme, high)
        self.headline.setFixedHeight(line)
        if not line:
            line = self.strip.wanted_height()
            self.strip.setFixedHeight(line)
        above, below = (
            max(
                size * (low if line else ROW[0]),
                min(high * ROW_SHARE - line * gives, size * ROW[1]),
            )
            for low, gives in zip(LOW_ROWS, GIVEN, strict=True)
        )
        self.header.setFixedHeight(round(size * 2.25))
        self.display.setFixedHeight(round(above + size * 0.1))
        for part in (self.prompt, *self._stand_ins):
            part.setFixedHeight(round(size * 4.95))
        for part in (*self._own, self.supply):
            part.setFixedHeight(round(below + size * 0.3))
        self.store.setFixedWidth(round((below - 4) / 2 * 6) + 10)
        self.purse.setFixedWidth(round(size * 4.6))
        panel = max(size * SIDE[0], min(wide * SIDE_SHARE, size * SIDE[1]))
        panel = round(min(panel, wide * MOST_SIDE_SHARE))
        self.contrarius.setFixedWidth(panel)
        self.side.setFixedWidth(panel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_parts()


def _column(above: QWidget, below: QWidget) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(2)
    column.addWidget(above)
    column.addWidget(below, 1)
    return column
