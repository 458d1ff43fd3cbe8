"""Every dialog opens, can be left by Esc, and loses nothing by that; the new game begins."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.session.gamefile import read_file
from solitaria_app.session.header import SEED_LENGTH
from solitaria_app.ui import files
from solitaria_app.ui.dialogs.new_game import NewGameDialog
from solitaria_app.ui.dialogs.scores import ScoresDialog
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.resuming import resume

from .conftest import MakeWindow
from .player import MousePlayer, press
from .windows import opened

DIALOGS = ("new", "scores", "keys", "about", "my-box")


@pytest.mark.parametrize("name", DIALOGS)
def test_every_dialog_is_left_by_escape(window: MainWindow, name: str) -> None:
    game = window.controller.game
    assert game is not None
    journal = list(game.inputs)
    window.actions_.by_name[name].trigger()
    dialog = opened(window)
    assert dialog.windowTitle()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.commands.open_dialog is None
    assert window.controller.game is game
    assert game.inputs == journal


@pytest.mark.parametrize("name", DIALOGS)
def test_the_primary_button_has_the_focus_or_the_default(window: MainWindow, name: str) -> None:
    window.commands.run(name)
    dialog = opened(window)
    primary = [b for b in dialog.findChildren(QAbstractButton) if b.property("look") == "primary"]
    assert len(primary) == 1
    assert primary[0].isEnabled()


def test_a_notice_says_its_words(window: MainWindow) -> None:
    window.commands.tell("The sea is closed in winter.")
    dialog = opened(window)
    assert "The sea is closed in winter." in dialog.words.text()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.commands.open_dialog is None


def test_a_new_game_takes_what_was_chosen(window: MainWindow) -> None:
    window.commands.run("new")
    dialog = opened(window)
    assert isinstance(dialog, NewGameDialog)
    for button in (*dialog.boards.buttons(), *dialog.levels.buttons()):
        if button.objectName() in ("imperium", "strong-veteran"):
            press(button)
    dialog.seed.setText("  the  same again ")
    dialog.rules.boxes["mover"].setCurrentIndex(1)
    press(dialog.begin)
    game = window.controller.game
    assert game is not None
    header = game.header
    assert (header.board, header.level, header.seed) == (
        "imperium",
        "strong-veteran",
        "the same again",
    )
    assert (header.mover, header.no_site) == ("any", "reroll")
    assert window.settings.last_board == "imperium"
    assert "Imperium" in window.desk.header.game.text()


def test_a_seed_is_shown_and_must_not_be_empty(window: MainWindow) -> None:
    window.commands.run("new")
    dialog = opened(window)
    assert isinstance(dialog, NewGameDialog)
    assert dialog.seed.text()
    dialog.seed.setText("   ")
    assert not dialog.begin.isEnabled()
    dialog.seed.setText("x" * (SEED_LENGTH + 5))
    assert len(dialog.seed.text()) == SEED_LENGTH
    assert dialog.begin.isEnabled()


def test_what_is_not_certain_is_told(window: MainWindow, library: Library) -> None:
    window.commands.run("new")
    told = "\n".join(label.text() for label in opened(window).findChildren(QLabel))
    assert "compare with your box" in told
    for doubt in library.doubts:
        assert doubt.origin.note in told


def test_the_same_set_up_again(window: MainWindow, qtbot: QtBot) -> None:
    MousePlayer(window, 4).play()
    assert window.commands.open_dialog is None
    qtbot.waitUntil(lambda: window.commands.open_dialog is not None)
    dialog = opened(window)
    assert isinstance(dialog, ScoresDialog)
    game = window.controller.game
    assert game is not None
    header, tokens = game.header, game.state.city_goods
    again = [b for b in dialog.findChildren(QAbstractButton) if "same set-up" in b.text()]
    press(again[0])
    assert window.commands.open_dialog is None
    new = window.controller.game
    assert new is not None
    assert new is not game
    assert new.header == header
    assert new.state.city_goods == tokens
    assert new.state.turn == 1


def test_an_exported_game_comes_back(
    window: MainWindow, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    MousePlayer(window, 6).play(acts=25)
    game = window.controller.game
    assert game is not None
    file = tmp_path / "my game.yaml"
    monkeypatch.setattr(files, "ask_where_to_save", lambda *_: file)
    monkeypatch.setattr(files, "ask_what_to_open", lambda *_: file)
    window.commands.run("export")
    assert read_file(file, library).game.inputs == game.inputs[: game.cursor]
    window.commands.run("import")
    assert window.commands.open_dialog is None
    assert window.controller.game is not game
    again = window.controller.game
    assert again is not None
    assert again.inputs == game.inputs[: game.cursor]


@pytest.mark.parametrize("text", ["", "no: game", "\x00\x01", "game: [", "game: {format: 99}"])
def test_a_file_that_is_no_game_changes_nothing(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(files, "ask_what_to_open", lambda *_: file)
    game = window.controller.game
    window.commands.run("import")
    dialog = opened(window)
    assert str(file) in dialog.words.text()
    assert window.controller.game is game
    assert file.read_text(encoding="utf-8") == text


def test_a_folder_that_cannot_be_written_to_is_named(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "missing" / "game.yaml"
    monkeypatch.setattr(files, "ask_where_to_save", lambda *_: file)
    window.commands.run("export")
    assert str(file) in opened(window).words.text()


def test_asking_for_files_may_be_broken_off(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files.QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    monkeypatch.setattr(files.QFileDialog, "exec", lambda *_: 0)
    game = window.controller.game
    window.commands.run("import")
    window.commands.run("export")
    assert window.controller.game is game
    assert window.commands.open_dialog is None


def test_without_a_game_the_new_one_is_offered(make_window: MakeWindow) -> None:
    window = make_window()
    resume(window)
    assert isinstance(opened(window), NewGameDialog)
    QTest.keyClick(opened(window), Qt.Key.Key_Escape)
    assert window.controller.game is None
    for name in ("undo", "redo", "scores", "export"):
        assert not window.actions_.by_name[name].isEnabled()
    window.grab()
