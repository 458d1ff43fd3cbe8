"""The tables of campaigns in the file of games (version 3 of the file)."""

from __future__ import annotations

CAMPAIGN_TABLES = (
    """CREATE TABLE campaign (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        definition TEXT NOT NULL,
        state TEXT NOT NULL DEFAULT 'running',
        deleted TEXT NOT NULL DEFAULT '',
        begun TEXT NOT NULL,
        changed TEXT NOT NULL
    )""",
    """CREATE TABLE campaign_game (
        campaign INTEGER NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        game INTEGER UNIQUE REFERENCES game (id) ON DELETE CASCADE,
        board TEXT NOT NULL DEFAULT '',
        level TEXT NOT NULL DEFAULT '',
        start INTEGER NOT NULL DEFAULT 0,
        human INTEGER NOT NULL DEFAULT 0,
        contrarius INTEGER NOT NULL DEFAULT 0,
        concordia INTEGER,
        played TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (campaign, number)
    ) WITHOUT ROWID""",
)
"""One statement for each. A game of the file has its number in `game`; only one entered by hand
has the columns from `board` on. What follows from the results is not kept: it is worked out."""
