"""Inputs: what a person decided (`Decision`), what chance brought (`Chance`), and what a person
says of the table or of how it is followed (`Adjustment`).

Everything on the table is a small integer: cards, cities, lines, provinces by their
position in the ruleset, places as in `Board`. `engine.notation` writes and reads them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from .board import Kind
from .corrections import Correction
from .corrections import Hold as Hold
from .dice import Die, Face
from .following import Way
from .goods import Good, Goods


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card from the hand."""

    card: int


@dataclass(frozen=True, slots=True)
class Place:
    """Buy a colonist of a kind and place it in a city (Tribune, Colonist)."""

    kind: Kind
    city: int


@dataclass(frozen=True, slots=True)
class Step:
    """Move one colonist one step, from a place to a line (Architect)."""

    place: int
    line: int


@dataclass(frozen=True, slots=True)
class Build:
    """Build a house in a city (Architect)."""

    city: int


@dataclass(frozen=True, slots=True)
class Produce:
    """Let a province produce (Prefect)."""

    province: int


@dataclass(frozen=True, slots=True)
class Cash:
    """Take the cash bonus and turn all markers back (Prefect)."""


@dataclass(frozen=True, slots=True)
class Money:
    """Earn sestertii instead of placing colonists (Colonist)."""


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell `amount` units of a good to the bank (Mercator)."""

    good: Good
    amount: int


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy `amount` units of a good from the bank (Mercator)."""

    good: Good
    amount: int


@dataclass(frozen=True, slots=True)
class Copy:
    """Copy a face-up card of Contrarius (Diplomat)."""

    card: int


@dataclass(frozen=True, slots=True)
class Purchase:
    """Buy a card of the display; `choice` are the goods paid for its question marks."""

    card: int
    choice: Goods = (0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Keep:
    """Which of the goods that arrived together are stored."""

    goods: Goods


@dataclass(frozen=True, slots=True)
class Send:
    """Which colonist of Contrarius goes from its place to a line next to its new house."""

    place: int
    line: int


@dataclass(frozen=True, slots=True)
class Settle:
    """The line at the capital where Contrarius' next colonist starts (veteran set-up)."""

    line: int


@dataclass(frozen=True, slots=True)
class Done:
    """End the present action, or leave out its optional part."""


@dataclass(frozen=True, slots=True)
class Token:
    """The token drawn for a city."""

    city: int
    good: Good


@dataclass(frozen=True, slots=True)
class Reveal:
    """The card that comes from the stack."""

    card: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """The result of a die: a position (int), a good, or another face.

    `by_hand`: a person rolled it at the table, not the program. The game is the same.
    """

    die: Die
    face: int | Face
    by_hand: bool = False


@dataclass(frozen=True, slots=True)
class Follow:
    """From now on the game is followed in another way."""

    way: Way


@dataclass(frozen=True, slots=True)
class Midway:
    """The game on the table is under way: the rest of the set-up is left out."""


Decision: TypeAlias = (
    Play
    | Place
    | Step
    | Build
    | Produce
    | Cash
    | Money
    | Sell
    | Buy
    | Copy
    | Purchase
    | Keep
    | Send
    | Settle
    | Done
)
Chance: TypeAlias = Token | Reveal | Rolled
Adjustment: TypeAlias = Follow | Midway | Correction
Input: TypeAlias = Decision | Chance | Adjustment

DONE = Done()
CASH = Cash()
MONEY = Money()
MIDWAY = Midway()
