"""What is done with chosen games: name, note, copy, give up, delete, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from solitaria_app.session.archive import ArchiveProblem, Entry
from solitaria_app.session.backup import Backup
from solitaria_app.session.collection import KEPT_DAYS, RemovedForGood
from solitaria_app.session.meanwhile import Undo
from solitaria_app.ui import dates
from solitaria_app.ui.filework.waysback import WaysBack
from solitaria_app.ui.library.shelf import Shelf

if TYPE_CHECKING:
    from solitaria_app.ui.library.dialog import LibraryDialog


class Deeds(QObject):
    """Nothing is asked before; what was done is told, with a button that takes it back."""

    def __init__(self, dialog: LibraryDialog, shelf: Shelf) -> None:
        super().__init__(dialog)
        self._dialog, self._shelf = dialog, shelf
        texts = dialog.telling.texts
        self.ways = WaysBack(self, dialog.strip, texts, lambda _: dialog.catching_up.begin())
        self._typed: dict[tuple[int, str], str] = {}
        """Names and notes that are in the file and not in the list yet."""

    def do(self, name: str) -> None:
        """Something by name with the chosen games."""
        games = self._dialog.table.games()
        if not games:
            return
        match name:
            case "copy":
                self._copy(games[0])
            case "campaign":
                self._ask_campaign(games[0])
            case "give-up" | "take-up":
                self._give_up(games[0], name == "give-up")
            case "rescue":
                self._rescue(games[0])
            case "delete":
                self._delete([game for game in games if not game.deleted])
            case "bring-back":
                self._bring_back(games)

    # --- one game -------------------------------------------------------------------

    def rename(self, id: int, name: str, before: str) -> None:
        """A name was typed where there was another one."""

        def keep() -> str:
            kept = " ".join(name.split())
            self._shelf.collection.rename(id, kept, self._typed.get((id, "name"), before))
            self._typed[id, "name"] = kept
            return kept

        self.ways.do(keep, lambda kept: self._show_typed(id, "name", kept))

    def note(self, id: int, note: str, before: str) -> None:
        """A note was typed where there was another one. Where there is a third one by now both
        are kept."""

        def keep() -> str:
            was = self._typed.get((id, "note"), before)
            kept = self._typed[id, "note"] = self._shelf.collection.note(id, note, was)
            return kept

        def show(kept: str) -> None:
            self._show_typed(id, "note", kept)
            if kept != note.strip():
                self._dialog.strip.tell(self._dialog.telling.texts("games.note.both"))

        self.ways.do(keep, show)

    def _show_typed(self, id: int, what: str, kept: str) -> None:
        self._typed.pop((id, what), None)
        self._dialog.model.change(id, **{what: kept})
        games = self._dialog.table.games()
        if [game.id for game in games] == [id]:
            self._dialog.details.show_games(games)

    def _copy(self, game: Entry) -> None:
        telling = self._dialog.telling
        name = telling.texts("games.copy.name", name=telling.name(game))

        def made(number: int) -> None:
            said = telling.texts("games.copied", name=name)
            self.ways.do(
                lambda: self._shelf.some([number]),
                lambda found: self._show_new(found, said, number, game.id),
            )

        self.ways.do(lambda: self._shelf.copy(game, name), made)

    def _show_new(self, found: Sequence[Entry], said: str, number: int, before: int) -> None:
        self._dialog.put_some(found, [number])

        def gone(_: object) -> str:
            self._dialog.model.change_all([number], deleted="now")
            self._dialog.table.again([before])
            self._dialog.refresh()
            return ""

        self.ways.made(said, lambda: self._shelf.collection.take_out([number]), gone)

    def _rescue(self, game: Entry) -> None:
        dialog, telling = self._dialog, self._dialog.telling

        def rescued(found: tuple[int, Backup] | None) -> None:
            if found is None:
                dialog.strip.tell(telling.texts("games.rescue.none"))
                return
            number, copy = found
            said = telling.texts("games.rescued", day=dates.shown(copy.day, telling.texts.language))
            self.ways.do(
                lambda: self._shelf.some([number]),
                lambda new: self._show_new(new, said, number, game.id),
            )

        self.ways.do(lambda: self._shelf.rescue(game), rescued)

    def _ask_campaign(self, game: Entry) -> None:
        from solitaria_app.ui.library.intocampaign import IntoCampaign

        IntoCampaign(self._dialog, self._shelf, self.ways).ask(game)

    def _give_up(self, game: Entry, on: bool) -> None:
        telling = self._dialog.telling
        name = telling.name(game)

        def shown(on: bool) -> str:
            self._change([game], given_up=on)
            said = telling.texts("games.gave-up" if on else "games.took-up", name=name)
            key = "games.gave-up.campaign" if on else "games.took-up.campaign"
            return self._with_campaigns(said, key, [game])

        def done(undo: Undo) -> None:
            self.ways.made(shown(on), undo, lambda _: shown(not on))

        self.ways.do(lambda: self._shelf.collection.give_up(game.id, on, not on), done)

    # --- several games --------------------------------------------------------------

    def _delete(self, games: list[Entry]) -> None:
        ids = [game.id for game in games]

        def delete() -> Undo | set[int]:
            elsewhere = self._shelf.elsewhere()
            return elsewhere if elsewhere & set(ids) else self._shelf.collection.delete(ids)

        def deleted(undo: Undo | set[int]) -> None:
            if isinstance(undo, set):
                self._not_deleted(games, undo)
            else:
                self._deleted(games, undo)

        if games:
            self.ways.do(delete, deleted)

    def _not_deleted(self, games: list[Entry], elsewhere: set[int]) -> None:
        dialog, telling = self._dialog, self._dialog.telling
        telling.elsewhere = elsewhere
        dialog.table.viewport().update()
        played = [telling.name(game) for game in games if game.id in elsewhere]
        dialog.strip.tell(telling.count("games.undeleted", len(played), name=", ".join(played)))

    def _deleted(self, games: list[Entry], undo: Undo) -> None:
        dialog, telling = self._dialog, self._dialog.telling
        ids = [game.id for game in games]
        if telling.present in ids:
            telling.present = self._shelf.plays = None  # it is put away
        self._change(games, deleted="now")
        if len(games) == 1:
            said = telling.texts("games.deleted", name=telling.name(games[0]), days=KEPT_DAYS)
        else:
            said = telling.count("games.deleted.many", len(games), days=KEPT_DAYS)
        said = self._with_campaigns(said, "games.deleted.campaign", games)
        self.ways.made(said, undo, lambda back: self._show_back(games, back))
        dialog.removed.emit(ids)

    def _bring_back(self, games: list[Entry]) -> None:
        """Whoever deleted them: the player sees that they are, and wants them."""
        ids = [game.id for game in games]

        def restore() -> Undo | ArchiveProblem:
            try:
                return self._shelf.collection.restore(ids)
            except RemovedForGood as problem:  # the others are back
                return problem

        def deleted_again(_: object) -> str:
            self._change(games, deleted="now")
            return ""

        def restored(undo: Undo | ArchiveProblem) -> None:
            if isinstance(undo, ArchiveProblem):
                self._dialog.catching_up.begin()
                self._dialog.strip.tell(self._dialog.telling.texts.told(undo))
            else:
                self.ways.made(self._show_back(games, ids), undo, deleted_again)

        self.ways.do(restore, restored)

    def _show_back(self, games: list[Entry], back: Sequence[int]) -> str:
        telling = self._dialog.telling
        there = [game for game in games if game.id in set(back)]
        self._change(there, deleted="")
        if len(there) == 1:
            said = telling.texts("games.back", name=telling.name(there[0]))
        else:
            said = telling.count("games.back.many", len(there))
        said = self._with_campaigns(said, "games.back.campaign", there)
        return self.with_others(said, len(games) - len(there))

    def with_others(self, said: str, others: int) -> str:
        """A sentence on what was taken back, and one on games that are other ones by now."""
        if not others:
            return said
        self._dialog.catching_up.begin()
        return f"{said} {self._dialog.telling.count('games.others', others)}"

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
