"""The SQLite file of a player's games: made when needed, never harmed, one transaction at a time.

Every change is one transaction with a rollback journal. `synchronous = EXTRA` has the disk take
the end of the journal too, so that a change that was made is there after a power cut. No
write-ahead log: it does not work on network drives, and would be three files to copy.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote_from_bytes

from .patience import patience
from .presence import let_go, meet, was_met
from .problem import Problem
from .schema import VERSION, bring_up_to_date, version_of
from .stamp import Stamp, stamp
from .troubles import DAMAGED, DATABASE_ERRORS, NO_TEXT, UNCHANGED, is_busy, trouble

T = TypeVar("T")

WAIT_SECONDS = 2.0
"""How long a change usually waits for another window that is writing."""

_TROUBLES = (*DATABASE_ERRORS, OSError, OverflowError)
"""What using the file raises; the last one for values that no column takes."""
_A_GLANCE = 0.1
"""Seconds after which whoever waits looks whether it is still the same file."""
_TRIES = 9
"""How often a file is opened anew that is another one each time; there may be drives like that."""
_IN_ORDER: set[tuple[str, int, int] | None] = set()
"""Files that this process has found in order, by place and identity."""


class ArchiveProblem(Exception):
    """The file of games can't be used, or not as it was wanted; `told` says why, with its place."""

    def __init__(self, told: Problem) -> None:
        super().__init__(str(told))
        self.told = told


class Busy(ArchiveProblem):
    """Another window is writing to the file; it may be free a moment later."""


class Vanished(ArchiveProblem):
    """The file held games earlier in this process, and is gone or empty now. It is not begun
    anew before whoever wants that has said so (`GamesFile.begin_anew`)."""

    def __init__(self, place: Path, empty: bool, so: Problem | None = None) -> None:
        key = "problem.emptied" if empty else "problem.gone"
        super().__init__(Problem(key, place, so=so or ""))
        self.empty = empty


class ChangedElsewhere(ArchiveProblem):
    """Another window has changed the game since it was loaded here."""


class DeletedElsewhere(ChangedElsewhere):
    """Another window has deleted the game; it can be brought back."""


class MissingElsewhere(ChangedElsewhere):
    """The file does not have the game any more, or only an earlier and other course of it: it is
    another file than before, for instance an old copy that was put in its place."""


def connect(path: Path, mode: str, wait: float | None = None) -> sqlite3.Connection:
    """An SQLite file, opened without a transaction. `mode` is `ro`, `rw` or, to make the file
    where there is none, `rwc`. Raises sqlite3.Error."""
    seconds = patience(WAIT_SECONDS) if wait is None else wait
    # a file that has lost its place is let go by another thread (`puttingback`)
    db = sqlite3.connect(address(path, mode), seconds, uri=True, check_same_thread=False)
    db.isolation_level = None
    return db


def address(path: Path, mode: str) -> str:
    """What SQLite calls a file that is opened in a mode (see `connect`)."""
    place = Path(os.path.abspath(path)).as_posix()
    slashes = "//" if place.startswith("/") else "///"
    return f"file:{slashes}{quote_from_bytes(os.fsencode(place), safe='/:')}?mode={mode}"


@contextmanager
def writing(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    """A file in a transaction that keeps all others from writing to it; an exception rolls it back.
    `mode` as for `connect`. Raises sqlite3.Error.

    While it was waited for, a copy may have taken the place of the file (`puttingback.restore`):
    what is written into the one that was opened would be lost, so the other one is opened.
    """
    until = time.monotonic() + patience(WAIT_SECONDS)
    with ExitStack() as opened:
        tries = _TRIES
        while True:
            before, left = _identity(path), max(0.0, until - time.monotonic())
            try:
                db = opened.enter_context(_prepared(path, mode, min(left, _A_GLANCE)))
                opened.enter_context(_transaction(db, "BEGIN IMMEDIATE"))
            except sqlite3.OperationalError as error:
                at_end = left <= _A_GLANCE and _identity(path) == before
                if not is_busy(error) or at_end:
                    raise
            else:
                tries -= 1
                if _identity(path) == before or not tries:
                    break
                db.execute("ROLLBACK")
            opened.close()
        yield db


@contextmanager
def _prepared(path: Path, mode: str, wait: float | None = None) -> Iterator[sqlite3.Connection]:
    """A file opened so that what is written to it stays."""
    with closing(connect(path, mode, wait)) as db:
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA synchronous = EXTRA")
        db.execute("PRAGMA fullfsync = ON")
        yield db


@contextmanager
def _transaction(db: sqlite3.Connection, begin: str) -> Iterator[None]:
    """A transaction, which an exception rolls back."""
    if begin != "BEGIN" and db.execute("PRAGMA journal_mode").fetchone() == ("wal",):
        db.execute("PRAGMA journal_mode = DELETE")  # some other program set it
    db.execute(begin)
    try:
        yield
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    if db.in_transaction:
        db.execute("COMMIT")


def check(db: sqlite3.Connection, path: Path, anew: bool = False) -> bool:
    """Whether an open file, in a transaction, is whole. One that was found in order is looked
    at again only `anew`. Raises sqlite3.Error where it can't even be asked.
    """
    key = _identity(path)
    if key in _IN_ORDER and not anew:
        return True
    _IN_ORDER.discard(key)
    whole: bool = db.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",)
    if whole and key is not None:
        _IN_ORDER.add(key)
    return whole


def found_in_order(path: Path) -> bool:
    """Whether this process has looked at a file and found it whole."""
    return _identity(path) in _IN_ORDER


def _tolerant(db: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """What `work` gives in an open transaction, whatever texts it meets. One flipped bit makes a
    text that is none, and Python refuses the whole answer then: so the work is done once more, with
    each text read as far as it is one, which in every file would cost too much."""
    db.execute("SAVEPOINT work")
    try:
        return work(db)
    except sqlite3.OperationalError as error:
        if NO_TEXT not in str(error):
            raise
    db.execute("ROLLBACK TO work")
    db.text_factory = lambda raw: raw.decode("utf-8", "replace")
    return work(db)


def _identity(path: Path) -> tuple[str, int, int] | None:
    """Which file stands at a place; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return os.path.realpath(path), found.st_dev, found.st_ino


class GamesFile:
    """Reads and changes the file, each in one transaction; all troubles are ArchiveProblem."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.wrote: Callable[[Stamp | None, Stamp | None], None] = lambda before, after: None
        """Is told of every change that is made here: the file's stamps before and after it."""

    def read(self, work: Callable[[sqlite3.Connection], T]) -> T | None:
        """What `work` finds in the file; None if there is no file or nothing in it.

        A file of an older version stays one: it may be read-only.
        """
        with self._told():
            if not self.path.exists():
                self._missed()
                return None
            with _prepared(self.path, "rw") as db, _transaction(db, "BEGIN"):
                if not self._version(db):
                    self._missed(empty=True)
                    return None
                found = _tolerant(db, work)
            meet(self.path)
            return found

    def write(self, work: Callable[[sqlite3.Connection], T], so: Problem = UNCHANGED) -> T:
        """Do `work` in one transaction; file and tables are made if need be, and a file of an
        older version gets what it lacks. A damaged file is not written to: what is left of it
        may be all there is. Vanished for one that held games and is gone or empty.

        `so`: what it means for the player that it could not be done (see `troubles`).
        """
        with self._told(so):
            if not self.path.exists():
                self._missed(so=so)
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with writing(self.path, "rwc") as db:
                before = stamp(self.path)  # nobody else changes it from here on
                if not self._version(db):
                    self._missed(empty=True, so=so)
                if not check(db, self.path):
                    raise ArchiveProblem(DAMAGED.at(self.path))
                bring_up_to_date(db)
                done = _tolerant(db, work)
            self.wrote(before, stamp(self.path))
            meet(self.path)
            return done

    def begin_anew(self) -> None:
        """The file may be made again, though one with games was there before."""
        let_go(self.path)

    def _missed(self, empty: bool = False, so: Problem | None = None) -> None:
        if was_met(self.path):
            raise Vanished(self.path, empty, so)

    @contextmanager
    def _told(self, so: Problem | None = None) -> Iterator[None]:
        """Whatever goes wrong is an ArchiveProblem."""
        try:
            yield
        except _TROUBLES as error:
            kind = Busy if is_busy(error) else ArchiveProblem
            readable = os.path.isfile(self.path) and os.access(self.path, os.R_OK)
            raise kind(trouble(error, so, readable).at(self.path)) from None

    def _version(self, db: sqlite3.Connection) -> int:
        """The version of the file's tables, 0 if it has none. Refuses what is not ours."""
        version = version_of(db)
        if version > VERSION:
            newer = Problem("problem.newer", self.path, version=version, most=VERSION)
            raise ArchiveProblem(newer)
        (tables,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if version == 0 and tables:
            raise ArchiveProblem(Problem("problem.other-program", self.path))
        return version
