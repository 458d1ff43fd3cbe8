"""Copies of the file of games, made at the start: the newest ten, beside it in `backups`.

Copies are numbered, since a clock may be put back; the number decides which is the newest. A
copy is made of a file that is in order, while nobody can write to it, and appears whole or not
at all.
"""

from __future__ import annotations

import filecmp
import os
import re
import shutil
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from .gamesfile import ArchiveProblem

KEPT = 10
"""Copies that are kept."""
FOLDER = "backups"
_NAME = re.compile(r"games-(\d{5})-(\d{4}-\d\d-\d\d)\.db")
_WAIT_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy: its number, the day it was made by the clock of then, its file."""

    number: int
    day: str
    path: Path


def folder_of(path: Path) -> Path:
    """Where the copies of a file of games are."""
    return path.parent / FOLDER


def backups(path: Path) -> list[Backup]:
    """The copies there are, the newest first."""
    try:
        names = sorted(os.listdir(folder_of(path)), reverse=True)
    except OSError:
        return []
    found = []
    for name in names:
        if match := _NAME.fullmatch(name):
            found.append(Backup(int(match[1]), match[2], folder_of(path) / name))
    return sorted(found, key=lambda copy: copy.number, reverse=True)


def back_up(path: Path, kept: int = KEPT) -> Backup | None:
    """Copy the file of games if it has changed since the last copy, and remove the oldest copies.

    None if there is nothing new to copy, or if the file is not in order: copies of good files
    are never replaced by one of a damaged file. Raises ArchiveProblem where it can't be written.
    """
    if not path.exists():
        return None
    there = backups(path)
    if there and _same(path, there[0].path):
        return None
    number = there[0].number + 1 if there else 1
    folder = folder_of(path)
    day = date.today().isoformat()
    made = Backup(number, day, folder / f"games-{number:05d}-{day}.db")
    part = made.path.with_suffix(".part")
    try:
        folder.mkdir(exist_ok=True)
        part.unlink(missing_ok=True)
        if not _copy(path, part):
            return None
        os.replace(part, made.path)
    except (OSError, sqlite3.Error) as error:
        raise ArchiveProblem(f"{made.path}: the copy can't be made: {error}.") from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    for old in backups(path)[kept:]:
        with suppress(OSError):
            old.path.unlink()
    return made


def last_good(path: Path) -> Backup | None:
    """The newest copy that is in order, None if there is none."""
    return next((copy for copy in backups(path) if in_order(copy.path)), None)


def in_order(path: Path) -> bool:
    """Whether a file is a whole SQLite file with games in it."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            return _good(db)
    except sqlite3.Error:
        return False


def restore(path: Path, copy: Backup) -> Path | None:
    """Put a copy in the place of the file of games; gives where the file itself lies now.

    The file is kept under another name. Raises ArchiveProblem.
    """
    aside = None
    part = path.with_suffix(".part")
    try:
        part.unlink(missing_ok=True)
        if not _copy(copy.path, part):
            raise ArchiveProblem(f"{copy.path}: this copy is damaged too.")
        if path.exists():
            aside = _free(path)
            os.replace(path, aside)
        for leftover in (f"{path}-journal", f"{path}-wal", f"{path}-shm"):
            Path(leftover).unlink(missing_ok=True)
        os.replace(part, path)
    except (OSError, sqlite3.Error) as error:
        raise ArchiveProblem(f"{path}: the copy can't be put there: {error}.") from None
    return aside


def _free(path: Path) -> Path:
    names = (path.with_stem(f"{path.stem}-damaged-{n}") for n in range(1, 1000))
    return next(name for name in names if not name.exists())


def _same(path: Path, copy: Path) -> bool:
    """Whether a copy holds what the file holds."""
    try:
        return filecmp.cmp(path, copy, shallow=False)
    except OSError:
        return False


def _copy(path: Path, to: Path) -> bool:
    """Copy a file that is in order, byte by byte; False if it is not.

    The open transaction keeps writers away, and opening the file to write first takes back
    what a crash left half-done in it.
    """
    with closing(sqlite3.connect(path, timeout=_WAIT_SECONDS)) as db:
        db.isolation_level = None
        try:
            db.execute("BEGIN")
            if not _good(db):
                return False
        except sqlite3.DatabaseError as error:
            if "locked" in str(error):
                raise
            return False
        shutil.copyfile(path, to)
    with to.open("rb+") as file:
        os.fsync(file.fileno())
    return True


def _good(db: sqlite3.Connection) -> bool:
    """Whether an open file is whole and holds the table of games."""
    if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        return False
    db.execute("SELECT count(*) FROM game").fetchone()
    return True
