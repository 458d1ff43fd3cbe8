"""What a game is beside its number: in a file that was put in the place of another, the number may
be that of another game."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from .columns import Headers
from .gamesfile import ArchiveProblem
from .header import Header
from .schema import select


class Which(NamedTuple):
    """What never changes in a game: when it was begun, and its header (None: it can't be read)."""

    begun: str
    header: Header | None


def which_of(db: sqlite3.Connection, headers: Headers, id: int) -> Which | None:
    """Which game has a number in an open file; None if none has."""
    asked = f"{select(db, 'begun', 'header')} WHERE id = ?"
    row = db.execute(asked, (id,)).fetchone()
    return None if row is None else which(str(row[0]), row[1], headers, id)


def which(begun: str, header: object, headers: Headers, id: int) -> Which:
    """Which game it is by its columns, whatever they hold."""
    try:
        return Which(begun, headers.read(str(header), id))
    except ArchiveProblem:
        return Which(begun, None)
