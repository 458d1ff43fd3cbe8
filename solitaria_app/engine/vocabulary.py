"""The inputs of one board and card list, made once, so that listing options makes no objects."""

from __future__ import annotations

from .board import Board, Kind, bits
from .inputs import Build, Copy, Place, Play, Produce, Step


class Vocabulary:
    """Ready-made inputs, indexed by what they name."""

    __slots__ = ("build", "copy", "place", "play", "produce", "steps")

    def __init__(self, board: Board, cards: int) -> None:
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
