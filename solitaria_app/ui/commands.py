"""What the entries of the menu do."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog

from solitaria_app.engine.following import Way
from solitaria_app.session.again import another
from solitaria_app.ui.actions import HISTORY
from solitaria_app.ui.controller import Controller
from solitaria_app.ui.following import Following
from solitaria_app.ui.preferences import change

if TYPE_CHECKING:
    from solitaria_app.ui.campaign.ofgame import OfGame
    from solitaria_app.ui.corrector import Corrector
    from solitaria_app.ui.historian import Historian
    from solitaria_app.ui.locked import Locked
    from solitaria_app.ui.main_window import MainWindow


OPENS = {
    "new": ("beginning", "choose_new"),
    "games": ("games", "choose_game"),
    "campaigns": ("campaign.opening", "show_campaigns"),
    "statistics": ("statistics.opening", "open_statistics"),
    "import": ("exchange", "import_game"),
    "export": ("exchange", "export_game"),
    "save-setup": ("beginning", "save_setup"),
    "backups": ("backups", "show_backups"),
    "my-box": ("box.opening", "open_box"),
    "settings": ("preferences", "choose_settings"),
    "report": ("reporting", "report_fault"),
}
"""Commands that ask for something in a dialog: the module of `ui` that does it, loaded when it is
wanted, and its function, which gets the window."""

MOVES: dict[str, Callable[[Controller], None]] = {
    "undo": Controller.undo,
    "redo": Controller.redo,
    "step-back": Controller.step_back,
    "step-forward": Controller.step_forward,
    "restart-turn": Controller.restart_turn,
}
"""Commands that move the game's cursor."""

TABS = {"why": 0, "log": 1, "forecast": 2}
"""Commands that go to one of the panels at the right."""


class Commands:
    """Runs commands by name, and holds what carries out the longer ones."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.open_dialog: QDialog | None = None
        """The dialog that is open, if one is."""
        self.copy_offered = False
        """Whether the player was asked about a copy of the file of games; once is enough."""

    def run(self, name: str) -> None:
        """Carry out a command of the menu, for instance `undo` or `theme:dark`."""
        what, _, value = name.partition(":")
        if what == "way":
            self.following.follow(Way(value))
        elif what == "text":
            change(self._window, "text_size", int(value))
        elif value:
            change(self._window, what, value)
        elif what == "play-on" or any(what == entry for entry, _ in HISTORY):
            self.history.run(what)
        elif what in OPENS:
            module, function = OPENS[what]
            getattr(import_module(f".{module}", __package__), function)(self._window)
        elif what in MOVES:
            MOVES[what](self._window.controller)
        elif what in TABS:
            self._window.desk.side.go_to(TABS[what])
        else:
            getattr(self, f"_{what.replace('-', '_')}")()

    def show(self, dialog: QDialog) -> None:
        """Open a dialog over the window, in place of the one that is open."""
        if self.open_dialog is not None:
            self.open_dialog.close()
        self.open_dialog = dialog
        dialog.finished.connect(lambda: self._closed(dialog))
        dialog.open()

    def _closed(self, dialog: QDialog) -> None:
        if self.open_dialog is dialog:
            self.open_dialog = None
        dialog.deleteLater()

    def tell(self, text: str, title: str = "") -> None:
        """Say something that the player must know, in a dialog."""
        from solitaria_app.ui.dialogs.notice import Notice

        window = self._window
        self.show(Notice(window, title or window.texts("notice"), text, window.texts("close")))

    # --- what carries out the longer ones ---------------------------------------

    @cached_property
    def history(self) -> Historian:
        """What looks back, plays on, amends."""
        from solitaria_app.ui.historian import Historian

        return Historian(self._window)

    @cached_property
    def corrector(self) -> Corrector:
        """What corrects the table."""
        from solitaria_app.ui.corrector import Corrector

        return Corrector(self._window)

    @cached_property
    def locked(self) -> Locked:
        """What is shown of a game that can only be looked at."""
        from solitaria_app.ui.locked import Locked

        return Locked(self._window)

    @cached_property
    def following(self) -> Following:
        """What changes how the game is followed."""
        return Following(self._window)

    @cached_property
    def campaigns(self) -> OfGame:
        """Which campaign the present game belongs to."""
        from solitaria_app.ui.campaign.ofgame import OfGame

        return OfGame(self._window)

    # --- games ------------------------------------------------------------------

    def again(self) -> None:
        """Start the present game's set-up anew, with the same seed."""
        from solitaria_app.session.laid import same_draws

        game = self._window.controller.game
        if game is not None:
            self._window.controller.adopt(same_draws(game, self._window.library))

    def fresh(self) -> None:
        """Start a game like the present one with another seed."""
        game = self._window.controller.game
        if game is not None:
            self._window.controller.start(another(game.header, self._window.library))

    def show_end(self) -> None:
        """The scores of a game that has just ended, but not in place of an open dialog."""
        if self.open_dialog is None:
            self._scores()

    def _scores(self) -> None:
        from solitaria_app.ui.result.showing import show_result

        if self._window.presenter.view is not None:
            show_result(self._window)

    def _correct(self) -> None:
        self.corrector.begin()

    # --- the window -------------------------------------------------------------

    def _replay(self) -> None:
        self._window.presenter.insight.again()

    def _table(self) -> None:
        self._window.presenter.across.toggle()

    def _map(self) -> None:
        self._window.desk.map.setFocus()

    def _fit(self) -> None:
        self._window.desk.map.fit()

    def _animate(self) -> None:
        change(self._window, "animate", not self._window.settings.animate)

    def _folder(self) -> None:
        window = self._window
        folder: Path = window.places.data
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self.tell(window.texts("folder.failed", folder=folder, reason=error.strerror))
            return
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self.tell(window.texts("folder.at", folder=folder))

    def _keys(self) -> None:
        from solitaria_app.ui.dialogs.keys import KeysDialog

        window = self._window
        self.show(KeysDialog(window, window.texts, window.actions_))

    def _about(self) -> None:
        from solitaria_app import __version__

        texts = self._window.texts
        self.tell(texts("about", version=__version__), texts("title"))

    def _menu(self) -> None:
        self._window.desk.header.menu.showMenu()

    def _quit(self) -> None:
        self._window.close()
