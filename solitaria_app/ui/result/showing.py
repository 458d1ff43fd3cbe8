"""Opens the sheet of the result and carries out what its buttons ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice

from solitaria_app.content.wholefile import write_whole
from solitaria_app.ui import files
from solitaria_app.ui.campaign.aftergame import add_to
from solitaria_app.ui.dialogs.scores import ScoresDialog
from solitaria_app.ui.result.outcome import outcome
from solitaria_app.ui.result.text import as_text

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


def show_result(window: MainWindow) -> None:
    """Show how the game on the table stands or ended."""
    view, game, commands = window.presenter.view, window.presenter.past.game, window.commands
    assert view is not None
    assert game is not None
    shown = outcome(view, game, window.desk.header.game.text())
    dialog = ScoresDialog(window, shown)
    picture, text = (files.name_of(game.header, suffix) for suffix in (".png", ".txt"))
    dialog.again.connect(commands.again)
    dialog.fresh.connect(commands.fresh)
    dialog.another.connect(lambda: commands.run("new"))
    dialog.picture.connect(lambda: _keep(window, picture, "file.pictures", _png(dialog)))
    dialog.text.connect(lambda: _keep(window, text, "file.texts", as_text(shown).encode()))
    add_to(dialog, window)
    commands.show(dialog)


def _png(dialog: ScoresDialog) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    dialog.sheet.picture().save(buffer, "PNG")
    return bytes(content.data())


def _keep(window: MainWindow, proposed: str, kind: str, content: bytes) -> None:
    """Ask for a place and write a file there, whole or not at all."""
    texts = window.texts
    path = files.ask_where_to_write(window, texts, window.settings, proposed, kind)
    if path is None:
        return
    if failed := files.failure(texts, path, lambda: write_whole(path, content)):
        window.commands.tell(failed)
