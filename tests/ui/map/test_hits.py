"""Everything on the map can be hit, by a pointer and by a finger."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF

from solitaria_app.engine.board import Kind
from solitaria_app.engine.state import GameState
from solitaria_app.ui.map.targets import Choice, Target

from .conftest import BOARDS, SIZES, MakeView, all_targets, choices


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("board", BOARDS)
def test_the_middle_of_each_thing_means_that_thing(
    make_view: MakeView, states: dict[str, GameState], board: str, size: tuple[int, int]
) -> None:
    view = make_view(board, size)
    occupied = states[board].occupied()
    targets = [
        t
        for t in all_targets(states[board])
        # a colonist hides the line it stands on: that line can't be chosen either
        if not (t.kind == "line" and occupied >> t.number & 1)
    ]
    view.set_choices(choices(targets))
    for target in targets:
        assert view.choice_at(view.position(target)) == target


@pytest.mark.parametrize("kind", ["city", "line", "province", "colonist"])
@pytest.mark.parametrize("board", BOARDS)
def test_a_finger_may_miss_by_28_pixels(
    make_view: MakeView, states: dict[str, GameState], board: str, kind: str
) -> None:
    view = make_view(board)
    targets = [t for t in all_targets(states[board]) if t.kind == kind]
    for target in targets:
        view.set_choices(choices([target]))
        middle = view.position(target)
        for k in range(8):
            angle = math.tau * k / 8
            miss = QPointF(27.5 * math.cos(angle), 27.5 * math.sin(angle))
            assert view.choice_at(middle + miss) == target


@pytest.mark.parametrize("board", BOARDS)
def test_the_nearer_of_two_wins(make_view: MakeView, board: str) -> None:
    view = make_view(board)
    lines = [Target("line", 0), Target("line", 1)]
    a, b = (view.position(line) for line in lines)
    view.set_choices(choices(lines))
    way = (b - a) / math.dist(a.toTuple(), b.toTuple())
    assert view.choice_at(a + way * 9) == lines[0]
    assert view.choice_at(b - way * 9) == lines[1]


def test_far_from_every_choice_nothing_is_meant(make_view: MakeView) -> None:
    view = make_view("italia")
    view.set_choices(choices([Target("city", 0)]))
    assert view.choice_at(QPointF(view.width() - 5, view.height() - 5)) is None
    view.set_choices([])
    assert view.choice_at(view.position(Target("city", 0))) is None


def test_all_the_land_of_a_province_means_the_province(
    make_view: MakeView, states: dict[str, GameState]
) -> None:
    view = make_view("imperium")
    board = states["imperium"].rules.board
    provinces = [Target("province", n) for n in range(len(board.provinces))]
    view.set_choices(choices(provinces))
    for number, city in enumerate(board.cities):
        if city.letter:
            at = view.position(Target("city", number))
            assert view.choice_at(at) == Target("province", city.province)


def test_the_name_and_the_good_of_a_city_mean_the_city(make_view: MakeView) -> None:
    view = make_view("italia")
    view.set_choices(choices([Target("city", 3)]))
    scene = view._scene
    assert scene is not None
    label = scene.lettering.labels[3].center()
    badge = scene.places.cities[3].badge
    assert badge is not None
    for x, y in ((label.x(), label.y()), badge):
        assert view.choice_at(QPointF(*view.camera.to_pixels(x, y))) == Target("city", 3)


def test_what_cannot_be_chosen_can_be_asked_about(
    make_view: MakeView, states: dict[str, GameState]
) -> None:
    view = make_view("imperium")
    occupied = states["imperium"].occupied()
    for target in all_targets(states["imperium"]):
        if not (target.kind == "line" and occupied >> target.number & 1):
            assert view.thing_at(view.position(target)) == target


def test_a_colonist_that_has_left_is_looked_for_in_its_place(make_view: MakeView) -> None:
    view = make_view("italia")
    gone = Target("colonist", 5, Kind.SEA, 0)
    view.set_choices([Choice(gone, "gone")])
    assert view.position(gone) == view.position(Target("line", 5))
    assert view.choice_at(view.position(gone)) == gone
