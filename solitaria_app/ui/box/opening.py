"""Opens "My box" and saves what was set there; games that are running keep what they have."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from solitaria_app.content.boxfile import save
from solitaria_app.content.faults import BadFile
from solitaria_app.content.library import Library, load
from solitaria_app.content.paths import user_folder
from solitaria_app.session.troubles import why_not
from solitaria_app.ui.box.draft import Draft
from solitaria_app.ui.dialogs.my_box import MyBoxDialog

if TYPE_CHECKING:
    from solitaria_app.ui.dialogs.new_game import NewGameDialog
    from solitaria_app.ui.main_window import MainWindow


def open_box(window: MainWindow, over: NewGameDialog | None = None) -> None:
    """Open the dialog over the window, or over that for a new game, which stays open."""
    texts = window.texts
    try:
        library = load(user_folder())
    except BadFile as problem:
        window.commands.tell(texts("box.faults", problem=problem), texts("box.title"))
        return
    dialog = MyBoxDialog(over or window, Draft(library, load()), texts, window.theme)

    def put() -> None:
        changes = dialog.draft.changes()
        if changes.dice or changes.piles:
            try:
                saved = save(user_folder(), changes)
            except BadFile as problem:
                dialog.tell(texts("box.failed", problem=problem))
                return
            except OSError as error:
                place = error.filename or user_folder()
                dialog.tell(texts("box.failed", problem=why_not(error).at(place)))
                return
            use(window, saved)
            window.desk.banner.show_note(lambda t: t("box.saved"), texts, window.theme)
            if over is not None:
                over.use(window.library)
        dialog.accept()

    dialog.wanted.connect(put)
    if over is None:
        window.commands.show(dialog)
    else:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


def use(window: MainWindow, saved: Library) -> None:
    """New games take dice and cards of a library; boards stay, for one of them is on the table."""
    library = replace(window.library, dice=saved.dice, piles=saved.piles)
    window.library = window.controller.library = library
