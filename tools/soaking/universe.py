"""Every input there is on a board, far more than the rules ever allow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from solitaria_app.engine.board import Kind
from solitaria_app.engine.corrections import (
    Hold,
    Pile,
    SetCard,
    SetColonist,
    SetHouse,
    SetPoints,
    SetTrack,
    SwapTokens,
    TurnMarker,
)
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.following import Way
from solitaria_app.engine.goods import GOODS, Goods, as_goods
from solitaria_app.engine.inputs import (
    CASH,
    DONE,
    MIDWAY,
    MONEY,
    Build,
    Buy,
    Copy,
    Follow,
    Input,
    Keep,
    Place,
    Play,
    Produce,
    Purchase,
    Reveal,
    Rolled,
    Sell,
    Send,
    Settle,
    Step,
    Token,
)
from solitaria_app.engine.ruleset import Ruleset
from solitaria_app.engine.state import CONTRARIUS


def choices(most: int) -> Iterator[Goods]:
    """All amounts of goods with at most `most` units together."""
    for amounts in product(range(most + 1), repeat=len(GOODS)):
        if sum(amounts) <= most:
            yield as_goods(list(amounts))


class Universe:
    """All inputs of a ruleset by type, each type made when it is first asked for."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._made: dict[type, tuple[Input, ...]] = {}

    def of(self, kind: type) -> tuple[Input, ...]:
        """Every input of one type."""
        if kind not in self._made:
            self._made[kind] = tuple(self._make(kind))
        return self._made[kind]

    def samples(self) -> Iterator[Input]:
        """One input of each type."""
        for kind in KINDS:
            yield self.of(kind)[0]

    def _make(self, kind: type) -> Iterator[Input]:
        rules = self.rules
        cards = range(len(rules.cards))
        cities = range(len(rules.board.cities))
        lines = range(len(rules.board.lines))
        places = [*lines, *(~city for city in cities)]
        amounts = range(rules.storehouse + 3)
        makers: dict[type, Iterator[Input]] = {
            Play: (Play(card) for card in cards),
            Place: (Place(who, city) for who in Kind for city in cities),
            Step: (Step(place, line) for place in places for line in lines),
            Build: (Build(city) for city in cities),
            Produce: (Produce(province) for province in range(len(rules.board.provinces))),
            type(CASH): iter([CASH]),
            type(MONEY): iter([MONEY]),
            Sell: (Sell(good, amount) for good in GOODS for amount in amounts),
            Buy: (Buy(good, amount) for good in GOODS for amount in amounts),
            Copy: (Copy(card) for card in cards),
            Purchase: (Purchase(card, choice) for card in cards for choice in choices(2)),
            Keep: (Keep(kept) for kept in choices(7)),
            Send: (Send(place, line) for place in places for line in lines),
            Settle: (Settle(line) for line in lines),
            type(DONE): iter([DONE]),
            Token: (Token(city, good) for city in cities for good in GOODS),
            Reveal: (Reveal(card) for card in cards),
            Rolled: (Rolled(die, face) for die in Die for face in [*range(9), *GOODS, *Face]),
            **self._adjustments(),
        }
        return makers[kind]

    def _adjustments(self) -> dict[type, Iterator[Input]]:
        """What can be said of the table; numbers are only samples."""
        rules = self.rules
        sides, switch = (0, CONTRARIUS), (True, False)
        cards, cities = range(len(rules.cards)), range(len(rules.board.cities))
        provinces = range(len(rules.board.provinces))
        places = [None, *range(len(rules.board.lines)), *(~city for city in cities)]
        positions = {pile: range(1, 9) if pile is Pile.DISPLAY else (0,) for pile in Pile}
        return {
            Follow: (Follow(way) for way in Way),
            type(MIDWAY): iter([MIDWAY]),
            SetHouse: (SetHouse(s, city, on) for s in sides for city in cities for on in switch),
            SetColonist: (
                SetColonist(side, kind, places[5], to)
                for side in sides
                for kind in Kind
                for to in places
            ),
            SetCard: (
                SetCard(c, pile, at) for c in cards for pile in Pile for at in positions[pile]
            ),
            TurnMarker: (TurnMarker(province, on) for province in provinces for on in switch),
            SwapTokens: (SwapTokens(city, other) for city in cities for other in cities),
            SetPoints: (SetPoints(side, points) for side in sides for points in (0, 7, 999)),
            SetTrack: (SetTrack(place, on) for place in (1, 10, 99) for on in switch),
            Hold: (Hold(goods, money) for goods in choices(3) for money in (0, 14)),
        }


KINDS: tuple[type, ...] = (
    Play,
    Place,
    Step,
    Build,
    Produce,
    type(CASH),
    type(MONEY),
    Sell,
    Buy,
    Copy,
    Purchase,
    Keep,
    Send,
    Settle,
    type(DONE),
    Token,
    Reveal,
    Rolled,
)
"""Every type of decision and chance."""
ADJUSTMENTS: tuple[type, ...] = (
    Follow,
    type(MIDWAY),
    SetHouse,
    SetColonist,
    SetCard,
    TurnMarker,
    SwapTokens,
    SetPoints,
    SetTrack,
    Hold,
)
"""Every type of what can be said of the table; allowed beside the course of a game."""
