"""A reaction as values: its lines, and the steps in which it plays out."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.ui import runs
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.map.targets import Mark
from solitaria_app.ui.panels.rows import RowText

LONG = 1.5
"""How much longer than a line of the trail a step with a die, a result or a rule stays."""


@dataclass(frozen=True)
class Step:
    """One step of a reaction as it plays out.

    `input` is the number of the input that brought it, `shown` how many inputs the table that
    is shown has seen; `rows` are the lines that are known by then, `weight` how long it stays.
    """

    text: str
    sign: runs.Symbol
    input: int
    shown: int
    rows: tuple[RowText, ...] = ()
    marks: tuple[Mark, ...] = ()
    weight: float = 1.0


@dataclass(frozen=True)
class Reaction:
    """A reaction as a whole: its lines, its steps, its dice."""

    title: str
    rows: tuple[RowText, ...]
    steps: tuple[Step, ...]
    dice: tuple[DieFace, ...]
