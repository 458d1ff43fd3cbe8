"""Corrections: what lies otherwise on the table than the program believes.

They belong to no rule of the game. Each is an input of its own, so it can be taken back, and
is refused only where the pieces do not allow it; `engine.rules.correcting` carries them out.
`side` is `state.CONTRARIUS` or the number of a human.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from .board import Kind
from .goods import Goods


class Pile(Enum):
    """Where a card can lie."""

    HAND = "hand"
    PLAYED = "played"
    FACE_UP = "face-up"
    FACE_DOWN = "face-down"
    DISPLAY = "display"
    STACK = "stack"

    @property
    def id(self) -> str:
        """The name used in notation."""
        return self.value

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class SetHouse:
    """A house of a side stands in a city, or does not."""

    side: int
    city: int
    stands: bool


@dataclass(frozen=True, slots=True)
class SetColonist:
    """A colonist of a side is at another place; None is the supply or the storehouse."""

    side: int
    kind: Kind
    start: int | None
    to: int | None


@dataclass(frozen=True, slots=True)
class SetCard:
    """A card lies in a pile, in the display at a position counted from 1.

    The card that lies at that position goes where the other one came from.
    """

    card: int
    pile: Pile
    position: int = 0


@dataclass(frozen=True, slots=True)
class TurnMarker:
    """A province's bonus marker shows coins, or its good."""

    province: int
    coins: bool


@dataclass(frozen=True, slots=True)
class SwapTokens:
    """The tokens of two cities of one letter are exchanged."""

    city: int
    other: int


@dataclass(frozen=True, slots=True)
class SetPoints:
    """Points of a side: those at the start of a human, those of Contrarius' reactions."""

    side: int
    points: int


@dataclass(frozen=True, slots=True)
class SetTrack:
    """A house of Contrarius lies on a place of the score track, or does not."""

    place: int
    stands: bool


@dataclass(frozen=True, slots=True)
class Hold:
    """What the human has in storehouse and purse."""

    goods: Goods
    sestertii: int


Correction: TypeAlias = (
    SetHouse | SetColonist | SetCard | TurnMarker | SwapTokens | SetPoints | SetTrack | Hold
)
