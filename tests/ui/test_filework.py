"""Work with a file of games that another program holds: nothing stands still, nothing is lost."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.session import gamesfile
from solitaria_app.session.archive import Archive
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.ui import main_window
from solitaria_app.ui.dialogs.progress import Progress
from solitaria_app.ui.filework import leaving
from solitaria_app.ui.filework.oldgames import OldGames
from solitaria_app.ui.library import catchingup
from solitaria_app.ui.library.dialog import LibraryDialog
from solitaria_app.ui.library.shelf import Shelf
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places
from solitaria_app.ui.resuming import resume
from solitaria_app.ui.statistics.dialog import StatisticsDialog
from tests.heldfile import held

from .conftest import MakeWindow
from .gameslist import finished, numbers, open_list, sql, under_way
from .windows import running

AT_ONCE = 0.5
"""Seconds in which a click is answered on a machine that is busy; without a cure it takes 2."""


@pytest.fixture
def kept(places: Places, whole: Game) -> Archive:
    """Two games that are under way."""
    return under_way(places, whole, 3, 5)


@contextmanager
def answered() -> Iterator[None]:
    """What is done takes no time."""
    begun = time.monotonic()
    yield
    assert time.monotonic() - begun < AT_ONCE


def waits(window: MainWindow) -> bool:
    return isinstance(window.commands.open_dialog, Progress)


@pytest.mark.parametrize(
    ("name", "kind"), [("games", LibraryDialog), ("statistics", StatisticsDialog)]
)
def test_what_is_opened_is_there_as_soon_as_the_file_is_free(
    make_window: MakeWindow, kept: Archive, qtbot: QtBot, name: str, kind: type
) -> None:
    window = make_window()
    with held(kept.path):
        with answered():
            window.commands.run(name)
        qtbot.waitUntil(lambda: waits(window))
        dialog = window.commands.open_dialog
        assert isinstance(dialog, Progress)
        assert dialog.told.text().startswith("The file of games is in use")
    qtbot.waitUntil(lambda: isinstance(window.commands.open_dialog, kind))


def test_opening_can_be_cancelled(make_window: MakeWindow, kept: Archive, qtbot: QtBot) -> None:
    window = make_window()
    with held(kept.path):
        window.commands.run("games")
        qtbot.waitUntil(lambda: waits(window))
        dialog = window.commands.open_dialog
        assert isinstance(dialog, Progress)
        dialog.stop.click()
    qtbot.wait(120)
    assert window.commands.open_dialog is None


def test_another_game_is_opened_when_the_file_is_free(
    make_window: MakeWindow, kept: Archive, qtbot: QtBot
) -> None:
    window = make_window()
    window.controller.open(1)
    dialog = open_list(window)
    dialog.table.choose([2])
    with held(kept.path):
        with answered():
            dialog.take.click()
        assert running(window).state.turn == 4
        qtbot.waitUntil(lambda: waits(window))
    qtbot.waitUntil(lambda: running(window).state.turn == 6)


def test_a_game_that_is_left_unsaved_is_saved_when_the_file_is_free(
    make_window: MakeWindow, kept: Archive, qtbot: QtBot, library: Library
) -> None:
    window = make_window()
    window.controller.open(1)
    with held(kept.path, "IMMEDIATE"):
        window.controller.undo()
        inputs = running(window).inputs[: running(window).cursor]
        with answered():
            window.controller.open(2)
        assert len(list((kept.path.parent / "unsaved").glob("*.yaml"))) == 1
    qtbot.waitUntil(lambda: kept.load(1, library).cursor == len(inputs))
    qtbot.waitUntil(lambda: not list((kept.path.parent / "unsaved").iterdir()))
    assert len(kept.entries()) == 2


def test_the_list_is_read_anew_only_where_somebody_else_changed_it(
    make_window: MakeWindow, kept: Archive, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Shelf] = []
    in_parts = Shelf.in_parts
    monkeypatch.setattr(Shelf, "in_parts", lambda shelf: read.append(shelf) or in_parts(shelf))
    dialog = open_list(make_window())
    dialog.table.choose([2])
    dialog.deeds.rename(1, "Winter", "")
    dialog.deeds.do("copy")
    dialog.deeds.do("delete")
    dialog.strip.button.click()
    dialog.catching_up.look()
    assert numbers(dialog) == [3, 2, 1]
    assert len(read) == 1  # as it was opened
    Collection(kept.path).delete([2])
    monkeypatch.setattr(catchingup, "STEP_SECONDS", -1.0)
    with held(kept.path):
        with answered():
            dialog.catching_up.look()
        qtbot.waitUntil(lambda: dialog.strip.words.text().startswith("The file of games is in"))
    qtbot.waitUntil(lambda: numbers(dialog) == [3, 1])
    assert len(read) == 2


def test_how_old_games_stand_is_found_out_when_the_file_is_free(
    places: Places, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gamesfile, "WAIT_SECONDS", 0.05)
    archive = Archive(places.games)
    archive.add(finished(library))
    sql(places, "UPDATE game SET summary = '', facts = ''")
    games = OldGames([1], lambda number: archive.complete(number, library))
    with held(places.games, "IMMEDIATE"):
        games.start()
        time.sleep(0.2)
        assert (games.done, games.failed, games.runs) == (0, 0, True)
    games.wait()
    assert (games.done, games.failed) == (1, 0)
    assert len(Collection(places.games).facts()) == 1


def test_the_start_does_not_wait_for_a_locked_file_and_goes_on_when_it_is_free(
    make_window: MakeWindow, kept: Archive, qtbot: QtBot
) -> None:
    with held(kept.path):
        with answered():
            window = make_window()
            resume(window)
        assert window.controller.game is None
        qtbot.waitUntil(lambda: waits(window))
    qtbot.waitUntil(lambda: window.controller.game is not None)
    assert running(window).state.turn == 6
    assert window.commands.open_dialog is None


def test_the_end_waits_once_for_a_locked_file(
    make_window: MakeWindow, kept: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main_window, "CLOSING_SECONDS", 0.2)
    window = make_window()
    window.controller.open(1)
    dialog = open_list(window)
    dialog.table.choose([2])
    with held(kept.path):
        for name in ("Winter", "Spring", "Summer"):
            dialog.deeds.rename(2, name, "")
        window.controller.undo()
        dialog.close()
        with answered():
            window.close()
    assert len(list((kept.path.parent / "unsaved").glob("*.yaml"))) == 1
    leaving.linger(window)
    assert {one.id: one.name for one in kept.entries()}[2] == "Summer"


def test_what_could_not_be_done_behind_a_closed_window_is_in_the_log(
    make_window: MakeWindow, kept: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main_window, "CLOSING_SECONDS", 0.05)
    monkeypatch.setattr(leaving, "LINGERING_SECONDS", 0.0)
    monkeypatch.setattr(gamesfile, "WAIT_SECONDS", 0.05)
    window = make_window()
    dialog = open_list(window)
    with held(kept.path):
        dialog.deeds.rename(2, "Winter", "")
        window.close()
        leaving.linger(window)
    assert leaving.UNDONE in window.places.faults.read_text("utf-8")
