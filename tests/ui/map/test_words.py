"""Words of marks find room; ways of colonists are connected."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QLineF

from solitaria_app.content.library import Library
from solitaria_app.ui.map.plates import Wanted, place
from solitaria_app.ui.map.scene import Scene
from solitaria_app.ui.map.trails import arrow, trails

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
    ((there, on),) = trails([[~roma, first, second]], board, scene.ways)
    start, end = there.pointAtPercent(0), on.pointAtPercent(1)
    assert start.toTuple() == pytest.approx(scene.places.cities[roma].at)
    assert end.toTuple() == pytest.approx(scene.places.stands[second])
    stand = pytest.approx(scene.places.stands[first])
    assert there.pointAtPercent(1).toTuple() == stand
    assert on.pointAtPercent(0).toTuple() == stand


def test_each_step_has_one_arrow_that_points_to_its_end(scene: Scene) -> None:
    board = scene.board
    for capital in board.capital:
        for line in (n for n, line in enumerate(board.lines) if capital in line.ends):
            ((step,),) = trails([[~capital, line]], board, scene.ways)
            head = arrow(step)
            tip, middle = head[1], head[3]
            end = QLineF(middle, step.pointAtPercent(1))
            apart = end.angleTo(QLineF(middle, tip))
            assert min(apart, 360 - apart) < 45
            assert end.length() > QLineF(tip, step.pointAtPercent(1)).length()


def test_two_colonists_that_leave_one_city_go_two_ways(scene: Scene) -> None:
    board = scene.board
    roma = board.capital[0]
    out = [n for n, line in enumerate(board.lines) if roma in line.ends][:2]
    found = list(trails([[~roma, out[0]], [~roma, out[1]]], board, scene.ways))
    assert [len(steps) for steps in found] == [1, 1]


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
    assert list(trails([[0, far]], board, scene.ways)) == []
    assert len(list(trails([[0, far, near]], board, scene.ways))) == 1
    assert list(trails([[], [0]], board, scene.ways)) == []
