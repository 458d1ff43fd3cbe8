"""The console that tables and sentences are printed on."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text


class Output:
    """Standard output: tables fit its width, colours only where a terminal wants them."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.width

    def show(self, *things: RenderableType) -> None:
        """Tables and texts, one below the other."""
        self.console.print(*things, sep="\n")

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A sentence. It is broken into lines on a terminal only: pipes get it whole."""
        if self.console.is_terminal:
            self.console.print(Padding(Text(text, style=style), (0, 0, 0, indent)))
        else:
            self.console.print(Text(" " * indent + text), soft_wrap=True)
