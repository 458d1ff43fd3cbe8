"""What all figures are: small tables of named numbers, from which tables and charts are drawn."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import NamedTuple, TypeAlias

Value: TypeAlias = int | float | str | datetime | None
"""A cell; None where there is nothing to tell."""


class Unit(Enum):
    """How the values of a column are to be read."""

    COUNT = "count"
    """A whole number of games, houses, rolls."""
    SHARE = "share"
    """A part of a whole, from 0 to 1."""
    POINTS = "points"
    """Points or turns, or a mean of them."""
    LEAD = "lead"
    """The human's points beyond Contrarius', or a mean of them; has a sign."""
    MEASURE = "measure"
    """A number of statistics."""
    WHEN = "when"
    """A moment (datetime, local time)."""
    BOARD = "board"
    """A board's id."""
    LEVEL = "level"
    """A level's id."""
    WAY = "way"
    """A way of following, by id."""
    WORD = "word"
    """A word that the window translates."""


class Column(NamedTuple):
    """A column by its id, and how its values are to be read; `n` is a number of which its heading
    speaks."""

    id: str
    unit: Unit
    n: int = 0


class Row(NamedTuple):
    """A row: the id of what it is about, and a value for each column."""

    key: str
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Figures of one kind.

    `of` says what the keys of the rows are (board, god, city, ...), `about` what the whole
    table is restricted to: a board for cities, a die for faces.
    """

    id: str
    of: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    about: str = ""

    def column(self, id: str) -> tuple[Value, ...]:
        """The values of a column from top to bottom. Raises KeyError."""
        for n, column in enumerate(self.columns):
            if column.id == id:
                return tuple(row.values[n] for row in self.rows)
        raise KeyError(id)

    def named(self, id: str) -> Column:
        """The column with an id. Raises KeyError."""
        for column in self.columns:
            if column.id == id:
                return column
        raise KeyError(id)

    def unit(self, id: str) -> Unit:
        """How the values of a column are to be read. Raises KeyError."""
        return self.named(id).unit

    def value(self, key: str, id: str) -> Value:
        """One cell. Raises KeyError."""
        values = self.column(id)
        for row, value in zip(self.rows, values, strict=True):
            if row.key == key:
                return value
        raise KeyError(key)
