"""The points of both sides by source and card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from solitaria_app.engine.scoring import result
from solitaria_app.engine.state import GameState
from solitaria_app.session.words import Words

from ..terms import Terms
from .frame import BOX


def points_table(state: GameState, words: Words, terms: Terms) -> Iterator[RenderableType]:
    """Who won or is ahead, the points by god, and what each card brought."""
    found = words.result(state, result(state))
    yield Text(found.headline, style="bold")
    for sentence in found.decided:
        yield Text(sentence)
    table = Table(box=BOX, pad_edge=False)
    table.add_column(terms("source"))
    sides = [words.say.texts.text(f"side.{side}") for side in ("human", "contrarius")]
    for side in sides:
        table.add_column(side, justify="right")
    for row in (*found.rows, found.total):
        style = "bold" if row is found.total else ""
        table.add_row(Text(row.name), str(row.human), str(row.contrarius), style=style)
    yield table
    for side, cards in zip(sides, (found.human, found.contrarius), strict=True):
        lines = [
            line if n == 1 else terms("times", n=n, line=line) for line, n in Counter(cards).items()
        ]
        yield Text(f"{side}: {'; '.join(lines)}.")
