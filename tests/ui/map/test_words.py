"""Words of marks find room; ways of colonists are connected."""

from __future__ import annotations

from itertools import combinations

import pytest

from solitaria_app.content.library import Library
from solitaria_app.ui.map.plates import Wanted, place
from solitaria_app.ui.map.scene import Scene
from solitaria_app.ui.map.trails import trails

from .test_places import overlap

INSIDE = (0.0, 0.0, 900.0, 520.0)


def test_plates_stay_inside_and_off_each_other_and_off_names() -> None:
    wanted = [Wanted(x, y, 18, 90, 20) for x in range(60, 900, 160) for y in range(40, 500, 110)]
    names = [(w.x - 30, w.y + 18, w.x + 30, w.y + 30) for w in wanted]
    boxes = place(wanted, names, [], INSIDE)
    for box in boxes:
        assert box[0] >= 0 and box[1] >= 0 and box[2] <= 900 and box[3] <= 520
        assert not any(overlap(box, name) for name in names)
    assert not any(overlap(a, b) for a, b in combinations(boxes, 2))


def test_plates_at_the_edge_move_inside() -> None:
    (box,) = place([Wanted(2, 2, 18, 120, 20)], [], [], INSIDE)
    assert box[0] >= 0 and box[1] >= 0


@pytest.fixture
def scene(fonts: None, library: Library) -> Scene:
    return Scene(library.board("italia"))


def test_a_way_runs_from_its_first_place_to_its_last(scene: Scene) -> None:
    board = scene.board
    roma = board.capital[0]
    first = next(n for n, line in enumerate(board.lines) if roma in line.ends)
    other = next(end for end in board.lines[first].ends if end != roma)
    second = next(n for n, line in enumerate(board.lines) if other in line.ends and n != first)
    (way,) = trails([~roma, first, second], board, scene.ways)
    start, end = way.pointAtPercent(0), way.pointAtPercent(1)
    assert start.toTuple() == pytest.approx(scene.places.cities[roma].at)
    assert end.toTuple() == pytest.approx(scene.places.stands[second])
    stand = scene.places.stands[first]
    nearest = min(
        abs(way.pointAtPercent(k / 400).x() - stand[0])
        + abs(way.pointAtPercent(k / 400).y() - stand[1])
        for k in range(401)
    )
    assert nearest < 3


def test_places_that_do_not_meet_begin_a_new_way(scene: Scene) -> None:
    board = scene.board
    far = next(
        n for n, line in enumerate(board.lines) if not set(line.ends) & set(board.lines[0].ends)
    )
    near = next(
        n
        for n, line in enumerate(board.lines)
        if n not in (0, far) and set(line.ends) & set(board.lines[far].ends)
    )
    assert trails([0, far], board, scene.ways) == []
    assert len(trails([0, far, near], board, scene.ways)) == 1
    assert trails([], board, scene.ways) == []
    assert trails([0], board, scene.ways) == []
