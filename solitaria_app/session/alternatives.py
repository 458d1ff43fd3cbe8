"""What an earlier input can be amended to: what was possible there, said in the same way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from solitaria_app.engine.corrections import (
    Correction,
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
from solitaria_app.engine.following import Way
from solitaria_app.engine.goods import GOODS, as_goods
from solitaria_app.engine.inputs import Adjustment, Follow, Input, Rolled
from solitaria_app.engine.play import legal, refusal
from solitaria_app.engine.state import GameState

AROUND = 20
"""How far numbers are offered round the one that was said."""


def alternatives(state: GameState, old: Input) -> tuple[Input, ...]:
    """Every input that could stand in place of an old one, itself among them.

    A die that a person rolled stays one. A correction becomes another of its kind about the
    same thing, as far as pieces allow it.
    """
    if isinstance(old, Rolled):
        faces = (one for one in legal(state) if isinstance(one, Rolled))
        return tuple(replace(one, by_hand=old.by_hand) for one in faces)
    if isinstance(old, Follow):
        return _allowed(state, (Follow(way) for way in Way))
    if isinstance(old, Adjustment):
        others = () if not isinstance(old, Correction) else _like(state, old)
        return _allowed(state, dict.fromkeys((old, *others)))
    return legal(state)


def _allowed(state: GameState, inputs: Iterable[Input]) -> tuple[Input, ...]:
    return tuple(one for one in inputs if refusal(state, one) is None)


def _numbers(number: int) -> range:
    return range(max(0, number - AROUND), number + AROUND + 1)


def _like(state: GameState, old: Correction) -> Iterator[Correction]:
    """Corrections of the same kind about the same thing."""
    board = state.rules.board
    cities = range(len(board.cities))
    match old:
        case SetHouse():
            yield from (replace(old, city=city) for city in cities)
        case SetColonist():
            places = (*range(len(board.lines)), *(~city for city in cities), None)
            yield from (replace(old, to=place) for place in places)
        case SetCard(card):
            yield from (SetCard(card, pile) for pile in Pile if pile is not Pile.DISPLAY)
            for place in range(1, len(state.rules.display_costs) + 1):
                yield SetCard(card, Pile.DISPLAY, place)
        case TurnMarker():
            provinces = range(len(board.provinces))
            yield from (replace(old, province=province) for province in provinces)
        case SwapTokens(city):
            yield from (SwapTokens(city, other) for other in cities)
        case SetPoints():
            yield from (replace(old, points=points) for points in _numbers(old.points))
        case SetTrack():
            yield from (replace(old, place=place) for place in _numbers(old.place))
        case Hold(goods, sestertii):
            for good in GOODS:
                for amount in range(state.rules.storehouse + 1):
                    other = as_goods([amount if n == good else goods[n] for n in GOODS])
                    yield Hold(other, sestertii)
            yield from (Hold(goods, money) for money in _numbers(sestertii))
