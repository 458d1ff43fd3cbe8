"""Asking for files: the dialogs of the system's own kind, here Qt's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QLineEdit, QMessageBox

from solitaria_app.content.library import Library
from solitaria_app.session.header import new_header
from solitaria_app.ui import files
from solitaria_app.ui.main_window import MainWindow

from .player import press


def answer(window: MainWindow, name: str, more: Callable[[QFileDialog], None]) -> None:
    """Write a name into the file dialog that comes up, and press its button."""

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        dialog.findChild(QLineEdit, "fileNameEdit").setText(name)
        QTimer.singleShot(0, lambda: more(dialog))
        box = dialog.findChild(QDialogButtonBox, "buttonBox")
        press(next(one for one in box.buttons() if box.buttonRole(one) is AGREES))

    QTimer.singleShot(0, act)


AGREES = QDialogButtonBox.ButtonRole.AcceptRole


def nothing(_: QFileDialog) -> None:
    return


def refuse(dialog: QFileDialog) -> None:
    """Say no to the question that came up, and leave the dialog too."""
    question = QApplication.activeModalWidget()
    assert isinstance(question, QMessageBox)
    QTimer.singleShot(0, dialog.reject)
    press(question.button(QMessageBox.StandardButton.No))


@pytest.mark.parametrize("kind", ["", "file.texts"])
def test_a_name_gets_its_suffix_and_what_is_there_is_asked_about(
    window: MainWindow, tmp_path: Path, kind: str
) -> None:
    window.settings.last_folder = str(tmp_path)
    suffix = ".txt" if kind else ".yaml"

    def ask() -> Path | None:
        if kind:
            return files.ask_where_to_write(
                window, window.texts, window.settings, "proposed.txt", kind
            )
        return files.ask_where_to_save(window, window.texts, window.settings, "proposed.yaml")

    answer(window, "mine", nothing)
    assert ask() == tmp_path / f"mine{suffix}"
    (tmp_path / f"mine{suffix}").write_text("of yesterday")
    answer(window, "mine", refuse)
    assert ask() is None


def test_no_seed_leads_into_another_folder(library: Library) -> None:
    header = new_header(library, "italia", "standard", "../a:b 🎲\\c?")
    assert files.name_of(header, ".txt") == "solitaria-italia-standard-..-a-b 🎲-c-.txt"


def test_a_file_without_a_suffix_is_opened_as_it_is(window: MainWindow, tmp_path: Path) -> None:
    window.settings.last_folder = str(tmp_path)
    (tmp_path / "mine").write_text("a game")
    answer(window, "mine", nothing)
    assert files.ask_what_to_open(window, window.texts, window.settings) == tmp_path / "mine"


def test_a_game_that_was_saved_is_told_for_a_while(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.yaml"
    monkeypatch.setattr(files, "ask_where_to_save", lambda *_: file)
    window.commands.run("export")
    banner = window.desk.banner
    assert file.exists()
    assert banner.isVisible() and str(file) in banner.words.text()
    banner._going.timeout.emit()
    assert not banner.isVisible()
    assert window.commands.open_dialog is None
