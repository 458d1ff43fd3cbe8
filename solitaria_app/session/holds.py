"""How many games and campaigns a file of games holds, a copy or the one in use."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path

from .campaign.membership import WITH_CAMPAIGNS
from .gamesfile import ArchiveProblem, GamesFile
from .schema import select, version_of


@dataclass(frozen=True, slots=True)
class Holds:
    """How many games and campaigns there are that are not deleted."""

    games: int
    campaigns: int


def holds(path: Path) -> Holds | None:
    """What a file holds; None if it can't be read here."""

    def count(db: sqlite3.Connection) -> Holds:
        found = db.execute(f"SELECT count(*) FROM ({select(db, 'deleted')}) WHERE deleted = ''")
        games: int = found.fetchone()[0]
        if version_of(db) < WITH_CAMPAIGNS:
            return Holds(games, 0)
        found = db.execute("SELECT count(*) FROM campaign WHERE deleted = ''")
        return Holds(games, found.fetchone()[0])

    try:
        return GamesFile(path).read(count)
    except ArchiveProblem:
        return None
