"""Where things stand: room for everything, nothing in each other's way."""

from __future__ import annotations

from itertools import combinations

import pytest

from solitaria_app.content.library import Library
from solitaria_app.engine.board import Kind
from solitaria_app.engine.state import GameState
from solitaria_app.ui.map.places import Box, box_round
from solitaria_app.ui.map.scene import Scene
from solitaria_app.ui.map.targets import Target

from .conftest import BOARDS


@pytest.fixture
def scenes(fonts: None, library: Library, states: dict[str, GameState]) -> dict[str, Scene]:
    found = {}
    for board in BOARDS:
        found[board] = Scene(library.board(board))
        found[board].set_state(states[board])
    return found


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


@pytest.mark.parametrize("board", BOARDS)
def test_no_name_lies_on_another_thing(scenes: dict[str, Scene], board: str) -> None:
    places, sizes = scenes[board].places, scenes[board].sizes
    names = [(f"name {n}", box) for n, box in enumerate(places.labels)]
    things = []
    for n, city in enumerate(places.cities):
        size = sizes.capital if city.capital else sizes.temple
        things.append((f"temple {n}", box_round(city.at, size)))
        things += [(f"house {n}", box_round(at, sizes.house)) for at in city.houses]
        if city.badge:
            things.append((f"badge {n}", box_round(city.badge, sizes.badge)))
    things += [(f"stand {n}", box_round(at, sizes.stand)) for n, at in enumerate(places.stands)]
    things += [(f"banner {n}", box_round(at, sizes.banner)) for n, at in enumerate(places.banners)]
    # the box of a name has 3 units of air above and below its capitals
    tight = [(name, (b[0], b[1] + 3, b[2], b[3] - 3)) for name, b in names]
    assert [(a, b) for (a, x), (b, y) in combinations(tight, 2) if overlap(x, y)] == []
    assert [(a, b) for a, x in tight for b, y in things if overlap(x, y)] == []


@pytest.mark.parametrize("board", BOARDS)
def test_every_name_is_inside_the_board(scenes: dict[str, Scene], board: str) -> None:
    left, top, right, bottom = scenes[board].bounds
    for box in scenes[board].places.labels:
        assert left <= box[0] and box[2] <= right and top <= box[1] + 3 and box[3] - 3 <= bottom


@pytest.mark.parametrize("board", BOARDS)
def test_both_sides_have_a_place_for_a_house_in_every_city(
    scenes: dict[str, Scene], states: dict[str, GameState], board: str
) -> None:
    state = states[board].copy()
    cities = sum(1 << n for n, city in enumerate(state.rules.board.cities) if city.letter)
    state.humans[0].houses = state.contrarius.houses = cities
    places = scenes[board].places
    places.set_state(state)
    assert len(places.houses) == 2 * cities.bit_count()
    boxes = [box_round(house.at, places.sizes.house) for house in places.houses]
    assert not any(overlap(a, b) for a, b in combinations(boxes, 2))


@pytest.mark.parametrize("board", BOARDS)
def test_colonists_in_the_capital_have_room_and_are_counted_when_crowded(
    scenes: dict[str, Scene], states: dict[str, GameState], board: str
) -> None:
    state = states[board].copy()
    capital = ~state.rules.board.capital[0]
    places = scenes[board].places
    state.humans[0].colonists = ((capital,) * 3, (capital,) * 1)
    state.contrarius.colonists = ((capital,), (capital,))
    places.set_state(state)
    assert len({piece.at for piece in places.pieces}) == 6
    state.humans[0].colonists = ((capital,) * 3, (capital,) * 3)
    places.set_state(state)
    assert [piece.count for piece in places.pieces] == [3, 3, 1, 1]
    assert len({piece.at for piece in places.pieces}) == 4


def test_colonists_that_share_a_line_or_a_city_stand_side_by_side(
    scenes: dict[str, Scene], states: dict[str, GameState]
) -> None:
    state = states["italia"].copy()
    state.humans[0].colonists = ((7, ~3), (~3,))
    state.contrarius.colonists = ((7,), ())
    places = scenes["italia"].places
    places.set_state(state)
    assert len(places.pieces) == 4
    for a, b in combinations(places.pieces, 2):
        assert a.at != b.at
    mine = Target("colonist", ~3, Kind.SEA, 0)
    assert abs(places.at(mine)[0] - places.cities[3].at[0]) < 30
