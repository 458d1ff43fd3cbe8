"""Everything that is fixed before the first input: board, cards, dice, level, table rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from .board import Board
from .cards import Card
from .dice import Dice as Dice
from .dice import Die as Die
from .dice import Face as Face
from .goods import Goods
from .options import Mover as Mover
from .options import NoSite as NoSite
from .options import Options as Options
from .vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Level:
    """A difficulty level (002, Difficulty level, Variant difficulty levels).

    `start_points`: the human's points at the start. `adjacent`: Contrarius starts with
    colonists on two lines at the capital and `houses` houses (veteran: 1, strong
    veteran: 2) instead of with both colonists in the capital. `track`: the places of the
    score track that hold a house of Contrarius (expert).
    """

    id: str
    start_points: int
    adjacent: bool = False
    houses: int = 0
    track: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PositionCost:
    """What a place of the display adds to a card's price: fixed goods, and goods of choice."""

    goods: Goods = (0, 0, 0, 0, 0)
    any: int = 0


@dataclass(frozen=True)
class Ruleset:
    """The rules of one game as a value.

    `cards` lists every personality card of the game; cards are their positions in it.
    `tokens` gives for each letter the city tokens (amounts by good), `markers` the coin
    side of each good's bonus marker, `prices` the Mercator's price and `build_cost` the
    goods and the sestertii of a house, all by good. `display_costs` is by position.
    """

    board: Board
    cards: tuple[Card, ...]
    dice: Dice
    level: Level
    options: Options
    tokens: dict[str, Goods]
    marker_coins: Goods
    prices: Goods
    build_goods: tuple[Goods, ...]
    build_sestertii: Goods
    display_costs: tuple[PositionCost, ...]
    start_goods: Goods
    start_sestertii: int
    colonist_cost: Goods
    storehouse: int = 12
    houses: int = 15
    colonists_of_kind: int = 3
    concordia_points: int = 7

    card_number: dict[str, int] = field(init=False, repr=False, compare=False)
    sources: dict[str, int] = field(init=False, repr=False, compare=False)
    """For each pile a card can start in, the mask of its cards."""
    city_number: dict[str, int] = field(init=False, repr=False, compare=False)
    line_number: dict[str, int] = field(init=False, repr=False, compare=False)
    province_number: dict[str, int] = field(init=False, repr=False, compare=False)
    vocabulary: Vocabulary = field(init=False, repr=False, compare=False)
    """The inputs that come up again and again, made once."""

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "card_number", {card.id: n for n, card in enumerate(self.cards)})
        sources: dict[str, int] = {}
        for number, card in enumerate(self.cards):
            sources[card.source] = sources.get(card.source, 0) | 1 << number
        put(self, "sources", sources)
        board = self.board
        put(self, "city_number", {city.id: n for n, city in enumerate(board.cities)})
        put(self, "line_number", {line: n for n, line in enumerate(board.line_ids)})
        put(self, "province_number", {p.id: n for n, p in enumerate(board.provinces)})
        put(self, "vocabulary", Vocabulary(board, len(self.cards), self.storehouse))

    @property
    def stacks(self) -> tuple[str, ...]:
        """The numbers of the stacks, topmost first."""
        return tuple(sorted(set(self.sources) - {"hand", "contrarius"}, key=lambda s: (len(s), s)))
