"""The SQLite file itself: how it is opened, what is never written to, where it may lie."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session import gamesfile
from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.game import Game
from solitaria_app.session.gamesfile import GamesFile, found_in_order
from solitaria_app.session.header import new_header
from tests.session.conftest import whole_game


@pytest.fixture
def path(tmp_path: Path, library: Library) -> Path:
    path = tmp_path / "games.db"
    for seed in ("one", "two", "three"):
        Archive(path).add(whole_game(library, seed=seed))
    return path


def _begun(library: Library) -> Game:
    return Game(new_header(library, "italia", "standard", "begun"), library)


def test_a_change_is_on_the_disk_when_it_is_made(path: Path) -> None:
    """Less than EXTRA, and the last change may be taken back after a power cut."""
    asked = ("synchronous", "fullfsync", "journal_mode", "foreign_keys")
    found = GamesFile(path).write(
        lambda db: [db.execute(f"PRAGMA {name}").fetchone()[0] for name in asked]
    )
    assert found == [3, 1, "delete", 1]


def test_a_damaged_file_is_not_written_to(path: Path, library: Library) -> None:
    """Its list can be read and so can most games, but a page amid the inputs is lost."""
    with closing(sqlite3.connect(path)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'input'").fetchone()
    raw = bytearray(path.read_bytes())
    raw[(page - 1) * 4096 : page * 4096] = bytes(4096)
    path.unlink()
    path.write_bytes(raw)
    gamesfile._IN_ORDER.clear()
    assert len(Archive(path).entries()) == 3
    with pytest.raises(ArchiveProblem, match=r"games\.db: the file is damaged"):
        Archive(path).add(_begun(library))
    assert path.read_bytes() == raw


def test_a_file_is_looked_through_once(path: Path) -> None:
    assert found_in_order(path)
    assert not found_in_order(path.with_name("other.db"))
    seen: list[str] = []

    def traced(db: sqlite3.Connection) -> None:
        db.set_trace_callback(seen.append)

    GamesFile(path).write(traced)
    GamesFile(path).write(traced)
    assert not any("integrity_check" in statement for statement in seen)


def test_a_write_ahead_log_that_another_program_set_ends(path: Path, library: Library) -> None:
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA journal_mode = WAL").fetchone() == ("wal",)
    Archive(path).add(_begun(library))
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert len(Archive(path).entries()) == 4


@pytest.mark.skipif(os.name == "nt", reason="links need rights")
def test_a_link_stays_one(path: Path, tmp_path: Path, library: Library) -> None:
    link = tmp_path / "elsewhere" / "games.db"
    link.parent.mkdir()
    link.symlink_to(path)
    Archive(link).add(_begun(library))
    assert link.is_symlink()
    assert len(Archive(path).entries()) == 4


@pytest.mark.skipif(os.name == "nt", reason="links need rights")
def test_a_link_that_leads_nowhere_yet(tmp_path: Path, library: Library) -> None:
    link = tmp_path / "games.db"
    link.symlink_to(tmp_path / "real.db")
    assert Archive(link).entries() == []
    Archive(link).add(_begun(library))
    assert (tmp_path / "real.db").is_file()


def test_reading_does_not_make_a_file_that_has_just_gone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "exists", lambda self: True)
    gone = path.with_name("gone.db")
    with pytest.raises(ArchiveProblem, match="it can't be opened"):
        Archive(gone).entries()
    assert not os.path.exists(gone)


def test_a_folder_in_its_place_is_told(tmp_path: Path, library: Library) -> None:
    path = tmp_path / "games.db"
    path.mkdir()
    with pytest.raises(ArchiveProblem) as caught:
        Archive(path).add(_begun(library))
    assert str(caught.value).startswith(f"{path}: ")
    assert path.is_dir()


def test_a_table_that_is_not_what_it_was_is_damage(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("ALTER TABLE game RENAME COLUMN header TO heather")
    with pytest.raises(ArchiveProblem, match="the file is damaged"):
        Archive(path).entries()


def test_a_very_long_note_and_a_very_long_game(path: Path, library: Library) -> None:
    """Nothing is cut off without a word."""
    archive, game = Archive(path), whole_game(library, seed="long")
    game.bookmarks[3] = "word " * 400_000
    number = archive.add(game, note="note " * 400_000)
    again = Archive(path)
    assert again.load(number, library).bookmarks == game.bookmarks
    assert next(entry.note for entry in again.entries() if entry.id == number) == "note " * 400_000
