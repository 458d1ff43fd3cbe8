"""What is done with the file of games at the start: look whether it is in order, and copy it."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from .backup import Backup, back_up, backups, in_order, is_settled, last_good
from .campaign.membership import WITH_CAMPAIGNS
from .gamesfile import ArchiveProblem, Busy, GamesFile, Vanished, connect, found_in_order
from .problem import Problem
from .schema import VERSION, select, version_of
from .troubles import DAMAGED, DATABASE_ERRORS


@dataclass(frozen=True, slots=True)
class Checkup:
    """What was found; both problems are None if all is well.

    `problem` is what is wrong with the file, `not_copied` why no copy of it could be made.
    `made` is the new copy, None if nothing had changed since the last one. `offer` is a copy
    that can take the place of a file with a problem (see `puttingback.restore`), and `lacks` how
    many of its games and campaigns a file in order does not have. `looked`: false if another
    window kept this one from looking.
    """

    problem: Problem | None = None
    not_copied: Problem | None = None
    made: Backup | None = None
    offer: Backup | None = None
    lacks: int = 0
    looked: bool = True


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


def lacking(path: Path) -> tuple[Backup, int] | None:
    """The newest copy if it holds games or campaigns that the file in use does not have at all,
    and how many; None if it does not, or if the player wants it so (`backup.settle`).

    Nothing that is not deleted leaves a file, and what was deleted is removed for good only when
    the newest copy has it as deleted: so another file was put, or begun anew, in the place of
    the one that was copied. Raises ArchiveProblem.
    """
    for copy in backups(path):
        if is_settled(path, copy):
            return None
        try:
            wanted = GamesFile(copy.path).read(_names_not_deleted)
        except ArchiveProblem:
            continue
        there = GamesFile(path).read(_names) or []
        missing = _missing(wanted or [], there)
        if not missing:
            return None
        if in_order(copy.path):
            return copy, missing
    return None


_Name = tuple[str, int, bytes, bytes]
"""A game or campaign by what never changes: which of both, number, when it was begun, what it is
(the header; the rules of the campaign). Bytes, since a damaged column is no text."""


def _names(db: sqlite3.Connection, kept: str = "") -> list[_Name]:
    games = select(db, "id", "begun", "header", "deleted")
    asked = f"SELECT 'game', id, CAST(begun AS BLOB), CAST(header AS BLOB) FROM ({games}){kept}"
    if version_of(db) >= WITH_CAMPAIGNS:
        asked += (
            " UNION ALL SELECT 'campaign', id, CAST(begun AS BLOB), CAST(definition AS BLOB)"
            f" FROM campaign{kept}"
        )
    return db.execute(asked).fetchall()


def _names_not_deleted(db: sqlite3.Connection) -> list[_Name]:
    return _names(db, " WHERE deleted = ''")


def _missing(wanted: list[_Name], there: list[_Name]) -> int:
    """How many are nowhere: neither under their number nor, taken in again, under another."""
    asked, known = set(map(_key, wanted)), set(map(_key, there))
    left = Counter((one[0], one[3]) for one in wanted if _key(one) not in known)
    left -= Counter((one[0], one[3]) for one in there if _key(one) not in asked)
    return left.total()


def _key(name: _Name) -> tuple[object, ...]:
    """What tells that a game is there: number and time, or all of it where no time is known."""
    return name[:3] if name[2] else name


def check_up(path: Path) -> Checkup:
    """Look at the file of games, and copy it if it is in order and has changed.

    A file that is gone or empty is a problem only if there are copies of it; one that lacks what
    its last copy holds is not copied, lest the good copies be pushed out. For one of a newer
    version no copy is offered: nothing is wrong with it. Raises nothing.
    """
    try:
        there = GamesFile(path).read(lambda db: True)
        lacks = None if there is None else lacking(path)
    except Busy:
        return Checkup(looked=False)
    except Vanished:
        there = None
    except ArchiveProblem as problem:
        return Checkup(problem.told, offer=None if _newer(path) else last_good(path))
    if there is None:
        copy = last_good(path)
        key = "problem.emptied.copy" if path.exists() else "problem.gone.copy"
        return Checkup(Problem(key, path) if copy else None, offer=copy)
    if lacks is not None:
        copy, number = lacks
        return Checkup(Problem("problem.lacks", path, n=number), offer=copy, lacks=number)
    try:
        made = back_up(path)
    except ArchiveProblem as problem:
        return Checkup(not_copied=problem.told)
    if made is None and not found_in_order(path):
        return Checkup(DAMAGED.at(path), offer=last_good(path))
    return Checkup(made=made)


def _newer(path: Path) -> bool:
    with suppress(*DATABASE_ERRORS), closing(connect(path, "ro")) as db:
        return version_of(db) > VERSION
    return False
