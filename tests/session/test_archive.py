"""The file of games: what is saved comes back, nothing harms it, and troubles are one sentence."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from solitaria_app.content.library import Library
from solitaria_app.session import gamesfile, schema
from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.game import Game
from solitaria_app.session.header import FORMAT, new_header
from tests.session.conftest import whole_game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def archive(path: Path) -> Archive:
    return Archive(path)


def _begun(library: Library, seed: str = "begun") -> Game:
    game = Game(new_header(library, "italia", "standard", seed), library)
    game.settle()
    return game


def _problem(archive: Archive) -> str:
    with pytest.raises(ArchiveProblem) as caught:
        archive.entries()
    text = str(caught.value)
    assert text.startswith(f"{archive.path}: ")
    assert text.endswith(".") and "\n" not in text
    return text


def _problem_of(archive: Archive, number: int) -> str:
    """What is told of one game; the list as a whole does not fail."""
    (text,) = (str(entry.problem) for entry in archive.entries() if entry.id == number)
    assert text.startswith(f"{archive.path}: game {number} ")
    assert text.endswith(".") and "\n" not in text
    return text


def _sql(path: Path, statement: str) -> None:
    db = sqlite3.connect(path)
    db.execute(statement)
    db.commit()
    db.close()


# --- saving and loading ---------------------------------------------------------------


@pytest.mark.parametrize("level", ["standard", "strong-veteran", "expert"])
def test_a_game_comes_back_where_it_stood(archive: Archive, library: Library, level: str) -> None:
    game = whole_game(library, level)
    game.go_to(game.length() // 2)
    number = archive.add(game)
    again = Archive(archive.path).load(number, library)
    assert (again.header, again.inputs, again.cursor) == (game.header, game.inputs, game.cursor)
    assert again.state == game.state


def test_saving_after_every_input_and_every_undo(archive: Archive, library: Library) -> None:
    whole = whole_game(library, seed="steps")
    game = Game(whole.header, library)
    number = archive.add(game)
    for count, given in enumerate(whole.inputs[:60]):
        game.do(given)
        archive.save(number, game)
        if count % 7 == 6:
            game.go_to(game.cursor - 3)
            archive.save(number, game)
            assert Archive(archive.path).load(number, library).cursor == game.cursor
            game.go_to(game.cursor + 3)
    again = Archive(archive.path).load(number, library)
    assert (again.inputs, again.cursor) == (game.inputs, game.length())


def test_another_decision_replaces_what_redo_held(archive: Archive, library: Library) -> None:
    game = whole_game(library, seed="branch")
    number = archive.add(game)
    turn = game.turn_ends()[3]
    old = game.inputs[turn]
    game.go_to(turn)
    game.do(next(given for given in game.legal() if given != old))
    archive.save(number, game)
    assert Archive(archive.path).load(number, library).inputs == game.inputs
    assert game.length() == turn + 1


def test_the_list_has_the_game_changed_last_first(archive: Archive, library: Library) -> None:
    assert archive.entries() == []
    assert archive.unfinished() is None
    first, second = _begun(library, "first"), _begun(library, "second")
    a, b = archive.add(first), archive.add(second)
    assert [entry.id for entry in archive.entries()] == [b, a]
    first.do(first.legal()[0])
    archive.save(a, first)
    entries = archive.entries()
    assert [entry.id for entry in entries] == [a, b]
    assert [entry.inputs for entry in entries] == [first.length(), second.length()]
    assert archive.unfinished() == entries[0]
    archive.add(whole_game(library))
    assert archive.entries()[0].over
    assert archive.unfinished() is None


@pytest.mark.parametrize("latest", ["2199-01-01T00:00:00.000+00:00", "9999-12-31T23:59:59.999Z"])
def test_a_clock_that_was_put_back_leaves_the_game_changed_last_first(
    archive: Archive, path: Path, library: Library, latest: str
) -> None:
    game = _begun(library)
    first, second = archive.add(game), archive.add(game)
    _sql(path, f"UPDATE game SET changed = '{latest}' WHERE id = {second}")
    archive.save(first, game)
    assert [entry.id for entry in archive.entries()] == (
        [first, second] if latest < "9999" else [second, first]
    )


def test_reading_makes_no_file(archive: Archive, library: Library) -> None:
    assert archive.entries() == []
    with pytest.raises(ArchiveProblem, match="there is no game 3"):
        archive.load(3, library)
    assert not archive.path.exists()


def test_an_empty_file_holds_no_games_and_takes_some(
    archive: Archive, path: Path, library: Library
) -> None:
    path.touch()
    assert archive.entries() == []
    archive.add(_begun(library))
    assert len(archive.entries()) == 1


def test_the_folder_is_made_with_the_first_game(tmp_path: Path, library: Library) -> None:
    archive = Archive(tmp_path / "a" / "b é #?%20" / "games.db")
    archive.add(_begun(library))
    assert archive.path.is_file()
    assert len(Archive(archive.path).entries()) == 1


def test_several_windows_at_once(path: Path, library: Library) -> None:
    """The first games of several windows meet while the file is being made."""

    def window(number: int) -> None:
        archive, game = Archive(path), _begun(library, str(number))
        id = archive.add(game)
        for _ in range(3):
            game.do(game.legal()[0])
            game.settle()
            archive.save(id, game)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(window, range(4)))
    archive = Archive(path)
    assert sorted(entry.header.seed for entry in archive.entries()) == ["0", "1", "2", "3"]
    for entry in archive.entries():
        assert archive.load(entry.id, library).length() == entry.inputs


# --- troubles -------------------------------------------------------------------------


def test_a_file_of_a_newer_version(archive: Archive, path: Path, library: Library) -> None:
    archive.add(_begun(library))
    _sql(path, f"PRAGMA user_version = {schema.VERSION + 1}")
    before = path.read_bytes()
    assert "newer version of the program" in _problem(archive)
    with pytest.raises(ArchiveProblem, match="newer version"):
        archive.add(_begun(library))
    assert path.read_bytes() == before


def test_a_game_of_a_newer_version(archive: Archive, path: Path, library: Library) -> None:
    number = archive.add(_begun(library))
    header = msgspec.to_builtins(_begun(library).header)
    header |= {"format": FORMAT + 1, "something": "new"}
    text = msgspec.json.encode(header).decode().replace("'", "''")
    _sql(path, f"UPDATE game SET header = '{text}'")
    assert f"format {FORMAT + 1}" in _problem_of(archive, number)
    with pytest.raises(ArchiveProblem, match="newer version"):
        archive.load(number, library)


@pytest.mark.parametrize("header", ["", "{", "3", "[]", "{}", '{"format": 1}', '{"format": "x"}'])
def test_an_unreadable_header(archive: Archive, path: Path, library: Library, header: str) -> None:
    number, other = archive.add(_begun(library)), archive.add(_begun(library, "other"))
    _sql(path, f"UPDATE game SET header = '{header}' WHERE id = {number}")
    assert "unreadable header" in _problem_of(archive, number)
    assert [entry.id for entry in archive.entries() if not entry.problem] == [other]


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ("UPDATE input SET text = 'dance' WHERE number = 5", "refuse 'dance'"),
        ("UPDATE input SET text = 'play weaver-2' WHERE number = 40", "refuse 'play"),
        ("DELETE FROM input WHERE number = 2", "refuse 'reveal"),
        ("UPDATE game SET header = replace(header, 'italia', 'atlantis')", "atlantis"),
        ("UPDATE game SET header = replace(header, 'shortest', 'longest')", "longest"),
        ("UPDATE game SET aside = '{'", "is damaged."),
        ('UPDATE game SET aside = \'{"abandoned": [["dance"]]}\'', "is damaged."),
    ],
)
def test_a_game_that_can_not_be_opened_is_told_and_stays(
    archive: Archive, path: Path, library: Library, change: str, text: str
) -> None:
    number = archive.add(whole_game(library))
    _sql(path, change)
    before = path.read_bytes()
    with pytest.raises(ArchiveProblem) as caught:
        archive.load(number, library)
    assert str(caught.value).startswith(f"{path}: game {number} ")
    assert text in str(caught.value)
    assert path.read_bytes() == before


def test_a_cursor_beyond_the_journal(archive: Archive, path: Path, library: Library) -> None:
    number = archive.add(_begun(library))
    _sql(path, "UPDATE game SET cursor = 1000")
    game = archive.load(number, library)
    assert game.cursor == game.length()


@pytest.mark.parametrize(
    "content", [b"no database at all", b"\x00" * 5000, b"SQLite format 3\x00" + b"\xff" * 4096]
)
def test_foreign_files_stay_as_they_are(
    archive: Archive, path: Path, library: Library, content: bytes
) -> None:
    path.write_bytes(content)
    _problem(archive)
    with pytest.raises(ArchiveProblem):
        archive.add(_begun(library))
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE game SET cursor = 'x'",
        "UPDATE game SET cursor = 1.5",
        "UPDATE game SET cursor = x'00'",
        "UPDATE game SET revision = 'x'",
        "UPDATE game SET aside = x'ff'",
        "UPDATE input SET text = x'ff' WHERE number = 1",
        "UPDATE game SET header = x'ff'",
        "UPDATE game SET header = CAST(x'ff' AS TEXT)",
        "UPDATE game SET summary = x'ff'",
        "UPDATE game SET header = json_set(header, '$.contrarius', json('[]'))",
        "UPDATE game SET header = json_set(header, '$.seed', '')",
        "UPDATE game SET over = 'x'",
        "UPDATE game SET changed = x'ff'",
    ],
)
def test_columns_hold_anything(path: Path, library: Library, change: str) -> None:
    number = Archive(path).add(_begun(library))
    _sql(path, change)
    before = path.read_bytes()
    problems = []
    try:
        Archive(path).load(number, library)
    except ArchiveProblem as problem:
        problems.append(str(problem))
    problems += [str(one.problem) for one in Archive(path).entries() if one.problem]
    assert problems
    for text in problems:
        assert text.startswith(f"{path}: ") and text.endswith(".") and "\n" not in text
    assert path.read_bytes() == before


def test_a_number_that_grows_beyond_what_a_column_takes(path: Path, library: Library) -> None:
    number = Archive(path).add(_begun(library))
    _sql(path, f"UPDATE game SET revision = {2**63 - 1}")
    archive = Archive(path)
    game = archive.load(number, library)
    archive.save(number, game)
    with pytest.raises(ArchiveProblem) as caught:
        archive.save(number, game)
    assert str(caught.value).startswith(f"{path}: ")


def test_a_cursor_before_the_start_is_at_the_start(path: Path, library: Library) -> None:
    number = Archive(path).add(_begun(library))
    _sql(path, "UPDATE game SET cursor = -5")
    assert Archive(path).load(number, library).cursor == 0


def test_a_game_that_can_not_be_added_whole_is_not_there(path: Path, library: Library) -> None:
    Archive(path).add(_begun(library))
    _sql(path, "CREATE TRIGGER no BEFORE INSERT ON input BEGIN SELECT raise(ABORT, 'no'); END")
    archive = Archive(path)
    with pytest.raises(ArchiveProblem):
        archive.add(_begun(library))
    assert len(archive.entries()) == 1


def test_another_programs_database(archive: Archive, path: Path, library: Library) -> None:
    _sql(path, "CREATE TABLE recipe (name TEXT)")
    before = path.read_bytes()
    assert "another program's file" in _problem(archive)
    with pytest.raises(ArchiveProblem, match="another program's file"):
        archive.add(_begun(library))
    assert path.read_bytes() == before


def test_a_folder_in_its_place(archive: Archive, path: Path) -> None:
    path.mkdir()
    _problem(archive)


def test_a_file_in_place_of_the_folder(tmp_path: Path, library: Library) -> None:
    (tmp_path / "file").touch()
    archive = Archive(tmp_path / "file" / "games.db")
    assert archive.entries() == []
    with pytest.raises(ArchiveProblem) as caught:
        archive.add(_begun(library))
    assert str(caught.value).startswith(f"{archive.path}: ")


def test_a_file_that_is_being_written_to(
    archive: Archive, path: Path, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gamesfile, "WAIT_SECONDS", 0.05)
    game = _begun(library)
    number = archive.add(game)
    db = sqlite3.connect(path)
    db.execute("BEGIN EXCLUSIVE")
    game.do(game.legal()[0])
    with pytest.raises(ArchiveProblem, match="another window is writing"):
        archive.save(number, game)
    db.rollback()
    db.close()
    archive.save(number, game)
    assert Archive(path).load(number, library).inputs == game.inputs


@pytest.mark.skipif(os.name == "nt" or os.getuid() == 0, reason="rights do not bind this user")
def test_a_read_only_file(archive: Archive, path: Path, library: Library) -> None:
    game = _begun(library)
    number = archive.add(game)
    path.chmod(0o400)
    assert len(archive.entries()) == 1
    with pytest.raises(ArchiveProblem, match="read-only"):
        archive.save(number, game)


_FULL = """
import resource, sys
from pathlib import Path
from solitaria_app.content.library import load
from solitaria_app.session.archive import Archive, ArchiveProblem
from tests.session.conftest import whole_game
library = load()
archive = Archive(Path(sys.argv[1]))
number = archive.entries()[0].id
game = archive.load(number, library)
size = Path(sys.argv[1]).stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
try:
    for seed in range(100):
        archive.add(whole_game(library, seed=str(seed)))
except ArchiveProblem as problem:
    print(problem)
"""


@pytest.mark.skipif(os.name == "nt", reason="no file size limits")
def test_a_full_disk_loses_nothing(archive: Archive, path: Path, library: Library) -> None:
    """A limit on the size of files stands in for the full disk."""
    game = whole_game(library)
    number = archive.add(game)
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", _FULL, str(path)], capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": str(root)},
    )  # fmt: skip
    assert done.stdout.startswith(f"{path}: ")
    assert len(done.stdout.splitlines()) == 1
    assert Archive(path).load(number, library).inputs == game.inputs


def test_a_crash_amid_a_change_leaves_the_state_before_it(
    archive: Archive, path: Path, library: Library, tmp_path: Path
) -> None:
    """Copies of file and journal in the middle of a transaction, as a power cut leaves them."""
    game = _begun(library)
    number = archive.add(game)
    before = list(game.inputs)
    db = sqlite3.connect(path)
    db.execute("PRAGMA cache_size = 1")  # so that pages reach the file before the end
    db.execute("BEGIN IMMEDIATE")
    db.execute("DELETE FROM input")
    db.executemany("INSERT INTO input VALUES (?, ?, 'dance')", [(number, n) for n in range(5000)])
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for file in tmp_path.glob("games.db*"):
        shutil.copy(file, crashed / file.name)
    db.rollback()
    db.close()
    assert (crashed / "games.db-journal").stat().st_size > 0
    assert Archive(crashed / "games.db").load(number, library).inputs == before
