"""The four dice of Solitaria (002, Components); their faces are data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .goods import Good


class Face(Enum):
    """Results that dice show beside goods and numbers."""

    SPECIALIST = "S"
    LAND = "land"
    SEA = "sea"
    CARD = "card"

    __hash__ = object.__hash__


class Die(Enum):
    """The four dice of Solitaria by colour (002, Components)."""

    BLUE = "blue"
    RED = "red"
    BLACK = "black"
    WHITE = "white"

    __hash__ = object.__hash__


DICE: tuple[Die, ...] = tuple(Die)
"""The dice in the order in which the state counts their rolls."""


@dataclass(frozen=True, slots=True)
class Dice:
    """The six faces of each die, in the order of the data file.

    blue: positions of the display, 1 and up. red: `Face.LAND`, `SEA`, `CARD`.
    black and white: goods, or `Face.SPECIALIST`.
    """

    blue: tuple[int, ...]
    red: tuple[Face, ...]
    black: tuple[Good | Face, ...]
    white: tuple[Good | Face, ...]

    def of(self, die: Die) -> tuple[int | Face, ...]:
        """The faces of one die (a `Good` is an int)."""
        return (self.blue, self.red, self.black, self.white)[DICE.index(die)]
