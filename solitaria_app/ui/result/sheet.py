"""The sheet of a result: who won and why, both scores, their course, card by card."""

from __future__ import annotations

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from solitaria_app.ui.controls.folding import Folding
from solitaria_app.ui.result.cards import CardsByGod
from solitaria_app.ui.result.chart import Chart
from solitaria_app.ui.result.numbers import Numbers
from solitaria_app.ui.result.outcome import Outcome
from solitaria_app.ui.result.table import PointsTable

PICTURE_RATIO = 2.0
"""Dots a pixel of a saved picture."""


class Sheet(QWidget):
    """What the dialog shows and what is saved as a picture."""

    def __init__(self, shown: Outcome, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = shown.view.theme
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 10, 16, 10)
        whole.setSpacing(6)
        self.headline = QLabel(shown.words.headline, self)
        light = "" if shown.view.stock_known else shown.view.texts("light.scores")
        for label, role in (
            (QLabel(shown.title, self), "title"),
            (QLabel(shown.game, self), "soft"),
            (QLabel(light, self), "soft"),
            (self.headline, "prompt"),
            (QLabel(shown.decided(), self), ""),
        ):
            label.setProperty("role", role)
            label.setWordWrap(True)
            label.setVisible(bool(label.text()))
            whole.addWidget(label)
        self.chart = Chart(shown, self)
        self.numbers = Numbers(shown, self)
        self.course = QStackedWidget(self)
        self.course.addWidget(self.chart)
        self.course.addWidget(self.numbers)
        whole.addWidget(Folding([PointsTable(shown, self), self.course], 24, self))
        whole.addWidget(CardsByGod(shown, self))
        whole.addStretch(1)

    def show_numbers(self, on: bool) -> None:
        """The course as a table of numbers, or as the chart."""
        self.course.setCurrentIndex(1 if on else 0)

    def picture(self) -> QPixmap:
        """The whole sheet as a picture, with the chart."""
        numbers = self.course.currentIndex() == 1
        self.show_numbers(False)
        self.chart.read(None)
        found = QPixmap(self.size() * PICTURE_RATIO)
        found.setDevicePixelRatio(PICTURE_RATIO)
        found.fill(self._theme.colour("window"))
        self.render(found)
        self.show_numbers(numbers)
        return found
