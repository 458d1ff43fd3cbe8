"""Two tables that differ in everything that can be moved, and tidings, for the words of it."""

from __future__ import annotations

from solitaria_app.engine import events as ev
from solitaria_app.engine.board import Kind
from solitaria_app.engine.corrections import SetPoints
from solitaria_app.engine.rules.tokens import best_goods
from solitaria_app.engine.state import CONTRARIUS, GameState
from solitaria_app.session.moves import to_move
from solitaria_app.session.words import Words


def differing(state: GameState) -> tuple[GameState, GameState]:
    """A table, and another on which a bit of each kind lies otherwise."""
    before, after = state.copy(), state.copy()
    cities = state.rules.board.by_letter["A"]
    before.city_goods = tuple(n % 5 for n in range(len(state.rules.board.cities)))
    goods = list(before.city_goods)
    a, b = next((a, b) for a in cities for b in cities if goods[a] != goods[b])
    goods[a], goods[b] = goods[b], goods[a]
    after.city_goods = tuple(goods)
    before.marker_goods = best_goods(state.rules, before.city_goods)
    after.marker_goods = tuple((good + 1) % 5 for good in before.marker_goods)
    before.display, after.display = (20, 21, 22, 23), (21, 22, -1, 20)
    before.humans[0].hand, before.humans[0].played = 0b0011, 0b1100
    after.humans[0].hand, after.humans[0].played = 0b1111, 0
    after.contrarius.houses, before.humans[0].houses = 0b10, 0b100
    after.contrarius.points = before.contrarius.points + 3
    after.contrarius.track = (10,)
    after.coins = before.coins ^ 1
    return before, after


def say_moves(words: Words, state: GameState) -> list[str]:
    """Every clause there is, whoever has the Concordia card."""
    told: list[str] = []
    before, after = differing(state)
    for holder in (None, 0, CONTRARIUS):
        after.ended_by = holder
        before.ended_by = 0 if holder is None else None
        told += words.to_move(before, after, to_move(before, after))
    return told


def say_tidings(words: Words, state: GameState) -> list[str]:
    """The set-up of an expert with a veteran's house, a correction, one of several colonists."""
    state = state.copy()
    state.contrarius.track, state.humans[0].points = (10,), 5
    state.contrarius.colonists = ((1, 2), ())
    set_up = [
        ev.CardTaken(12, 1),
        ev.HouseBuilt(CONTRARIUS, 1),
        ev.ColonistPlaced(CONTRARIUS, Kind.LAND, ~1),
        ev.ColonistPlaced(CONTRARIUS, Kind.LAND, 1),
        ev.TurnBegan(1, False),
    ]
    moved = [
        ev.CardPlayed(0),
        ev.HouseBuilt(CONTRARIUS, 1),
        ev.ColonistMoved(CONTRARIUS, Kind.LAND, 1, 2, 1),
    ]
    corrected = words.corrected([ev.Corrected(SetPoints(0, 7))])
    return [words.set_up(state, set_up), words.headline(state, moved), corrected]
