"""What is in a copy of the file of games."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from .gamesfile import ArchiveProblem, GamesFile
from .schema import select


def games_in(path: Path) -> int | None:
    """How many games a copy holds that are not deleted; None if it can't be read here."""

    def count(db: sqlite3.Connection) -> int:
        found = db.execute(f"SELECT count(*) FROM ({select(db, 'deleted')}) WHERE deleted = ''")
        n: int = found.fetchone()[0]
        return n

    try:
        return GamesFile(path).read(count)
    except ArchiveProblem:
        return None
