"""Reading the drawings, and doing without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from solitaria_app import resources
from solitaria_app.content.library import Library
from solitaria_app.content.model import BoardData
from solitaria_app.ui.map.mapfile import MapDrawing, load_drawing
from solitaria_app.ui.map.shapes import curve
from solitaria_app.ui.map.targets import Target

from .conftest import BOARDS, MakeView, choices


@pytest.mark.parametrize("board", BOARDS)
def test_base_boards_have_drawings_with_a_coast(library: Library, board: str) -> None:
    drawing = load_drawing(library.board(board))
    assert drawing.land and drawing.coast and all(drawing.rims)


def check_plain(drawing: MapDrawing, data: BoardData) -> None:
    """The drawing has a place for everything, all of it within its bounds."""
    assert not drawing.land
    left, top, right, bottom = drawing.bounds
    places = [
        *(city.at for city in drawing.cities.values()),
        *(line.stand for line in drawing.lines),
        *(province.banner for province in drawing.provinces),
    ]
    assert len(drawing.cities) == len(data.city_at)
    assert all(left <= x <= right and top <= y <= bottom for x, y in places)
    for line in drawing.lines:
        path = curve(line.curve)
        ends = [drawing.cities[city].at for city in line.between]
        assert [path.elementAt(0).x, path.currentPosition().x()] == [e[0] for e in ends]
        middle = path.elementAt(3)
        assert (middle.x, middle.y) == line.stand


@pytest.mark.parametrize("board", ["toy", "straits"])
def test_a_board_without_a_drawing_is_drawn_plainly(toys: Library, board: str) -> None:
    data = toys.board(board)
    check_plain(load_drawing(data), data)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"format": 2}', '{"format": 1, "board": "italia"}', "\x00\xff"]
)
def test_an_unusable_drawing_is_as_good_as_none(
    library: Library, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str
) -> None:
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "italia.json").write_text(text, "latin-1")
    monkeypatch.setattr(resources, "assets_dir", lambda: tmp_path)
    data = library.board("italia")
    check_plain(load_drawing(data), data)


def test_a_drawing_of_other_lines_is_not_used(
    library: Library, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    maps = tmp_path / "maps"
    maps.mkdir()
    source = resources.assets_dir() / "maps" / "imperium.json"
    (maps / "italia.json").write_bytes(source.read_bytes())
    monkeypatch.setattr(resources, "assets_dir", lambda: tmp_path)
    data = library.board("italia")
    check_plain(load_drawing(data), data)


def test_a_plain_map_can_be_played_on(make_view: MakeView, toys: Library) -> None:
    view = make_view("italia")
    data = toys.board("toy")
    view.set_board(data)
    targets = [
        *(Target("city", n) for n in range(len(data.city_at))),
        *(Target("line", n) for n in range(len(data.line_at))),
    ]
    view.set_choices(choices(targets))
    assert not view.grab().isNull()
    for target in targets:
        assert view.choice_at(view.position(target)) == target
