"""Many games out into a folder and in again, each once, with name, note and time."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive, Busy
from solitaria_app.session.bundle import export, take_in
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import write_file
from solitaria_app.session.header import new_header
from solitaria_app.session.patience import waiting
from solitaria_app.session.search import Search
from tests.session.conftest import whole_game


@pytest.fixture
def archive(tmp_path: Path, library: Library) -> Archive:
    """Two games: a finished one with a name and a note, and one just begun."""
    archive = Archive(tmp_path / "games.db")
    number = archive.add(whole_game(library))
    Collection(archive.path).rename(number, "Rain: the first / only")
    Collection(archive.path).note(number, "By the fire.\nTwice.")
    archive.add(Game(new_header(library, "imperium", "expert", "begun"), library))
    return archive


def files_of(paths: Iterable[Path]) -> list[Path]:
    """The files of games among files and folders."""
    search = Search(paths)
    for _ in search.steps():
        pass
    return search.found


def test_out_and_in_again(archive: Archive, library: Library, tmp_path: Path) -> None:
    done = list(export(archive, archive.entries(), tmp_path / "out", library))
    assert [one.problem for one in done] == [None, None]
    other = Archive(tmp_path / "other" / "games.db")
    taken = list(take_in(other, files_of([tmp_path / "out"]), library))
    assert not any(one.problem or one.known or one.differs for one in taken)
    for mine, its in zip(
        sorted(archive.entries(), key=_seed), sorted(other.entries(), key=_seed), strict=True
    ):
        assert (mine.name, mine.note, mine.header) == (its.name, its.note, its.header)
        assert archive.journal(mine.id) == other.journal(its.id)
        assert mine.changed == its.changed or not mine.over


def _seed(entry):  # type: ignore[no-untyped-def]
    return entry.header.seed


def test_names_of_files_are_names_on_every_system(
    archive: Archive, library: Library, tmp_path: Path
) -> None:
    done = list(export(archive, archive.entries(), tmp_path / "out", library))
    names = {one.path.name[11:] for one in done}
    assert names == {"italia standard Rain- the first - only.yaml", "imperium expert begun.yaml"}


def test_no_file_is_overwritten(archive: Archive, library: Library, tmp_path: Path) -> None:
    first = list(export(archive, archive.entries(), tmp_path, library))
    again = list(export(archive, archive.entries(), tmp_path, library))
    assert all(one.known for one in again)
    first[0].path.write_text("mine", encoding="utf-8")
    third = list(export(archive, archive.entries(), tmp_path, library))
    assert first[0].path.read_text(encoding="utf-8") == "mine"
    assert third[0].path.name.endswith(" 2.yaml")


def test_the_same_game_is_taken_in_once(archive: Archive, library: Library, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    list(export(archive, archive.entries(), folder, library))
    taken = list(take_in(archive, files_of([folder, folder]), library))
    assert [one.known for one in taken] == [True, True]
    assert len(archive.entries()) == 2
    other = Archive(tmp_path / "other.db")
    (copy, *_), paths = files_of([folder]), files_of([folder])
    (tmp_path / "twice.yaml").write_bytes(copy.read_bytes())
    taken = list(take_in(other, [*paths, tmp_path / "twice.yaml"], library))
    assert [one.known for one in taken] == [False, False, True]


def test_what_is_no_game_is_told_and_the_rest_comes(
    archive: Archive, library: Library, tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    list(export(archive, archive.entries(), folder, library))
    (folder / "deeper").mkdir()
    (folder / "deeper" / "list.yml").write_text("milk: 2\n", encoding="utf-8")
    (folder / "readme.txt").write_text("not asked", encoding="utf-8")
    other = Archive(tmp_path / "other.db")
    taken = list(take_in(other, [*files_of([folder]), tmp_path / "nowhere.yaml"], library))
    told = [str(one.problem) for one in taken if one.problem]
    assert len(told) == 2 and len(other.entries()) == 2
    assert "not a game" in " ".join(told)


def test_a_game_that_differs_here_comes_as_far_as_it_is_the_same(
    library: Library, tmp_path: Path
) -> None:
    game = whole_game(library)
    path = tmp_path / "game.yaml"
    write_file(game, path)
    text = path.read_text(encoding="utf-8")
    played = next(line for line in text.splitlines() if "play " in line)
    path.write_text(text.replace(played, played.replace("play ", "copy "), 1), encoding="utf-8")
    archive = Archive(tmp_path / "games.db")
    (taken,) = take_in(archive, [path], library)
    assert "the rules refuse" in str(taken.differs)
    assert archive.entries()[0].inputs == game.turn_ends()[0]


def test_where_nothing_can_be_written(archive: Archive, library: Library, tmp_path: Path) -> None:
    (tmp_path / "out").write_text("in the way", encoding="utf-8")
    done = list(export(archive, archive.entries(), tmp_path / "out", library))
    assert all(str(one.problem).startswith(str(tmp_path / "out")) for one in done)


def test_games_that_began_otherwise_are_others_though_their_journals_agree(
    library: Library, tmp_path: Path
) -> None:
    out, archive = tmp_path / "out", Archive(tmp_path / "games.db")
    for board, level, points in (
        ("italia", "standard", 20),
        ("italia", "standard", 18),
        ("italia", "beginner", 40),
        ("imperium", "standard", 20),
    ):
        header = new_header(library, board, level, "same", start_points=points)
        archive.add(Game(header, library))
    list(export(archive, archive.entries(), out, library))
    other = Archive(tmp_path / "other.db")
    taken = list(take_in(other, files_of([out]), library))
    assert [one.known for one in taken] == [False] * 4
    assert all(one.known for one in take_in(other, files_of([out]), library))


def test_a_long_name_of_wide_signs_is_a_name_of_a_file(library: Library, tmp_path: Path) -> None:
    archive = Archive(tmp_path / "games.db")
    archive.add(Game(new_header(library, "italia", "standard", "wide"), library), "雨" * 80)
    (done,) = export(archive, archive.entries(), tmp_path / "out", library)
    assert done.problem is None and done.path.exists()


def test_the_first_wait_for_a_locked_file_is_the_last(
    archive: Archive, library: Library, tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    list(export(archive, archive.entries(), folder, library))
    other, files = Archive(tmp_path / "other.db"), files_of([folder])
    taking = take_in(other, files, library)
    entries = archive.entries()
    assert next(taking).number == 1
    for path in (other.path, archive.path):
        with closing(sqlite3.connect(path, isolation_level=None)) as holder, waiting(0.0):
            holder.execute("BEGIN EXCLUSIVE")
            with pytest.raises(Busy, match="try again"):
                next(taking if path == other.path else export(archive, entries, folder, library))
    again = list(take_in(other, files, library))
    assert [one.known for one in again] == [True, False]
