"""A list of games that takes long to read: how far it is, and the way out."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from solitaria_app.session.archive import Archive
from solitaria_app.session.game import Game
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.dialogs.progress import Progress
from solitaria_app.ui.library import reading
from solitaria_app.ui.library.dialog import LibraryDialog
from solitaria_app.ui.library.shelf import Shelf
from solitaria_app.ui.paths import Places
from tests.ui.conftest import MakeWindow
from tests.ui.windows import opened


@pytest.fixture
def slow(places: Places, whole: Game, monkeypatch: pytest.MonkeyPatch) -> Archive:
    """Four games, of which one is read at a time."""
    archive = Archive(places.games)
    for turns in (1, 2, 3, 4):
        archive.add(whole.at(whole.turn_ends()[turns]))
    monkeypatch.setattr(reading, "AT_ONCE_SECONDS", -1.0)
    monkeypatch.setattr(reading, "STEP_SECONDS", -1.0)
    monkeypatch.setattr(Shelf, "in_parts", lambda shelf: Archive(places.games).in_parts(1))
    return archive


def test_how_far_it_is_read_is_shown(make_window: MakeWindow, slow: Archive, qtbot: QtBot) -> None:
    window = make_window()
    window.commands.run("games")
    progress = opened(window)
    assert isinstance(progress, Progress)
    seen: list[int] = []
    progress.bar.valueChanged.connect(seen.append)
    qtbot.waitUntil(lambda: isinstance(window.commands.open_dialog, LibraryDialog))
    assert seen == [500, 750]
    dialog = opened(window)
    assert isinstance(dialog, LibraryDialog)
    assert [entry.id for entry in dialog.model.shown] == [4, 3, 2, 1]


def test_it_can_be_stopped(make_window: MakeWindow, slow: Archive, qtbot: QtBot) -> None:
    window = make_window()
    window.commands.run("games")
    progress = opened(window)
    assert isinstance(progress, Progress)
    progress.stop.click()
    qtbot.wait(50)
    assert window.commands.open_dialog is None


def test_a_file_that_breaks_meanwhile_is_told(
    make_window: MakeWindow, slow: Archive, qtbot: QtBot, places: Places
) -> None:
    window = make_window()
    window.commands.run("games")
    places.games.write_bytes(b"no games" * 999)
    qtbot.waitUntil(lambda: isinstance(window.commands.open_dialog, Notice))
    notice = opened(window)
    assert isinstance(notice, Notice)
    assert notice.words.text().startswith(f"{places.games}: ")
