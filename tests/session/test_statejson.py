"""The state as plain names: complete, plain JSON, and its digest tells any two states apart."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from solitaria_app.content.library import Library
from solitaria_app.engine.board import bits
from solitaria_app.engine.goods import GOODS
from solitaria_app.engine.scoring import result
from solitaria_app.engine.state import GameState
from solitaria_app.session.game import Game
from solitaria_app.session.statejson import state_digest, state_json
from tests.session.conftest import whole_game


def _states(library: Library) -> list[GameState]:
    return [
        game.state_at(number)
        for level in ("veteran", "expert")
        for game in [whole_game(library, level, "json")]
        for number in range(game.length() + 1)
    ]


def test_every_state_is_plain_json(library: Library) -> None:
    for state in _states(library):
        value = state_json(state)
        assert json.loads(json.dumps(value)) == value


def test_every_card_is_in_one_place(library: Library) -> None:
    for state in _states(library):
        value = state_json(state)
        places: list[str] = [card for card in value["display"] if card]
        places += [card for pile in value["stacks"].values() for card in pile]
        places += value["human"]["hand"] + value["human"]["played"]
        places += value["contrarius"]["face_up"] + value["contrarius"]["face_down"]
        assert sorted(places) == sorted(card.id for card in state.rules.cards)


def test_both_sides_are_told_as_they_are(library: Library) -> None:
    for state in _states(library):
        board = state.rules.board
        value = state_json(state)
        for name, side in (("human", state.human), ("contrarius", state.contrarius)):
            told: dict[str, Any] = value[name]
            assert told["houses"] == [board.cities[city].id for city in bits(side.houses)]
            assert told["houses_left"] == state.rules.houses - len(told["houses"])
            kinds = Counter(colonist["kind"] for colonist in told["colonists"])
            assert kinds["land"] == len(side.colonists[0])
            assert kinds["sea"] == len(side.colonists[1])
        assert value["human"]["goods"] == {good.id: state.human.goods[good] for good in GOODS}
        assert value["human"]["sestertii"] == state.human.sestertii
        end = result(state)
        assert value["human"]["score"]["total"] == end.human.total
        assert value["contrarius"]["score"]["total"] == end.contrarius.total
        for told in (value["human"]["score"], value["contrarius"]["score"]):
            points = told["base"] + told["concordia"] + sum(c["points"] for c in told["cards"])
            assert told["total"] == points


def test_the_phase_names_what_is_waited_for(game: Game) -> None:
    seen = set()
    for number in range(game.length() + 1):
        phase = state_json(game.state_at(number))["phase"]
        if game.state_at(number).over:
            assert phase is None
            continue
        assert phase["asks"] in ("human", "dice", "supply")
        seen.add(phase["for"])
    assert {"draw-tokens", "refill", "choose-card", "architect-action", "roll"} <= seen


def test_the_same_state_has_the_same_digest_and_another_one_another(library: Library) -> None:
    states = _states(library)
    digests: dict[str, GameState] = {}
    for state in states:
        text = state_digest(state)
        assert len(text) == 16 and int(text, 16) >= 0
        assert digests.setdefault(text, state) == state
        assert state_digest(state.copy()) == text
    assert len(digests) > len(states) - 10


@pytest.mark.parametrize(
    "change",
    [
        {"coins": 1},
        {"turn": 99},
        {"final": True},
        {"ended_by": 0},
        {"display": ()},
        {"stacks": ()},
        {"over": True},
        {"rolls": (9, 9, 9, 9)},
    ],
)
def test_every_part_of_the_table_counts(game: Game, change: dict[str, Any]) -> None:
    game.go_to(game.turn_ends()[3])
    state = game.state
    assert state_digest(replace(state, **change)) != state_digest(state)


@pytest.mark.parametrize(
    ("side", "change"),
    [
        ("humans", {"goods": (9, 0, 0, 0, 0)}),
        ("humans", {"sestertii": 99}),
        ("humans", {"hand": 1}),
        ("humans", {"played": 0}),
        ("humans", {"houses": 7}),
        ("humans", {"colonists": ((), ())}),
        ("humans", {"points": 99}),
        ("contrarius", {"houses": 7}),
        ("contrarius", {"colonists": ((), ())}),
        ("contrarius", {"face_up": 0}),
        ("contrarius", {"face_down": 1}),
        ("contrarius", {"points": 99}),
        ("contrarius", {"track": (40,)}),
    ],
)
def test_every_part_of_both_sides_counts(game: Game, side: str, change: dict[str, Any]) -> None:
    game.go_to(game.turn_ends()[3])
    state = game.state.copy()
    if side == "humans":
        state.humans = (replace(state.human, **change),)
    else:
        state.contrarius = replace(state.contrarius, **change)
    assert state_digest(state) != state_digest(game.state)
