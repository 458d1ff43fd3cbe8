"""Games that were put aside when they could not be saved go on as what they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive, Busy
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import About
from solitaria_app.session.header import new_header
from solitaria_app.session.openlock import claim
from solitaria_app.session.patience import waiting
from solitaria_app.session.unsaved import bring_in, put_aside
from tests.heldfile import held

ABOUT = About("Summer", "The long one.")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "unsaved"


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "games.db")


def begun(library: Library, decisions: int) -> Game:
    game = Game(new_header(library, "italia", "standard", "aside"), library)
    game.settle()
    return played(game, decisions)


def played(game: Game, decisions: int, which: int = 0) -> Game:
    for _ in range(decisions):
        game.do(game.legal()[which])
        game.settle()
    return game


def left(folder: Path, archive: Archive, number: int | None, game: Game) -> None:
    """The game can't be saved, and is left."""
    assert put_aside(folder, archive, number, game, ABOUT) is not None


def states(archive: Archive) -> list[tuple[int, str, int]]:
    return [(entry.id, entry.name, entry.inputs) for entry in archive.entries()]


def test_what_was_played_last_goes_on_as_the_game_that_it_is(
    folder: Path, archive: Archive, library: Library
) -> None:
    game = begun(library, 3)
    number = archive.add(game, "Winter")
    played(game, 3)
    game.bookmarks[game.cursor] = "Here."
    end = game.length()
    game.go_to(end - 1)
    left(folder, archive, number, game)
    other = Archive(archive.path)
    assert bring_in(folder, other, library) == 1
    assert states(other) == [(number, "Winter", end)]
    found = other.load(number, library)
    assert (found.cursor, found.bookmarks) == (end - 1, {end: "Here."})
    assert list(folder.iterdir()) == []
    assert bring_in(folder, other, library) == 0


def test_another_course_goes_on_too_and_the_saved_one_is_kept_beside_it(
    folder: Path, archive: Archive, library: Library
) -> None:
    game = begun(library, 3)
    saved = list(game.inputs)
    number = archive.add(game, "Winter")
    step = game.undo_step()
    assert step is not None
    game.go_to(step)
    played(game, 1, which=-1)
    assert game.inputs[: len(saved)] != saved
    left(folder, archive, number, game)
    assert bring_in(folder, Archive(archive.path), library) == 1
    found = archive.load(number, library)
    assert found.inputs == game.inputs
    assert [list(line.inputs) for line in found.abandoned] == [saved]


def test_a_game_that_has_gone_on_elsewhere_stays_and_the_other_is_one_of_its_name(
    folder: Path, archive: Archive, library: Library
) -> None:
    number = archive.add(begun(library, 3), "Summer")
    left(folder, archive, number, played(archive.load(number, library), 2, which=-1))
    other = Archive(archive.path)
    elsewhere = played(other.load(number, library), 1)
    other.save(number, elsewhere)
    assert bring_in(folder, other, library) == 1
    assert {entry.name for entry in other.entries()} == {"Summer"}
    assert [entry.note for entry in other.entries()].count("The long one.") == 1
    assert other.load(number, library).inputs == elsewhere.inputs


def test_a_game_that_was_never_saved_is_the_one_to_go_on_with(
    folder: Path, archive: Archive, library: Library
) -> None:
    archive.add(begun(library, 1), "Winter")
    left(folder, archive, None, begun(library, 3))
    assert bring_in(folder, archive, library) == 1
    entry = archive.unfinished()
    assert entry is not None
    assert (entry.name, entry.note) == ("Summer", "The long one.")


def test_what_was_saved_meanwhile_or_is_played_just_now_is_left_alone(
    folder: Path, archive: Archive, library: Library
) -> None:
    game = begun(library, 3)
    number = archive.add(game)
    left(folder, archive, number, played(game, 1))
    archive.save(number, played(game, 1))
    held = claim(archive.path, number)
    assert held is not None
    assert bring_in(folder, archive, library) == 0
    assert len(list(folder.iterdir())) == 2
    held.close()
    before = states(archive)
    assert bring_in(folder, archive, library) == 0
    assert states(archive) == before
    assert list(folder.iterdir()) == []


def test_a_deleted_game_that_was_played_on_comes_back(
    folder: Path, archive: Archive, library: Library
) -> None:
    game = begun(library, 3)
    number = archive.add(game, "Winter")
    left(folder, archive, number, played(game, 1))
    Collection(archive.path).delete([number])
    assert bring_in(folder, archive, library) == 1
    assert states(archive) == [(number, "Winter", game.length())]


def test_while_the_file_is_locked_all_stays(
    folder: Path, archive: Archive, library: Library
) -> None:
    game = begun(library, 2)
    number = archive.add(game)
    left(folder, archive, number, played(game, 1))
    with held(archive.path), waiting(0.005), pytest.raises(Busy):
        bring_in(folder, archive, library)
    assert len(list(folder.iterdir())) == 2
    assert bring_in(folder, archive, library) == 1


def test_two_windows_that_are_left_at_once_take_different_names(
    folder: Path, archive: Archive, library: Library
) -> None:
    folder.mkdir()
    (folder / "italia 1.json").touch()  # another window has come so far
    path = put_aside(folder, archive, None, begun(library, 3), ABOUT)
    assert path is not None and path.name == "italia 2.yaml"


def test_two_windows_that_start_at_once_take_a_game_in_once(
    folder: Path, archive: Archive, library: Library
) -> None:
    left(folder, archive, None, begun(library, 3))
    other = claim(archive.path, 0, "")
    assert other is not None
    assert bring_in(folder, archive, library) == 0
    other.close()
    assert bring_in(folder, archive, library) == 1
    assert len(states(archive)) == 1
