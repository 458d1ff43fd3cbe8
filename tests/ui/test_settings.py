"""Settings: written whole, and any broken file is survived."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication

from solitaria_app.ui import settings
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places
from solitaria_app.ui.settings import Settings

from .conftest import MakeWindow

BROKEN = (
    b"",
    b"{",
    b"[1, 2]",
    b"\xff\xfe\x00",
    b'{"theme": "mauve", "text_size": 1000, "animate": "yes", "geometry": [1, 2]}',
    b'{"theme": ["dark"], "language": null, "text_size": true, "geometry": "wide"}',
    b"[" * 100_000,
    b'{"last_folder": "/\\ud800", "last_board": "\\udc00", "side_colours": "\\udcff"}',
    b'{"last_folder": "/a\\u0000b"}',
)


def test_settings_come_back(tmp_path: Path) -> None:
    file = tmp_path / "new" / "window.json"
    kept = Settings(theme="dark", language="de", text_size=150, geometry=(5, 6, 1000, 700))
    assert settings.save(kept, file)
    assert settings.load(file) == kept
    assert [entry.name for entry in file.parent.iterdir()] == ["window.json"]


@pytest.mark.parametrize("text", BROKEN)
def test_a_broken_file_gives_the_defaults(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "window.json"
    file.write_bytes(text)
    assert settings.load(file) == Settings()


def test_one_senseless_value_does_not_spoil_the_others(tmp_path: Path) -> None:
    file = tmp_path / "window.json"
    file.write_text(json.dumps({"theme": "dark", "text_size": 3, "unknown": 1}))
    assert settings.load(file) == Settings(theme="dark")


def test_a_folder_whose_name_is_no_text_does_not_spoil_saving(tmp_path: Path) -> None:
    file = tmp_path / "window.json"
    assert settings.save(Settings(theme="dark", last_folder="/home/\udcff"), file)
    assert settings.load(file) == Settings(theme="dark")


def test_a_folder_that_cannot_be_made_is_survived(tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("")
    assert not settings.save(Settings(), tmp_path / "wall" / "window.json")


@pytest.mark.parametrize("text", BROKEN)
def test_the_window_opens_with_a_broken_file(
    make_window: MakeWindow, places: Places, text: bytes
) -> None:
    places.config.mkdir(parents=True)
    places.settings.write_bytes(text)
    window = make_window()
    window.grab()


def test_the_place_of_the_window_is_kept_only_where_a_screen_shows_it(
    make_window: MakeWindow, places: Places
) -> None:
    screen = QGuiApplication.primaryScreen().availableGeometry()
    for x, y in ((-30_000, -30_000), (screen.right() + 500, 0), (0, screen.bottom() + 500)):
        assert settings.save(Settings(geometry=(x, y, 1100, 700)), places.settings)
        window = MainWindow(places)
        assert screen.intersects(QRect(window.pos(), window.size()))
        assert window.width() >= window.minimumWidth()
        window.close()


def test_closing_keeps_the_settings(make_window: MakeWindow, places: Places) -> None:
    window = make_window()
    window.commands.run("theme:dark")
    window.commands.run("text:130")
    window.close()
    kept = settings.load(places.settings)
    assert (kept.theme, kept.text_size) == ("dark", 130)
    assert kept.geometry is not None
