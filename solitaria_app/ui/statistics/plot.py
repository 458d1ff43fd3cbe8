"""The ground of charts, by pyqtgraph: nothing can be dragged or zoomed by mistake."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from solitaria_app.session.statistics.tables import Unit, Value
from solitaria_app.ui.statistics.looks import brush_of, pen_of
from solitaria_app.ui.statistics.naming import Naming
from solitaria_app.ui.statistics.pages import Look
from solitaria_app.ui.theme import Role, Theme

pg.setConfigOptions(antialias=True, exitCleanup=False)

NAMES = 12.0
"""Most room for the names of rows, in heights of text."""
LEAST = {Unit.COUNT: 1.0, Unit.POINTS: 0.1, Unit.LEAD: 0.1, Unit.SHARE: 0.01}
"""The least distance of two numbers of a scale."""
NO_LIMIT = 16777215
"""Qt's greatest height of a widget."""
MANY, STEPS = 1000, 250
"""More points than this are very many; in how many steps a line of these is drawn."""
BEHIND = -1
"""Where scales and zero lines lie: behind all else."""


class Numbers(pg.AxisItem):
    """A scale with numbers as the tables have them."""

    def __init__(self, side: str, naming: Naming) -> None:
        super().__init__(side)
        self._naming = naming
        self.unit = Unit.POINTS
        self.enableAutoSIPrefix(False)

    def tickSpacing(self, minVal: float, maxVal: float, size: float) -> list[tuple[float, float]]:
        """No finer than the numbers are told: else some of them would be there twice."""
        least = LEAST.get(self.unit, 0.0)
        levels = super().tickSpacing(minVal, maxVal, size)
        return [(max(spacing, least), offset) for spacing, offset in levels]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        whole = spacing >= 1 or self.unit is Unit.COUNT
        return [self._naming.value(self.unit, round(n) if whole else n) for n in values]


class Plot(pg.PlotWidget):
    """A chart's scales and the things that are drawn in it; sizes are in heights of text."""

    def __init__(self, theme: Theme, naming: Naming, parent: QWidget | None = None) -> None:
        axes = {side: Numbers(side, naming) for side in ("left", "bottom")}
        super().__init__(parent, background=theme.colours.panel, axisItems=axes)
        self.theme, self.naming = theme, naming
        self.low = False
        """Whether charts are to be no higher than they must be."""
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
            axis.setZValue(BEHIND)
            axis.setTextPen(theme.colours.ink)
            axis.setPen(theme.colours.edge_strong)

    def sizeHint(self) -> QSize:
        """What the chart needs, not what was drawn before."""
        return self.minimumSize()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls what the chart stands in."""
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if getattr(self, "_across", None):  # pyqtgraph resizes it before it is made
            self._name_across()

    def begin(self, downwards: bool, least: float, most: float | None = None) -> None:
        """An empty ground, its rows from top to bottom or not, of this height at least and at
        most."""
        self.getPlotItem().clear()
        self._across = []
        self.getPlotItem().getViewBox().invertY(downwards)
        size = self.theme.size
        self.setMaximumHeight(NO_LIMIT if most is None else round(size(most)))
        self.setMinimumHeight(round(size(least)))

    # --- scales -----------------------------------------------------------------

    def scale(self, side: str, unit: Unit, low: float, high: float, lines: bool = True) -> None:
        """The numbers along an edge, with faint lines across the chart or without."""
        axis = self.getAxis(side)
        axis.unit = unit
        axis.setTicks(None)
        axis.setGrid(90 if lines else False)
        if side == "bottom":
            self.setXRange(low, high, padding=0)
            axis.setHeight(round(self.theme.size(1.6)))
        else:
            self.setYRange(low, high, padding=0)
            axis.setWidth(round(self.theme.size(3.4)))

    def zero(self, upright: bool) -> None:
        """The line of nothing."""
        pen = QPen(QColor(self.theme.colours.edge_strong), 1.5)
        pen.setCosmetic(True)
        line = pg.InfiniteLine(0, angle=90 if upright else 0, pen=pen)
        line.setZValue(BEHIND)
        self.addItem(line, ignoreBounds=True)

    def names_down(self, names: Sequence[str]) -> None:
        """The names of the rows along the left edge."""
        metrics = QFontMetricsF(self.theme.font("small"))
        most, right = self.theme.size(NAMES), Qt.TextElideMode.ElideRight
        shown = [metrics.elidedText(name, right, most) for name in names]
        axis = self.getAxis("left")
        axis.setTicks([list(enumerate(shown))])
        longest = max((metrics.horizontalAdvance(name) for name in shown), default=0.0)
        axis.setWidth(round(longest + self.theme.size(0.8)))
        axis.setGrid(False)

    def names_across(self, names: Sequence[str]) -> None:
        """The names of the rows along the lower edge, no more than there is room for,
        the first and the last among them."""
        self._across = list(names)
        axis = self.getAxis("bottom")
        axis.setGrid(False)
        axis.setHeight(round(self.theme.size(1.6)))
        self._name_across()

    def _name_across(self) -> None:
        if not self._across:
            return  # no row: nothing has been counted
        metrics = QFontMetricsF(self.theme.font("small"))
        longest = max(metrics.horizontalAdvance(name) for name in self._across)
        room = max(1.0, self.width() - self.theme.size(4)) / len(self._across)
        beside = max(0.6, 0.5 * longest / room)  # the outer names need room too
        self.setXRange(-beside, len(self._across) - 1 + beside, padding=0)
        every = max(1, -int(-(longest + self.theme.size(1)) // room))
        last = len(self._across) - 1
        steps = max(1, last // every)
        shown = dict.fromkeys(round(n * last / steps) for n in range(steps + 1))
        if every > last:
            shown = dict.fromkeys([last])
        self.getAxis("bottom").setTicks([[(n, self._across[n]) for n in shown]])

    # --- what is drawn ------------------------------------------------------------

    def add_bars(self, look: Look, **where: object) -> None:
        """Bars; `where` is as `pyqtgraph.BarGraphItem` has it."""
        pen, brush = pen_of(look, self.theme), brush_of(look, self.theme)
        self.addItem(pg.BarGraphItem(pen=pen, brush=brush, **where))

    def add_marks(
        self,
        xs: Sequence[float],
        ys: Sequence[float],
        sign: str,
        look: Look,
        size: float,
        opacity: float = 1.0,
    ) -> None:
        """Marks of a size; `sign` is a symbol of pyqtgraph."""
        pen, brush = pen_of(look, self.theme), brush_of(look, self.theme)
        side = round(self.theme.size(size))
        marks = pg.ScatterPlotItem(list(xs), list(ys), symbol=sign, size=side, pen=pen, brush=brush)
        marks.setOpacity(opacity)
        self.addItem(marks)

    def add_line(self, points: Sequence[tuple[float, float]], look: Look, wide: float) -> None:
        """A line through points, in the colour of a look; through some of very many, which are
        means and leap no further."""
        many = len(points) > MANY
        pen = QPen(pen_of(look, self.theme).color(), max(2.0, self.theme.size(wide)))
        pen.setCosmetic(True)
        xs, ys = zip(*points, strict=True)
        beside = len(points) // STEPS if many else 1
        self.plot(list(xs), list(ys), pen=pen, downsample=beside, downsampleMethod="subsample")

    def tell(
        self,
        unit: Unit,
        value: Value,
        at: tuple[float, float],
        anchor: tuple[float, float],
        role: Role = "small",
    ) -> None:
        """A number beside a place; `anchor` is the point of the number that comes to lie there,
        from (0, 0), its upper left, to (1, 1)."""
        text = pg.TextItem(
            self.naming.value(unit, value), color=QColor(self.theme.colours.ink), anchor=anchor
        )
        text.setFont(self.theme.font(role))
        text.setPos(QPointF(*at))
        self.addItem(text, ignoreBounds=True)
