"""The tables of a player's file of games, version by version.

A file's version is SQLite's `user_version`. Each version is a list of statements that follow
those of the version before, so a fresh file and one brought up to date are the same.
"""

from __future__ import annotations

import sqlite3

from .campaign.tables import CAMPAIGN_TABLES

VERSION = 4
"""The version that this program writes."""

STEPS: dict[int, tuple[str, ...]] = {
    1: (
        """CREATE TABLE game (
            id INTEGER PRIMARY KEY,
            header TEXT NOT NULL,
            cursor INTEGER NOT NULL DEFAULT 0,
            over INTEGER NOT NULL DEFAULT 0,
            revision INTEGER NOT NULL DEFAULT 0,
            aside TEXT NOT NULL DEFAULT '{}',
            begun TEXT NOT NULL,
            changed TEXT NOT NULL
        )""",
        """CREATE TABLE input (
            game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID""",
    ),
    2: ("ALTER TABLE game ADD COLUMN summary TEXT NOT NULL DEFAULT ''",),
    3: (
        "ALTER TABLE game ADD COLUMN inputs INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE game ADD COLUMN name TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE game ADD COLUMN note TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE game ADD COLUMN given_up INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE game ADD COLUMN deleted TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE game ADD COLUMN facts TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE game ADD COLUMN position TEXT NOT NULL DEFAULT ''",
        """CREATE TABLE turn (
            game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            digest TEXT NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID""",
        "UPDATE game SET inputs = (SELECT count(*) FROM input WHERE game = game.id)",
        *CAMPAIGN_TABLES,
    ),
    4: (),  # the definition of a campaign may have table rules, which the versions before refuse
}
"""What each version has beyond the one before."""

COLUMNS: dict[int, tuple[str, ...]] = {
    1: ("id", "header", "cursor", "over", "revision", "aside", "begun", "changed"),
    2: ("summary",),
    3: ("inputs", "name", "note", "given_up", "deleted", "facts", "position"),
}
"""The columns of `game` that each version added."""
_INSTEAD = {
    "inputs": "(SELECT count(*) FROM input WHERE game = game.id)",
    "given_up": "0",
}
"""What stands for a column that a file does not have yet; an empty text for all others."""


def version_of(db: sqlite3.Connection) -> int:
    """The version that an open file says it has."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    return version


def bring_up_to_date(db: sqlite3.Connection) -> None:
    """Add to an open file, in its transaction, what it lacks."""
    version = version_of(db)
    for number in range(version + 1, VERSION + 1):
        for statement in STEPS[number]:
            db.execute(statement)
    if version < VERSION:
        db.execute(f"PRAGMA user_version = {VERSION}")


def select(db: sqlite3.Connection, *columns: str) -> str:
    """`SELECT columns FROM game` for a file of any version: an older one may be read-only."""
    version = version_of(db)
    there = {name for number, names in COLUMNS.items() if number <= version for name in names}
    named = (one if one in there else f"{_INSTEAD.get(one, repr(''))} AS {one}" for one in columns)
    return f"SELECT {', '.join(named)} FROM game"
