"""The board province by province: goods, markers, houses, and lines with who stands on them."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.state import GameState
from solitaria_app.session.words import Words

from ..terms import Terms
from .frame import BOX

NARROW = 60
"""Below this many columns the board is a list instead of a table."""
SIGNS = {Kind.LAND: "=", Kind.SEA: "~"}


def board_table(
    state: GameState, words: Words, terms: Terms, width: int
) -> Iterator[RenderableType]:
    """Every city with its good, houses and lines."""
    picture = _Board(state, words, terms)
    if width < NARROW:
        for heading, cities in picture.groups():
            yield Text(heading, style="bold")
            for city in cities:
                facts = [picture.name(city), picture.good(city), picture.houses(city)]
                text = f"{', '.join(filter(None, facts))}: {picture.lines(city)}"
                yield Padding(Text(text), (0, 0, 0, 2))
        return
    table = Table(box=BOX, pad_edge=False)
    for key in ("province", "good", "house", "lines"):
        table.add_column(terms(key))
    for heading, cities in picture.groups():
        if heading:
            table.add_row(Text(heading, style="bold"), "", "", "")
        for number, city in enumerate(cities):
            table.add_row(
                Text(f"  {picture.name(city)}"),
                Text(picture.good(city)),
                Text(picture.houses(city)),
                Text(picture.lines(city)),
                end_section=number == len(cities) - 1,
            )
    yield table


class _Board:
    """The facts of one position in words."""

    def __init__(self, state: GameState, words: Words, terms: Terms) -> None:
        self.state, self.words, self.terms = state, words, terms
        self.say = words.say
        self.board = state.rules.board
        self.sides = [
            (side, self.say.texts.text(f"side.{name}"))
            for name, side in (("human", state.human), ("contrarius", state.contrarius))
        ]

    def groups(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        """The provinces with their markers, then what belongs to none."""
        for number, province in enumerate(self.board.provinces):
            yield f"{self.say.province(number)} ({self.marker(number)})", province.cities
        yield "", tuple(dict.fromkeys(self.board.capital))

    def marker(self, province: int) -> str:
        """The bonus good, or the coins if they show."""
        good = self.state.marker_goods[province]
        if good < 0:
            return "?"
        if self.state.coins >> province & 1:
            coins = self.state.rules.marker_coins[good]
            return self.terms("coin" if coins == 1 else "coins", n=coins)
        return self.say.good(good)

    def name(self, city: int) -> str:
        """The city, and who has colonists in it."""
        return f"{self.say.city(city)} {self.standing(~city)}".rstrip()

    def good(self, city: int) -> str:
        """The good of a city that has one."""
        good = self.state.city_goods[city]
        return self.say.good(good) if good >= 0 else ""

    def houses(self, city: int) -> str:
        """Whose houses are in a city."""
        return ", ".join(name for side, name in self.sides if side.houses >> city & 1)

    def lines(self, city: int) -> str:
        """The lines from a city with the signs of notation: `=` land, `~` sea."""
        return "  ".join(
            self.way(city, line)
            for kind in Kind
            for line in bits(self.board.city_lines_of[kind][city])
        )

    def way(self, city: int, line: int) -> str:
        """The other end of a line, its number among parallel ones, and who stands on it."""
        a, b = self.board.lines[line].ends
        sign = SIGNS[self.board.lines[line].kind]
        _, mark, number = self.board.line_ids[line].partition("#")
        return f"{sign}{self.say.city(b if a == city else a)}{mark}{number}{self.standing(line)}"

    def standing(self, place: int) -> str:
        """`[You]` for each colonist on a line; with its kind for those in a city."""
        names = [
            name if place >= 0 else f"{name} {self.terms(kind.id)}"
            for side, name in self.sides
            for kind in Kind
            for there in side.colonists[kind]
            if there == place
        ]
        return f"[{', '.join(names)}]" if names else ""
