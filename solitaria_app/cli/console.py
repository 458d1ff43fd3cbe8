"""The console that tables and sentences are printed on."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from solitaria_app.content.faults import printable

LEAST_WIDTH = 20
"""Columns that are written at least: below them words would be lost."""


class Output:
    """Standard output: tables fit its width, colours only where a terminal wants them."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        if self.console.width < LEAST_WIDTH:
            self.console.width = LEAST_WIDTH

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.width

    def show(self, *things: RenderableType) -> None:
        """Tables and texts, one below the other."""
        self.console.print(*things, sep="\n")

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A sentence. It is broken into lines on a terminal only: pipes get it whole."""
        text = printable(text, "\n")
        if self.console.is_terminal:
            self.console.print(Padding(Text(text, style=style), (0, 0, 0, indent)))
        else:
            self.console.print(Text(" " * indent + text), soft_wrap=True)

    def options(self, labels: Sequence[str]) -> None:
        """A numbered list; what is too long for a line goes on below its text."""
        width = len(str(len(labels)))
        if not self.console.is_terminal:
            for number, label in enumerate(labels, 1):
                self.line(f"{number:>{width}}  {label}", indent=2)
            return
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold", min_width=width + 2)
        grid.add_column()
        for number, label in enumerate(labels, 1):
            grid.add_row(str(number), Text(printable(label)))
        self.console.print(grid)
