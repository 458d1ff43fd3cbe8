"""Two windows change the same games: each takes back its own change, or is told why it can't.

`here` and `there` are the windows. What was changed there is never lost by what is done here.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive, ArchiveProblem, Entry
from solitaria_app.session.bundle import Importer
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import write_file
from solitaria_app.session.header import new_header
from solitaria_app.session.meanwhile import Meanwhile, Thing
from solitaria_app.session.openlock import claim

Deed = Callable[[Collection], Callable[[], object]]
Work = Callable[[Collection], object]


@pytest.fixture
def here(tmp_path: Path, library: Library) -> Collection:
    """A file with three games."""
    archive = Archive(tmp_path / "games.db")
    for seed in "abc":
        archive.add(Game(new_header(library, "italia", "standard", seed), library))
    return Collection(archive.path)


@pytest.fixture
def there(here: Collection) -> Collection:
    return Collection(here.path)


def play(there: Collection, library: Library, number: int) -> None:
    archive = Archive(there.path)
    game = archive.load(number, library)
    game.settle()
    archive.save(number, game)


def entries(here: Collection) -> list[Entry]:
    return Archive(here.path).all_entries()


def alive(here: Collection) -> list[int]:
    return sorted(entry.id for entry in entries(here) if not entry.deleted)


def again(there: Collection) -> None:
    there.restore([1])
    there.delete([1])


CASES: dict[str, tuple[Deed, Work, Thing]] = {
    "deleted anew": (lambda here: here.delete([1]), again, Thing.GAME_DELETED),
    "brought back": (
        lambda here: here.delete([1]),
        lambda there: there.restore([1]),
        Thing.GAME_BROUGHT_BACK,
    ),
    "removed for good": (
        lambda here: here.delete([1]),
        lambda there: there.forget(days=-1),
        Thing.GAME_GONE,
    ),
    "all brought back": (
        lambda here: here.delete([1, 2]),
        lambda there: there.restore([1, 2]),
        Thing.GAMES,
    ),
    "renamed": (
        lambda here: here.rename(1, "Winter"),
        lambda there: there.rename(1, "Autumn"),
        Thing.GAME_NAME,
    ),
    "taken up": (
        lambda here: here.give_up(1),
        lambda there: there.give_up(1, False),
        Thing.GAME_STATE,
    ),
    "added and deleted": (
        lambda here: lambda: here.take_out([1]),
        lambda there: there.delete([1]),
        Thing.GAME_DELETED,
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_way_back_that_no_longer_fits_changes_nothing(
    here: Collection, there: Collection, case: str
) -> None:
    does, meanwhile, thing = CASES[case]
    undo = does(here)
    meanwhile(there)
    before = entries(here)
    with pytest.raises(Meanwhile) as caught:
        undo()
    assert caught.value.thing is thing
    assert entries(here) == before


@pytest.mark.parametrize("case", CASES)
def test_a_way_back_that_fits_is_gone(here: Collection, case: str) -> None:
    before = entries(here)
    undo = CASES[case][0](here)
    undo()
    if case.startswith("added"):
        assert alive(here) == [2, 3]
    else:
        assert entries(here) == before


def test_given_up_played_on_and_given_up_again_is_another_thing(
    here: Collection, there: Collection, library: Library
) -> None:
    undo = here.give_up(1)
    play(there, library, 1)
    there.give_up(1)
    with pytest.raises(Meanwhile):
        undo()
    with pytest.raises(Meanwhile):
        here.give_up(1, was=False)
    assert {entry.id for entry in entries(here) if entry.given_up} == {1}


def test_of_several_games_those_come_back_that_can(here: Collection, there: Collection) -> None:
    undo = here.delete([1, 2, 3])
    again(there)
    assert undo() == [2, 3]
    assert alive(here) == [2, 3]
    undo = here.delete([1, 2])  # the first was deleted there
    assert undo() == [2]
    assert alive(here) == [2, 3]


def test_what_was_added_and_is_played_elsewhere_stays(
    here: Collection, there: Collection, library: Library
) -> None:
    play(there, library, 1)
    held = claim(there.path, 2)
    assert held is not None
    for number, thing in ((1, Thing.GAME_PLAYED), (2, Thing.GAME_OPEN)):
        with pytest.raises(Meanwhile) as caught:
            here.take_out([number])
        assert caught.value.thing is thing
    assert here.take_out([1, 2, 3]) == [3]
    held.close()
    assert here.take_out([2]) == [2]


def test_a_name_that_was_typed_does_not_replace_one_that_was_not_seen(
    here: Collection, there: Collection
) -> None:
    there.rename(1, "Autumn")
    with suppress(Meanwhile):
        here.rename(1, "Winter", was="")
    assert {entry.id: entry.name for entry in entries(here)}[1] == "Autumn"


def test_two_notes_that_were_typed_at_once_are_both_kept(
    here: Collection, there: Collection
) -> None:
    there.note(1, "By the fire.")
    assert here.note(1, "In the rain.", was="") == "By the fire.\n\nIn the rain."
    assert here.note(1, "Later.", was="By the fire.\n\nIn the rain.") == "Later."
    assert {entry.id: entry.note for entry in entries(here)}[1] == "Later."


DEEDS: dict[str, Deed] = {
    "rename": lambda here: here.rename(1, "Winter"),
    "give up": lambda here: here.give_up(1),
    "delete": lambda here: here.delete([1]),
    "note": lambda here: lambda: here.note(1, "Mine."),
    "bring back": lambda here: lambda: here.restore([1]),
    "take out": lambda here: lambda: here.take_out([1]),
}


def foreign(here: Collection, library: Library) -> bytes:
    """Another file, with games of the same numbers that were begun at the same times."""
    path = here.path.with_name("foreign.db")
    archive = Archive(path)
    for entry, seed in zip(sorted(entries(here), key=lambda one: one.id), "xyz", strict=True):
        game = Game(new_header(library, "italia", "standard", seed), library)
        archive.add(game, played=entry.begun)
    Collection(path).give_up(1)
    Collection(path).delete([1])
    return path.read_bytes()


@pytest.mark.parametrize("deed", DEEDS)
def test_a_foreign_game_of_the_same_number_is_never_changed(
    here: Collection, library: Library, deed: str
) -> None:
    """The other file has the place on the disk of the first one, so only its games tell."""
    other = foreign(here, library)
    here.seen.look()
    here.seen.see(entries(here))
    undo = DEEDS[deed](here)
    here.path.write_bytes(other)
    before = entries(here)

    def anew() -> None:
        DEEDS[deed](here)()

    for change in (undo, anew):
        with pytest.raises(ArchiveProblem):
            change()
    assert entries(here) == before


def test_games_that_are_taken_in_all_come_into_one_file(
    here: Collection, library: Library, tmp_path: Path
) -> None:
    files = [tmp_path / f"{seed}.yaml" for seed in "gh"]
    for file in files:
        header = new_header(library, "italia", "standard", file.stem)
        write_file(Game(header, library), file)
    other, archive = foreign(here, library), Archive(here.path)
    archive.added = here.seen.know
    importer = Importer(archive, library)
    made = importer.one(files[0]).number
    assert made == 4
    here.path.write_bytes(other)
    Archive(here.path).add(Game(new_header(library, "italia", "standard", "w"), library))
    before = entries(here)
    with pytest.raises(ArchiveProblem, match="another file of games was put in its place"):
        importer.one(files[1])
    with pytest.raises(Meanwhile):
        here.take_out([made])
    assert entries(here) == before
