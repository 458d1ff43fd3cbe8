"""A page: which view and which chart of it, the chart, and its numbers beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from solitaria_app.session.statistics.dice import dice
from solitaria_app.session.statistics.tables import Table, Unit
from solitaria_app.session.uncollected import uncollected
from solitaria_app.ui.statistics.chart import ChartPanel
from solitaria_app.ui.statistics.figures import FiguresTable
from solitaria_app.ui.statistics.naming import Naming
from solitaria_app.ui.statistics.pages import View
from solitaria_app.ui.theme import Theme

MOST_TABLE = 0.5
"""The greatest part of the width that the table has."""


class Page(QWidget):
    """Shows one view of one page at a time; `table` is the one that is shown."""

    def __init__(self, theme: Theme, naming: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._naming = naming
        self._views: tuple[View, ...] = ()
        self._games: Callable[[View], str] = str
        self._folded = False
        self.table: Table | None = None
        texts = naming.texts
        self.view = self._list(texts("stats.view"))
        self.measure = self._list(texts("stats.measure"))
        choice = QHBoxLayout()
        choice.setSpacing(8)
        self._as = QLabel(self.measure.accessibleName(), self)
        for label, box in (
            (QLabel(self.view.accessibleName(), self), self.view),
            (self._as, self.measure),
        ):
            label.setBuddy(box)
            choice.addWidget(label)
            choice.addWidget(box)
        choice.addStretch(1)
        self.chart = ChartPanel(theme, naming, self)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setWidget(self.chart)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.figures = FiguresTable(theme, naming, self)
        self.parts = QSplitter(Qt.Orientation.Horizontal, self)
        self.parts.setChildrenCollapsible(False)
        self.parts.setHandleWidth(8)
        self.parts.setStyleSheet("QSplitter::handle { background: transparent; }")
        self.parts.addWidget(self.area)
        self.parts.addWidget(self.figures)
        for part in (self.area, self.figures):
            part.setMinimumWidth(round(theme.size(14)))
        self._theme = theme
        self.parts.setStretchFactor(0, 11)
        self.parts.setStretchFactor(1, 9)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addLayout(choice)
        whole.addWidget(self.parts, 1)
        self.view.activated.connect(self._view_chosen)
        self.measure.activated.connect(self._draw)

    def fold(self, on: bool, low: bool) -> None:
        """The table below the chart, both high enough to be read; charts that are `low`, so that
        one is seen as a whole: for large letters."""
        if low is not self.chart.plot.low:
            self.chart.plot.low = low
            if self._views:
                self._draw()
        self._folded = on
        self.parts.setOrientation(Qt.Orientation.Vertical if on else Qt.Orientation.Horizontal)
        self.figures.setMinimumHeight(round(self._theme.size(13)) if on else 0)
        self._fit()

    def _fit(self) -> None:
        """Below each other the whole chart is shown; only what is round all of it scrolls."""
        least = 0
        if self._folded:
            wanted = self.chart.heightForWidth(max(1, self.width() - 30))
            least = max(wanted, self.chart.minimumSizeHint().height()) + 8
            if not self.chart.plot.low:
                least = max(round(self._theme.size(24)), least)
        self.area.setMinimumHeight(least)

    def _share(self) -> None:
        """Beside each other the table is as wide as its columns, and no wider than the chart;
        below each other there is nothing to share."""
        whole = self.parts.width() - self.parts.handleWidth()
        if self._folded or self.table is None or whole <= 0:
            return
        table = min(self.figures.wanted, round(whole * MOST_TABLE))
        self.parts.setSizes([whole - table, table])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The chart keeps its part."""
        super().resizeEvent(event)
        self._fit()
        self._share()

    def _list(self, name: str) -> QComboBox:
        box = QComboBox(self)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.setAccessibleName(name)
        return box

    def show_views(self, views: Sequence[View], games: Callable[[View], str]) -> None:
        """Show views; the view and the chart that were chosen stay if they are there.

        `games` says which games a view is drawn from.
        """
        kept, measure = self.view.currentText(), self.measure.currentText()
        self._views, self._games = tuple(views), games
        self.view.clear()
        self.view.addItems([self.name(view) for view in views])
        self.view.setCurrentIndex(max(0, self.view.findText(kept)))
        self._view_chosen()
        if (index := self.measure.findText(measure)) > 0:
            self.measure.setCurrentIndex(index)
            self._draw()

    def shown(self, of_chart: bool) -> tuple[str, ...]:
        """What is shown, in words: the view, and the chart."""
        view = self._views[self.view.currentIndex()]
        if not of_chart:
            return (self._whole_name(view),)
        chart = view.charts[self.measure.currentIndex()].id
        return self._whole_name(view), self._naming.texts(f"stats.chart.{chart}")

    def name(self, view: View) -> str:
        """What a view is called."""
        return self._naming.about(view.id, view.about)

    def _whole_name(self, view: View) -> str:
        """What a view is called where its page is not seen."""
        name = self.name(view)
        return f"{self._naming.texts('stats.view.sites')}, {name}" if view.id == "sites" else name

    def _view_chosen(self) -> None:
        view = self._views[self.view.currentIndex()]
        with uncollected():
            self.table = view.table()
        self.measure.clear()
        self.measure.addItems([self._naming.texts(f"stats.chart.{one.id}") for one in view.charts])
        several = len(view.charts) > 1
        self.measure.setVisible(several)
        self._as.setVisible(several)
        self.figures.show_table(self.table, self.name(view))
        self._share()
        self._draw()

    def _draw(self) -> None:
        view = self._views[self.view.currentIndex()]
        chart = view.charts[self.measure.currentIndex()]
        assert self.table is not None
        words = self._naming.texts(f"stats.chart.{chart.id}")
        title = self._naming.texts("stats.chart", view=self._whole_name(view), chart=words)
        self.area.setAccessibleName(title)
        self.chart.show_chart(self.table, chart, title, self._games(view), self._note(view))
        self._fit()

    def _note(self, view: View) -> str:
        """What a chart tells in a sentence, where that needs one."""
        texts = self._naming.texts
        if view.id == "scores":
            return texts("stats.note.scores")
        if view.id != "faces":
            return texts("stats.note.luck") if view.id == "luck" else ""
        luck = dice(view.games)[0]
        verdict, rolls = (luck.value(view.about, id) for id in ("verdict", "rolls"))
        told = texts(f"stats.note.{verdict}", n=rolls)
        chance = luck.value(view.about, "chance")
        if chance is None:
            return told
        share = self._naming.value(Unit.SHARE, chance)
        return f"{told} {texts('stats.note.chance', share=share)}"
