"""What players write: shown as it was written, and never more than a text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.problem import Problem
from solitaria_app.session.troubles import NOT_SAVED
from solitaria_app.ui.dialogs.bookmarks import BookmarksDialog, NoteDialog
from solitaria_app.ui.main_window import MainWindow

from .player import press


def test_a_note_is_one_line_and_shown_as_it_was_written(window: MainWindow) -> None:
    window.commands.run("bookmark")
    dialog = window.commands.open_dialog
    assert isinstance(dialog, NoteDialog)
    dialog.note.setText("\x00\x1b\t")
    assert not dialog.save.isEnabled()
    dialog.note.setText(" <b>🎲</b>\nשלום\x1b[31m \u2028 & \t1")
    press(dialog.save)
    game = window.controller.game
    assert game is not None
    assert game.bookmarks == {game.cursor: "<b>🎲</b> שלום[31m & 1"}
    window.commands.run("bookmarks")
    listed = window.commands.open_dialog
    assert isinstance(listed, BookmarksDialog)
    item = listed.list.topLevelItem(0)
    assert item.text(1) == game.bookmarks[game.cursor]
    assert item.toolTip(1) == "<p>&lt;b&gt;🎲&lt;/b&gt; שלום[31m &amp; 1</p>"


def test_what_is_told_follows_the_language_and_is_put_away_by_a_cross(window: MainWindow) -> None:
    banner, path = window.desk.banner, window.controller.saves.archive.path
    problem = Problem("problem.full", path, so=NOT_SAVED)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Archive, "save", raising(ArchiveProblem(problem)))
        window.controller.do(window.controller.game.legal()[0])
        said = "The game goes on, but it is not saved: "
        assert banner.words.text() == f"{said}{path}: the disk is full."
        assert banner.close_button.accessibleName() == "Dismiss this message"
        window.commands.run("language:de")
        assert banner.words.text().endswith(f"nicht gespeichert: {path}: Der Datenträger ist voll.")
        assert banner.close_button.accessibleName() == "Meldung schließen"
        QTest.keyClick(banner.close_button, Qt.Key.Key_Return)
        assert banner.isHidden()
        window.commands.run("language:en")
        assert banner.isHidden()


def raising(problem: Exception) -> Callable[..., None]:
    def fails(*_: object) -> None:
        raise problem

    return fails


def test_a_trouble_is_never_taken_for_markup(window: MainWindow) -> None:
    window.controller.saves.problem = "/home/<b>me</b>/games.db: the disk is full"
    window.controller.keeper.saved.emit(False)
    banner = window.desk.banner
    assert banner.isVisible()
    assert "<b>me</b>" in banner.words.text()
    assert banner.words.textFormat() is Qt.TextFormat.PlainText
