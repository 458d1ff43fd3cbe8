"""What the start finds out about the file of games, and what it offers."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session import gamesfile
from solitaria_app.session.archive import Archive
from solitaria_app.session.backup import back_up, backups, folder_of
from solitaria_app.session.checkup import Checkup, check_up
from solitaria_app.session.puttingback import restore
from solitaria_app.session.rescue import rescue
from solitaria_app.session.schema import VERSION
from tests.heldfile import held
from tests.session.conftest import whole_game


@pytest.fixture
def path(tmp_path: Path, library: Library) -> Path:
    path = tmp_path / "games.db"
    Archive(path).add(whole_game(library, seed="one"), name="First", note="A note")
    return path


def _sql(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute(statement, values)
        db.commit()


def test_all_is_well(path: Path) -> None:
    first = check_up(path)
    assert first.made is not None and first == Checkup(made=first.made)
    assert check_up(path) == Checkup()


def test_nothing_is_there_yet(tmp_path: Path) -> None:
    assert check_up(tmp_path / "games.db") == Checkup()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("left", "told"), [(None, "is gone"), (b"", "is empty")])
def test_a_file_that_is_gone_or_empty(path: Path, left: bytes | None, told: str) -> None:
    copy = back_up(path)
    path.unlink()
    if left is not None:
        path.write_bytes(left)
    found = check_up(path)
    assert str(found.problem) == f"{path}: the file of games {told}, but there is a copy of it."
    assert found.offer == copy
    assert copy is not None
    restore(path, copy)
    assert len(Archive(path).entries()) == 1


@pytest.mark.parametrize("content", [b"no games at all", b"\0" * 9000])
def test_a_file_that_is_none(path: Path, content: bytes) -> None:
    copy = back_up(path)
    path.write_bytes(content)
    found = check_up(path)
    assert str(found.problem).startswith(f"{path}: ") and found.offer == copy
    assert path.read_bytes() == content


def test_damage_behind_the_list(path: Path) -> None:
    copy = back_up(path)
    with closing(sqlite3.connect(path)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'input'").fetchone()
    raw = bytearray(path.read_bytes())
    raw[(page - 1) * 4096 : page * 4096] = bytes(4096)
    path.write_bytes(raw)
    found = check_up(path)
    assert "the file is damaged" in str(found.problem)
    assert found.offer == copy and backups(path) == [copy]


def test_a_newer_version_is_no_damage(path: Path) -> None:
    back_up(path)
    _sql(path, f"PRAGMA user_version = {VERSION + 1}")
    found = check_up(path)
    assert "newer version" in str(found.problem) and found.offer is None


def test_no_copy_can_be_made(path: Path) -> None:
    folder_of(path).write_text("in the way", encoding="utf-8")
    found = check_up(path)
    assert not found.problem
    assert "no copy can be made" in str(found.not_copied)


def test_a_window_that_is_writing_is_no_trouble(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gamesfile, "WAIT_SECONDS", 0.05)
    with held(path):
        assert check_up(path) == Checkup(looked=False)


# --- one damaged game -----------------------------------------------------------------


def test_a_damaged_game_is_found_in_the_newest_copy_that_has_it_whole(
    path: Path, library: Library
) -> None:
    archive, game = Archive(path), whole_game(library, seed="two")
    number = archive.add(game, name="Second", note="Kept")
    whole = back_up(path)
    _sql(path, "UPDATE input SET text = 'dance' WHERE game = ? AND number = 20", number)
    assert back_up(path) is not None  # SQLite finds no fault with the file
    found = rescue(path, number, library)
    assert found is not None
    assert (found.copy, found.name, found.note) == (whole, "Second", "Kept")
    assert found.game.inputs == game.inputs
    again = archive.add(found.game, found.name, found.note)
    assert Archive(path).load(again, library).inputs == game.inputs


def test_a_game_that_no_copy_has(path: Path, library: Library) -> None:
    back_up(path)
    number = Archive(path).add(whole_game(library, seed="two"))
    assert rescue(path, number, library) is None


def test_another_game_that_had_the_number_is_not_it(path: Path, library: Library) -> None:
    back_up(path)
    _sql(path, "UPDATE game SET header = json_set(header, '$.seed', 'other')")
    _sql(path, "UPDATE input SET text = 'dance'")
    assert rescue(path, 1, library) is None
