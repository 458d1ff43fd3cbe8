"""What players write: shown as it was written, and never more than a text."""

from __future__ import annotations

from PySide6.QtCore import Qt

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


def test_a_trouble_is_never_taken_for_markup(window: MainWindow) -> None:
    window.controller.saves.problem = "/home/<b>me</b>/games.db: the disk is full"
    window.controller.keeper.saved.emit(False)
    banner = window.desk.banner
    assert banner.isVisible()
    assert "<b>me</b>" in banner.words.text()
    assert banner.words.textFormat() is Qt.TextFormat.PlainText
