"""The SQLite file of a player's games: made when needed, never harmed, told of in a sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from .schema import VERSION, bring_up_to_date, version_of

T = TypeVar("T")

WAIT_SECONDS = 2.0
"""How long a change waits for another window that is writing."""

_TROUBLES = (sqlite3.Error, OSError, OverflowError, UnicodeError)
"""What the database raises; the last two for values that no column takes."""


class ArchiveProblem(Exception):
    """The file of games can't be used; the message is one sentence with its place."""


class Busy(ArchiveProblem):
    """Another window is writing to the file; it may be free a moment later."""


class ChangedElsewhere(ArchiveProblem):
    """Another window has changed the game since it was loaded here."""


class GamesFile:
    """Reads and changes the file, each in one transaction; all troubles are ArchiveProblem."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self, work: Callable[[sqlite3.Connection], T]) -> T | None:
        """What `work` finds in the file; None if there is no file or nothing in it.

        A file of an older version stays one: it may be read-only.
        """
        with self._told():
            if not self.path.exists():
                return None
            with self._opened("BEGIN") as db:
                return work(db) if self._version(db) else None

    def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do `work` in one transaction; file and tables are made if need be, and a file of an
        older version gets what it lacks."""
        with self._told():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self._opened("BEGIN IMMEDIATE") as db:
                self._version(db)
                bring_up_to_date(db)
                return work(db)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Whatever goes wrong is an ArchiveProblem."""
        try:
            yield
        except _TROUBLES as error:
            kind = Busy if "locked" in str(error) else ArchiveProblem
            raise kind(f"{self.path}: {_sentence(error)}") from None

    @contextmanager
    def _opened(self, begin: str) -> Iterator[sqlite3.Connection]:
        """The file in a transaction, which an exception rolls back."""
        with closing(sqlite3.connect(self.path, timeout=WAIT_SECONDS)) as db:
            db.isolation_level = None
            db.execute("PRAGMA foreign_keys = ON")
            db.execute("PRAGMA synchronous = FULL")
            db.execute(begin)
            try:
                yield db
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise
            db.execute("COMMIT")

    def _version(self, db: sqlite3.Connection) -> int:
        """The version of the file's tables, 0 if it has none. Refuses what is not ours."""
        version = version_of(db)
        if version > VERSION:
            raise ArchiveProblem(
                f"{self.path}: written by a newer version of the program (format {version}; "
                f"this one reads up to {VERSION}). Nothing was changed."
            )
        (tables,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if version == 0 and tables:
            raise ArchiveProblem(f"{self.path}: this is another program's file.")
        return version


def _sentence(error: Exception) -> str:
    text = str(error)
    if isinstance(error, OSError):
        return f"can't be used: {error.strerror or text}."
    for sign, words in (
        ("locked", "another window is writing to it; try again."),
        ("readonly", "it is read-only, so the game is not saved."),
        ("disk I/O", "the disk does not take or give it; the game is not saved."),
        ("full", "the disk is full, so the game is not saved."),
        ("not a database", "this is no file of games; it was left as it is."),
        ("malformed", "the file is damaged; it was left as it is."),
        ("unable to open", "it can't be opened."),
    ):
        if sign in text:
            return words
    return f"can't be used: {text}."
