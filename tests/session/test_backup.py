"""Copies of the file of games: numbered, ten kept, never of a damaged file."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session import backup, gamesfile, puttingback
from solitaria_app.session.archive import Archive, ArchiveProblem, Busy
from solitaria_app.session.backup import back_up, backups, in_order, last_good
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.puttingback import restore
from tests.heldfile import held


@pytest.fixture
def path(tmp_path: Path, library: Library) -> Path:
    path = tmp_path / "games.db"
    _play(path, library, "first")
    return path


def _play(path: Path, library: Library, seed: str) -> int:
    return Archive(path).add(Game(new_header(library, "italia", "standard", seed), library))


def _seeds(path: Path) -> list[str]:
    return sorted(entry.header.seed for entry in Archive(path).entries() if entry.header)


def test_a_copy_holds_what_the_file_holds(path: Path) -> None:
    made = back_up(path)
    assert made is not None
    assert _seeds(made.path) == ["first"]
    assert made.path.read_bytes() == path.read_bytes()


def test_nothing_new_makes_no_copy(path: Path, library: Library) -> None:
    back_up(path)
    assert back_up(path) is None
    _play(path, library, "second")
    assert back_up(path) is not None
    assert [copy.number for copy in backups(path)] == [2, 1]


def test_no_file_makes_no_copy_and_no_folder(tmp_path: Path) -> None:
    assert back_up(tmp_path / "games.db") is None
    assert list(tmp_path.iterdir()) == []


def test_ten_copies_are_kept(path: Path, library: Library) -> None:
    for number in range(13):
        _play(path, library, str(number))
        assert back_up(path)
    assert [copy.number for copy in backups(path)] == list(range(13, 3, -1))
    assert len(list(backup.folder_of(path).iterdir())) == 10


def test_a_clock_that_was_put_back_makes_no_copy_the_oldest(
    path: Path, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Earlier(backup.date):
        @classmethod
        def today(cls) -> Earlier:
            return cls(1999, 1, 1)

    back_up(path)
    monkeypatch.setattr(backup, "date", Earlier)
    _play(path, library, "second")
    made = back_up(path)
    assert made is not None and made.day == "1999-01-01"
    assert backups(path)[0] == made


@pytest.mark.parametrize("damage", [b"", b"no games at all", b"\0" * 5000])
def test_a_damaged_file_is_not_copied(path: Path, damage: bytes) -> None:
    good = back_up(path)
    path.write_bytes(damage)
    assert back_up(path) is None
    assert backups(path) == [good]


def test_pages_of_zeros_in_the_middle_are_found(path: Path, library: Library) -> None:
    for number in range(20):
        _play(path, library, str(number))
    raw = bytearray(path.read_bytes())
    raw[4096 : 4096 * 3] = bytes(4096 * 2)
    path.write_bytes(raw)
    assert not in_order(path)
    assert back_up(path) is None


def test_the_last_good_copy_takes_the_place_of_a_damaged_file(path: Path, library: Library) -> None:
    back_up(path)
    _play(path, library, "second")
    newest = back_up(path)
    assert newest is not None
    newest.path.write_bytes(newest.path.read_bytes()[:3000])
    damaged = path.read_bytes()[:5000]
    path.write_bytes(damaged)
    good = last_good(path)
    assert good is not None and good.number == 1
    aside = restore(path, good).aside
    assert aside is not None and aside.read_bytes() == damaged
    assert _seeds(path) == ["first"]
    _play(path, library, "third")
    assert _seeds(path) == ["first", "third"]


def test_a_damaged_copy_is_not_put_in_place(path: Path) -> None:
    copy = back_up(path)
    assert copy is not None
    copy.path.write_bytes(b"nothing")
    before = path.read_bytes()
    with pytest.raises(ArchiveProblem, match="damaged too"):
        restore(path, copy)
    assert path.read_bytes() == before


def test_a_file_in_place_of_the_folder_is_told(path: Path) -> None:
    backup.folder_of(path).write_text("in the way", encoding="utf-8")
    with pytest.raises(ArchiveProblem, match="no copy can be made"):
        back_up(path)


def test_what_a_crash_left_half_done_is_taken_back_first(path: Path) -> None:
    """A file with a hot journal is copied as it was before the change that did not end."""
    before = _seeds(path)
    journal, raw = Path(f"{path}-journal"), path.read_bytes()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA cache_spill = 1")
        db.execute("BEGIN IMMEDIATE")
        db.execute("UPDATE game SET note = ?", ("x" * 9_000_000,))
        half, undone = path.read_bytes(), journal.read_bytes() if journal.exists() else b""
        db.execute("ROLLBACK")
    assert undone
    path.write_bytes(half)
    journal.write_bytes(undone)
    made = back_up(path)
    assert made is not None
    assert _seeds(made.path) == before
    assert len(made.path.read_bytes()) == len(raw)


def test_copies_of_a_file_beside_are_its_own(path: Path, library: Library) -> None:
    other = path.with_stem("games-2")
    _play(other, library, "other")
    first, second = back_up(path), back_up(other)
    assert first is not None and second is not None
    assert (backups(path), backups(other)) == ([first], [second])


def test_a_copy_holds_what_is_only_in_a_write_ahead_log(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("UPDATE game SET name = 'in the log'")
        made = back_up(path)
        assert made is not None
        assert [entry.name for entry in Archive(made.path).entries()] == ["in the log"]


_TRY = """
import sqlite3, sys
try:
    sqlite3.connect(sys.argv[1], timeout=0, isolation_level=None).execute("BEGIN IMMEDIATE")
except sqlite3.OperationalError as error:
    print(error)
"""


def test_copying_does_not_take_away_the_locks_of_this_process(path: Path) -> None:
    """To close any file takes the locks on it away from all of a process, on POSIX systems."""
    back_up(path)
    with held(path, "IMMEDIATE"):
        back_up(path)
        last_good(path)
        done = subprocess.run(
            [sys.executable, "-c", _TRY, str(path)], capture_output=True, text=True, check=True
        )
    assert done.stdout.strip() == "database is locked"


def test_what_is_left_of_a_copy_that_was_cut_short_goes(path: Path) -> None:
    folder = backup.folder_of(path)
    folder.mkdir()
    old, new = folder / ".games-00001-2020-01-01.db.17.part", folder / ".games-00002.db.18.part"
    put_back = path.with_name(f".{path.name}.17.part")
    new.touch()
    for left in (old, put_back):
        left.touch()
        os.utime(left, (1_600_000_000, 1_600_000_000))
    back_up(path)
    assert not old.exists() and not put_back.exists() and new.exists()


def test_a_folder_in_the_place_of_the_file_goes_aside(path: Path) -> None:
    copy = back_up(path)
    assert copy is not None
    path.unlink()
    path.mkdir()
    Path(f"{path}-journal").write_bytes(b"left beside it")
    aside = restore(path, copy).aside
    assert aside is not None and aside.is_dir()
    assert Path(f"{aside}-journal").read_bytes() == b"left beside it"
    assert not Path(f"{path}-journal").exists()
    assert _seeds(path) == ["first"]


@pytest.mark.skipif(os.name == "nt", reason="links need rights")
def test_a_copy_is_put_where_a_link_leads(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere" / "games.db"
    link.parent.mkdir()
    link.symlink_to(path)
    copy = back_up(link)
    assert copy is not None and copy.path.parent.parent == link.parent
    path.write_bytes(b"damaged")
    restore(link, copy)
    assert link.is_symlink()
    assert _seeds(path) == ["first"]


def test_a_window_that_is_writing_is_not_disturbed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gamesfile, "WAIT_SECONDS", 0.05)
    copy = back_up(path)
    assert copy is not None
    with held(path, "IMMEDIATE"), pytest.raises(Busy, match="another window is writing"):
        restore(path, copy)
    assert [file.name for file in path.parent.glob("games*")] == ["games.db"]


def test_a_copy_that_does_not_fit_leaves_nothing_about(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And at no moment does the file have two names, one of which a kill would leave."""
    copy = back_up(path)
    assert copy is not None
    whole = path.read_bytes()

    def fill_up(to: Path, content: bytes) -> None:
        assert path.stat().st_nlink == 1
        if to == path:
            raise OSError(28, "No space left on device")
        to.write_bytes(content)

    for content in (whole, b"damaged"):
        path.write_bytes(content)
        Path(f"{path}-wal").write_bytes(b"beside")
        with monkeypatch.context() as patched, pytest.raises(ArchiveProblem, match="No space"):
            patched.setattr(puttingback, "write_whole", fill_up)
            restore(path, copy)
        assert path.read_bytes() == content
        assert {file.name for file in path.parent.glob("games*")} <= {"games.db", "games.db-wal"}
    for file in path.parent.glob("games*"):
        file.unlink()
    with monkeypatch.context() as patched, pytest.raises(ArchiveProblem, match="No space"):
        patched.setattr(puttingback, "write_whole", fill_up)
        restore(path, copy)
    assert not path.exists()


@pytest.mark.parametrize("moment", ["sync_folder", "write_whole"])
def test_a_program_that_ends_amid_putting_a_copy_back(
    path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """The file is still in its place, and it can be done again."""
    copy = back_up(path)
    assert copy is not None
    path.write_bytes(b"damaged")

    def end(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched, pytest.raises(KeyboardInterrupt):
        patched.setattr(puttingback, moment, end)
        restore(path, copy)
    assert path.read_bytes() == b"damaged"
    aside = restore(path, copy).aside
    assert aside is not None and aside.read_bytes() == b"damaged"
    assert _seeds(path) == ["first"]
