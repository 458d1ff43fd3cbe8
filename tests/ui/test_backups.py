"""Copies of the file of games: offered where it can't be read or is gone, made at the start."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from datetime import date
from threading import Thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.session import backup
from solitaria_app.session.archive import Archive
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.holds import Holds, holds
from solitaria_app.session.openlock import claim
from solitaria_app.ui import app, upkeep
from solitaria_app.ui.dialogs.new_game import NewGameDialog
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places
from solitaria_app.ui.resuming import resume
from solitaria_app.ui.upkeep import Upkeep, look_after

from .conftest import MakeWindow
from .gameslist import under_way
from .windows import asked, done_beside, opened, running


@pytest.fixture
def kept(places: Places, whole: Game) -> Archive:
    """Two games, and a copy of the file."""
    archive = under_way(places, whole, 3, 5)
    assert backup.back_up(places.games) is not None
    return archive


@pytest.fixture
def damaged(kept: Archive, places: Places) -> bytes:
    """The same with a file that can't be read; gives what is in it."""
    places.games.write_bytes(b"this is no file of games" * 100)
    return places.games.read_bytes()


def test_a_good_copy_is_offered_at_the_start_and_taken(
    make_window: MakeWindow, places: Places, damaged: bytes
) -> None:
    window = make_window()
    resume(window)
    said = asked(window).text.text()
    assert str(places.games) in said
    assert "2 games" in said
    asked(window).yes.click()
    done_beside(window)
    assert running(window).state.turn == 6
    assert len(Archive(places.games).entries()) == 2
    aside = places.games.with_stem("games-damaged-1")
    assert aside.read_bytes() == damaged
    assert aside.name in window.desk.banner.words.text()
    assert window.controller.saves.archive.path == places.games
    window.controller.undo()
    assert window.controller.saves.problem is None


def test_without_the_copy_a_fresh_file_is_used_and_nothing_overwritten(
    make_window: MakeWindow, places: Places, damaged: bytes, library: Library
) -> None:
    window = make_window()
    resume(window)
    asked(window).no.click()
    assert "games-2.db" in opened(window).words.text()  # type: ignore[attr-defined]
    window.controller.start(new_header(library, "italia", "standard", "3"))
    assert places.games.read_bytes() == damaged
    assert len(backup.backups(places.games)) == 1


def test_the_newest_copy_that_is_in_order_is_offered(
    make_window: MakeWindow, places: Places, damaged: bytes
) -> None:
    folder = backup.folder_of(places.games)
    (folder / f"games-00002-{date.today():%Y-%m-%d}.db").write_bytes(b"half a copy")
    window = make_window()
    resume(window)
    asked(window).yes.click()
    done_beside(window)
    assert running(window).state.turn == 6


def test_looking_after_the_file_copies_it_and_tidies_up(places: Places, whole: Game) -> None:
    archive = Archive(places.games)
    first, second = archive.add(whole.at(20)), archive.add(whole.at(30))
    Collection(places.games).delete([first, second])
    with closing(sqlite3.connect(places.games)) as db:
        db.execute("UPDATE game SET deleted = '2020-01-01T00:00:00.000+00:00' WHERE id = 1")
        db.commit()
    left = claim(places.games, 7)
    assert left is not None
    left.close()
    done = look_after(places.games)
    assert (done.checkup.problem, done.checkup.not_copied, done.kept) == (None, None, None)
    assert done.checkup.made is not None
    assert [entry.id for entry in archive.all_entries()] == [second]
    assert not list((places.data / "locks").iterdir())


def test_it_is_done_beside_the_window_soon_after_the_start(
    dressed: object,
    places: Places,
    kept: Archive,
    library: Library,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    kept.add(Game(new_header(library, "italia", "standard", "later"), library))
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(upkeep, "AFTER_MS", 1)
    started: list[str] = []
    begin = Thread.start
    monkeypatch.setattr(Thread, "start", lambda self: (started.append(self.name), begin(self)))
    window = MainWindow(places)
    window.show()
    app.begin(window)
    qtbot.waitUntil(lambda: len(backup.backups(places.games)) == 2)
    assert started == ["upkeep"]
    window.close()


def upkept(window: MainWindow, qtbot: QtBot) -> None:
    work = Upkeep(window)
    with qtbot.waitSignal(work.finished):
        work.begin()


def test_trouble_with_a_copy_is_told_quietly_and_logged(
    make_window: MakeWindow, places: Places, whole: Game, qtbot: QtBot
) -> None:
    Archive(places.games).add(whole.at(20))
    (places.data / "backups").write_text("in the way")
    window = make_window()
    resume(window)
    upkept(window, qtbot)
    assert window.commands.open_dialog is None
    assert "could not be copied" in window.desk.banner.words.text()
    assert "backups" in places.faults.read_text(encoding="utf-8")


@pytest.mark.parametrize("empty", [False, True])
def test_a_file_that_is_gone_is_asked_about_before_anything_else(
    make_window: MakeWindow, places: Places, kept: Archive, qtbot: QtBot, empty: bool
) -> None:
    places.games.unlink()
    if empty:
        places.games.touch()
    window = make_window()
    resume(window)
    question = asked(window)
    said = question.text.text()
    assert ("is empty" if empty else "is gone") in said
    assert "2 games, 0 campaigns" in said
    assert "is kept" not in said
    upkept(window, qtbot)
    assert window.commands.open_dialog is question
    question.yes.click()
    done_beside(window)
    assert running(window).state.turn == 6


def test_without_the_copy_it_is_not_asked_again(
    make_window: MakeWindow, places: Places, kept: Archive, qtbot: QtBot
) -> None:
    places.games.unlink()
    window = make_window()
    resume(window)
    asked(window).no.click()
    new = opened(window)
    assert isinstance(new, NewGameDialog)
    upkept(window, qtbot)
    assert window.commands.open_dialog is new


def test_esc_decides_nothing(make_window: MakeWindow, places: Places, damaged: bytes) -> None:
    window = make_window()
    resume(window)
    QTest.keyClick(asked(window), Qt.Key.Key_Escape)
    assert window.commands.open_dialog is None
    assert window.controller.game is None
    assert window.desk.welcome.isVisible()
    assert "Menu > Backups" in window.desk.banner.words.text()
    assert places.games.read_bytes() == damaged
    assert not places.games.with_stem("games-2").exists()


def test_a_file_that_goes_away_after_the_start_is_noticed(
    make_window: MakeWindow, places: Places, kept: Archive, qtbot: QtBot
) -> None:
    window = make_window()
    resume(window)
    places.games.unlink()
    upkept(window, qtbot)
    assert "is gone" in asked(window).text.text()


def test_a_fresh_player_is_asked_nothing(make_window: MakeWindow) -> None:
    window = make_window()
    resume(window)
    assert isinstance(opened(window), NewGameDialog)


def test_a_file_beside_the_usual_one_is_copied_too_but_never_put_in_its_place(
    make_window: MakeWindow, places: Places, damaged: bytes, qtbot: QtBot, library: Library
) -> None:
    window = make_window()
    resume(window)
    asked(window).no.click()
    opened(window).close()
    window.controller.start(new_header(library, "italia", "standard", "3"))
    beside = window.controller.saves.archive.path
    upkept(window, qtbot)
    (made,) = backup.backups(beside)
    assert holds(made.path) == Holds(1, 0)
    assert len(backup.backups(places.games)) == 1
    beside.write_bytes(b"half a file")
    upkept(window, qtbot)
    assert window.commands.open_dialog is None
    assert str(beside) in window.desk.banner.words.text()
    assert places.games.read_bytes() == damaged
