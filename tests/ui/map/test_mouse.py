"""The map by mouse, wheel, touchpad and pinch."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from solitaria_app.engine.state import GameState
from solitaria_app.ui.map.camera import MAX_ZOOM
from solitaria_app.ui.map.targets import Choice, Target
from solitaria_app.ui.map.view import MapView

from .conftest import BOARDS, MakeView, all_targets, choices
from .test_keys import Listener

LEFT = Qt.MouseButton.LeftButton


@pytest.mark.parametrize("board", BOARDS)
def test_a_click_chooses_what_it_hits(
    qtbot: QtBot, make_view: MakeView, states: dict[str, GameState], board: str
) -> None:
    view = make_view(board)
    heard = Listener(view.chosen).heard
    for target in all_targets(states[board]):
        view.set_choices(choices([target]))
        qtbot.mouseClick(view, LEFT, pos=view.position(target).toPoint())
        assert heard.pop() == target and not heard


def test_a_click_on_nothing_chooses_nothing(qtbot: QtBot, make_view: MakeView) -> None:
    view = make_view("italia")
    heard = Listener(view.chosen).heard
    view.set_choices(choices([Target("city", 0)]))
    qtbot.mouseClick(view, LEFT, pos=QPoint(700, 450))
    qtbot.mouseClick(
        view, Qt.MouseButton.RightButton, pos=view.position(Target("city", 0)).toPoint()
    )
    assert heard == []


def drag(qtbot: QtBot, view: MapView, start: QPoint, by: QPoint) -> None:
    """Press, move in steps, let go."""
    qtbot.mousePress(view, LEFT, pos=start)
    for part in range(1, 6):
        qtbot.mouseMove(view, start + by * part / 5)
    qtbot.mouseRelease(view, LEFT, pos=start + by)


def test_a_drag_moves_the_map_and_chooses_nothing(qtbot: QtBot, make_view: MakeView) -> None:
    view = make_view("imperium", shown=True)
    target = Target("city", 0)
    view.zoom_by(3, view.position(target))
    view.pan(-100, -100)
    view.set_choices(choices([target]))
    heard = Listener(view.chosen).heard
    before = view.position(target)
    drag(qtbot, view, before.toPoint(), QPoint(40, 25))
    moved = view.position(target) - before
    assert heard == []
    assert moved.toTuple() == pytest.approx((40, 25))


def wheel(view: MapView, at: QPointF, pixels: QPoint, angle: QPoint, phase: Qt.ScrollPhase,
          mods: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:  # fmt: skip
    event = QWheelEvent(
        at, view.mapToGlobal(at), pixels, angle, Qt.MouseButton.NoButton, mods, phase, False
    )
    QApplication.sendEvent(view, event)


def test_a_wheel_zooms_round_the_pointer_within_limits(make_view: MakeView) -> None:
    view = make_view("italia")
    at = view.position(Target("city", 10))
    target = view.camera.to_map(at.x(), at.y())
    for _ in range(3):
        wheel(view, at, QPoint(), QPoint(0, 120), Qt.ScrollPhase.NoScrollPhase)
    assert view.camera.zoom == pytest.approx(1.2**3)
    assert view.camera.to_map(at.x(), at.y()) == pytest.approx(target, abs=1e-6)
    for _ in range(30):
        wheel(view, at, QPoint(), QPoint(0, 120), Qt.ScrollPhase.NoScrollPhase)
    assert view.camera.zoom == MAX_ZOOM
    for _ in range(30):
        wheel(view, at, QPoint(), QPoint(0, -120), Qt.ScrollPhase.NoScrollPhase)
    assert view.camera.zoom == 1.0


def test_two_fingers_on_a_touchpad_move_and_with_ctrl_zoom(make_view: MakeView) -> None:
    view = make_view("italia")
    view.zoom_by(3)
    centre, zoom = view.camera.centre, view.camera.zoom
    at = QPointF(300, 200)
    update = Qt.ScrollPhase.ScrollUpdate
    wheel(view, at, QPoint(-30, -20), QPoint(-60, -40), update)
    assert view.camera.zoom == zoom
    assert view.camera.centre[0] > centre[0] and view.camera.centre[1] > centre[1]
    ctrl = Qt.KeyboardModifier.ControlModifier
    wheel(view, at, QPoint(0, 20), QPoint(0, 60), update, ctrl)
    assert view.camera.zoom > zoom


def test_a_pinch_zooms(make_view: MakeView) -> None:
    view = make_view("italia")
    at = QPointF(300, 200)
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        at,
        at,
        view.mapToGlobal(at),
        0.5,
        QPointF(),
    )
    QApplication.sendEvent(view, event)
    assert view.camera.zoom == pytest.approx(1.5)


def test_the_pointer_tells_what_it_is_on(qtbot: QtBot, make_view: MakeView) -> None:
    view = make_view("italia", shown=True)
    heard = Listener(view.hovered).heard
    view.set_choices(choices([Target("city", 4)]))
    qtbot.mouseMove(view, view.position(Target("city", 4)).toPoint())
    assert heard == [Target("city", 4)]
    assert view.cursor().shape() == Qt.CursorShape.PointingHandCursor
    qtbot.mouseMove(view, view.position(Target("line", 40)).toPoint())
    assert heard[-1] == Target("line", 40)
    assert view.cursor().shape() != Qt.CursorShape.PointingHandCursor
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert heard[-1] is None


def test_tooltips(make_view: MakeView) -> None:
    view = make_view("italia", shown=True)
    view.set_explain(lambda t: f"why {t.number}" if t.kind == "city" else None)
    view.set_choices([Choice(Target("city", 4), "Build here")])

    def ask(target: Target) -> str:
        at = view.position(target).toPoint()
        event = QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(at))
        QApplication.sendEvent(view, event)
        return QToolTip.text()

    assert ask(Target("city", 4)) == "Build here\nwhy 4"
    assert ask(Target("city", 9)) == "why 9"
    assert view.explanation(Target("line", 3)) == ""
