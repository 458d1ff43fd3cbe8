"""What is done with chosen games: name, note, copy, give up, delete, and the way back."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from solitaria_app.session.archive import ArchiveProblem, Busy, Entry
from solitaria_app.session.collection import KEPT_DAYS
from solitaria_app.session.patience import A_MOMENT, waiting
from solitaria_app.ui.library.shelf import Shelf
from solitaria_app.ui.library.work import AGAIN_MS, WAIT_SECONDS

if TYPE_CHECKING:
    from solitaria_app.ui.library.dialog import LibraryDialog


class Deeds(QObject):
    """Nothing is asked before; what was done is told, with a button that takes it back.

    Where another program has the file locked, what is to be done waits for it, one after the
    other, while the window goes on.
    """

    def __init__(self, dialog: LibraryDialog, shelf: Shelf) -> None:
        super().__init__(dialog)
        self._dialog, self._shelf = dialog, shelf
        self._waiting: list[tuple[Callable[[], object], float]] = []
        """What is still to be done, each with the time until which it waits."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    def do(self, name: str) -> None:
        """Something by name with the chosen games."""
        games = self._dialog.table.games()
        if not games:
            return
        match name:
            case "copy":
                self._try(lambda: self._copy(games[0]))
            case "campaign":
                self._try(lambda: self._ask_campaign(games[0]))
            case "give-up" | "take-up":
                self._try(lambda: self._give_up(games[0], name == "give-up"))
            case "rescue":
                self._try(lambda: self._rescue(games[0]))
            case "delete":
                alive = [game for game in games if not game.deleted]
                self._try(lambda: self._delete(alive))
            case "bring-back":
                self._try(lambda: self._bring_back(games))

    def rename(self, id: int, name: str) -> None:
        """A name was typed."""
        self._try(lambda: self._put(id, "name", self._shelf.collection.rename, name))

    def note(self, id: int, note: str) -> None:
        """A note was typed."""
        self._try(lambda: self._put(id, "note", self._shelf.collection.note, note))

    def _try(self, does: Callable[[], object]) -> None:
        """Do something that changes the file once, and that first; what goes wrong is told in
        the dialog."""
        self._waiting.append((does, time.monotonic() + WAIT_SECONDS))
        if not self._timer.isActive():
            self._go_on()

    def finish(self) -> None:
        """The dialog is left: do what waits, however long that takes."""
        self._timer.stop()
        self._go_on(leaving=True)

    def _go_on(self, leaving: bool = False) -> None:
        while self._waiting:
            does, until = self._waiting.pop(0)
            try:
                with waiting(None if leaving else A_MOMENT):
                    does()
            except ArchiveProblem as problem:
                if isinstance(problem, Busy) and not leaving and time.monotonic() < until:
                    self._waiting.insert(0, (does, until))
                    self._timer.start(AGAIN_MS)
                    return
                self._dialog.strip.tell(self._dialog.telling.texts.told(problem))

    # --- one game -------------------------------------------------------------------

    def _put(self, id: int, what: str, keep: Callable[[int, str], None], text: str) -> None:
        keep(id, text)
        kept = " ".join(text.split()) if what == "name" else text.strip()
        self._dialog.model.change(id, **{what: kept})
        games = self._dialog.table.games()
        if [game.id for game in games] == [id]:
            self._dialog.details.show_games(games)

    def _copy(self, game: Entry) -> None:
        telling = self._dialog.telling
        name = telling.texts("games.copy.name", name=telling.name(game))
        made = self._shelf.copy(game, name)
        self._try(lambda: self._show_copy(made, game, name))

    def _show_copy(self, made: int, game: Entry, name: str) -> None:
        dialog, telling = self._dialog, self._dialog.telling
        dialog.put(self._shelf.entries(), [made])
        dialog.strip.tell(
            telling.texts("games.copied", name=name),
            telling.texts("games.undo"),
            lambda: self._try(lambda: self._uncopy(made, game.id)),
        )

    def _uncopy(self, made: int, before: int) -> None:
        self._shelf.collection.delete([made])
        self._try(lambda: self._dialog.put(self._shelf.entries(), [before]))

    def _rescue(self, game: Entry) -> None:
        dialog, texts = self._dialog, self._dialog.telling.texts
        found = self._shelf.rescue(game)
        if found is None:
            dialog.strip.tell(texts("games.rescue.none"))
            return
        number, copy = found
        dialog.strip.tell(texts("games.rescued", day=dialog.telling.day(copy.day)))
        self._try(lambda: dialog.put(self._shelf.entries(), [number]))

    def _ask_campaign(self, game: Entry) -> None:
        from solitaria_app.ui.library.joining import Joins

        Joins(self._dialog, self._shelf).ask(game)

    def _give_up(self, game: Entry, on: bool) -> None:
        dialog, telling = self._dialog, self._dialog.telling
        self._shelf.collection.give_up(game.id, on)
        self._change([game], given_up=on)
        key = "games.gave-up" if on else "games.took-up"
        dialog.strip.tell(
            telling.texts(key, name=telling.name(game)),
            telling.texts("games.undo"),
            lambda: self._try(lambda: self._give_up(game, not on)),
        )

    # --- several games --------------------------------------------------------------

    def _delete(self, games: list[Entry]) -> None:
        dialog, telling = self._dialog, self._dialog.telling
        if not games:
            return
        telling.elsewhere = self._shelf.elsewhere()
        if played := [game for game in games if game.id in telling.elsewhere]:
            names = ", ".join(telling.name(game) for game in played)
            dialog.table.viewport().update()
            dialog.strip.tell(telling.count("games.undeleted", len(played), name=names))
            return
        ids = [game.id for game in games]
        self._shelf.collection.delete(ids)
        if telling.present in ids:
            telling.present = self._shelf.plays = None  # it is put away
        self._change(games, deleted="now")
        if len(games) == 1:
            said = telling.texts("games.deleted", name=telling.name(games[0]), days=KEPT_DAYS)
        else:
            said = telling.count("games.deleted.many", len(games), days=KEPT_DAYS)
        said = self._with_campaigns(said, "games.deleted.campaign", games)
        undo = telling.texts("games.undo")
        dialog.strip.tell(said, undo, lambda: self._try(lambda: self._bring_back(games)))
        dialog.removed.emit(ids)

    def _bring_back(self, games: list[Entry]) -> None:
        dialog, telling = self._dialog, self._dialog.telling
        ids = [game.id for game in games]
        try:
            self._shelf.collection.restore(ids)
        except ArchiveProblem as problem:  # for some; the others are back
            dialog.put(self._shelf.entries(), ids)
            dialog.strip.tell(dialog.telling.texts.told(problem))
            return
        self._change(games, deleted="")
        if len(games) == 1:
            said = telling.texts("games.back", name=telling.name(games[0]))
        else:
            said = telling.count("games.back.many", len(games))
        dialog.strip.tell(self._with_campaigns(said, "games.back.campaign", games))

    def _with_campaigns(self, said: str, key: str, games: list[Entry]) -> str:
        """A sentence, and one for each campaign that changes with the games."""
        telling = self._dialog.telling
        names = dict.fromkeys(filter(None, (telling.campaigns.get(game.id) for game in games)))
        one = "" if len(games) == 1 else ".many"
        return " ".join([said, *(telling.texts(key + one, campaign=name) for name in names)])

    def _change(self, games: list[Entry], **values: object) -> None:
        """Show what is wanted after a change; where the games are gone, what follows them is
        chosen."""
        dialog = self._dialog
        rows = [row for game in games if (row := dialog.model.row_of(game.id)) is not None]
        dialog.model.change_all([game.id for game in games], **values)
        shown = dialog.model.shown
        kept = [game.id for game in games if dialog.model.row_of(game.id) is not None]
        if not kept and rows and shown:
            kept = [shown[min(*rows, len(shown) - 1)].id]
        dialog.table.again(kept)
        dialog.refresh()
