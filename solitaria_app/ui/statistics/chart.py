"""A chart with its title, what it is restricted to, and its legend: what is saved as a picture."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from solitaria_app.session.statistics.tables import Table
from solitaria_app.ui.statistics.drawing import draw
from solitaria_app.ui.statistics.looks import Legend
from solitaria_app.ui.statistics.naming import Naming
from solitaria_app.ui.statistics.pages import Chart, Draw, Look, told_by
from solitaria_app.ui.statistics.plot import Plot
from solitaria_app.ui.theme import Theme

PICTURE_RATIO = 2.0
"""Dots a pixel of a saved picture."""


class ChartPanel(QFrame):
    """The numbers of the chart are in the table beside it; its description says so."""

    def __init__(self, theme: Theme, naming: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self._theme, self._naming, self._texts = theme, naming, naming.texts
        self.title = QLabel(self)
        self.title.setProperty("role", "name")
        self.games = QLabel(self)
        self.games.setProperty("role", "small")
        self.note = QLabel(self)
        self.nothing = QLabel(self)
        self.nothing.setProperty("role", "soft")
        for label in (self.title, self.games, self.note, self.nothing):
            label.setWordWrap(True)
        self.legend = Legend(theme, self)
        self.plot = Plot(theme, naming, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 8, 12, 8)
        whole.setSpacing(4)
        for part in (self.title, self.games, self.note, self.nothing, self.legend):
            whole.addWidget(part)
        whole.addWidget(self.plot, 1000)
        whole.addStretch(1)  # below bars that are as wide as they may get

    def show_chart(self, table: Table, chart: Chart, title: str, games: str, note: str) -> None:
        """Draw another chart, or say why there is none yet; `games` says which games it is of,
        `note` what it tells."""
        self.title.setText(title)
        self.games.setText(games)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        told = told_by(table, chart)
        self.plot.setVisible(told is not None)
        self.nothing.setVisible(told is None)
        if told is None:
            self.nothing.setText(self._texts(f"stats.nothing.{chart.nothing}"))
            self.legend.show_entries(())
            return
        self.legend.show_entries(self._entries(table, told) if len(chart.series) > 1 else ())
        draw(self.plot, table, told)
        self.plot.setAccessibleName(title)
        self.plot.setAccessibleDescription(self._texts("stats.chart.beside"))

    def _entries(self, table: Table, chart: Chart) -> tuple[tuple[Look, str, bool], ...]:
        texts = self._texts
        if chart.draw is Draw.COURSE:
            return (
                ("you", texts("stats.legend.won"), False),
                ("contrarius", texts("stats.legend.lost"), False),
                ("plain", self._naming.heading(table.named("lead-recent")), True),
            )
        return tuple(
            (one.look, texts(f"stats.legend.{chart.id}.{one.look}"), False) for one in chart.series
        )

    def picture(self) -> bytes:
        """The chart as a PNG."""
        found = QPixmap(self.size() * PICTURE_RATIO)
        found.setDevicePixelRatio(PICTURE_RATIO)
        found.fill(self._theme.colour("window"))
        self.render(found)
        content = QByteArray()
        buffer = QBuffer(content)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        found.save(buffer, "PNG")
        return bytes(content.data())
