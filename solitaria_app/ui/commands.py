"""What the entries of the menu do."""

from __future__ import annotations

from dataclasses import asdict
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog

from solitaria_app.content.faults import BadFile
from solitaria_app.engine.following import Way
from solitaria_app.session.again import another
from solitaria_app.ui import files
from solitaria_app.ui import settings as settings_file
from solitaria_app.ui.actions import HISTORY
from solitaria_app.ui.following import Following

if TYPE_CHECKING:
    from solitaria_app.ui.campaign.ofgame import OfGame
    from solitaria_app.ui.corrector import Corrector
    from solitaria_app.ui.dialogs.new_game import NewGameDialog
    from solitaria_app.ui.historian import Historian
    from solitaria_app.ui.locked import Locked
    from solitaria_app.ui.main_window import MainWindow


class Commands:
    """Runs commands by name; dialogs are loaded when they are wanted."""

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
        elif value:
            self._set(what, value)
        elif what == "play-on" or any(what == entry for entry, _ in HISTORY):
            self.history.run(what)
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

    # --- games ------------------------------------------------------------------

    def _new(self) -> None:
        from solitaria_app.session.setups import Setups
        from solitaria_app.ui.beginning import begin
        from solitaria_app.ui.dialogs.new_game import NewGameDialog

        window = self._window
        dialog = NewGameDialog(
            window,
            window.library,
            window.texts,
            window.theme,
            window.settings,
            Setups(window.places.setups),
        )
        dialog.began.connect(lambda wanted: begin(window, wanted))
        dialog.doubts.box_wanted.connect(lambda: self._my_box(dialog))
        self.show(dialog)

    def _games(self) -> None:
        from solitaria_app.ui.games import choose_game

        choose_game(self._window)

    def _statistics(self) -> None:
        from solitaria_app.ui.statistics.opening import open_statistics

        open_statistics(self._window)

    def _backups(self) -> None:
        from solitaria_app.ui.backups import show_backups

        show_backups(self._window)

    def _campaigns(self) -> None:
        from solitaria_app.ui.campaign.opening import show_campaigns

        show_campaigns(self._window)

    @cached_property
    def campaigns(self) -> OfGame:
        """Which campaign the present game belongs to."""
        from solitaria_app.ui.campaign.ofgame import OfGame

        return OfGame(self._window)

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

    def _export(self) -> None:
        from solitaria_app.session.gamefile import write_file

        window = self._window
        game = window.controller.game
        if game is None:
            return
        proposed = files.name_of(game.header, files.SUFFIX)
        path = files.ask_where_to_save(window, window.texts, window.settings, proposed)
        if path is None:
            return
        try:
            write_file(game, path)
        except OSError as error:
            reason = error.strerror or str(error)
            self.tell(window.texts("export.failed", file=path, reason=reason))
            return
        said = window.texts("export.done", file=path)
        window.desk.banner.show_note(said, window.texts("close"), window.theme)

    def _import(self) -> None:
        from solitaria_app.session.gamefile import read_file

        window = self._window
        path = files.ask_what_to_open(window, window.texts, window.settings)
        if path is None:
            return
        try:
            reading = read_file(path, window.library)
        except BadFile as problem:
            self.tell(str(problem), window.texts("import.failed"))
            return
        window.controller.adopt(reading.game)
        differences = (reading.refused, reading.first_difference, reading.other_rules)
        if first := next((fault for fault in differences if fault is not None), None):
            self.tell(window.texts("import.differs", problem=first))

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

    def _save_setup(self) -> None:
        from solitaria_app.ui.beginning import save_setup

        save_setup(self._window)

    @cached_property
    def locked(self) -> Locked:
        """What is shown of a game that can only be looked at."""
        from solitaria_app.ui.locked import Locked

        return Locked(self._window)

    @cached_property
    def following(self) -> Following:
        """What changes how the game is followed."""
        return Following(self._window)

    # --- history ----------------------------------------------------------------

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

    def _correct(self) -> None:
        self.corrector.begin()

    def _undo(self) -> None:
        self._window.controller.undo()

    def _redo(self) -> None:
        self._window.controller.redo()

    def _step_back(self) -> None:
        self._window.controller.step_back()

    def _step_forward(self) -> None:
        self._window.controller.step_forward()

    def _restart_turn(self) -> None:
        self._window.controller.restart_turn()

    # --- the window -------------------------------------------------------------

    def _why(self) -> None:
        self._window.desk.side.show_tab(0)
        self._window.desk.side.why.setFocus()

    def _log(self) -> None:
        self._window.desk.side.show_tab(1)
        self._window.desk.side.log.setFocus()

    def _forecast(self) -> None:
        self._window.desk.side.show_tab(2)
        self._window.desk.side.forecast.setFocus()

    def _replay(self) -> None:
        self._window.presenter.insight.again()

    def _table(self) -> None:
        self._window.presenter.across.toggle()

    def _map(self) -> None:
        self._window.desk.map.setFocus()

    def _fit(self) -> None:
        self._window.desk.map.fit()

    def _set(self, what: str, value: str) -> None:
        settings = self._window.settings
        name = {"text": "text_size"}.get(what, what)
        settings.put(name, int(value) if name == "text_size" else value)
        self._keep_settings()

    def _animate(self) -> None:
        settings = self._window.settings
        settings.animate = not settings.animate
        self._keep_settings()

    def _settings(self) -> None:
        from solitaria_app.ui.dialogs.settings import SettingsDialog

        window = self._window
        dialog = SettingsDialog(window, window.settings, window.texts, window.theme)

        def put(name: str, value: object) -> None:
            window.settings.put(name, value)
            self._keep_settings()
            dialog.dress(window.texts, window.theme)

        dialog.changed.connect(put)
        self.show(dialog)

    def _my_box(self, over: NewGameDialog | None = None) -> None:
        from solitaria_app.ui.box.opening import open_box

        open_box(self._window, over)

    def _keep_settings(self) -> None:
        settings_file.save(self._window.settings, self._window.places.settings)
        self._window.presenter.dress()

    def _keys(self) -> None:
        from solitaria_app.ui.dialogs.keys import KeysDialog

        window = self._window
        self.show(KeysDialog(window, window.texts, window.actions_))

    def _report(self) -> None:
        from solitaria_app.ui.dialogs.report import ReportDialog

        window = self._window
        dialog = ReportDialog(window, window.texts, window.theme)
        dialog.wanted.connect(self._write_report)
        self.show(dialog)

    def _write_report(self, note: str) -> None:
        from solitaria_app.session.report import write_report

        window = self._window
        game = window.controller.game
        proposed = "solitaria-report.yaml"
        path = files.ask_where_to_write(
            window, window.texts, window.settings, proposed, "file.reports"
        )
        if path is None or game is None:
            return
        try:
            faults = window.places.faults.read_text(encoding="utf-8", errors="replace")
        except OSError:
            faults = ""
        try:
            write_report(game, path, asdict(window.settings), note, faults)
        except OSError as error:
            reason = error.strerror or str(error)
            self.tell(window.texts("export.failed", file=path, reason=reason))
            return
        self.tell(window.texts("report.written", file=path), window.texts("report.title"))

    def _about(self) -> None:
        from solitaria_app import __version__

        texts = self._window.texts
        self.tell(texts("about", version=__version__), texts("title"))

    def _menu(self) -> None:
        self._window.desk.header.menu.showMenu()

    def _quit(self) -> None:
        self._window.close()
