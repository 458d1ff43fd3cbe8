"""A line of words and symbols mixed, such as `COSA [brick] [cloth] 4 [coin]`: measure and paint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from solitaria_app.engine.goods import GOODS, Goods
from solitaria_app.ui import drawings, symbols
from solitaria_app.ui.drawings import ANY_GOOD, Badge, Drawing
from solitaria_app.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Sign:
    """A symbol by name, in one of the theme's plain colours or a colour of its own."""

    name: str
    colour: str = "ink"


Symbol: TypeAlias = Sign | Drawing
Run: TypeAlias = str | Symbol

GAP = 0.22
"""Space between two runs, as a part of the height of symbols."""


def of_goods(amounts: Goods, held: Goods | None = None, choice: int = 0) -> list[Run]:
    """A badge for each unit, dearest first; hollow where `held` does not cover it."""
    runs: list[Run] = []
    for good in reversed(GOODS):
        for n in range(amounts[good]):
            runs.append(Badge(good, held is not None and held[good] <= n))
    left = None if held is None else sum(max(0, h - a) for h, a in zip(held, amounts, strict=True))
    for n in range(choice):
        runs.append(Badge(ANY_GOOD, left is not None and left <= n))
    return runs


def compact(amounts: Goods) -> list[Run]:
    """As `of_goods`, but with a number where there are more than two of a good."""
    runs: list[Run] = []
    for good in reversed(GOODS):
        if amounts[good] > 2:
            runs += [str(amounts[good]), Badge(good)]
        else:
            runs += [Badge(good)] * amounts[good]
    return runs


def width(runs: Sequence[Run], font: QFont, size: float) -> float:
    """How wide a line is; `size` is the height of its symbols."""
    metrics = QFontMetricsF(font)
    total = sum(metrics.horizontalAdvance(r) if isinstance(r, str) else size for r in runs)
    return total + max(0, len(runs) - 1) * size * GAP


def paint(
    painter: QPainter,
    box: QRectF,
    runs: Sequence[Run],
    theme: Theme,
    font: QFont,
    size: float,
    ink: str,
) -> None:
    """Paint from the left end of a box, in its middle height."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    x = box.left()
    middle = box.center().y()
    for run in runs:
        if isinstance(run, str):
            wide = metrics.horizontalAdvance(run)
            room = max(0.0, box.right() - x)
            if wide > room + 0.5:
                run = metrics.elidedText(run, Qt.TextElideMode.ElideRight, room)
            painter.setPen(QColor(ink))
            baseline = middle + (metrics.ascent() - metrics.descent()) / 2
            painter.drawText(QPointF(x, baseline), run)
        else:
            wide = size
            symbol(painter, QRectF(x, middle - size / 2, size, size), run, theme, ink)
        x += wide + size * GAP


def symbol(painter: QPainter, box: QRectF, what: Symbol, theme: Theme, ink: str) -> None:
    """Paint one symbol into its square."""
    if not isinstance(what, Sign):
        drawings.draw(painter, box, what, theme)
        return
    colour = what.colour
    if not colour.startswith("#"):
        colour = ink if colour == "ink" else getattr(theme.colours, colour)
    symbols.draw(painter, box, what.name, colour)
