"""Tables as CSV that other programs read: commas, points, UTF-8 with its mark for spreadsheets.

Names that a spreadsheet would take for a formula have an apostrophe before them.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from solitaria_app.session.statistics.tables import Table
from solitaria_app.ui.statistics.naming import Naming

FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""With what spreadsheets let a formula begin."""


def as_csv(table: Table, naming: Naming) -> bytes:
    """One table."""
    return _encoded(_lines(table, naming))


def all_as_csv(tables: Iterable[Table], naming: Naming) -> bytes:
    """Several tables below each other: the name of each, the table, an empty line."""

    def lines() -> Iterable[list[str]]:
        for table in tables:
            name = naming.texts(f"stats.view.{table.id}")
            if table.about:
                name = f"{name}: {naming.about(table.id, table.about)}"
            yield [name]
            yield from _lines(table, naming)
            yield []

    return _encoded(lines())


def _lines(table: Table, naming: Naming) -> Iterable[list[str]]:
    texts = naming.texts
    headings = [naming.heading(column.id) for column in table.columns]
    yield [texts(f"stats.of.{table.of}"), *headings]
    for row in table.rows:
        cells = zip(table.columns, row.values, strict=True)
        yield [
            _safe(naming.plain_row(table, row.key)),
            *(
                _safe(text) if isinstance(value, str) else text
                for column, value in cells
                for text in (naming.plain(column.unit, value),)
            ),
        ]


def _safe(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULAS) else name


def _encoded(lines: Iterable[list[str]]) -> bytes:
    text = io.StringIO(newline="")
    csv.writer(text).writerows(lines)
    return text.getvalue().encode("utf-8-sig")
