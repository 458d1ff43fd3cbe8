"""Draws the charts of tables: bars, columns, ranges, the course of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from solitaria_app.session.statistics.course import MANY
from solitaria_app.session.statistics.tables import Table, Unit, Value
from solitaria_app.ui.statistics.pages import Chart, Draw, Look
from solitaria_app.ui.statistics.plot import Plot

ONE_ROW, EACH, BETWEEN = 1.9, 1.3, 0.7
"""Heights of a row with one bar; of each bar where there are several; and of the gap then."""
WIDEST = 1.7
"""How much higher rows may get where there is room."""
SCALE = 3.0
"""The height of the numbers below the bars."""
HIGH, LOW = 15.0, 9.0
"""The least height of the other charts, and where there is little room."""
ROOM = 0.17
"""What is left free beyond the longest bar for its number, as a part of the whole length."""
MARKS = ((60, 0.75), (400, 0.55))
"""How large the marks of games are, up to so many of them; `SMALLEST` beyond."""
SMALLEST, FAINT = 0.35, 0.45
"""Of very many games the marks are faint too, so that the line is seen before them."""
RANKED = ("god", "card", "personality", "city")
"""What has no order of its own: the longest bar stands above."""
FEW = 12
"""Up to so many columns have their numbers at their ends."""


def draw(plot: Plot, table: Table, chart: Chart) -> None:
    """Draw a chart of a table that has rows."""
    if chart.draw is Draw.BARS:
        _bars(plot, table, chart)
    elif chart.draw is Draw.RANGES:
        _ranges(plot, table)
    elif chart.draw is Draw.COURSE:
        _course(plot, table)
    else:
        _columns(plot, table, chart)


def _names(plot: Plot, table: Table) -> list[str]:
    return [plot.naming.row(table, row.key) for row in table.rows]


def _bars(plot: Plot, table: Table, chart: Chart) -> None:
    """A bar to the right for each row and series, its number beyond its end."""
    if table.of in RANKED:
        lengths = dict(zip(table.rows, _numbers(table.column(chart.series[0].column)), strict=True))
        table = replace(table, rows=tuple(sorted(table.rows, key=lambda row: -lengths[row])))
    count, rows = len(chart.series), len(table.rows)
    high = rows * (ONE_ROW if count == 1 else EACH * count + BETWEEN)
    plot.begin(True, high + SCALE, WIDEST * high + SCALE)
    each = 0.7 if count == 1 else 0.84 / count
    ends = [0.0]
    for n, series in enumerate(chart.series):
        unit, values = table.unit(series.column), table.column(series.column)
        numbers = _numbers(values)
        ends += numbers
        middles = [row + (n - (count - 1) / 2) * each for row in range(rows)]
        wide = each if count == 1 else each * 0.88
        plot.add_bars(series.look, x0=0, y=middles, width=numbers, height=wide)
        for value, end, middle in zip(values, numbers, middles, strict=True):
            plot.tell(unit, value, (end, middle), (-0.1 if end >= 0 else 1.1, 0.5))
    unit = table.unit(chart.series[0].column)
    plot.names_down(_names(plot, table))
    plot.scale("bottom", unit, *_reach(ends, unit))
    plot.setYRange(-0.6, rows - 0.4, padding=0)
    plot.zero(upright=True)


def _reach(ends: Sequence[float], unit: Unit) -> tuple[float, float]:
    """From where to where bars reach, with room for their numbers."""
    low, high = min(ends), max(ends)
    if unit is Unit.SHARE:
        high = min(1.0, high * 1.05) or 1.0
    span = (high - low) or 1.0
    return low - (span * ROOM if low < 0 else 0), high + span * ROOM


def _columns(plot: Plot, table: Table, chart: Chart) -> None:
    """A bar upwards for each row, the series on top of each other."""
    plot.begin(False, LOW if plot.low else HIGH)
    below = [0.0] * len(table.rows)
    ends = [0.0]
    unit = table.unit(chart.series[0].column)
    for series in chart.series:
        values = _numbers(table.column(series.column))
        shown = [n for n, value in enumerate(values) if value]
        plot.add_bars(
            series.look,
            x=shown,
            y0=[below[n] for n in shown],
            height=[values[n] for n in shown],
            width=0.8,
        )
        if len(chart.series) == 1 and len(values) <= FEW:
            for n, value in enumerate(table.column(series.column)):
                plot.tell(unit, value, (n, values[n]), (0.5, 1 if values[n] >= 0 else 0))
        below = [a + b for a, b in zip(below, values, strict=True)]
        ends += below
    plot.scale("left", unit, *_reach(ends, unit))
    plot.names_across(_names(plot, table))
    plot.zero(upright=False)


def _ranges(plot: Plot, table: Table) -> None:
    """From the lowest to the highest, the median as a stroke, the mean as a diamond."""
    plot.begin(True, LOW if plot.low else HIGH)
    looks: tuple[Look, ...] = ("you", "contrarius", "plain", "plain")
    columns = [_numbers(table.column(id)) for id in ("lowest", "highest", "mean", "median")]
    for row, (low, high, mean, median) in enumerate(zip(*columns, strict=True)):
        look = looks[row]
        plot.add_line([(low, row), (high, row)], look, 0.16)
        for end, half in ((low, 0.14), (high, 0.14), (median, 0.3)):
            plot.add_line([(end, row - half), (end, row + half)], look, 0.16)
        plot.tell(Unit.POINTS, round(low), (low, row), (1.1, 0.5))
        plot.tell(Unit.POINTS, round(high), (high, row), (-0.1, 0.5))
        plot.tell(Unit.POINTS, mean, (mean, row - 0.2), (0.5, 1), "strong")
        plot.add_marks([mean], [row], "d", look, 1.0)
    lowest, highest = min(0.0, *columns[0]), max(0.0, *columns[1])
    space = (highest - lowest or 1.0) * ROOM
    plot.names_down(_names(plot, table))
    plot.scale("bottom", Unit.POINTS, lowest - space, highest + space)
    plot.setYRange(-0.7, len(table.rows) - 0.3, padding=0)
    plot.zero(upright=True)


def _course(plot: Plot, table: Table) -> None:
    """A mark for the lead of each game, and the mean of the last ones as a line before them."""
    plot.begin(False, LOW if plot.low else HIGH)
    leads, results = _numbers(table.column("lead")), table.column("result")
    count = len(leads)
    size = next((size for most, size in MARKS if count <= most), SMALLEST)
    opacity = FAINT if count > MANY else 1.0
    looks: tuple[tuple[str, str, Look], ...] = (("won", "o", "you"), ("lost", "s", "contrarius"))
    for result, sign, look in looks:
        at = [n for n, found in enumerate(results) if found == result]
        plot.add_marks([n + 1 for n in at], [leads[n] for n in at], sign, look, size, opacity)
    recent = list(enumerate(_numbers(table.column("lead-recent")), 1))
    if count > MANY:  # the first means are of a few games, and leap
        recent = recent[table.named("lead-recent").n - 1 :]
        plot.add_line(recent, "ground", 0.5)
    plot.add_line(recent, "plain", 0.2)
    low, high = min(0.0, *leads), max(0.0, *leads)
    above, beside = (high - low or 1.0) * 0.06, max(0.8, count * 0.02)
    plot.scale("left", Unit.LEAD, low - above, high + above)
    plot.scale("bottom", Unit.COUNT, 1 - beside, count + beside, lines=False)
    plot.zero(upright=False)


def _numbers(values: Sequence[Value]) -> list[float]:
    """Values as lengths; nothing where there is nothing to tell."""
    return [float(value) if isinstance(value, int | float) else 0.0 for value in values]
