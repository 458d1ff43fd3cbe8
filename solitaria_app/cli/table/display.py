"""The display: its cards by position with what they cost, and what is still hidden."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from solitaria_app.engine.state import GameState
from solitaria_app.session.words import Words

from ..terms import Terms
from .frame import BOX


def display_table(state: GameState, words: Words, terms: Terms) -> Iterator[RenderableType]:
    """The cards from the cheapest position on, then the number of hidden ones."""
    say = words.say
    if any(card >= 0 for card in state.display):
        table = Table(box=BOX, pad_edge=False)
        table.add_column("")
        for key in ("card", "god", "price", "red"):
            table.add_column(terms(key))
        for index, card in enumerate(state.display):
            if card >= 0:
                table.add_row(
                    str(index + 1),
                    Text(say.card(card)),
                    Text(say.god(state.rules.cards[card].god)),
                    Text(words.price(state, index)),
                    Text(words.price(state, index, by_position=False)),
                )
        yield table
    else:
        yield Text(terms("empty"))
    hidden = sum(state.stacks)
    stacks = [
        terms("stack", n=count, name=name)
        for name in state.rules.stacks
        if (count := (hidden & state.rules.sources[name]).bit_count())
    ]
    yield Text(terms("stacks", stacks=", ".join(stacks) or terms("none")))
