"""Final scoring, god by god and card by card (source: 000 and 002 Final Scoring)."""

from __future__ import annotations

from dataclasses import dataclass

from .board import bits
from .cards import Card, God
from .goods import GOODS, Good
from .state import CONTRARIUS, GameState, Human, Side

MERCURIUS_POINTS = 2
MARS_POINTS = 2
SESTERTII_PER_POINT = 10
JUPITER_MOST = 15


@dataclass(frozen=True, slots=True)
class CardScore:
    """One card: what its god counts (houses, provinces, ...) and the points it brings."""

    card: int
    god: God
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """One side's points: `base` at the start or scored during play, each card, Concordia."""

    side: int
    base: int
    cards: tuple[CardScore, ...]
    concordia: int

    @property
    def total(self) -> int:
        """All points."""
        return self.base + self.concordia + sum(card.points for card in self.cards)

    def of(self, god: God) -> int:
        """The points of all cards of a god."""
        return sum(card.points for card in self.cards if card.god is god)


def worth(state: GameState, side: Side, card: Card) -> tuple[int, int]:
    """What a card's god counts for a side now, and the points the card brings.

    Source: 000 Final Scoring, 003:81, 003:83, 003:85, 003:87.
    """
    god = card.god
    board = state.rules.board
    if god is God.VESTA:
        value = 0
        if isinstance(side, Human):
            prices = state.rules.prices
            value = side.sestertii + sum(n * prices[good] for good, n in enumerate(side.goods))
        return value, value // SESTERTII_PER_POINT
    if god is God.JUPITER:
        houses = (side.houses & ~state.good_cities[Good.BRICK]).bit_count()
        return houses, min(houses, JUPITER_MOST)
    if god is God.SATURNUS:
        provinces = sum(1 for cities in board.province_cities if cities & side.houses)
        return provinces, provinces
    if god is God.MERCURIUS:
        kinds = sum(1 for good in GOODS if state.good_cities[good] & side.houses)
        return kinds, MERCURIUS_POINTS * kinds
    if god is God.MARS:
        return side.on_board, MARS_POINTS * side.on_board
    good = card.good
    houses = 0 if good is None else (side.houses & state.good_cities[good]).bit_count()
    return houses, houses * card.points


def score(state: GameState, side: int) -> Score:
    """The points of a side if the game ended now.

    Contrarius scores its cards face up and face down, has neither goods nor sestertii,
    and keeps the points of its reactions (002 Final scoring).
    """
    if side == CONTRARIUS:
        owner: Side = state.contrarius
        mask = state.contrarius.face_up | state.contrarius.face_down
        base = state.contrarius.points
    else:
        human = state.humans[side]
        owner, mask, base = human, human.hand | human.played, human.points
    cards = []
    for number in bits(mask):
        card = state.rules.cards[number]
        count, points = worth(state, owner, card)
        cards.append(CardScore(number, card.god, count, points))
    concordia = state.rules.concordia_points if state.concordia == side else 0
    return Score(side, base, tuple(cards), concordia)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game stands or ended: both scores, `lead` of the human, who has won."""

    human: Score
    contrarius: Score
    won: bool

    @property
    def lead(self) -> int:
        """The human's points beyond Contrarius'; negative when behind."""
        return self.human.total - self.contrarius.total


def result(state: GameState) -> Result:
    """Both scores; in a tie the owner of the Concordia card wins (002, 003:206, `tie`)."""
    human, contrarius = score(state, state.active), score(state, CONTRARIUS)
    lead = human.total - contrarius.total
    won = lead > 0 or (lead == 0 and state.concordia == state.active)
    return Result(human, contrarius, won)
