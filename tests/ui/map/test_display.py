"""What is painted, when, and at what cost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.engine.board import Kind
from solitaria_app.engine.state import GameState
from solitaria_app.ui.map.scene import Scene
from solitaria_app.ui.map.targets import Choice, Mark, MarkStyle, Target
from solitaria_app.ui.map.view import MapView
from solitaria_app.ui.theme import Theme

from .conftest import BOARDS, SIZES, MakeView, all_targets, choices

STYLES: tuple[MarkStyle, ...] = ("winner", "struck", "candidate", "built", "hint")


def picture(view: MapView) -> QImage:
    return view.grab().toImage()


def around(view: MapView, target: Target, reach: int = 34) -> QImage:
    """The picture round a thing."""
    at = view.position(target).toPoint()
    return picture(view).copy(QRect(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach))


@pytest.fixture
def ground_paintings(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Areas in map units of the ground that are painted from now on."""
    areas: list[float] = []
    paint = Scene.paint_ground

    def counted(self: Scene, painter: object, colours: object, clip: object) -> None:
        areas.append(clip.width() * clip.height())  # type: ignore[attr-defined]
        paint(self, painter, colours, clip)  # type: ignore[arg-type]

    monkeypatch.setattr(Scene, "paint_ground", counted)
    return areas


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("board", BOARDS)
def test_everything_at_once_can_be_painted(
    make_view: MakeView,
    states: dict[str, GameState],
    board: str,
    size: tuple[int, int],
    dark: bool,
) -> None:
    view = make_view(board, size)
    view.set_theme(Theme(dark=dark, scale=1.5))
    targets = all_targets(states[board])
    view.set_choices(
        [
            Choice(t, str(t), badge=str(n % 12), emphasis="selected" if n % 5 == 0 else "option")
            for n, t in enumerate(targets)
        ]
    )
    cities = [t for t in targets if t.kind == "city"]
    view.set_marks(
        [
            *(Mark(t, STYLES[n % 5], "a reason of some length") for n, t in enumerate(cities)),
            *(Mark(Target("line", n), "moved") for n in range(8)),
        ]
    )
    image = picture(view)
    colours = {image.pixel(x, y) for x in range(0, size[0], 7) for y in range(0, size[1], 7)}
    assert len(colours) > 200


def test_a_map_without_a_board_is_sea(qtbot: QtBot, fonts: None) -> None:
    view = MapView()
    qtbot.addWidget(view)
    view.set_choices([])
    view.set_marks([])
    view.zoom_in()
    assert picture(view).pixelColor(5, 5).name() == Theme().colours.map.sea.lower()


@pytest.mark.parametrize("style", [*STYLES, "moved"])
@pytest.mark.parametrize("dark", [False, True])
def test_each_mark_can_be_seen(make_view: MakeView, style: MarkStyle, dark: bool) -> None:
    view = make_view("italia")
    view.set_theme(Theme(dark=dark))
    target = Target("city", 12)
    plain = around(view, target)
    marked = [Mark(target, style)]
    if style == "moved":
        board = view._scene.board  # type: ignore[union-attr]
        line = next(n for n, line in enumerate(board.lines) if 12 in line.ends)
        marked.append(Mark(Target("line", line), style))
    view.set_marks(marked)
    image = around(view, target)
    changed = sum(
        plain.pixel(x, y) != image.pixel(x, y)
        for x in range(image.width())
        for y in range(image.height())
    )
    assert changed > 60
    view.set_marks([])
    assert around(view, target) == plain


def test_marks_and_choices_differ_without_colour(make_view: MakeView) -> None:
    """As grey pictures, all marks and both kinds of choices look different."""
    view = make_view("italia", (1300, 760))
    target = Target("city", 12)
    pictures = []
    for style in STYLES:
        view.set_marks([Mark(target, style)])
        pictures.append(around(view, target))
    view.set_marks([])
    for emphasis in ("option", "selected"):
        view.set_choices([Choice(target, "", emphasis=emphasis)])  # type: ignore[arg-type]
        pictures.append(around(view, target))
    grey = [p.convertToFormat(QImage.Format.Format_Grayscale8) for p in pictures]
    for n, a in enumerate(grey):
        for b in grey[:n]:
            far = sum(
                abs(a.pixelColor(x, y).red() - b.pixelColor(x, y).red()) > 40
                for x in range(0, a.width(), 2)
                for y in range(0, a.height(), 2)
            )
            assert far > 25


def test_a_changed_piece_leaves_the_ground_alone(
    make_view: MakeView,
    states: dict[str, GameState],
    ground_paintings: list[float],
) -> None:
    view = make_view("imperium")
    picture(view)
    assert len(ground_paintings) == 1
    state = states["imperium"].copy()
    free = next(n for n in range(len(state.rules.board.lines)) if not state.occupied() >> n & 1)
    state.humans[0].add_colonist(Kind.SEA, free)
    before = picture(view)
    view.set_state(state)
    view.set_choices(choices([Target("line", 1)]))
    view.set_marks([Mark(Target("city", 1), "winner", "here")])
    assert picture(view) != before
    assert len(ground_paintings) == 1


def test_panning_paints_only_what_comes_into_sight(
    make_view: MakeView, ground_paintings: list[float]
) -> None:
    view = make_view("imperium")
    view.zoom_by(3)
    picture(view)
    whole = ground_paintings.pop()
    for step in range(100):
        view.pan(-5, -2 if step % 2 else 3)
        picture(view)
    assert sum(ground_paintings) < 2 * whole
    assert len(ground_paintings) < 20


@pytest.mark.parametrize("moves", [((-37, 0),), ((50, 41), (-400, 300)), ((-9, -9),) * 30])
def test_a_moved_picture_equals_a_new_one(
    make_view: MakeView, moves: tuple[tuple[int, int], ...]
) -> None:
    view = make_view("imperium")
    view.zoom_by(3)
    picture(view)
    for dx, dy in moves:
        view.pan(dx, dy)
        moved = picture(view)
    view._layer.forget()
    new = picture(view)
    differing = sum(
        moved.pixel(x, y) != new.pixel(x, y) for x in range(0, 900, 3) for y in range(0, 520, 3)
    )
    assert differing < 300 * 173 * 0.004  # edges of strips may round differently


def test_a_hurried_zoom_becomes_crisp(
    qtbot: QtBot, make_view: MakeView, ground_paintings: list[float]
) -> None:
    view = make_view("italia", shown=True)
    picture(view)
    ground_paintings.clear()
    for _ in range(6):
        view.zoom_in()
        picture(view)
    assert len(ground_paintings) < 6
    qtbot.waitUntil(lambda: not view._settle.isActive())
    picture(view)
    view._layer.forget()
    crisp = picture(view)
    assert crisp == picture(view)
    assert view._layer._scale == pytest.approx(view.camera.scale)


def test_theme_and_size_may_change_at_any_time(make_view: MakeView) -> None:
    view = make_view("italia")
    light = picture(view)
    view.set_theme(Theme(dark=True))
    dark = picture(view)
    assert light != dark
    view.set_theme(Theme())
    assert picture(view) == light
    view.resize(1100, 700)
    view._layer.forget()
    assert picture(view).width() == 1100
    view.resize(900, 520)
    view._layer.forget()
    assert picture(view) == light


def test_another_board_starts_empty(make_view: MakeView, library: Library) -> None:
    view = make_view("italia")
    view.set_choices(choices([Target("city", 1)]))
    view.zoom_by(3)
    view.set_board(library.board("imperium"))
    assert view.camera.zoom == 1.0
    assert view.choice_at(view.position(Target("city", 1))) is None
    assert view.accessibleName() == "Imperium"


def test_lit_provinces_are_those_of_the_board_shown(make_view: MakeView, library: Library) -> None:
    lit = choices([Target("province", 3)])
    view = make_view("italia")
    view.set_choices(lit)
    picture(view)
    view.set_board(library.board("imperium"))
    view.set_choices(lit)
    fresh = MapView()
    fresh.animate(False)
    fresh.resize(view.size())
    fresh.set_board(library.board("imperium"))
    fresh.set_choices(lit)
    view._layer.forget()
    assert picture(view) == picture(fresh)
    fresh.deleteLater()


def test_the_pointer_lights_up_what_it_is_on(qtbot: QtBot, make_view: MakeView) -> None:
    view = make_view("italia", shown=True)
    target = Target("city", 12)
    plain = around(view, target)
    qtbot.mouseMove(view, view.position(target).toPoint())
    assert around(view, target) != plain
    view.pointed_at(None)
    assert around(view, target) == plain


def test_choices_pulse_for_a_while_and_only_with_motion(
    qtbot: QtBot, make_view: MakeView, ground_paintings: list[float]
) -> None:
    view = make_view("italia", shown=True)
    view.set_choices(choices([Target("city", 1)]))
    assert view._pulse.state() == view._pulse.State.Stopped
    still = picture(view)
    view.animate(True)
    view._pulse.setDuration(40)
    view.set_choices(choices([Target("city", 1)]))
    phases = set()
    view._pulse.valueChanged.connect(lambda _: phases.add(view._phase))
    qtbot.waitUntil(lambda: view._pulse.state() == view._pulse.State.Stopped)
    assert len(phases) > 2
    assert view._phase == 0.0 and picture(view) == still
    view.set_choices(choices([Target("city", 1)]))
    view.animate(False)
    assert view._phase == 0.0 and view._pulse.state() == view._pulse.State.Stopped


def test_labels_of_choices_are_read_aloud(make_view: MakeView) -> None:
    view = make_view("italia")
    assert view.accessibleName() == "Italia"
    view.set_choices(
        [Choice(Target("city", 1), "Build in Aquileia"), Choice(Target("line", 1), "Go")]
    )
    assert view.accessibleDescription() == "Build in Aquileia\nGo"


def test_the_focus_frame_shows_where_the_keyboard_is(make_view: MakeView) -> None:
    view = make_view("italia", shown=True)
    view.set_choices(choices([Target("city", 1), Target("city", 12)]))
    plain = around(view, Target("city", 12))
    view._go(Target("city", 12), tell=False)
    assert around(view, Target("city", 12)) != plain
    view.clearFocus()
    assert around(view, Target("city", 12)) == plain
