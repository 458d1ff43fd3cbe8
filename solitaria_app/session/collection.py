"""What a player does with saved games beside playing them: name, note, give up, delete, look up.

Each change is one transaction. A deleted game stays in the file until `forget`, so that deleting
can be taken back.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path

import msgspec

from solitaria_app.engine.following import Way

from .clock import days_ago, now
from .entries import local_time
from .facts import Outcome
from .finished import Fact
from .gamesfile import ArchiveProblem, GamesFile
from .schema import select
from .troubles import UNCHANGED
from .uncollected import uncollected

WAYS = frozenset(way.id for way in Way)
"""The ways of playing that a finished game can have."""
LONGEST_NAME = 80
"""Most signs of a name."""
KEPT_DAYS = 30
"""How long a deleted game can be brought back."""


class Collection:
    """The games of one file; all troubles are ArchiveProblem."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = GamesFile(path)
        self._looked: tuple[int, int] | None = None

    def look(self) -> None:
        """The list is read now: numbers are those of this file from here on. Nothing is changed
        in one that is put in its place, where they may be those of other games."""
        self._looked = self._which()

    def _which(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def _same(self, so: str) -> None:
        if self._looked not in (None, self._which()):
            text = f"another file of games was put in its place, so {so}"
            raise ArchiveProblem(f"{self.path}: {text}.")

    def rename(self, id: int, name: str) -> None:
        """Give a game a name of the player's, or (empty) none."""
        self._put(id, "name", " ".join(name.split())[:LONGEST_NAME], "the name is not saved")

    def note(self, id: int, note: str) -> None:
        """Keep a note on a game, however long."""
        self._put(id, "note", note.strip(), "the note is not saved")

    def give_up(self, id: int, given_up: bool = True) -> None:
        """Say that a game will not be finished, or that it will. Playing on takes it back."""
        self._put(id, "given_up", int(given_up))

    def delete(self, ids: Iterable[int]) -> None:
        """Take games out of the list."""
        self._put_all(ids, None, "nothing is deleted")

    def restore(self, ids: Iterable[int]) -> None:
        """Bring deleted games back. ArchiveProblem if some are removed for good; then the others
        are back all the same."""
        gone = self._put_all(ids, "", "nothing is brought back")
        if gone:
            which = f"game {gone[0]} was" if len(gone) == 1 else f"games {_listed(gone)} were"
            raise ArchiveProblem(f"{self.path}: {which} removed for good and can't come back.")

    def forget(self, days: int = KEPT_DAYS) -> int:
        """Remove for good what was deleted more than some days ago; gives how many games."""
        if not self.path.exists():
            return 0
        return self._file.write(lambda db: remove_old(db, "game", days))

    def facts(self) -> list[Fact]:
        """Every finished game that is not deleted and has facts, the oldest first."""

        def rows(db: sqlite3.Connection) -> list[tuple[int, str, str]]:
            columns = select(db, "id", "changed", "facts", "deleted", "over")
            return db.execute(
                f"SELECT id, changed, facts FROM ({columns})"
                " WHERE facts <> '' AND deleted = '' AND over"
            ).fetchall()

        decoder = msgspec.json.Decoder(Outcome)
        found = []
        with uncollected():
            # sorted here: SQLite would carry the long texts through its own sorting
            for id, changed, text in sorted(self._file.read(rows) or [], key=_by_time):
                try:
                    outcome = decoder.decode(text)
                except (msgspec.MsgspecError, TypeError):
                    continue  # a row that something else wrote; the list of games tells of it
                if outcome.way in WAYS:
                    found.append(Fact(id, local_time(str(changed)), outcome, text))
        return found

    def without_facts(self) -> list[int]:
        """Finished games of older versions, whose facts `Archive.complete` finds out."""

        def rows(db: sqlite3.Connection) -> list[tuple[int]]:
            columns = select(db, "id", "facts", "deleted", "over")
            return db.execute(
                f"SELECT id FROM ({columns}) WHERE facts = '' AND deleted = '' AND over"
            ).fetchall()

        return [id for (id,) in self._file.read(rows) or []]

    def _put(self, id: int, column: str, value: str | int, so: str = UNCHANGED) -> None:
        def put(db: sqlite3.Connection) -> None:
            self._same(so)
            if not db.execute(f"UPDATE game SET {column} = ? WHERE id = ?", (value, id)).rowcount:
                raise ArchiveProblem(f"{self.path}: there is no game {id}.")

        self._file.write(put, so)

    def _put_all(self, ids: Iterable[int], deleted: str | None, so: str) -> list[int]:
        """Say of games when they were deleted; None stands for the time of the change. Gives
        those that there are no more."""
        games = list(ids)

        def put(db: sqlite3.Connection) -> list[int]:
            self._same(so)
            told = now(db) if deleted is None else deleted
            change = "UPDATE game SET deleted = ? WHERE id = ?"
            return [id for id in games if not db.execute(change, (told, id)).rowcount]

        return self._file.write(put, so)


def remove_old(db: sqlite3.Connection, table: str, days: int) -> int:
    """Remove for good the rows of a table that were deleted more than some days ago; gives how
    many. A time that is none, or lies in the future, counts as new: nothing is lost by a clock.
    """
    found = db.execute(
        f"DELETE FROM {table} WHERE deleted <> '' AND deleted < ? AND deleted GLOB ?",
        (days_ago(db, days), "[0-9][0-9][0-9][0-9]-*"),
    )
    return found.rowcount


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def _by_time(row: tuple[int, object, str]) -> tuple[str, int]:
    """By the time of the last change, whatever the file holds there, then by number."""
    return str(row[1]), row[0]
