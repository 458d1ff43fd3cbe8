"""The player's file of games, as the list uses it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive, Entry, Summary
from solitaria_app.session.backup import Backup
from solitaria_app.session.bundle import Exporter, Importer
from solitaria_app.session.campaign.membership import campaigns_of_games
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.collection import Collection
from solitaria_app.session.gamesfile import GamesFile
from solitaria_app.session.gameslist import Parts
from solitaria_app.session.openlock import open_games
from solitaria_app.session.rescue import rescue
from solitaria_app.session.stamp import Stamp, stamp


class Shelf:
    """Reads and changes the file without knowing the game in the window; all troubles are
    ArchiveProblem. `plays` is the number of the game that this window has open for play."""

    def __init__(self, path: Path, library: Library, plays: int | None = None) -> None:
        self._archive = Archive(path)  # of its own: it must not know what others save
        self.library = library
        self.plays = plays
        self.collection = Collection(path)
        self.wrote_since = False
        """Whether something was changed through this shelf since all was read."""
        self._seen: Stamp | None = None
        self._archive.added = self.collection.seen.know
        for one in (self._archive, self.collection):
            self.watch(one)

    def watch(self, one: Archive | Collection | Campaigns) -> None:
        """What is changed through it is known here."""
        one.watched_by(self._wrote)

    def in_parts(self) -> Parts:
        """All games, deleted ones too, part by part (see `Archive.in_parts`)."""
        self.collection.seen.look()
        self._seen, self.wrote_since = stamp(self.collection.path), False
        return self._archive.in_parts(seen=self.collection.seen.see)

    def some(self, ids: Sequence[int]) -> list[Entry]:
        """Some games, as far as they are there."""
        found = self._archive.some(ids)
        self.collection.seen.see(found)
        return found

    @property
    def changed(self) -> bool:
        """Whether the file is another one, or was changed by anybody else, since all was read."""
        return stamp(self.collection.path) != self._seen

    def _wrote(self, before: Stamp | None, after: Stamp | None) -> None:
        self.wrote_since = True
        if before == self._seen:
            self._seen = after

    def elsewhere(self) -> set[int]:
        """The games that another window has open for play."""
        return open_games(self._archive.path) - {self.plays}

    def campaigns(self) -> dict[int, str]:
        """The name of its campaign for every game that belongs to one."""
        return GamesFile(self._archive.path).read(campaigns_of_games) or {}

    def complete(self, id: int) -> Summary:
        """How a game stands that does not say so."""
        return self._archive.complete(id, self.library)

    def copy(self, entry: Entry, name: str) -> int:
        """A second game like one of them, up to where the present rules differ. It stands first,
        but is none to go on with before something is played in it."""
        game = self._archive.open(entry.id, self.library).game
        return self._archive.add(game, name, entry.note, played=datetime.now(UTC).isoformat())

    def rescue(self, entry: Entry) -> tuple[int, Backup] | None:
        """A damaged game out of the newest copy of the file that has it whole, as a new one: its
        number, and the copy; None if no copy has it."""
        found = rescue(self.collection.path, entry.id, self.library)
        if found is None:
            return None
        return self._archive.add(found.game, found.name, found.note), found.copy

    def exporter(self, folder: Path) -> Exporter:
        """What writes games to a folder."""
        return Exporter(self._archive, folder, self.library)

    def importer(self) -> Importer:
        """What takes in the games of files."""
        return Importer(self._archive, self.library)
