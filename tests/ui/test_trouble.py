"""Folders and files that fail: one clear sentence, nothing lost, the game goes on."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session import gamesfile
from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.problem import Problem
from solitaria_app.session.troubles import NOT_SAVED
from solitaria_app.ui import app, faults
from solitaria_app.ui.dialogs.new_game import NewGameDialog
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places
from solitaria_app.ui.resuming import resume
from tests.heldfile import held

from .conftest import MakeWindow
from .player import MousePlayer


def told(window: MainWindow) -> str:
    dialog = window.commands.open_dialog
    assert isinstance(dialog, Notice)
    return dialog.words.text()


@pytest.fixture
def blocked(tmp_path: Path) -> Places:
    """Folders that can't be made: a file lies in their way."""
    (tmp_path / "wall").write_text("in the way")
    wall = tmp_path / "wall"
    return Places(wall / "data", wall / "config", wall / "log")


def test_a_folder_that_cannot_be_written_to_leaves_the_game_unsaved(
    make_window: MakeWindow, library: Library, blocked: Places
) -> None:
    window = make_window(blocked)
    resume(window)
    window.controller.start(new_header(library, "italia", "standard", "1"))
    banner = window.desk.banner
    assert banner.isVisible()
    assert "not saved" in banner.words.text()
    assert str(blocked.games) in banner.words.text()
    MousePlayer(window, 1).play(acts=20)
    game = window.controller.game
    assert game is not None
    assert game.cursor > 35
    banner.close_button.click()
    MousePlayer(window, 2).play(acts=5)
    assert not banner.isVisible()
    window.commands.run("folder")
    assert str(blocked.data) in told(window)


def test_a_full_disk_is_told_and_saving_goes_on_when_there_is_room(
    window: MainWindow, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise ArchiveProblem(Problem("problem.full", window.places.games, so=NOT_SAVED))

    with monkeypatch.context() as patch:
        patch.setattr(Archive, "save", full)
        patch.setattr(Archive, "add", full)
        MousePlayer(window, 1).play(acts=10)
    assert window.desk.banner.isVisible()
    assert "the disk is full" in window.desk.banner.words.text()
    window.controller.keeper.keep()
    assert not window.desk.banner.isVisible()
    game = window.controller.game
    assert game is not None
    archive = Archive(window.places.games)
    assert archive.load(archive.entries()[0].id, library).inputs == game.inputs


def test_a_file_of_games_in_use_at_the_start_stays_the_one_to_save_in(
    make_window: MakeWindow, library: Library, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gamesfile, "WAIT_SECONDS", 0.05)
    Archive(places.games).add(Game(new_header(library, "italia", "standard", "2"), library))
    with held(places.games):
        window = make_window()
        resume(window)
    window.controller.start(new_header(library, "italia", "standard", "3"))
    assert sorted(path.name for path in places.data.iterdir()) == ["games.db", "locks"]
    assert [entry.header.seed for entry in Archive(places.games).entries()] == ["3", "2"]


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE later (x)")
        db.execute("PRAGMA user_version = 99")


def garbage(path: Path) -> None:
    path.write_bytes(b"this is no file of games" * 100)


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (x)")


@pytest.mark.parametrize("spoil", [newer, garbage, foreign])
def test_a_file_of_games_that_cannot_be_read_stays_and_a_fresh_one_is_used(
    make_window: MakeWindow, library: Library, places: Places, spoil: object
) -> None:
    assert callable(spoil)
    places.data.mkdir(parents=True)
    spoil(places.games)
    before = places.games.read_bytes()
    window = make_window()
    resume(window)
    said = told(window)
    assert str(places.games) in said
    assert "games-2.db" in said
    window.controller.start(new_header(library, "italia", "standard", "3"))
    MousePlayer(window, 3).play(acts=8)
    window.close()
    assert places.games.read_bytes() == before
    game = window.controller.game
    assert game is not None
    again = make_window()
    resume(again)
    resumed = again.controller.game
    assert resumed is not None
    assert resumed.inputs == game.inputs


def test_a_game_with_a_word_that_no_rule_knows_is_shown_up_to_there_and_stays(
    make_window: MakeWindow, library: Library, places: Places
) -> None:
    first = make_window()
    first.controller.start(new_header(library, "italia", "standard", "4"))
    first.close()
    with closing(sqlite3.connect(places.games)) as db:
        db.execute("UPDATE input SET text = 'token roma fish' WHERE number = 2")
        db.commit()
    window = make_window()
    resume(window)
    assert window.commands.open_dialog is None
    assert window.desk.stands_in is window.commands.locked.bar
    assert "token roma fish" in window.commands.locked.bar.sentence.text()
    window.controller.start(new_header(library, "italia", "standard", "5"))
    assert len(Archive(places.games).entries()) == 2


def test_two_windows_do_not_harm_each_other(
    make_window: MakeWindow, library: Library, places: Places
) -> None:
    first = make_window()
    first.controller.start(new_header(library, "italia", "standard", "6"))
    second = make_window()
    resume(second)
    second.commands.locked.bar.buttons["copy"].click()
    MousePlayer(first, 1).play(acts=12)
    MousePlayer(second, 2).play(acts=12)
    journals = []
    archive = Archive(places.games)
    assert len(archive.entries()) == 2
    for entry in archive.entries():
        journals.append(archive.load(entry.id, library).inputs)
    for window in (first, second):
        game = window.controller.game
        assert game is not None
        assert game.inputs in journals


def test_a_fault_of_the_program_is_told_and_logged_and_the_game_goes_on(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    faults.catch_faults(window)
    try:
        raise RuntimeError("the oracle is silent")
    except RuntimeError as error:
        sys.excepthook(RuntimeError, error, error.__traceback__)
    said = told(window)
    assert "the oracle is silent" in said
    assert str(window.places.faults) in said
    assert "the oracle is silent" in capsys.readouterr().err
    text = window.places.faults.read_text(encoding="utf-8")
    assert "Traceback" in text
    assert window.commands.open_dialog is not None
    window.commands.open_dialog.close()
    MousePlayer(window, 1).play(acts=5)


def test_a_fault_without_a_log_folder_is_still_told(
    make_window: MakeWindow, blocked: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window(blocked)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    faults.catch_faults(window)
    sys.excepthook(ValueError, ValueError("odd"), None)
    assert "odd" in told(window)


def test_the_log_of_faults_does_not_grow_for_ever(tmp_path: Path) -> None:
    log = tmp_path / "log" / "window.log"
    for _ in range(6):
        assert faults.write_fault(log, "x" * 60_000)
    assert log.stat().st_size < faults.MOST_BYTES + 70_000


def test_faulty_data_files_of_the_player_are_told_and_left_out(
    make_window: MakeWindow, places: Places, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "dice.yaml").write_text("dice: oops\n")
    monkeypatch.setenv("SOLITARIA_DATA", str(folder))
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    window = MainWindow(places)
    window.settings.language = "en"
    app.begin(window)
    assert "dice.yaml" in told(window)
    window.close()


def test_begin_opens_the_dialog_of_a_new_game(
    dressed: object, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    window = MainWindow(places)
    window.show()
    app.begin(window)
    assert isinstance(window.commands.open_dialog, NewGameDialog)
    window.close()
