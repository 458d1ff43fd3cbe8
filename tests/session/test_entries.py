"""The list of saved games: how each stands, in files of this and of an older version."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from solitaria_app.content.library import Library
from solitaria_app.engine.following import Way
from solitaria_app.engine.inputs import MIDWAY
from solitaria_app.engine.scoring import score
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.entries import Entry, Summary, last_first, summary_of
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.schema import VERSION
from tests.session.conftest import whole_game


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "games.db")


def _sql(archive: Archive, *statements: str) -> None:
    with closing(sqlite3.connect(archive.path)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


def _as_version_1(archive: Archive) -> None:
    """The file as the first version of the program made it."""
    columns = ("summary", "inputs", "name", "note", "given_up", "deleted", "facts", "position")
    dropped = [f"ALTER TABLE game DROP COLUMN {column}" for column in columns]
    tables = [f"DROP TABLE {table}" for table in ("turn", "campaign_game", "campaign")]
    _sql(archive, *tables, *dropped, "PRAGMA user_version = 1")


def _columns(archive: Archive) -> tuple[int, bool]:
    """Version of the file, and whether games have a summary in it."""
    with closing(sqlite3.connect(archive.path)) as db:
        names = [row[1] for row in db.execute("PRAGMA table_info(game)")]
        return db.execute("PRAGMA user_version").fetchone()[0], "summary" in names


def test_the_summary_follows_the_cursor(archive: Archive, library: Library) -> None:
    game = whole_game(library)
    number = archive.add(game)
    (entry,) = archive.entries()
    you, contrarius = score(game.state, 0).total, score(game.state, CONTRARIUS).total
    assert entry.over
    assert entry.summary == Summary(game.state.turn, you, contrarius, you > contrarius)
    game.go_to(game.turn_ends()[4])
    archive.save(number, game)
    (entry,) = archive.entries()
    assert not entry.over
    assert entry.summary == summary_of(game)
    assert entry.summary is not None
    assert entry.summary.turn == 5


def test_a_game_that_was_joined_midway_says_so(archive: Archive, library: Library) -> None:
    game = Game(new_header(library, "italia", "standard", "1", way=Way.FULL), library)
    while game.refusal(MIDWAY) is not None:
        game.do(game.draw())
    number = archive.add(game)
    assert archive.entries()[0].summary == Summary(0, *_totals(game), True, "full")
    game.do(MIDWAY)
    archive.save(number, game)
    (entry,) = archive.entries()
    assert entry.summary == Summary(1, *_totals(game), True, "full", joined=True)


def _totals(game: Game) -> tuple[int, int]:
    return score(game.state, 0).total, score(game.state, CONTRARIUS).total


def test_a_file_of_version_1_is_read_as_it_is(archive: Archive, library: Library) -> None:
    game = whole_game(library)
    number = archive.add(game)
    _as_version_1(archive)
    before = archive.path.read_bytes()
    (entry,) = Archive(archive.path).entries()
    assert (entry.id, entry.header, entry.over) == (number, game.header, True)
    assert entry.summary is None
    assert Archive(archive.path).load(number, library).inputs == game.inputs
    assert archive.path.read_bytes() == before


def test_saving_brings_a_file_of_version_1_up_to_date(archive: Archive, library: Library) -> None:
    game, other = whole_game(library), whole_game(library, seed="other")
    number, second = archive.add(game), archive.add(other)
    _as_version_1(archive)
    archive = Archive(archive.path)
    again = archive.load(number, library)
    archive.save(number, again)
    assert _columns(archive) == (VERSION, True)
    assert [entry.summary for entry in archive.entries()] == [summary_of(game), None]
    assert archive.load(second, library).inputs == other.inputs


def test_a_game_without_summary_gets_one_and_is_not_changed_by_that(
    archive: Archive, library: Library
) -> None:
    game = whole_game(library)
    number = archive.add(game)
    changed = archive.entries()[0].changed
    _as_version_1(archive)
    found = Archive(archive.path).complete(number, library)
    (entry,) = archive.entries()
    assert entry.summary == found == summary_of(game)
    assert entry.changed == changed
    game.go_to(game.cursor - 1)
    archive.save(number, game)


@pytest.mark.skipif(os.name == "nt" or os.getuid() == 0, reason="rights do not bind this user")
def test_a_read_only_file_of_version_1(archive: Archive, library: Library) -> None:
    game = whole_game(library)
    number = archive.add(game)
    _as_version_1(archive)
    archive.path.chmod(0o400)
    assert len(archive.entries()) == 1
    assert archive.complete(number, library) == summary_of(game)


def test_a_summary_of_a_game_that_can_not_be_opened(archive: Archive, library: Library) -> None:
    number = archive.add(whole_game(library))
    _sql(archive, "UPDATE input SET text = 'dance' WHERE number = 5")
    with pytest.raises(ArchiveProblem, match="can't be opened"):
        archive.complete(number, library)


@pytest.mark.parametrize("text", ["{", "[]", '{"turn": "x"}', '{"turn": 1}'])
def test_a_summary_that_is_none(archive: Archive, library: Library, text: str) -> None:
    archive.add(Game(new_header(library, "italia", "standard", "1"), library))
    _sql(archive, f"UPDATE game SET summary = '{text}'")
    (entry,) = archive.entries()
    assert (entry.summary, entry.problem) == (None, None)


def test_when_a_game_was_changed_is_local_time() -> None:
    entry = Entry(1, None, changed="2026-03-01T23:30:00.000+00:00")
    when = entry.when()
    assert when is not None
    assert when == datetime.fromisoformat(entry.changed)
    assert when.utcoffset() == datetime(2026, 3, 1, 23, 30).astimezone().utcoffset()


@pytest.mark.parametrize("changed", ["", "yesterday", "9999-99-99T00:00:00Z"])
def test_what_is_no_time(changed: str) -> None:
    assert Entry(1, None, changed=changed).when() is None


@pytest.mark.parametrize("most", [1, 2, 3, 4, 100])
def test_a_list_that_is_read_in_parts_is_the_same_list(
    archive: Archive, library: Library, most: int
) -> None:
    for number in (-7, 0, 3, 2**40):
        made = archive.add(Game(new_header(library, "italia", "standard", str(number)), library))
        _sql(archive, f"UPDATE game SET id = {number} WHERE id = {made}")
    _sql(archive, "UPDATE game SET header = CAST(x'FF' AS TEXT) WHERE id = 3")
    parts = list(archive.in_parts(most))
    assert last_first(entry for part in parts for entry in part.entries) == archive.all_entries()
    read = [part.read for part in parts]
    assert read == sorted(read) and read[-1] == 1.0 and all(part < 1 for part in read[:-1])


def test_without_a_file_there_is_one_empty_part(archive: Archive) -> None:
    assert list(archive.in_parts()) == [([], 1.0)]


def test_whether_there_are_games_and_one_of_them(archive: Archive, library: Library) -> None:
    assert not archive.holds_games() and archive.entry(1) is None
    number = archive.add(whole_game(library), "Winter")
    assert archive.holds_games()
    assert [archive.entry(number)] == archive.entries()
    _sql(archive, "UPDATE game SET deleted = 'now'")
    assert not archive.holds_games()
    (deleted,) = archive.all_entries()
    assert archive.entry(number) == deleted
