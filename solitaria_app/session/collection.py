"""What a player does with saved games beside playing them: name, note, give up, delete, look up.

Each change is one transaction, and says what it was decided on, as far as that is known; so does
its way back (see `meanwhile`). A deleted game stays in the file until `forget`, so that deleting
can be taken back.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from solitaria_app.engine.following import Way

from .clock import days_ago, now
from .entries import local_time
from .facts import Outcome
from .finished import Fact
from .gamesfile import ArchiveProblem, GamesFile
from .meanwhile import Meanwhile, Table, Thing, Undo, bring_back, column, each, is_it, put
from .oncemore import once
from .openlock import open_games
from .problem import Problem
from .savedrows import ADDED
from .schema import select
from .seen import Games, Seen
from .stamp import Stamp
from .troubles import NO_NAME, NO_NOTE, NOT_BACK, NOT_DELETED, UNCHANGED
from .uncollected import uncollected

WAYS = frozenset(way.id for way in Way)
"""The ways of playing that a finished game can have."""
LONGEST_NAME = 80
"""Most signs of a name."""
KEPT_DAYS = 30
"""How long a deleted game can be brought back."""


class RemovedForGood(ArchiveProblem):
    """Deleted games are not in the file any more and can't come back."""


class Collection:
    """The games of one file; all troubles are ArchiveProblem."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = GamesFile(path)
        self.seen = Seen(path)

    def watched_by(self, wrote: Callable[[Stamp | None, Stamp | None], None]) -> None:
        """See `GamesFile.wrote`."""
        self._file.wrote = wrote

    def rename(self, id: int, name: str, was: str | None = None) -> Undo:
        """Give a game a name of the player's, or (empty) none, in place of the one it had, where
        that is known."""
        said, so = " ".join(name.split())[:LONGEST_NAME], NO_NAME
        place: tuple[Table, int, str] = ("game", id, "name")

        def change(db: sqlite3.Connection) -> tuple[Games, str | int]:
            games = self.seen.found(db, [id], so)
            return games, put(db, self.path, place, said, was, Thing.GAME_NAME)

        def undo(db: sqlite3.Connection) -> None:
            self.seen.same(so)
            is_it(db, self.path, id, games[id])
            put(db, self.path, place, before, said, Thing.GAME_NAME)

        games, before = self._file.write(change, so)
        return lambda: self._file.write(undo, so)

    def note(self, id: int, note: str, was: str | None = None) -> str:
        """Keep a note on a game, however long, in place of the one it had, where that is known;
        where there is another one by now both are kept. Gives the note that there is now."""

        def keep(db: sqlite3.Connection) -> str:
            self.seen.found(db, [id], so)
            found = column(db, self.path, "game", id, "note")
            kept = note.strip()
            if was is not None and found not in (was, kept, ""):
                kept = f"{found}\n\n{kept}".rstrip()
            db.execute("UPDATE game SET note = ? WHERE id = ?", (kept, id))
            return kept

        so = NO_NOTE
        return self._file.write(keep, so)

    def give_up(self, id: int, given_up: bool = True, was: bool | None = None) -> Undo:
        """Say that a game will not be finished, or that it will, in place of what was said, where
        that is known. Playing on takes it back."""

        def change(db: sqlite3.Connection) -> tuple[Games, str | int, object]:
            games = self.seen.found(db, [id], UNCHANGED)
            before = put(db, self.path, place, int(given_up), was, Thing.GAME_STATE)
            return games, before, column(db, self.path, "game", id, "revision")

        def undo(db: sqlite3.Connection) -> None:
            self.seen.same(UNCHANGED)
            is_it(db, self.path, id, games[id])
            if column(db, self.path, "game", id, "revision") != revision:
                raise Meanwhile(self.path, Thing.GAME_STATE)
            put(db, self.path, place, before, int(given_up), Thing.GAME_STATE)

        place: tuple[Table, int, str] = ("game", id, "given_up")
        games, before, revision = self._file.write(change)
        return lambda: self._file.write(undo)

    def delete(self, ids: Iterable[int]) -> Callable[[], list[int]]:
        """Take games out of the list. The way back gives those that it brought back: the ones
        of which this deletion is still there. Meanwhile if there are none."""
        wanted = list(ids)

        def delete(db: sqlite3.Connection) -> tuple[Games, str]:
            games, moment = self.seen.found(db, wanted, NOT_DELETED), now(db)
            change = "UPDATE game SET deleted = ? WHERE id = ? AND deleted = ''"
            db.executemany(change, [(moment, id) for id in wanted])
            return games, moment

        def undo(db: sqlite3.Connection) -> list[int]:
            self.seen.same(NOT_BACK)

            def one(id: int) -> None:
                is_it(db, self.path, id, games[id])
                bring_back(db, self.path, "game", id, deleted)

            return each(self.path, wanted, one)

        games, deleted = self._file.write(delete, NOT_DELETED)
        return lambda: self._file.write(undo, NOT_BACK)

    def take_out(self, ids: Iterable[int]) -> list[int]:
        """Take back that games were added: those that are not open, and were not played since,
        are deleted. Gives them; Meanwhile if there are none."""
        games = {id: self.seen.games.get(id) for id in ids}

        def delete(db: sqlite3.Connection) -> list[int]:
            self.seen.same(NOT_DELETED)
            moment, open_now = now(db), open_games(self.path)

            def one(id: int) -> None:
                is_it(db, self.path, id, games[id])
                if column(db, self.path, "game", id, "deleted"):
                    raise Meanwhile(self.path, Thing.GAME_DELETED)
                if column(db, self.path, "game", id, "revision") != ADDED:
                    raise Meanwhile(self.path, Thing.GAME_PLAYED)
                if id in open_now:
                    raise Meanwhile(self.path, Thing.GAME_OPEN)
                db.execute("UPDATE game SET deleted = ? WHERE id = ?", (moment, id))

            return each(self.path, list(games), one)

        return self._file.write(delete, NOT_DELETED)

    def restore(self, ids: Iterable[int]) -> Undo:
        """Bring deleted games back, whoever deleted them when. RemovedForGood if some are not there
        any more; then the others are back all the same.

        The way back leaves them deleted since the same time, so that the way back of that deletion
        is good again.
        """
        wanted = list(ids)

        def restore(db: sqlite3.Connection) -> tuple[Games, dict[int, str]]:
            games, found = self.seen.found(db, wanted, NOT_BACK), {}
            for id in wanted:
                row = db.execute("SELECT deleted FROM game WHERE id = ?", (id,)).fetchone()
                if row is not None:
                    found[id] = str(row[0])
                    db.execute("UPDATE game SET deleted = '' WHERE id = ?", (id,))
            return games, found

        def undo(db: sqlite3.Connection) -> None:
            self.seen.same(NOT_DELETED)

            def one(id: int) -> None:
                is_it(db, self.path, id, games[id])
                put(db, self.path, ("game", id, "deleted"), deleted[id], "", Thing.GAME_DELETED)

            each(self.path, list(deleted), one)

        games, deleted = self._file.write(restore, NOT_BACK)
        gone = [id for id in wanted if id not in deleted]
        if gone:
            key = "problem.removed.one" if len(gone) == 1 else "problem.removed.many"
            raise RemovedForGood(Problem(key, self.path, ids=", ".join(map(str, gone))))
        return lambda: self._file.write(undo, NOT_DELETED)

    def forget(self, days: int = KEPT_DAYS) -> int:
        """Remove for good what was deleted more than some days ago; gives how many games."""
        if not self.path.exists():
            return 0
        return self._file.write(lambda db: remove_old(db, "game", days))

    def facts(self) -> list[Fact]:
        """Every finished game that is not deleted and has facts, the oldest first; of a game and
        its copies, as long as none is played further, the oldest alone."""

        def rows(db: sqlite3.Connection) -> list[tuple[int, str, str, tuple[int, ...]]]:
            columns = select(db, "id", "changed", "facts", "deleted", "over")
            found = db.execute(
                f"SELECT id, changed, facts FROM ({columns})"
                " WHERE facts <> '' AND deleted = '' AND over"
            ).fetchall()
            # sorted here: SQLite would carry the long texts through its own sorting
            return once(db, self.path, sorted(found, key=_by_time))

        decoder = msgspec.json.Decoder(Outcome)
        found = []
        with uncollected():
            for id, changed, text, copies in self._file.read(rows) or []:
                try:
                    outcome = decoder.decode(text)
                except (msgspec.MsgspecError, TypeError):
                    continue  # a row that something else wrote; the list of games tells of it
                if outcome.way in WAYS:
                    when = local_time(str(changed))
                    found.append(Fact(id, when, outcome, text, copies=copies))
        return found

    def without_facts(self) -> list[int]:
        """Finished games of older versions, whose facts `Archive.complete` finds out."""

        def rows(db: sqlite3.Connection) -> list[tuple[int]]:
            columns = select(db, "id", "facts", "deleted", "over")
            return db.execute(
                f"SELECT id FROM ({columns}) WHERE facts = '' AND deleted = '' AND over"
            ).fetchall()

        return [id for (id,) in self._file.read(rows) or []]


def remove_old(db: sqlite3.Connection, table: str, days: int) -> int:
    """Remove for good the rows of a table that were deleted more than some days ago; gives how
    many. A time that is none, or lies in the future, counts as new: nothing is lost by a clock.
    """
    found = db.execute(
        f"DELETE FROM {table} WHERE deleted <> '' AND deleted < ? AND deleted GLOB ?",
        (days_ago(db, days), "[0-9][0-9][0-9][0-9]-*"),
    )
    return found.rowcount


def _by_time(row: tuple[int, object, str]) -> tuple[str, int]:
    """By the time of the last change, whatever the file holds there, then by number."""
    return str(row[1]), row[0]
