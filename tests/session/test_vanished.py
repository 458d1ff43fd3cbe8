"""A file of games that vanishes, or is another one, while the program runs: nothing is lost."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive, ArchiveProblem, ChangedElsewhere, Vanished
from solitaria_app.session.backup import back_up, backups, settle
from solitaria_app.session.checkup import check_up, lacking
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.keeping import CHANGED, EMPTIED, GONE, OTHER, keep
from solitaria_app.session.presence import let_go
from solitaria_app.session.puttingback import restore
from tests.session.conftest import whole_game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "games.db"


def at_turn(library: Library, turn: int, seed: str = "played") -> Game:
    """A game at the end of a turn."""
    game = whole_game(library, seed=seed)
    game.go_to(game.turn_ends()[turn])
    game.cut()
    return game


def seeds(path: Path) -> list[str]:
    return sorted(entry.header.seed for entry in Archive(path).entries() if entry.header)


def lose(path: Path, how: str) -> None:
    match how:
        case "deleted":
            path.unlink()
        case "renamed":
            path.rename(path.with_name("old.db"))
        case "emptied":
            path.write_bytes(b"")
        case "folder":
            path.parent.rename(path.parent.with_name("old"))


@pytest.mark.parametrize("how", ["deleted", "renamed", "emptied", "folder"])
def test_a_file_that_vanishes_is_noticed_and_the_present_game_kept(
    path: Path, library: Library, how: str
) -> None:
    archive = Archive(path)
    archive.add(whole_game(library, seed="other"))
    number = archive.add(at_turn(library, 3), "Evening", "A note")
    lose(path, how)
    for asks in (archive.entries, lambda: Collection(path).rename(number, "Winter")):
        with pytest.raises(Vanished, match=f"^{path}: the file of games is (gone|empty)"):
            asks()
    game = at_turn(library, 4)
    kept = keep(archive, number, game)
    assert (kept.added, kept.news) == (True, EMPTIED if how == "emptied" else GONE)
    (entry,) = Archive(path).entries()
    assert (entry.name, entry.note) == ("Evening", "A note")
    assert Archive(path).load(kept.number, library).inputs == game.inputs
    assert keep(archive, kept.number, at_turn(library, 5)) == (kept.number, False, "")


def test_a_first_file_is_made_without_a_word(path: Path, library: Library) -> None:
    assert keep(Archive(path), None, at_turn(library, 1)) == (1, True, "")


@pytest.mark.parametrize("turns_there", [None, 2])
def test_another_file_in_its_place(path: Path, library: Library, turns_there: int | None) -> None:
    """A foreign file, whose game has the same number, and an older copy."""
    archive, old = Archive(path), path.with_name("old.db")
    number = archive.add(at_turn(library, turns_there or 1))
    foreign = Archive(old)
    foreign.add(at_turn(library, turns_there or 2, seed="played" if turns_there else "foreign"))
    if turns_there:
        shutil.copyfile(path, old)
    archive.save(number, at_turn(library, 3))
    shutil.copyfile(old, path)
    before = Archive(path).load(1, library).inputs
    game = at_turn(library, 4)
    kept = keep(archive, number, game)
    assert kept.news == OTHER
    assert kept.added == (turns_there is None)  # an earlier state of the game goes on as itself
    if kept.added:
        assert Archive(path).load(1, library).inputs == before
    assert keep(archive, kept.number, game).news == ""
    assert Archive(path).load(kept.number, library).inputs == game.inputs


def test_an_older_copy_with_a_course_of_its_own_keeps_it(path: Path, library: Library) -> None:
    archive, old, game = Archive(path), path.with_name("old.db"), at_turn(library, 4)
    course = at_turn(library, 2)
    course.do(next(given for given in course.legal() if given != game.inputs[course.length()]))
    number = archive.add(course, "Evening")
    shutil.copyfile(path, old)
    archive.save(number, game)
    Collection(path).rename(number, "Winter")
    archive.save(number, game)
    shutil.copyfile(old, path)
    kept = keep(archive, number, game)
    assert (kept.added, kept.news) == (True, OTHER)
    names = {entry.id: entry.name for entry in Archive(path).entries()}
    assert names == {number: "Evening", kept.number: "Winter"}


def test_another_course_with_the_same_number_and_revision_is_not_overwritten(
    path: Path, library: Library
) -> None:
    """An older copy was put in the place, and another window played on in it as often."""
    archive = Archive(path)
    number = archive.add(at_turn(library, 2))
    old = path.with_name("old.db")
    shutil.copyfile(path, old)
    archive.save(number, at_turn(library, 4))
    shutil.copyfile(old, path)
    other, course = Archive(path), at_turn(library, 2)
    other.load(number, library)
    course.do(course.legal()[0])
    other.save(number, course)
    with pytest.raises(ChangedElsewhere):
        archive.save(number, at_turn(library, 5))
    assert keep(archive, number, at_turn(library, 5)).news == CHANGED
    assert Archive(path).load(number, library).inputs == course.inputs


# --- the next start -------------------------------------------------------------------------


@pytest.fixture
def begun_anew(path: Path, library: Library) -> Path:
    """The file after a loss: the present game alone, one turn further than in the copy."""
    archive = Archive(path)
    archive.add(whole_game(library, seed="other"), "Winter")
    number = archive.add(at_turn(library, 3), "Evening")
    assert back_up(path) is not None
    path.unlink()
    keep(archive, number, at_turn(library, 4))
    Archive(path).add(at_turn(library, 1, seed="new"))
    let_go(path)  # the program was started again
    return path


def test_a_file_begun_anew_is_noticed_and_pushes_out_no_copy(begun_anew: Path) -> None:
    (copy,) = backups(begun_anew)
    found = check_up(begun_anew)
    assert found.offer == copy and found.lacks == 1
    told = "1 of the games and campaigns of its last copy are not in it."
    assert str(found.problem) == f"{begun_anew}: {told}"
    assert backups(begun_anew) == [copy]


def test_the_copy_and_what_was_played_meanwhile_come_together(
    begun_anew: Path, library: Library
) -> None:
    (copy,) = backups(begun_anew)
    aside = begun_anew.read_bytes()
    restored = restore(begun_anew, copy, bring=True)
    assert restored.numbers == {1: 2, 2: 3}
    assert restored.aside is not None and restored.aside.read_bytes() == aside
    assert seeds(begun_anew) == ["new", "other", "played"]
    assert Archive(begun_anew).load(2, library).inputs == at_turn(library, 4).inputs
    assert {entry.name for entry in Archive(begun_anew).entries()} == {"Winter", "Evening", ""}
    assert check_up(begun_anew).problem is None


def test_who_goes_on_without_the_copy_is_not_asked_again(begun_anew: Path) -> None:
    settle(begun_anew)
    found = check_up(begun_anew)
    assert found.problem is None and found.made is not None


@pytest.mark.parametrize("answer", ["taken", "declined"])
def test_a_second_loss_is_noticed_whatever_was_answered_to_the_first(
    begun_anew: Path, library: Library, answer: str
) -> None:
    (copy,) = backups(begun_anew)
    if answer == "taken":
        restore(begun_anew, copy, bring=True)
    else:
        settle(begun_anew)
    archive = Archive(begun_anew)
    (number, *_) = [entry.id for entry in archive.entries() if not entry.name]
    game = archive.load(number, library)
    begun_anew.unlink()
    assert keep(archive, number, game).news == GONE
    assert lacking(begun_anew) == (copy, 2)


def test_an_older_copy_that_was_wanted_is_no_loss(path: Path, library: Library) -> None:
    archive = Archive(path)
    archive.add(at_turn(library, 1))
    older = back_up(path)
    archive.add(at_turn(library, 1, seed="later"))
    assert back_up(path) is not None and older is not None
    restore(path, older)
    assert seeds(path) == ["played"]
    assert lacking(path) is None


def test_nothing_that_a_player_does_looks_like_a_loss(path: Path, library: Library) -> None:
    archive, collection = Archive(path), Collection(path)
    for seed in ("one", "two"):
        archive.add(at_turn(library, 1, seed=seed))
    back_up(path)
    collection.rename(1, "Other")
    collection.delete([1])
    archive.save(2, at_turn(library, 3, seed="two"))
    assert lacking(path) is None
    back_up(path)
    assert collection.forget(days=-1) == 1
    assert lacking(path) is None


def test_a_damaged_header_is_not_a_game_that_is_missing(path: Path, library: Library) -> None:
    Archive(path).add(at_turn(library, 1))
    back_up(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE game SET header = CAST(x'FF' AS TEXT)")
        db.commit()
    assert lacking(path) is None


def test_a_file_that_cannot_be_read_brings_nothing(path: Path, library: Library) -> None:
    Archive(path).add(at_turn(library, 1))
    copy = back_up(path)
    assert copy is not None
    path.write_bytes(b"no games" * 999)
    with pytest.raises(ArchiveProblem):
        lacking(path)
    assert restore(path, copy, bring=True).numbers == {}
    assert seeds(path) == ["played"]


def test_games_whose_time_is_not_known_are_told_apart(path: Path, library: Library) -> None:
    """Games that were taken in may say nothing of when they were played."""
    Archive(path).add(at_turn(library, 1), played="")
    copy = back_up(path)
    path.unlink()
    Archive(path).begin_anew()
    Archive(path).add(at_turn(library, 1, seed="other"), played="")
    assert lacking(path) == (copy, 1)
    Archive(path).add(at_turn(library, 1), played="")
    assert lacking(path) is None
