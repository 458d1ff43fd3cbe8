"""What is done with campaigns on the screen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QFileDialog

from solitaria_app.content.campaign import Definition, TableRules
from solitaria_app.content.faults import BadFile
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.byhand import fresh_name
from solitaria_app.session.campaign.campaign import State
from solitaria_app.session.campaign.file import Reading, read_file, write_file
from solitaria_app.session.collection import KEPT_DAYS
from solitaria_app.session.header import new_seed
from solitaria_app.session.meanwhile import Undo
from solitaria_app.ui import files
from solitaria_app.ui.campaign.book import Shown
from solitaria_app.ui.campaign.gamedeeds import GameDeeds

if TYPE_CHECKING:
    from solitaria_app.ui.campaign.screen import CampaignScreen

CLASSIC = "classic"
"""The campaign of the rules."""
_STATES = {"pause": State.PAUSED, "resume": State.RUNNING, "give-up": State.GIVEN_UP}


class Deeds(QObject):
    """Carries out what the buttons of the screen ask for; asks for what is needed first."""

    def __init__(self, screen: CampaignScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._book = screen.book
        self._texts = screen.book.texts
        self._do = screen.changes.do
        self._games = GameDeeds(screen, self.ask)
        self.open_dialog: QDialog | None = None
        """The dialog over the screen, if there is one."""

    def do(self, name: str) -> None:
        """Carry out a deed on the chosen campaign, or on its chosen game."""
        shown = self._screen.shown
        if shown is None:
            return
        if name in _STATES:
            id, was = shown.campaign.id, shown.campaign.state
            self._do(
                name,
                lambda: self._book.store.set_state(id, _STATES[name], was),
                name=shown.campaign.name,
            )
        elif name in self._games.names:
            self._games.do(name, shown)
        else:
            getattr(self, f"_{name.replace('-', '_')}")(shown)

    def ask(self, dialog: QDialog) -> None:
        """Open a dialog over the screen."""
        self.open_dialog = dialog
        dialog.finished.connect(self._answered)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _answered(self) -> None:
        self.open_dialog = None

    # --- campaigns ----------------------------------------------------------------

    def begin(self) -> None:
        """Ask for a new campaign."""
        self._ask_for_new(None)

    def begin_another(self) -> None:
        """Ask for the one after a campaign that is at its end."""
        shown = self._screen.shown
        self._ask_for_new(self._book.after(shown) if shown is not None else None)

    def _ask_for_new(self, proposed: Definition | None) -> None:
        from solitaria_app.ui.campaign.newone import NewCampaign

        screen = self._screen
        dialog = NewCampaign(screen, self._book, screen.theme, self._fresh, proposed)
        dialog.began.connect(self._begin)
        self.ask(dialog)

    def show_deleted(self) -> None:
        """Show the deleted campaigns, to bring one back."""
        from solitaria_app.ui.campaign.deleted import Deleted

        screen, store = self._screen, self._book.store
        dialog = Deleted(screen, self._book, screen.deleted, screen.theme)

        def bring_back(shown: Shown) -> None:
            id, name = shown.campaign.id, shown.campaign.name
            self._do("bring-back", lambda: store.restore(id), lambda: id, name=name)

        dialog.chosen.connect(bring_back)
        self.ask(dialog)

    def _fresh(self, name: str) -> str:
        return fresh_name(name, (one.campaign.name for one in self._screen.campaigns))

    def begin_classic(self) -> None:
        """Begin the campaign of the rules."""
        definition = self._book.library.campaign(CLASSIC)
        name = self._fresh(self._book.words.texts.of_data(definition.name))
        self._begin(name, begun(definition, self._book.library, new_seed()))

    def _begin(self, name: str, definition: Definition) -> None:
        self._add("begin", Reading(name, definition, State.RUNNING, ()))

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
            screen.tell(f"{self._texts('campaigns.import.failed')}: {self._texts.told(bad)}")
            return
        reading = replace(reading, name=self._fresh(reading.name))
        self._add("import", reading)

    def _add(self, deed: str, reading: Reading) -> None:
        """Add a campaign and show it, ready to be played; taking it back deletes it."""
        store, made = self._book.store, [0]

        def add() -> Undo:
            made[0], undo = store.begin(
                reading.name, reading.definition, reading.results, reading.state
            )
            return undo

        self._do(deed, add, lambda: made[0], name=reading.name)
        self._screen.page.next.primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rename(self, shown: Shown) -> None:
        from solitaria_app.ui.campaign.naming import Renaming

        screen, id, was = self._screen, shown.campaign.id, shown.campaign.name
        dialog = Renaming(screen, self._book, was, screen.theme)
        dialog.named.connect(
            lambda name: self._do(
                "rename", lambda: self._book.store.rename(id, name, was), name=name
            )
        )
        self.ask(dialog)

    def _delete(self, shown: Shown) -> None:
        id, name = shown.campaign.id, shown.campaign.name
        self._do("delete", lambda: self._book.store.delete(id), name=name, days=KEPT_DAYS)
        self._screen.hold()

    def _table_rules(self, shown: Shown) -> None:
        from solitaria_app.ui.campaign.tablerules import CampaignTableRules

        screen, definition = self._screen, shown.campaign.definition
        assert definition is not None
        id, was = shown.campaign.id, definition.table_rules or TableRules()
        dialog = CampaignTableRules(screen, self._book, was, screen.theme)
        dialog.settled.connect(
            lambda rules: self._do(
                "table-rules",
                lambda: self._book.store.set_table_rules(id, rules, was),
                name=shown.campaign.name,
            )
        )
        self.ask(dialog)

    def _export(self, shown: Shown) -> None:
        screen = self._screen
        signs = (sign if sign.isalnum() else "-" for sign in shown.campaign.name.casefold())
        proposed = f"solitaria-{''.join(signs)}{files.SUFFIX}"
        path = files.ask_where_to_write(
            screen, self._texts, screen.settings, proposed, "file.campaigns"
        )
        if path is None:
            return
        why_not = files.failure(self._texts, path, lambda: write_file(shown.campaign, path))
        screen.tell(why_not or self._texts("campaigns.did.export", file=path))
