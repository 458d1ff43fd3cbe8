"""What is done with campaigns and their results on the screen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QFileDialog

from solitaria_app.content.campaign import Definition
from solitaria_app.content.faults import BadFile
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.byhand import fresh_name
from solitaria_app.session.campaign.campaign import State
from solitaria_app.session.campaign.file import Reading, read_file, write_file
from solitaria_app.session.campaign.result import Result
from solitaria_app.session.campaign.store import Undo
from solitaria_app.session.collection import KEPT_DAYS
from solitaria_app.session.header import new_seed
from solitaria_app.ui import files
from solitaria_app.ui.campaign.book import Shown

if TYPE_CHECKING:
    from solitaria_app.ui.campaign.screen import CampaignScreen

CLASSIC = "classic"
"""The campaign of the rules."""
_STATES = {
    "pause": (State.PAUSED, "campaigns.did.pause"),
    "resume": (State.RUNNING, "campaigns.did.resume"),
    "give-up": (State.GIVEN_UP, "campaigns.did.give-up"),
}


class Deeds(QObject):
    """Carries out what the buttons of the screen ask for; asks for what is needed first."""

    def __init__(self, screen: CampaignScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._book = screen.book
        self._texts = screen.book.texts
        self.open_dialog: QDialog | None = None
        """The dialog over the screen, if there is one."""

    def do(self, name: str) -> None:
        """Carry out a deed on the chosen campaign, or on its chosen game."""
        shown = self._screen.shown
        if shown is None:
            return
        if name in _STATES:
            state, key = _STATES[name]
            said = self._texts(key, name=shown.campaign.name)
            id = shown.campaign.id
            self._screen.change(said, lambda: self._book.store.set_state(id, state))
        else:
            getattr(self, f"_{name}")(shown)

    def _ask(self, dialog: QDialog) -> None:
        self.open_dialog = dialog
        dialog.finished.connect(self._answered)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _answered(self) -> None:
        self.open_dialog = None

    # --- campaigns ----------------------------------------------------------------

    def begin(self) -> None:
        """Ask for a new campaign."""
        from solitaria_app.ui.campaign.newone import NewCampaign

        screen = self._screen
        dialog = NewCampaign(screen, self._book, screen.theme, self._fresh)
        dialog.began.connect(self._begin)
        self._ask(dialog)

    def _fresh(self, name: str) -> str:
        return fresh_name(name, (one.campaign.name for one in self._screen.campaigns))

    def begin_classic(self) -> None:
        """Begin the campaign of the rules."""
        definition = self._book.library.campaign(CLASSIC)
        name = self._fresh(self._book.words.texts.of_data(definition.name))
        self._begin(name, begun(definition, self._book.library, new_seed()))

    def _begin(self, name: str, definition: Definition) -> None:
        said = self._texts("campaigns.did.begin", name=name)
        self._add(said, Reading(name, definition, State.RUNNING, ()))

    def take_in(self) -> None:
        """Ask for a file and add its campaign."""
        screen, settings = self._screen, self._screen.settings
        start = settings.last_folder or str(Path.home())
        kinds = f"{self._texts('file.campaigns')} (*.yaml *.yml);;{self._texts('file.all')} (*)"
        title = self._texts("campaigns.import")
        name, _ = QFileDialog.getOpenFileName(screen, title, start, kinds)
        if not name:
            return
        settings.last_folder = str(Path(name).parent)
        try:
            reading = read_file(Path(name), self._book.library)
        except BadFile as bad:
            screen.tell(f"{self._texts('campaigns.import.failed')}: {bad}")
            return
        reading = replace(reading, name=self._fresh(reading.name))
        self._add(self._texts("campaigns.did.import", name=reading.name), reading)

    def _add(self, said: str, reading: Reading) -> None:
        """Add a campaign and show it, ready to be played; taking it back deletes it."""
        store, made = self._book.store, [0]

        def add() -> Undo:
            id = store.create(reading.name, reading.definition, reading.results, reading.state)
            made[0] = id
            return lambda: store.delete(id)

        self._screen.change(said, add, lambda: made[0])
        self._screen.page.next.primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rename(self, shown: Shown) -> None:
        from solitaria_app.ui.campaign.naming import Renaming

        screen, id = self._screen, shown.campaign.id
        dialog = Renaming(screen, self._book, shown.campaign.name, screen.theme)
        dialog.named.connect(
            lambda name: screen.change(
                self._texts("campaigns.did.rename", name=name),
                lambda: self._book.store.rename(id, name),
            )
        )
        self._ask(dialog)

    def _delete(self, shown: Shown) -> None:
        said = self._texts("campaigns.did.delete", name=shown.campaign.name, days=KEPT_DAYS)
        self._screen.change(said, lambda: self._book.store.delete(shown.campaign.id))

    def _export(self, shown: Shown) -> None:
        screen = self._screen
        signs = (sign if sign.isalnum() else "-" for sign in shown.campaign.name.casefold())
        proposed = f"solitaria-{''.join(signs)}{files.SUFFIX}"
        path = files.ask_where_to_write(
            screen, self._texts, screen.settings, proposed, "file.campaigns"
        )
        if path is None:
            return
        try:
            write_file(shown.campaign, path)
        except OSError as error:
            reason = error.strerror or str(error)
            screen.tell(self._texts("export.failed", file=path, reason=reason))
            return
        screen.tell(self._texts("campaigns.did.export", file=path))

    # --- games --------------------------------------------------------------------

    def _enter(self, shown: Shown) -> None:
        self._by_hand(shown, None)

    def _edit(self, shown: Shown) -> None:
        told = self._screen.page.table.told
        if told is not None and told.result.game is None:
            self._by_hand(shown, told.result)

    def _by_hand(self, shown: Shown, before: Result | None) -> None:
        from solitaria_app.ui.campaign.byhand import ByHand

        screen, store, id = self._screen, self._book.store, shown.campaign.id
        dialog = ByHand(screen, self._book, shown, screen.theme, screen.settings.last_board, before)

        def keep(result: Result) -> None:
            board = self._book.words.board(result.board)
            key = "campaigns.did.enter" if before is None else "campaigns.did.edit"
            screen.change(
                self._texts(key, board=board),
                lambda: (
                    store.add_by_hand(id, result)
                    if before is None
                    else store.edit(id, before.number, result)
                ),
                follows=True,
            )

        dialog.entered.connect(keep)
        self._ask(dialog)

    def _remove(self, shown: Shown) -> None:
        told = self._screen.page.table.told
        if told is None:
            return
        result = told.result
        board = self._book.words.board(result.board)
        key = "campaigns.did.remove" if result.game is None else "campaigns.did.release"
        self._screen.change(
            self._texts(key, board=board),
            lambda: self._book.store.remove(shown.campaign.id, result.number),
            follows=True,
        )

    def _open(self, shown: Shown) -> None:
        told = self._screen.page.table.told
        if told is not None and told.result.game is not None:
            self._screen.opened.emit(told.result.game)
