"""Finds the cities and lines of a board by the names that people write."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from solitaria_app.engine.board import Board, Kind, name_key

_LETTERS = str.maketrans("UJ", "VI")


def place_key(name: str) -> str:
    """What a name is matched by: case, U and V, I and J, ligatures and spacing are all one."""
    return " ".join(name_key(name).translate(_LETTERS).split())


class PlaceNames:
    """The names of one board's cities and lines.

    A city answers to its printed name, to its id, and to its spelling of today (`modern`,
    by city) where that is no other city's name.
    """

    def __init__(self, board: Board, modern: Sequence[str]) -> None:
        self.board = board
        self._cities: dict[str, int] = {}
        printed = [city.name for city in board.cities]
        for spelling in (printed, [city.id for city in board.cities], modern):
            for number, name in enumerate(spelling):
                self._cities.setdefault(place_key(name), number)
        self._lines: dict[tuple[Kind, frozenset[int]], list[int]] = {}
        for number, line in enumerate(board.lines):
            self._lines.setdefault((line.kind, frozenset(line.ends)), []).append(number)

    def city(self, name: str) -> int | None:
        """The city of a name, None for a name that no city has."""
        return self._cities.get(place_key(name))

    def near(self, name: str) -> str:
        """` (did you mean X?)` if a city has nearly this name, else nothing."""
        close = get_close_matches(place_key(name), self._cities, n=1)
        return f" (did you mean {self._printed(close[0])}?)" if close else ""

    def _printed(self, key: str) -> str:
        return self.board.cities[self._cities[key]].name

    def lines(self, kind: Kind, a: int, b: int) -> list[int]:
        """The lines of a kind between two cities, in the board file's order."""
        return self._lines.get((kind, frozenset((a, b))), [])

    def rank(self, line: int) -> int:
        """Which of the lines of its kind between its two ends this one is; the first is 1."""
        entry = self.board.lines[line]
        return self.lines(entry.kind, *entry.ends).index(line) + 1

    def line_phrase(self, line: int) -> str:
        """A line in a sentence: `the sea line ALERIA - OLBIA`, numbered among several."""
        entry = self.board.lines[line]
        a, b = (self.board.cities[end].name for end in entry.ends)
        several = len(self.lines(entry.kind, *entry.ends)) > 1
        number = f" number {self.rank(line)}" if several else ""
        return f"the {entry.kind.id} line {a} - {b}{number}"
