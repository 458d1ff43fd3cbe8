"""Events: what happened, in order, for log, animation and sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from .agenda import Purpose
from .board import Kind
from .choice import Choice
from .corrections import Correction
from .dice import Die, Face
from .following import Way
from .goods import Good, Goods


class Nothing(Enum):
    """Why a rule had no effect."""

    NO_CARD_TO_COPY = "no-card-to-copy"
    NO_SPECIALIST = "no-specialist"
    NO_CARD_LEFT = "no-card-left"
    NO_HOUSE_LEFT = "no-house-left"
    NO_SITE = "no-site"
    ALL_COLONISTS_PLACED = "all-colonists-placed"
    CARD_FACE_REROLLED = "card-face-rerolled"
    TOO_FEW_COINS = "too-few-coins"
    DEAD_END = "dead-end"
    NO_REACTION = "no-reaction"

    __hash__ = object.__hash__


class Ending(Enum):
    """What brings the game to its end (002, Solo End of Game)."""

    LAST_CARD = "last-card"
    LAST_HOUSE = "last-house"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class TokenDrawn:
    """A city got its token."""

    city: int
    good: Good


@dataclass(frozen=True, slots=True)
class MarkersSet:
    """Every province got its bonus marker."""

    goods: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardRevealed:
    """A card came from a stack to a position of the display, counted from 1."""

    card: int
    position: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn of the human; `final` if no reaction follows."""

    turn: int
    final: bool


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """The human played a card."""

    card: int


@dataclass(frozen=True, slots=True)
class CardsRecovered:
    """The Tribune brought back a mask of cards and paid sestertii."""

    cards: int
    sestertii: int


@dataclass(frozen=True, slots=True)
class CardCopied:
    """The Diplomat copied a card of Contrarius, now face down."""

    card: int


@dataclass(frozen=True, slots=True)
class CardBought:
    """The human bought a card for goods."""

    card: int
    position: int
    paid: Goods


@dataclass(frozen=True, slots=True)
class CardTaken:
    """Contrarius took a card from a position of the display, counted from 1."""

    card: int
    position: int


@dataclass(frozen=True, slots=True)
class ColonistPlaced:
    """A colonist came onto the board; `paid` is nothing for Contrarius."""

    side: int
    kind: Kind
    place: int
    paid: Goods = (0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class ColonistMoved:
    """A colonist went from a place to a line, `steps` far."""

    side: int
    kind: Kind
    place: int
    line: int
    steps: int


@dataclass(frozen=True, slots=True)
class ColonistStayed:
    """A colonist of Contrarius already stood next to its new house."""

    kind: Kind
    line: int


@dataclass(frozen=True, slots=True)
class HouseBuilt:
    """A house was built and paid for (Contrarius pays nothing)."""

    side: int
    city: int
    paid: Goods = (0, 0, 0, 0, 0)
    sestertii: int = 0


@dataclass(frozen=True, slots=True)
class HouseLeftTrack:
    """A house on the score track came into Contrarius' supply."""

    position: int
    reached: bool
    """Reached by its score; otherwise taken because the supply was empty."""


@dataclass(frozen=True, slots=True)
class Produced:
    """A province produced, its marker now shows coins. `bonus` is what the Prefect brings."""

    province: int
    bonus: Goods


@dataclass(frozen=True, slots=True)
class MarkersTurned:
    """All markers were turned back to goods; `provinces` is the mask of those that were."""

    provinces: int


@dataclass(frozen=True, slots=True)
class GoodsGained:
    """Goods went into the storehouse; `lost` found no space."""

    goods: Goods
    lost: Goods


@dataclass(frozen=True, slots=True)
class SestertiiGained:
    """The human received sestertii."""

    sestertii: int


@dataclass(frozen=True, slots=True)
class Traded:
    """The human sold (negative amount) or bought goods for sestertii."""

    good: Good
    amount: int
    sestertii: int


@dataclass(frozen=True, slots=True)
class DieRolled:
    """A die showed a face; `by_hand` if a person rolled it."""

    die: Die
    face: int | Face
    purpose: Purpose
    by_hand: bool = False


@dataclass(frozen=True, slots=True)
class Chose:
    """Contrarius looked for a site; `by_specialist`: its best specialist said for which good."""

    choice: Choice
    purpose: Purpose
    by_specialist: bool


@dataclass(frozen=True, slots=True)
class PointsScored:
    """Contrarius scored points; `province` is -1 unless its houses were counted."""

    points: int
    province: int = -1


@dataclass(frozen=True, slots=True)
class NothingHappened:
    """A rule had no effect, and why."""

    why: Nothing


@dataclass(frozen=True, slots=True)
class EndTriggered:
    """A side brought about the end and holds the Concordia card."""

    side: int
    ending: Ending


@dataclass(frozen=True, slots=True)
class EndWithdrawn:
    """By a correction no side has brought about the end any more."""


@dataclass(frozen=True, slots=True)
class Followed:
    """The game is followed in another way from now on."""

    way: Way


@dataclass(frozen=True, slots=True)
class BegunMidway:
    """The game on the table was under way when the program came to it."""


@dataclass(frozen=True, slots=True)
class Corrected:
    """A person said how the table lies."""

    given: Correction


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over and scored."""


Event: TypeAlias = (
    TokenDrawn
    | MarkersSet
    | CardRevealed
    | TurnBegan
    | CardPlayed
    | CardsRecovered
    | CardCopied
    | CardBought
    | CardTaken
    | ColonistPlaced
    | ColonistMoved
    | ColonistStayed
    | HouseBuilt
    | HouseLeftTrack
    | Produced
    | MarkersTurned
    | GoodsGained
    | SestertiiGained
    | Traded
    | DieRolled
    | Chose
    | PointsScored
    | NothingHappened
    | EndTriggered
    | EndWithdrawn
    | Followed
    | BegunMidway
    | Corrected
    | GameEnded
)
