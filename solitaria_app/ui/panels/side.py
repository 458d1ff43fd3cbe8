"""The reason, the log and the forecast behind tabs."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from solitaria_app.ui.panels.logpanel import LogPanel
from solitaria_app.ui.panels.openrows import OpenRows
from solitaria_app.ui.panels.reasonpanel import ReasonPanel
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme


class SidePanel(QFrame):
    """Tabs "why", "log" and "forecast"; `lit` follows the line that is pointed at."""

    lit = Signal(object)
    turned = Signal()
    """The other tab was chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.tabs = QTabBar(self)
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.reason = ReasonPanel(self)
        self.why = self.reason.rows
        self.log_panel = LogPanel(self)
        self.log = self.log_panel.log
        self.forecast = OpenRows("forecast", self)
        self._stack = QStackedWidget(self)
        for rows, page in (
            (self.why, self.reason),
            (self.log, self.log_panel),
            (self.forecast, self.forecast),
        ):
            rows.lit.connect(self.lit)
            self._stack.addWidget(page)
            self.tabs.addTab("")
        self.tabs.currentChanged.connect(self._turn)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 2, 6, 6)
        layout.setSpacing(3)
        layout.addWidget(self.tabs)
        layout.addWidget(self._stack, 1)

    def dress(self, texts: Texts, theme: Theme) -> None:
        """The names of the tabs."""
        self.reason.dress(texts, theme)
        for n, key in enumerate(("side.why", "side.log", "side.forecast")):
            self.tabs.setTabText(n, texts(key))
            (self.why, self.log, self.forecast)[n].setAccessibleName(texts(key))

    @property
    def shows_log(self) -> bool:
        """Whether the log is in front."""
        return self.tabs.currentIndex() == 1

    def show_tab(self, number: int) -> None:
        """Bring a tab to the front: 0 the reason, 1 the log, 2 the forecast."""
        self.tabs.setCurrentIndex(number)

    def go_to(self, number: int) -> None:
        """The same, with the focus in it."""
        self.show_tab(number)
        (self.why, self.log, self.forecast)[number].setFocus()

    def _turn(self, number: int) -> None:
        self._stack.setCurrentIndex(number)
        self.turned.emit()
