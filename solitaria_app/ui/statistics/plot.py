"""The chart itself, by pyqtgraph: nothing in it can be dragged or zoomed by mistake."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from solitaria_app.session.statistics.tables import Table, Unit, Value
from solitaria_app.ui.statistics.looks import brush_of, pen_of
from solitaria_app.ui.statistics.naming import Naming
from solitaria_app.ui.statistics.pages import Chart, Draw, Look
from solitaria_app.ui.theme import Theme

pg.setConfigOptions(antialias=True, exitCleanup=False)

NAMES = 12.0
"""Most room for the names of bars, in heights of text."""
ROW = (1.9, 1.3, 0.7)
"""Heights of a row with one bar; of each bar where there are several; and of the gap then."""
WIDEST = 1.7
"""How much higher rows may get where there is room."""
MARKS = ((60, 0.75), (400, 0.55))
"""How large marks are, in heights of text, up to so many of them; `SMALLEST` beyond."""
SMALLEST = 0.35
NO_LIMIT = 16777215
"""Qt's greatest height of a widget."""
ROOM = 0.17
"""What is left free beyond the longest bar for its number, as a part of the whole length."""


class Numbers(pg.AxisItem):
    """A scale with numbers as the tables have them."""

    def __init__(self, side: str, naming: Naming) -> None:
        super().__init__(side)
        self._naming = naming
        self.unit = Unit.POINTS
        self.enableAutoSIPrefix(False)

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        whole = self.unit is Unit.COUNT
        return [
            ""
            if whole and value != int(value)
            else self._naming.value(self.unit, round(value) if spacing >= 1 or whole else value)
            for value in values
        ]


class Plot(pg.PlotWidget):
    """Draws one chart of one table."""

    def __init__(self, theme: Theme, naming: Naming, parent: QWidget | None = None) -> None:
        axes = {side: Numbers(side, naming) for side in ("left", "bottom")}
        super().__init__(parent, background=theme.colours.panel, axisItems=axes)
        self._theme, self._naming = theme, naming
        self._across: list[str] = []
        """Names along the lower edge."""
        self.setMouseEnabled(False, False)
        self.hideButtons()
        self.setMenuEnabled(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for side in axes:
            axis = self.getAxis(side)
            axis.setStyle(
                tickFont=theme.font("small"),
                tickTextOffset=round(theme.size(0.4)),
                tickLength=0,
                maxTickLevel=0,
                hideOverlappingLabels=False,
            )
            axis.setZValue(-1)  # its lines are behind the bars
            axis.setTextPen(theme.colours.ink)
            axis.setPen(theme.colours.edge_strong)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls what the chart stands in."""
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if getattr(self, "_across", None):  # pyqtgraph resizes it before it is made
            self._name_across()

    def show_chart(self, table: Table, chart: Chart) -> None:
        """Draw another chart."""
        plot = self.getPlotItem()
        plot.clear()
        self.setMaximumHeight(NO_LIMIT)
        self._across = []
        plot.getViewBox().invertY(chart.draw in (Draw.BARS, Draw.RANGES))
        draw = {
            Draw.BARS: self._bars,
            Draw.COLUMNS: self._columns,
            Draw.STACKED: self._columns,
            Draw.RANGES: self._ranges,
            Draw.COURSE: self._course,
        }
        draw[chart.draw](table, chart)

    # --- bars for names ---------------------------------------------------------

    def _bars(self, table: Table, chart: Chart) -> None:
        count, size = len(chart.series), self._theme.size
        each = 0.7 if count == 1 else 0.84 / count
        units = [table.unit(one.column) for one in chart.series]
        ends = [0.0]
        for n, series in enumerate(chart.series):
            values = [_number(value) for value in table.column(series.column)]
            ends += values
            middles = [row + (n - (count - 1) / 2) * each for row in range(len(values))]
            wide = each if count == 1 else each * 0.88
            self._add_bars(series.look, x0=0, y=middles, width=values, height=wide)
        low, high = self._length(ends, units[0])
        for n, series in enumerate(chart.series):
            for row, value in enumerate(table.column(series.column)):
                at = row + (n - (count - 1) / 2) * each
                self._tell(units[n], value, _number(value), at, right=_number(value) >= 0)
        self._names_down(table)
        self._scale("bottom", units[0], low, high)
        rows = len(table.rows)
        row_high = ROW[0] if count == 1 else ROW[1] * count + ROW[2]
        self.setMinimumHeight(round(size(row_high * rows + 3)))
        self.setMaximumHeight(round(size(WIDEST * row_high * rows + 3)))
        self.setYRange(-0.6, rows - 0.4, padding=0)
        self._zero(vertical=True)

    def _add_bars(self, look: Look, **where: object) -> None:
        bars = pg.BarGraphItem(
            pen=pen_of(look, self._theme), brush=brush_of(look, self._theme), **where
        )
        self.addItem(bars)

    def _length(self, ends: list[float], unit: Unit) -> tuple[float, float]:
        """From where to where bars reach, with room for their numbers."""
        low, high = min(ends), max(ends)
        if unit is Unit.SHARE:
            high = min(1.0, high * 1.05) or 1.0
        span = (high - low) or 1.0
        return low - (span * ROOM if low < 0 else 0), high + span * ROOM

    def _tell(self, unit: Unit, value: Value, end: float, at: float, right: bool) -> None:
        """The number of a bar beyond its end."""
        text = pg.TextItem(
            self._naming.value(unit, value),
            color=QColor(self._theme.colours.ink),
            anchor=(-0.1 if right else 1.1, 0.5),
        )
        text.setFont(self._theme.font("small"))
        text.setPos(QPointF(end, at))
        self.addItem(text, ignoreBounds=True)

    def _names_down(self, table: Table) -> None:
        """The names of the rows along the left edge."""
        metrics = QFontMetricsF(self._theme.font("small"))
        most = self._theme.size(NAMES)
        names = [
            metrics.elidedText(self._naming.row(table, row.key), Qt.TextElideMode.ElideRight, most)
            for row in table.rows
        ]
        axis = self.getAxis("left")
        axis.setTicks([list(enumerate(names))])
        longest = max((metrics.horizontalAdvance(name) for name in names), default=0)
        axis.setWidth(round(longest + self._theme.size(0.8)))
        axis.setGrid(False)

    def _scale(self, side: str, unit: Unit, low: float, high: float) -> None:
        """The numbers along an edge, with faint lines across."""
        axis = self.getAxis(side)
        axis.unit = unit
        axis.setTicks(None)
        axis.setGrid(90)
        (self.setXRange if side == "bottom" else self.setYRange)(low, high, padding=0)
        if side == "bottom":
            axis.setHeight(round(self._theme.size(1.6)))
        else:
            axis.setWidth(round(self._theme.size(3.4)))

    def _zero(self, vertical: bool) -> None:
        pen = QPen(QColor(self._theme.colours.edge_strong), 1.5)
        pen.setCosmetic(True)
        line = pg.InfiniteLine(0, angle=90 if vertical else 0, pen=pen)
        line.setZValue(-1)
        self.addItem(line, ignoreBounds=True)

    # --- columns for what has an order --------------------------------------------

    def _columns(self, table: Table, chart: Chart) -> None:
        rows = len(table.rows)
        below = [0.0] * rows
        ends = [0.0]
        unit = table.unit(chart.series[0].column)
        for series in chart.series:
            values = [_number(value) for value in table.column(series.column)]
            shown = [n for n, value in enumerate(values) if value]
            self._add_bars(
                series.look,
                x=shown,
                y0=[below[n] for n in shown],
                height=[values[n] for n in shown],
                width=0.8,
            )
            below = [a + b for a, b in zip(below, values, strict=True)]
            ends += below
        low, high = self._length(ends, unit)
        self._scale("left", unit, low, high)
        self.setXRange(-0.6, rows - 0.4, padding=0)
        self.setMinimumHeight(round(self._theme.size(15)))
        self._zero(vertical=False)
        self._across = [self._naming.row(table, row.key) for row in table.rows]
        self.getAxis("bottom").setGrid(False)
        self.getAxis("bottom").setHeight(round(self._theme.size(1.6)))
        self._name_across()

    def _name_across(self) -> None:
        """Names along the lower edge, no more than there is room for."""
        metrics = QFontMetricsF(self._theme.font("small"))
        longest = max(metrics.horizontalAdvance(name) for name in self._across)
        room = max(1.0, self.width() - self._theme.size(4)) / len(self._across)
        every = max(1, -int(-(longest + self._theme.size(1)) // room))
        self.getAxis("bottom").setTicks([list(enumerate(self._across))[::every]])

    # --- ranges -----------------------------------------------------------------

    def _ranges(self, table: Table, chart: Chart) -> None:
        theme, size = self._theme, self._theme.size
        looks: tuple[Look, ...] = ("you", "contrarius", "plain", "plain")
        columns = [
            [_number(value) for value in table.column(id)]
            for id in ("lowest", "highest", "mean", "median")
        ]
        for row, (low, high, mean, median) in enumerate(zip(*columns, strict=True)):
            pen = QPen(pen_of(looks[row], theme).color(), max(2.0, size(0.16)))
            pen.setCosmetic(True)
            self.plot([low, high], [row, row], pen=pen)
            for end in (low, high):
                self.plot([end, end], [row - 0.14, row + 0.14], pen=pen)
                self._tell(Unit.POINTS, round(end), end, row, right=end == high)
            self.plot([median, median], [row - 0.3, row + 0.3], pen=pen)
            self._marks([mean], [row], "d", looks[row], size(1.0))
            self._tell_mean(mean, row)
        lowest, highest = min(0.0, *columns[0]), max(0.0, *columns[1])
        span = highest - lowest or 1.0
        self._names_down(table)
        self._scale("bottom", Unit.POINTS, lowest - span * ROOM, highest + span * ROOM)
        self.setYRange(-0.7, len(table.rows) - 0.3, padding=0)
        self.setMinimumHeight(round(size(15)))
        self._zero(vertical=True)

    def _tell_mean(self, mean: float, row: int) -> None:
        """The mean above its mark."""
        text = pg.TextItem(
            self._naming.value(Unit.POINTS, mean),
            color=QColor(self._theme.colours.ink),
            anchor=(0.5, 1),
        )
        text.setFont(self._theme.font("strong"))
        text.setPos(QPointF(mean, row - 0.2))
        self.addItem(text, ignoreBounds=True)

    def _marks(
        self, xs: Sequence[float], ys: Sequence[float], sign: str, look: Look, size: float
    ) -> None:
        theme = self._theme
        marks = pg.ScatterPlotItem(
            list(xs),
            list(ys),
            symbol=sign,
            size=round(size),
            pen=pen_of(look, theme),
            brush=brush_of(look, theme),
        )
        self.addItem(marks)

    # --- course -----------------------------------------------------------------

    def _course(self, table: Table, chart: Chart) -> None:
        theme = self._theme
        leads = [_number(value) for value in table.column("lead")]
        results = table.column("result")
        size = theme.size(next((size for most, size in MARKS if len(leads) <= most), SMALLEST))
        for result, sign, look in (("won", "o", "you"), ("lost", "s", "contrarius")):
            at = [n for n, found in enumerate(results) if found == result]
            self._marks([n + 1 for n in at], [leads[n] for n in at], sign, _look(look), size)
        recent = [_number(value) for value in table.column("lead-recent")]
        pen = QPen(QColor(theme.colours.purple), max(2.0, theme.size(0.2)))
        pen.setCosmetic(True)
        self.plot(list(range(1, len(recent) + 1)), recent, pen=pen)
        low, high = min(0.0, *leads), max(0.0, *leads)
        space = (high - low or 1.0) * 0.06
        self._scale("left", Unit.LEAD, low - space, high + space)
        beside = max(0.8, len(leads) * 0.02)
        self._scale("bottom", Unit.COUNT, 1 - beside, len(leads) + beside)
        self.getAxis("bottom").setGrid(False)
        self.setMinimumHeight(round(theme.size(15)))
        self._zero(vertical=False)


def _number(value: Value) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


def _look(name: str) -> Look:
    return "you" if name == "you" else "contrarius"
