"""Whoever waits for a file of games whose place a copy takes harms nobody who uses the copy."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.backup import back_up
from solitaria_app.session.game import Game
from solitaria_app.session.gamesfile import connect, writing
from solitaria_app.session.header import new_header
from solitaria_app.session.puttingback import restore


def test_who_opened_the_old_file_leaves_the_journal_of_the_new_one(
    tmp_path: Path, library: Library
) -> None:
    path = tmp_path / "games.db"
    Archive(path).add(Game(new_header(library, "italia", "standard", "waiting"), library))
    copy = back_up(path)
    assert copy is not None
    with closing(connect(path, "rw", wait=0)) as waiting:
        assert waiting.execute("SELECT count(*) FROM game").fetchone() == (1,)
        restore(path, copy, bring=True)
        with writing(path, "rw") as present:
            present.execute("PRAGMA cache_spill = ON")
            present.execute("PRAGMA cache_size = 1")
            present.execute("UPDATE game SET note = ?", ("x" * 100_000,))
            journal = Path(f"{path}-journal")
            assert journal.stat().st_size
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                waiting.execute("BEGIN IMMEDIATE")
            waiting.execute("SELECT count(*) FROM game").fetchone()
            assert journal.stat().st_size
    with closing(connect(path, "ro")) as db:
        assert db.execute("SELECT length(note) FROM game").fetchone() == (100_000,)
