"""Copies of the file of games, made at the start: the newest ten, beside it in `backups`.

Copies are numbered, since a clock may be put back; the number decides which is the newest. A
copy is made of a file that is in order, as one moment had it, and appears whole or not at all.
What is in the file is asked of SQLite: to open and close the file beside it would take away the
locks that this process has on it.
"""

from __future__ import annotations

import os
import re
import sqlite3
import time
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import date, datetime
from glob import escape
from pathlib import Path

from solitaria_app.content.wholefile import write_whole

from .gamesfile import ArchiveProblem, Busy, check, connect
from .problem import Problem
from .troubles import DATABASE_ERRORS, is_busy, why_not

KEPT = 10
"""Copies that are kept."""
FOLDER = "backups"
_LEFT_SECONDS = 3600.0
"""How old, by the clock, half a copy is that nobody is writing any more."""
_SETTLED = "settled"
"""Behind the stem of the file of games: a file in the folder of copies with the number of the last
copy whose games may be missing from the file of games, since the player wants it so."""
_TROUBLES = (OSError, *DATABASE_ERRORS)


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy: its number, the day it was made by the clock of then, its file."""

    number: int
    day: str
    path: Path

    def when(self) -> datetime | None:
        """When it was made, in local time, as far as its file still says so: one that was copied
        elsewhere may have another time, and then only the day is known."""
        try:
            moment = datetime.fromtimestamp(self.path.stat().st_mtime).astimezone()
        except (OSError, OverflowError, ValueError):
            return None
        return moment if moment.date().isoformat() == self.day else None


def folder_of(path: Path) -> Path:
    """Where the copies of a file of games are."""
    return path.parent / FOLDER


def backups(path: Path) -> list[Backup]:
    """The copies there are, the newest first."""
    name = re.compile(rf"{re.escape(path.stem)}-(\d{{5,}})-(\d{{4}}-\d\d-\d\d)\.db")
    try:
        names = os.listdir(folder_of(path))
    except OSError:
        return []
    found = [
        Backup(int(match[1]), match[2], folder_of(path) / match[0])
        for match in map(name.fullmatch, names)
        if match
    ]
    return sorted(found, key=lambda copy: (copy.number, copy.day), reverse=True)


def back_up(path: Path, kept: int = KEPT) -> Backup | None:
    """Copy the file of games if it has changed since the last copy, and remove the oldest copies.

    None if there is nothing new to copy, or if the file is not in order: copies of good files
    are never replaced by one of a damaged file. Raises ArchiveProblem where it can't be written,
    Busy if another window has no end of writing.
    """
    there = backups(path)
    number = there[0].number + 1 if there else 1
    day = date.today().isoformat()
    made = Backup(number, day, folder_of(path) / f"{path.stem}-{number:05d}-{day}.db")
    try:
        if not path.exists():
            return None
        content = content_of(path)
        if content is None or (there and _holds(there[0].path, content)):
            return None
        made.path.parent.mkdir(exist_ok=True)
        write_whole(made.path, content)
    except _TROUBLES as error:
        kind = Busy if is_busy(error) else ArchiveProblem
        place = made.path if isinstance(error, OSError) else path
        raise kind(Problem("problem.not-copied", place, why=why_not(error))) from None
    finally:
        for folder in (made.path.parent, path.parent):
            _tidy(folder, path.stem)
    for old in backups(path)[kept:]:
        with suppress(OSError):
            old.path.unlink()
    return made


def last_good(path: Path) -> Backup | None:
    """The newest copy that is in order, None if there is none."""
    return next((copy for copy in backups(path) if in_order(copy.path)), None)


def settle(path: Path) -> None:
    """The player wants the file of games as it is now, whatever more the copies hold. Where that
    can't be noted the question comes once more."""
    there = backups(path)
    if there:
        with suppress(OSError):
            write_whole(_note_of(path), f"{there[0].number}\n".encode())


def unsettle(path: Path) -> None:
    """The file of games is lost anew: what the player wanted of the one before says nothing."""
    with suppress(OSError):
        _note_of(path).unlink(missing_ok=True)


def is_settled(path: Path, copy: Backup) -> bool:
    """Whether the player knows that a copy holds more than the file of games."""
    try:
        return int(_note_of(path).read_text(encoding="ascii")) >= copy.number
    except (OSError, ValueError):
        return False


def _note_of(path: Path) -> Path:
    return folder_of(path) / f"{path.stem}-{_SETTLED}"


def in_order(path: Path) -> bool:
    """Whether a file is a whole SQLite file with games in it."""
    try:
        with closing(connect(path, "ro")) as db:
            return _good(db, path)
    except _TROUBLES:
        return False


def _tidy(folder: Path, stem: str) -> None:
    """Remove what is left of copies that were cut short, made or put back."""
    with suppress(OSError):
        for left in folder.glob(f".{escape(stem)}*.part"):
            if abs(time.time() - left.stat().st_mtime) > _LEFT_SECONDS:
                left.unlink()


def _holds(path: Path, content: bytes) -> bool:
    """Whether a copy holds these bytes."""
    try:
        return path.stat().st_size == len(content) and path.read_bytes() == content
    except OSError:
        return False


def content_of(path: Path) -> bytes | None:
    """The bytes of a file that is in order; None for any other.

    Opening it to write first takes back what a crash left half-done in it.
    """
    with closing(connect(path, "rw")) as db:
        try:
            db.execute("BEGIN")
            return db.serialize() if _good(db, path) else None
        except DATABASE_ERRORS as error:
            if is_busy(error):
                raise
            return None


def _good(db: sqlite3.Connection, path: Path) -> bool:
    """Whether an open file is whole and holds the table of games."""
    if not check(db, path, anew=True):
        return False
    db.execute("SELECT count(*) FROM game").fetchone()
    return True
