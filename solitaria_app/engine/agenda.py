"""Frames: the things that are still to happen, each a small value on the agenda of the state.

A frame either waits for an input or runs by itself; `engine.play` knows which. Explicit
frames instead of generators, so that a state can be copied, saved and searched.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from .board import Kind
from .choice import Choice
from .dice import Die
from .goods import Good, Goods


class Purpose(Enum):
    """Why a die is rolled or a card is taken: words for log and prompt."""

    ARCHITECT = "architect"
    MERCATOR = "mercator"
    SENATOR = "senator"
    CONSUL = "consul"
    TRIBUNE = "tribune"
    COLONIST = "colonist"
    TRACK = "track"
    NO_SITE = "no-site"
    NO_CARD = "no-card"

    __hash__ = object.__hash__


# --- set-up -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawTokens:
    """Every city gets its token."""


@dataclass(frozen=True, slots=True)
class Refill:
    """The display moves up and is filled from the stacks."""


@dataclass(frozen=True, slots=True)
class SixthCard:
    """Contrarius takes the first specialist of the display."""


@dataclass(frozen=True, slots=True)
class Opening:
    """Contrarius' houses and colonists of the level come onto the board.

    `kinds` are those still to be placed on a line at the capital.
    """

    kinds: tuple[Kind, ...] = (Kind.LAND, Kind.SEA)
    cities: tuple[int, ...] = ()


# --- the human's turn ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseCard:
    """The human plays a card."""


@dataclass(frozen=True, slots=True)
class CarryOut:
    """A card's action, then its reaction, are put on the agenda."""

    card: int


@dataclass(frozen=True, slots=True)
class TribuneAction:
    """A colonist may be bought for the capital."""


@dataclass(frozen=True, slots=True)
class ArchitectAction:
    """Movement with the steps left, then building; `built` once a house stands."""

    steps: int
    built: bool = False


@dataclass(frozen=True, slots=True)
class PrefectAction:
    """Produce or cash; `bonus` units of the marker's good, and Contrarius' least points."""

    bonus: int


@dataclass(frozen=True, slots=True)
class ColonistAction:
    """Place colonists or earn money; `placed` once a colonist stands."""

    placed: bool = False


@dataclass(frozen=True, slots=True)
class MercatorAction:
    """Trade; `traded` is the mask of goods already traded."""

    traded: int = 0


@dataclass(frozen=True, slots=True)
class DiplomatAction:
    """Copy a face-up card of Contrarius."""


@dataclass(frozen=True, slots=True)
class PurchaseAction:
    """Buy up to `left` cards; `by_position` if the display's own costs count (Senator)."""

    left: int
    by_position: bool


@dataclass(frozen=True, slots=True)
class Store:
    """Goods that arrived together and do not fit: the human keeps some."""

    goods: Goods


@dataclass(frozen=True, slots=True)
class TakeStock:
    """The human says what storehouse and purse hold, which was not followed until now."""


# --- Contrarius ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Score:
    """Contrarius scores: `points`, or by the houses in `province`, at least `points`."""

    points: int
    province: int = -1


@dataclass(frozen=True, slots=True)
class Roll:
    """A die is rolled; `instead` of what could not be done, if it stands for something."""

    die: Die
    purpose: Purpose
    instead: Construct | TakeCard | None = None


@dataclass(frozen=True, slots=True)
class Construct:
    """Contrarius builds a house; `wanted` None means the best specialist's good."""

    wanted: Good | None
    purpose: Purpose


@dataclass(frozen=True, slots=True)
class MoveNext:
    """A colonist of Contrarius moves next to its new house; the human chooses which."""

    choice: Choice


@dataclass(frozen=True, slots=True)
class Activate:
    """The province of Contrarius' new house produces, or the markers turn back (Mercator)."""

    city: int


@dataclass(frozen=True, slots=True)
class Recruit:
    """Contrarius places a colonist or takes a card as the red die says; `instead` of a house
    that could not be built, if it stands for one."""

    purpose: Purpose
    instead: Construct | None = None


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Contrarius takes the card at a position of the display, counted from 1."""

    position: int


@dataclass(frozen=True, slots=True)
class EndTurn:
    """The turn is over: the next one begins, or the game ends."""


@dataclass(frozen=True, slots=True)
class EndGame:
    """The game is over."""


Frame: TypeAlias = (
    DrawTokens
    | Refill
    | SixthCard
    | Opening
    | ChooseCard
    | CarryOut
    | TribuneAction
    | ArchitectAction
    | PrefectAction
    | ColonistAction
    | MercatorAction
    | DiplomatAction
    | PurchaseAction
    | Store
    | TakeStock
    | Score
    | Roll
    | Construct
    | MoveNext
    | Activate
    | Recruit
    | TakeCard
    | EndTurn
    | EndGame
)
