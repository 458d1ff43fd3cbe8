"""Tables as CSV that spreadsheets of the player's language read: UTF-8 with its mark, commas
between cells and points in numbers, or semicolons and commas. See docs/formats.md.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from solitaria_app.session.statistics.tables import Table
from solitaria_app.ui.statistics.naming import Naming, no_formula


def as_csv(table: Table, naming: Naming) -> bytes:
    """One table."""
    return _encoded(_lines(table, naming), naming)


def all_as_csv(tables: Iterable[Table], naming: Naming, chosen: str = "") -> bytes:
    """Several tables below each other: the name of each, the table, an empty line. Before them
    stands which games they are of: those that are `chosen`, in words, or all."""

    def lines() -> Iterable[list[str]]:
        texts = naming.texts
        yield [texts("stats.column.games"), no_formula(chosen) or texts("stats.row.all")]
        yield []
        for table in tables:
            name = naming.texts(f"stats.view.{table.id}")
            if table.about:
                name = f"{name}: {naming.about(table.id, table.about)}"
            yield [name]
            yield from _lines(table, naming)
            yield []

    return _encoded(lines(), naming)


def _lines(table: Table, naming: Naming) -> Iterable[list[str]]:
    texts = naming.texts
    headings = [naming.heading(column) for column in table.columns]
    yield [texts(f"stats.of.{table.of}"), *headings]
    for row in table.rows:
        cells = zip(table.columns, row.values, strict=True)
        values = (naming.plain(column.unit, value) for column, value in cells)
        yield [naming.plain_row(table, row.key), *values]


def _encoded(lines: Iterable[list[str]], naming: Naming) -> bytes:
    text = io.StringIO(newline="")
    csv.writer(text, delimiter=naming.separator).writerows(lines)
    return text.getvalue().encode("utf-8-sig")
