"""The list of the games of a file: all of them, one, or the one to go on with."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from .columns import Headers
from .entries import RUNNING, Entry, Part, entries, entries_after, entry_of, played_last_first
from .gamesfile import GamesFile
from .schema import select
from .stamp import Stamp

PART = 2000
"""How many games of a long list are read at a time."""
LOWEST = -(2**63)
"""No number of a row is lower."""


class Parts(Iterator[Part]):
    """The parts of a list. The next one raises ArchiveProblem; where that is Busy, it can be asked
    for again."""

    def __init__(
        self, path: Path, most: int = PART, seen: Callable[[Sequence[Entry]], None] | None = None
    ) -> None:
        self._file, self._most, self._seen = GamesFile(path), most, seen
        self._headers, self._after, self._read = Headers(path), LOWEST, 0.0

    def __next__(self) -> Part:
        if self._read >= 1:
            raise StopIteration

        def some(db: sqlite3.Connection) -> Part:
            return entries_after(db, self._headers, self._after, self._most)

        part = self._file.read(some) or Part([], 1.0)
        self._read = part.read
        self._after = part.entries[-1].id if part.entries else self._after
        if self._seen is not None:
            self._seen(part.entries)
        return part


class GamesList:
    """What a file says of its games without opening one; all troubles are ArchiveProblem."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = GamesFile(path)

    def entries(self) -> list[Entry]:
        """All games that are not deleted, the one changed last first; one that can't be read
        has a problem. Raises ArchiveProblem if the whole file can't be read.
        """
        return [entry for entry in self.all_entries() if not entry.deleted]

    def all_entries(self) -> list[Entry]:
        """As `entries`, with the deleted ones."""
        return self._file.read(lambda db: entries(db, self.path)) or []

    def entry(self, id: int) -> Entry | None:
        """What the list says of one game, a deleted one too; None if it is not there."""
        return self._file.read(lambda db: entry_of(db, Headers(self.path), id))

    def holds_games(self) -> bool:
        """Whether there are games that are not deleted. Goes through the whole list, so that one
        that can't be read is noticed: raises ArchiveProblem."""

        def count(db: sqlite3.Connection) -> int:
            games = select(db, "deleted")
            found = db.execute(f"SELECT count(*) FROM ({games}) WHERE deleted = ''").fetchone()
            return int(found[0])

        return bool(self._file.read(count))

    def some(self, ids: Sequence[int]) -> list[Entry]:
        """What the list says of some games, as far as they are there, in that order."""

        def find(db: sqlite3.Connection) -> list[Entry]:
            headers = Headers(self.path)
            found = (entry_of(db, headers, id) for id in ids)
            return [entry for entry in found if entry is not None]

        return self._file.read(find) or []

    def in_parts(
        self, most: int = PART, seen: Callable[[Sequence[Entry]], None] | None = None
    ) -> Parts:
        """As `all_entries`, unsorted and part by part: between two of them the file is free for
        others, and the reader may stop. `seen` is told of each part."""
        return Parts(self.path, most, seen)

    def watched_by(self, wrote: Callable[[Stamp | None, Stamp | None], None]) -> None:
        """See `GamesFile.wrote`."""
        self._file.wrote = wrote

    def unfinished(self) -> Entry | None:
        """The game to go on with: the one played here last, if it is not over or given up."""
        entry = next(self._played_here(running=False), None)
        return entry if entry is not None and entry.state == RUNNING else None

    def last_running(self) -> Entry | None:
        """The game played here last of those that are under way."""
        return next((one for one in self._played_here(running=True) if not one.problem), None)

    def _played_here(self, running: bool) -> Iterator[Entry]:
        for id in self._file.read(lambda db: played_last_first(db, running)) or []:
            if (entry := self.entry(id)) is not None:
                yield entry
