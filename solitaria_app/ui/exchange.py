"""A game leaves the window as a file, and comes from one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaria_app.content.faults import BadFile
from solitaria_app.session.gamefile import read_file, write_file
from solitaria_app.ui import files

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


def export_game(window: MainWindow) -> None:
    """Ask where to, and write the game on the table there; whether that succeeded is told."""
    texts, game = window.texts, window.controller.game
    if game is None:
        return
    proposed = files.name_of(game.header, files.SUFFIX)
    path = files.ask_where_to_save(window, texts, window.settings, proposed)
    if path is None:
        return
    if failed := files.failure(texts, path, lambda: write_file(game, path)):
        window.commands.tell(failed)
        return
    window.desk.banner.show_note(lambda t: t("export.done", file=path), texts, window.theme)


def import_game(window: MainWindow) -> None:
    """Ask which file, and go on with the game in it; what differs in it is told."""
    texts = window.texts
    path = files.ask_what_to_open(window, texts, window.settings)
    if path is None:
        return
    try:
        reading = read_file(path, window.library)
    except BadFile as problem:
        window.commands.tell(texts.told(problem), texts("import.failed"))
        return
    window.controller.adopt(reading.game)
    differences = (reading.refused, reading.first_difference, reading.other_rules)
    if first := next((fault for fault in differences if fault is not None), None):
        window.commands.tell(texts("import.differs", problem=first))
