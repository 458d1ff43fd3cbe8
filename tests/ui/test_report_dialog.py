"""A problem report from the window: one file that opens like a game, without names or paths."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solitaria_app.cli.main import solitaria
from solitaria_app.content.library import Library
from solitaria_app.session.gamefile import read_file
from solitaria_app.ui import files
from solitaria_app.ui.dialogs.report import ReportDialog
from solitaria_app.ui.faults import write_fault
from solitaria_app.ui.main_window import MainWindow

from .player import MousePlayer, press
from .test_layout import settle


def opened(window: MainWindow) -> ReportDialog:
    window.actions_.by_name["report"].trigger()
    settle()
    dialog = window.commands.open_dialog
    assert isinstance(dialog, ReportDialog)
    return dialog


def test_a_report_is_written_and_replay_opens_it(
    window: MainWindow, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    MousePlayer(window, 3).play(acts=20)
    write_fault(window.places.faults, f'File "{tmp_path}/app.py"\nZeroDivisionError: 1 / 0')
    file = tmp_path / "report.yaml"
    monkeypatch.setattr(files, "ask_where_to_write", lambda *_: file)
    dialog = opened(window)
    assert dialog.note.hasFocus()
    QTest.keyClicks(dialog.note, "The wine was sour.")
    QTest.keyClick(dialog.note, Qt.Key.Key_Tab)
    assert not dialog.note.hasFocus()
    press(dialog.writing)
    told = window.commands.open_dialog
    assert told is not None
    assert str(file) in told.words.text()
    text = file.read_text(encoding="utf-8")
    for word in ("The wine was sour.", "ZeroDivisionError", "text_size: 100", "program: "):
        assert word in text
    assert str(tmp_path) not in text
    game = window.controller.game
    assert game is not None
    assert read_file(file, library).game.inputs == game.inputs[: game.cursor]
    shown = CliRunner().invoke(solitaria, ["replay", str(file), "--verify"])
    assert shown.exit_code == 0, shown.output


def test_nothing_is_written_without_a_place(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files.QFileDialog, "exec", lambda *_: 0)
    press(opened(window).writing)
    assert window.commands.open_dialog is None


def test_leaving_by_escape_writes_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(files, "ask_where_to_write", lambda *_: asked.append(1))
    QTest.keyClick(opened(window), Qt.Key.Key_Escape)
    assert window.commands.open_dialog is None
    assert not asked


def test_a_place_that_cannot_be_written_to_is_told(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "none" / "report.yaml"
    monkeypatch.setattr(files, "ask_where_to_write", lambda *_: file)
    press(opened(window).writing)
    told = window.commands.open_dialog
    assert told is not None
    assert str(file) in told.words.text()
    assert not file.exists()
