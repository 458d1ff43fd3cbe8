"""Personality cards and their gods (source: 000, 002; the list itself is data)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .goods import Good, Goods


class Personality(Enum):
    """Who is on a card: decides the action and the reaction."""

    TRIBUNE = "tribune"
    ARCHITECT = "architect"
    PREFECT = "prefect"
    COLONIST = "colonist"
    MERCATOR = "mercator"
    DIPLOMAT = "diplomat"
    SENATOR = "senator"
    CONSUL = "consul"
    MASON = "mason"
    FARMER = "farmer"
    SMITH = "smith"
    VINTNER = "vintner"
    WEAVER = "weaver"

    @property
    def id(self) -> str:
        """The name used in data files."""
        return self.value

    __hash__ = object.__hash__


SPECIALISTS: dict[Personality, Good] = {
    Personality.MASON: Good.BRICK,
    Personality.FARMER: Good.FOOD,
    Personality.SMITH: Good.TOOL,
    Personality.VINTNER: Good.WINE,
    Personality.WEAVER: Good.CLOTH,
}
"""The good each specialist works (002: Weaver > Vintner > Smith > Farmer > Mason)."""


class God(Enum):
    """The god a card is scored by (000, Final Scoring)."""

    VESTA = "vesta"
    JUPITER = "jupiter"
    SATURNUS = "saturnus"
    MERCURIUS = "mercurius"
    MARS = "mars"
    MINERVA = "minerva"

    @property
    def id(self) -> str:
        """The name used in data files."""
        return self.value

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Card:
    """One personality card of the game.

    `source` says which pile it starts in: "hand" (the human's seven), "contrarius" (its
    five) or the number of a stack ("I", "II"). `price` are the goods in its red field.
    `bonus` is how many bonus goods a Prefect takes (2 with the Praefectus Magnus, 002);
    `sestertii` what a Mercator receives (3, or 5 if bought, 000); `points` what a
    specialist scores for each matching house (000, Minerva).
    """

    id: str
    personality: Personality
    god: God
    source: str
    price: Goods = (0, 0, 0, 0, 0)
    bonus: int = 1
    sestertii: int = 0
    points: int = 0

    @property
    def good(self) -> Good | None:
        """The good of a specialist, None for the others."""
        return SPECIALISTS.get(self.personality)
