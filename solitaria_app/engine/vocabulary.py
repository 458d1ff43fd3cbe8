"""The inputs of one board and card list, made once, so that listing options makes no objects."""

from __future__ import annotations

from .board import Board, Kind, bits
from .goods import GOODS
from .inputs import Build, Buy, Copy, Place, Play, Produce, Sell, Step


class Vocabulary:
    """Ready-made inputs, indexed by what they name."""

    __slots__ = ("build", "buy", "copy", "place", "play", "produce", "sell", "steps")

    def __init__(self, board: Board, cards: int, storehouse: int) -> None:
        amounts = range(storehouse + 1)
        self.sell = tuple(tuple(Sell(good, amount) for amount in amounts) for good in GOODS)
        self.buy = tuple(tuple(Buy(good, amount) for amount in amounts) for good in GOODS)
        """By good and amount; the amount 0 only keeps the place."""
        cities = range(len(board.cities))
        self.play = tuple(Play(card) for card in range(cards))
        self.copy = tuple(Copy(card) for card in range(cards))
        self.build = tuple(Build(city) for city in cities)
        self.produce = tuple(Produce(province) for province in range(len(board.provinces)))
        self.place = tuple(tuple(Place(kind, city) for city in cities) for kind in Kind)
        self.steps: tuple[dict[int, tuple[Step, ...]], ...] = tuple(
            {
                place: tuple(Step(place, line) for line in bits(masks[1]) if line != place)
                for place, masks in board.within[kind].items()
            }
            for kind in Kind
        )
        """For each kind and place the single steps that start there."""
