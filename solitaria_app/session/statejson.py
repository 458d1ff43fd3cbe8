"""The state of a game as plain names and numbers, for other programs and for digests."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from solitaria_app.engine.agenda import (
    ArchitectAction,
    ColonistAction,
    Frame,
    MercatorAction,
    MoveNext,
    Opening,
    PrefectAction,
    PurchaseAction,
    Roll,
    Store,
)
from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.choice import Choice
from solitaria_app.engine.dice import DICE
from solitaria_app.engine.goods import GOODS, Goods
from solitaria_app.engine.play import prompt
from solitaria_app.engine.scoring import Score, score
from solitaria_app.engine.state import CONTRARIUS, GameState, Side


def state_json(state: GameState) -> dict[str, Any]:
    """The whole table by ids; the format is described in docs/formats.md."""
    rules = state.rules
    board = rules.board
    human, contrarius = state.human, state.contrarius
    return {
        **({"way": state.way.id} if state.way.physical else {}),
        "turn": state.turn,
        "final": state.final,
        "over": state.over,
        "ended_by": _side(state.ended_by),
        "phase": _phase(state),
        "cities": {
            city.id: GOODS[good].id
            for city, good in zip(board.cities, state.city_goods, strict=True)
            if good >= 0
        },
        "markers": {
            province.id: {
                "good": GOODS[state.marker_goods[n]].id if state.marker_goods[n] >= 0 else None,
                "side": "coins" if state.coins >> n & 1 else "goods",
            }
            for n, province in enumerate(board.provinces)
        },
        "display": [rules.cards[card].id if card >= 0 else None for card in state.display],
        "stacks": {
            name: _cards(state, mask)
            for name, pile in ((name, rules.sources[name]) for name in rules.stacks)
            for mask in [sum(stack & pile for stack in state.stacks)]
        },
        "rolls": {die.value: count for die, count in zip(DICE, state.rolls, strict=True)},
        "human": {
            **_side_json(state, human),
            "hand": _cards(state, human.hand),
            "played": _cards(state, human.played),
            "goods": goods_json(human.goods),
            "sestertii": human.sestertii,
            "points": human.points,
            "score": score_json(state, score(state, state.active)),
        },
        "contrarius": {
            **_side_json(state, contrarius),
            "face_up": _cards(state, contrarius.face_up),
            "face_down": _cards(state, contrarius.face_down),
            "track": list(contrarius.track),
            "points": contrarius.points,
            "score": score_json(state, score(state, CONTRARIUS)),
        },
    }


def state_digest(state: GameState) -> str:
    """Sixteen hex digits of the SHA-256 of the state's JSON, the same on every machine."""
    text = msgspec.json.encode(state_json(state), order="sorted")
    return sha256(text).hexdigest()[:16]


def goods_json(amounts: Goods) -> dict[str, int]:
    """All five amounts by name."""
    return {good.id: amounts[good] for good in GOODS}


def score_json(state: GameState, points: Score) -> dict[str, Any]:
    """A score with its breakdown by card."""
    return {
        "total": points.total,
        "base": points.base,
        "concordia": points.concordia,
        "cards": [
            {
                "card": state.rules.cards[card.card].id,
                "god": card.god.id,
                "count": card.count,
                "points": card.points,
            }
            for card in points.cards
        ],
    }


def _side(side: int | None) -> str | None:
    if side is None:
        return None
    return "contrarius" if side == CONTRARIUS else "human"


def _cards(state: GameState, mask: int) -> list[str]:
    return [state.rules.cards[card].id for card in bits(mask)]


def _side_json(state: GameState, side: Side) -> dict[str, Any]:
    board = state.rules.board
    return {
        "houses": [board.cities[city].id for city in bits(side.houses)],
        "houses_left": state.houses_left(side),
        "colonists": [
            {"kind": kind.id, "at": board.place_id(place)}
            for kind in Kind
            for place in side.colonists[kind]
        ],
    }


def _phase(state: GameState) -> dict[str, Any] | None:
    waiting = prompt(state)
    if waiting is None:
        return None
    frame = waiting.frame
    return {
        "asks": waiting.asks.value,
        "for": "".join(f"-{c.lower()}" if c.isupper() else c for c in type(frame).__name__)[1:],
        **_details(state, frame),
    }


def _details(state: GameState, frame: Frame) -> dict[str, Any]:
    """What a frame that waits holds, by names."""
    match frame:
        case Opening(kinds, cities):
            places = [state.rules.board.cities[city].id for city in cities]
            return {"kinds": [kind.id for kind in kinds], "cities": places}
        case ArchitectAction(steps, built):
            return {"steps": steps, "built": built}
        case PrefectAction(bonus):
            return {"bonus": bonus}
        case ColonistAction(placed):
            return {"placed": placed}
        case MercatorAction(traded):
            return {"traded": [good.id for good in GOODS if traded >> good & 1]}
        case PurchaseAction(left, by_position):
            return {"left": left, "by_position": by_position}
        case Store(goods):
            return {"goods": goods_json(goods)}
        case Roll(die, purpose):
            return {"die": die.value, "purpose": purpose.value}
        case MoveNext(choice):
            return {"choice": _choice(state, choice)}
    return {}


def _choice(state: GameState, choice: Choice) -> dict[str, Any]:
    board = state.rules.board
    return {
        "city": board.cities[choice.city].id,
        "good": None if choice.good is None else choice.good.id,
        "routes": [
            {
                "kind": route.kind.id,
                "from": board.place_id(route.place),
                "to": board.line_ids[route.line],
                "steps": route.steps,
            }
            for route in choice.routes
        ],
    }
