"""The map by keyboard alone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QPushButton, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from solitaria_app.engine.state import GameState
from solitaria_app.ui.map.cursor import towards
from solitaria_app.ui.map.targets import Target
from solitaria_app.ui.map.view import MapView

from .conftest import BOARDS, MakeView, all_targets, choices

ARROWS = ((1, 0), (-1, 0), (0, 1), (0, -1))
Key = Qt.Key


class Listener(QObject):
    """Remembers what a signal brought."""

    def __init__(self, signal: Signal) -> None:
        super().__init__()
        self.heard: list[object] = []
        signal.connect(self.heard.append)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("kind", ["city", "line", "province", "colonist"])
def test_tab_goes_through_every_choice(
    qtbot: QtBot, make_view: MakeView, states: dict[str, GameState], board: str, kind: str
) -> None:
    view = make_view(board, shown=True)
    targets = [t for t in all_targets(states[board]) if t.kind == kind]
    view.set_choices(choices(targets))
    seen = []
    for _ in targets:
        qtbot.keyClick(view, Key.Key_Tab)
        seen.append(view.cursor_target)
    assert set(seen) == set(targets)
    rows = [view.position(target).y() for target in seen]
    assert all(below - above > -45 for above, below in pairwise(rows))
    qtbot.keyClick(view, Key.Key_Backtab)
    assert view.cursor_target == seen[-2]


def test_tab_enters_at_the_first_and_leaves_after_the_last(
    qtbot: QtBot, make_view: MakeView
) -> None:
    window = QWidget()
    before, after = QPushButton("before"), QPushButton("after")
    view = make_view("italia")
    layout = QVBoxLayout(window)
    for widget in (before, view, after):
        layout.addWidget(widget)
    qtbot.addWidget(window)
    view.set_choices(choices([Target("city", n) for n in (0, 11, 24)]))
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    before.setFocus()
    qtbot.waitUntil(before.hasFocus)
    seen = []
    for _ in range(3):
        qtbot.keyClick(window.focusWidget(), Key.Key_Tab)
        seen.append(view.cursor_target)
    assert view.hasFocus() and len(set(seen)) == 3
    qtbot.keyClick(view, Key.Key_Tab)
    assert after.hasFocus()
    qtbot.keyClick(after, Key.Key_Backtab)
    assert view.hasFocus() and view.cursor_target == seen[-1]
    for _ in range(3):
        qtbot.keyClick(view, Key.Key_Backtab)
    assert before.hasFocus()


def test_without_choices_tab_passes_on(qtbot: QtBot, make_view: MakeView) -> None:
    window = QWidget()
    view, after = make_view("italia"), QPushButton("after")
    layout = QVBoxLayout(window)
    layout.addWidget(view)
    layout.addWidget(after)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    qtbot.keyClick(view, Key.Key_Tab)
    assert after.hasFocus()


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("kind", ["city", "line", "province", "colonist"])
def test_arrows_lead_from_any_choice_to_any_other(
    make_view: MakeView, states: dict[str, GameState], board: str, kind: str
) -> None:
    view = make_view(board)
    assert view._scene is not None
    where = view._scene.places.at
    targets = [t for t in all_targets(states[board]) if t.kind == kind]
    for start in targets:
        reached, edge = {start}, [start]
        while edge:
            here = edge.pop()
            others = [t for t in targets if t != here]
            for dx, dy in ARROWS:
                found = towards(others, where(here), dx, dy, where)
                if found is not None and found not in reached:
                    reached.add(found)
                    edge.append(found)
        assert reached == set(targets)


def test_arrows_go_where_they_point(qtbot: QtBot, make_view: MakeView) -> None:
    view = make_view("italia", shown=True)
    view.set_choices(choices([Target("city", n) for n in range(26)]))
    qtbot.keyClick(view, Key.Key_Right)
    first = view.cursor_target
    assert first is not None
    for key, axis, sign in ((Key.Key_Right, 0, 1), (Key.Key_Down, 1, 1), (Key.Key_Left, 0, -1)):
        before = view.cursor_target
        assert before is not None
        qtbot.keyClick(view, key)
        now = view.cursor_target
        assert now is not None and now != before
        a, b = view.position(before).toTuple(), view.position(now).toTuple()
        assert (b[axis] - a[axis]) * sign > 0


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_enter_and_space_choose(qtbot: QtBot, make_view: MakeView, key: Key) -> None:
    view = make_view("imperium", shown=True)
    view.set_choices(choices([Target("line", 7), Target("province", 2)]))
    heard = Listener(view.chosen).heard
    qtbot.keyClick(view, key)
    assert heard == []
    qtbot.keyClick(view, Key.Key_Tab)
    qtbot.keyClick(view, key)
    qtbot.keyClick(view, Key.Key_Tab)
    qtbot.keyClick(view, key)
    assert sorted(str(t) for t in heard) == sorted(
        str(t) for t in (Target("line", 7), Target("province", 2))
    )


def test_the_keyboard_stays_near_when_choices_change(qtbot: QtBot, make_view: MakeView) -> None:
    view = make_view("italia", shown=True)
    view.set_choices(choices([Target("city", 0), Target("city", 24)]))
    qtbot.keyClick(view, Key.Key_Tab)
    qtbot.keyClick(view, Key.Key_Tab)
    assert view.cursor_target == Target("city", 24)
    view.set_choices(choices([Target("city", 0), Target("city", 22), Target("city", 24)]))
    assert view.cursor_target == Target("city", 24)
    view.set_choices(choices([Target("city", 0), Target("city", 22)]))
    assert view.cursor_target == Target("city", 22)


def test_arrows_move_a_map_without_choices(qtbot: QtBot, make_view: MakeView) -> None:
    view = make_view("italia", shown=True)
    for _ in range(4):
        qtbot.keyClick(view, Key.Key_Plus)
    x, y = view.camera.centre
    qtbot.keyClick(view, Key.Key_Right)
    qtbot.keyClick(view, Key.Key_Down)
    assert view.camera.centre[0] > x and view.camera.centre[1] > y


def test_shift_arrows_move_the_map_in_spite_of_choices(qtbot: QtBot, make_view: MakeView) -> None:
    view = make_view("italia", shown=True)
    view.set_choices(choices([Target("city", 0)]))
    view.zoom_by(3)
    x = view.camera.centre[0]
    qtbot.keyClick(view, Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert view.camera.centre[0] < x and view.cursor_target is None


def test_ctrl_arrows_ask_about_anything(qtbot: QtBot, make_view: MakeView) -> None:
    view = make_view("italia", shown=True)
    view.set_explain(lambda target: f"about {target.kind} {target.number}")
    heard = Listener(view.hovered).heard
    qtbot.keyClick(view, Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(view, Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    target = view.cursor_target
    assert target is not None and heard[-1] == target and len(heard) == 2
    assert QToolTip.text() == f"about {target.kind} {target.number}"


def test_zoom_keys(qtbot: QtBot, make_view: MakeView) -> None:
    view = make_view("italia", shown=True)
    qtbot.keyClick(view, Key.Key_Plus)
    qtbot.keyClick(view, Key.Key_Equal)
    assert view.camera.zoom == pytest.approx(1.25**2)
    qtbot.keyClick(view, Key.Key_Minus)
    assert view.camera.zoom == pytest.approx(1.25)
    qtbot.keyClick(view, Key.Key_0)
    assert view.camera.zoom == 1.0
    qtbot.keyClick(view, Key.Key_Plus)
    qtbot.keyClick(view, Key.Key_F)
    assert view.camera.zoom == 1.0


def test_letters_can_be_switched_off(qtbot: QtBot, make_view: MakeView) -> None:
    view = make_view("italia", shown=True)
    view.letter_keys = False
    qtbot.keyClick(view, Key.Key_Plus)
    qtbot.keyClick(view, Key.Key_F)
    assert view.camera.zoom > 1


def test_the_keyboard_brings_its_place_into_sight(qtbot: QtBot, make_view: MakeView) -> None:
    view = make_view("imperium", shown=True)
    view.set_choices(choices([Target("city", n) for n in range(30)]))
    view.zoom_by(4)
    for _ in range(30):
        qtbot.keyClick(view, Key.Key_Tab)
        target = view.cursor_target
        assert target is not None
        assert view.rect().contains(view.position(target).toPoint())


def test_keys_of_the_window_pass_the_map(qtbot: QtBot, make_view: MakeView) -> None:
    class Window(QWidget):
        keys: list[int] = []  # noqa: RUF012

        def keyPressEvent(self, event: object) -> None:
            self.keys.append(event.key())  # type: ignore[attr-defined]

    window = Window()
    view: MapView = make_view("italia")
    view.setParent(window)
    qtbot.addWidget(window)
    for key in (Key.Key_Escape, Key.Key_Return, Key.Key_U, Key.Key_Home):
        qtbot.keyClick(view, key)
    assert window.keys == [Key.Key_Escape, Key.Key_Return, Key.Key_U, Key.Key_Home]
