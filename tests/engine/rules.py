"""Rules of games for tests: the real boards with every level and table rule, and toy boards."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from solitaria_app.content import library
from solitaria_app.engine.board import Board, City, Kind, Line, Province
from solitaria_app.engine.goods import Goods, as_goods
from solitaria_app.engine.ruleset import Mover, NoSite, Options, Ruleset

BOARDS = ("italia", "imperium")
LEVELS = (
    "beginner",
    "standard",
    "veteran",
    "strong-veteran",
    "expert",
    "strong-expert-9",
    "strong-expert-8",
)


@cache
def the_library() -> library.Library:
    """The program's own data."""
    return library.load()


def rules_of(
    board: str | Board = "italia",
    level: str = "standard",
    mover: str = "shortest",
    no_site: str = "reroll",
    **changes: object,
) -> Ruleset:
    """The rules of a game on a real board, or on a toy board with Italia's everything else."""
    options = Options(Mover(mover), NoSite(no_site))
    name = board if isinstance(board, str) else "italia"
    rules = the_library().ruleset(name, level, options)
    if isinstance(board, Board):
        letters = [city.letter for city in board.cities if city.letter]
        tokens = {letter: _tokens(letters.count(letter)) for letter in sorted(set(letters))}
        changes = {"board": board, "tokens": tokens, **changes}
    return replace(rules, **changes)  # type: ignore[arg-type]


def _tokens(count: int) -> Goods:
    return as_goods([(count + 4 - good) // 5 for good in range(5)])


def toy(lines: str, provinces: dict[str, str], capital: str = "roma", name: str = "toy") -> Board:
    """A board from lines like `roma=alba alba~ostia` and the cities of each province.

    A line that is written twice is there twice. `|` after a line: none may stand there;
    `*`: several may. `capital` may be two cities, of land and of sea.
    """
    capitals = capital.split()
    cities = [
        City(city, city.upper(), "A", number)
        for number, text in enumerate(provinces.values())
        for city in text.split()
    ]
    cities += [City(city, city.upper(), "", -1) for city in dict.fromkeys(capitals)]
    number_of = {city.id: number for number, city in enumerate(cities)}
    made = []
    for text in lines.split():
        word = text.rstrip("|*")
        kind = Kind.LAND if "=" in word else Kind.SEA
        a, b = word.replace("=", "~").split("~")
        ends = (number_of[a], number_of[b])
        made.append(Line(kind, ends, shared="*" in text, no_stop="|" in text))
    return Board(
        id=name,
        name=name.title(),
        cities=tuple(cities),
        provinces=tuple(
            Province(id, id.upper(), tuple(number_of[city] for city in text.split()))
            for id, text in provinces.items()
        ),
        lines=tuple(made),
        capital=(number_of[capitals[0]], number_of[capitals[-1]]),
    )
