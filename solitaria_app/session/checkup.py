"""What is done with the file of games at the start: look whether it is in order, and copy it."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from .backup import Backup, back_up, backups, last_good
from .gamesfile import ArchiveProblem, Busy, GamesFile, connect, found_in_order
from .schema import VERSION, version_of
from .troubles import DAMAGED


@dataclass(frozen=True, slots=True)
class Checkup:
    """What was found, in sentences with their place; both are empty if all is well.

    `problem` is what is wrong with the file, `not_copied` why no copy of it could be made.
    `made` is the new copy, None if nothing had changed since the last one. `offer` is a copy
    that can take the place of a file with a problem (see `backup.restore`).
    """

    problem: str = ""
    not_copied: str = ""
    made: Backup | None = None
    offer: Backup | None = None


def lost(path: Path) -> bool:
    """Whether the file of games is gone or empty though there are copies of it; costs little, so
    that it can be asked before anything else is done."""
    try:
        there = path.stat().st_size > 0
    except FileNotFoundError:
        there = False
    except OSError:
        return False  # whoever opens it is told why that can't be done
    return not there and bool(backups(path))


def check_up(path: Path) -> Checkup:
    """Look at the file of games, and copy it if it is in order and has changed.

    A file that is gone or empty is a problem only if there are copies of it. For one of a newer
    version no copy is offered: nothing is wrong with it. Raises nothing.
    """
    try:
        there = GamesFile(path).read(lambda db: True)
    except Busy:
        return Checkup()  # whoever uses it has looked
    except ArchiveProblem as problem:
        return Checkup(str(problem), offer=None if _newer(path) else last_good(path))
    if there is None:
        copy = last_good(path)
        how = "is empty" if path.exists() else "is gone"
        told = f"{path}: the file of games {how}, but there is a copy of it." if copy else ""
        return Checkup(told, offer=copy)
    try:
        made = back_up(path)
    except ArchiveProblem as problem:
        return Checkup(not_copied=str(problem))
    if made is None and not found_in_order(path):
        told = f"{path}: {DAMAGED}"
        return Checkup(told, offer=last_good(path))
    return Checkup(made=made)


def _newer(path: Path) -> bool:
    with suppress(sqlite3.Error), closing(connect(path, "ro")) as db:
        return version_of(db) > VERSION
    return False
