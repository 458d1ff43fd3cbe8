"""Name, note, giving up, deleting with undo, and the facts of finished games."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

import msgspec
import pytest

from solitaria_app.content.library import Library
from solitaria_app.engine.scoring import result
from solitaria_app.session import clock, gamesfile
from solitaria_app.session.archive import Archive, ArchiveProblem, ChangedElsewhere
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.collection import Collection
from solitaria_app.session.facts import facts_of
from solitaria_app.session.finished import detailed
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.statistics.everything import everything
from tests.session.conftest import whole_game


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "games.db")


@pytest.fixture
def collection(archive: Archive) -> Collection:
    return Collection(archive.path)


def _begun(archive: Archive, library: Library, seed: str = "begun") -> int:
    return archive.add(Game(new_header(library, "italia", "standard", seed), library))


def _sql(archive: Archive, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(archive.path)) as db:
        db.execute(statement, values)
        db.commit()


def test_name_and_note(archive: Archive, collection: Collection, library: Library) -> None:
    number = _begun(archive, library)
    collection.rename(number, "  A rainy\n evening ")
    collection.note(number, " By the fire. ")
    (entry,) = archive.entries()
    assert (entry.name, entry.note) == ("A rainy evening", "By the fire.")
    with pytest.raises(ArchiveProblem, match="The game is not there any more"):
        collection.rename(99, "nobody")


def test_giving_up_and_going_on(archive: Archive, collection: Collection, library: Library) -> None:
    number = _begun(archive, library)
    assert archive.entries()[0].state == "running"
    collection.give_up(number)
    assert archive.entries()[0].state == "given-up"
    assert archive.unfinished() is None
    game = archive.load(number, library)
    game.settle()
    archive.save(number, game)
    assert archive.entries()[0].state == "running"


def test_deleting_can_be_taken_back(
    archive: Archive, collection: Collection, library: Library
) -> None:
    first, second = _begun(archive, library), _begun(archive, library, "second")
    collection.delete([first, second])
    assert archive.entries() == []
    assert len(archive.all_entries()) == 2
    collection.restore([first])
    assert [entry.id for entry in archive.entries()] == [first]


def test_a_game_that_is_removed_for_good_does_not_come_back_without_a_word(
    archive: Archive, collection: Collection, library: Library
) -> None:
    first, second, third = (_begun(archive, library, seed) for seed in ("1", "2", "3"))
    collection.delete([first, third])
    collection.forget(days=-1)
    collection.delete([second])
    with pytest.raises(ArchiveProblem) as caught:
        collection.restore([first, second, third])
    said = "games 1, 3 were removed for good and can't come back."
    assert str(caught.value) == f"{archive.path}: {said}"
    assert [entry.id for entry in archive.entries()] == [second]
    with pytest.raises(ArchiveProblem, match=": game 3 was removed for good and can't come back"):
        collection.restore([third])


def test_games_of_another_file_in_its_place_are_left_alone(
    archive: Archive, collection: Collection, library: Library
) -> None:
    """The numbers of a list are those of other games there."""
    number = _begun(archive, library)
    other = Archive(archive.path.with_name("other.db"))
    _begun(other, library, "foreign")
    collection.seen.look()
    collection.rename(number, "Winter")
    other.path.replace(archive.path)
    for tries, so in (
        (lambda: collection.rename(number, "Summer"), "the name is not saved"),
        (lambda: collection.delete([number]), "nothing is deleted"),
    ):
        told = f"^{archive.path}: another file of games was put in its place, so {so}.$"
        with pytest.raises(ArchiveProblem, match=told):
            tries()
    (entry,) = Archive(archive.path).entries()
    assert entry.name == ""
    collection.seen.look()
    collection.rename(number, "Summer")


def test_what_could_not_be_written_is_named(
    archive: Archive, collection: Collection, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = _begun(archive, library)

    def full(_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorname = "SQLITE_FULL"
        raise error

    monkeypatch.setattr(gamesfile, "bring_up_to_date", full)
    campaigns = Campaigns(archive.path)
    for tries, so in (
        (lambda: archive.add(whole_game(library)), "the game is not saved"),
        (lambda: collection.rename(number, "Winter"), "the name is not saved"),
        (lambda: collection.note(number, "By the fire"), "the note is not saved"),
        (lambda: collection.give_up(number), "nothing is changed"),
        (lambda: collection.delete([number]), "nothing is deleted"),
        (lambda: collection.restore([number]), "nothing is brought back"),
        (collection.forget, "nothing is changed"),
        (lambda: campaigns.create("One", library.campaign("classic")), "nothing is changed"),
    ):
        with pytest.raises(ArchiveProblem, match=f"^{archive.path}: the disk is full, so {so}.$"):
            tries()


def test_a_deleted_game_that_another_window_plays_is_not_lost(
    archive: Archive, collection: Collection, library: Library
) -> None:
    number = _begun(archive, library)
    game = archive.load(number, library)
    collection.delete([number])
    game.settle()
    with pytest.raises(ChangedElsewhere):
        archive.save(number, game)


def test_only_what_was_deleted_long_ago_is_forgotten(
    archive: Archive, collection: Collection, library: Library
) -> None:
    numbers = [_begun(archive, library, str(n)) for n in range(5)]
    collection.delete(numbers)
    old = (datetime.now(UTC) - timedelta(days=31)).isoformat(timespec="milliseconds")
    ahead = (datetime.now(UTC) + timedelta(days=90)).isoformat(timespec="milliseconds")
    for number, when in zip(numbers, (old, ahead, "some day", "", "0"), strict=True):
        _sql(archive, "UPDATE game SET deleted = ? WHERE id = ?", when, number)
    assert collection.forget() == 1
    assert sorted(entry.id for entry in archive.all_entries()) == numbers[1:]


def test_forgetting_makes_no_file(collection: Collection) -> None:
    assert collection.forget() == 0
    assert not collection.path.exists()


def test_facts_are_those_of_the_game(
    archive: Archive, collection: Collection, library: Library
) -> None:
    game = whole_game(library)
    number = archive.add(game)
    (fact,) = collection.facts()
    found = result(game.state)
    assert fact.id == number and fact.when is not None
    assert fact.details == facts_of(game)
    assert (fact.details.human, fact.details.contrarius) == (
        found.human.total,
        found.contrarius.total,
    )
    assert fact.details.won == found.won
    assert fact.details.turns == game.state.turn
    assert len(fact.details.built) == game.state.contrarius.house_count
    assert sum(sum(counts.values()) for counts in fact.details.faces.values()) == sum(
        game.state.rolls
    )
    for side, score in enumerate((found.human, found.contrarius)):
        assert sum(gods[side] for gods in fact.details.gods.values()) == (
            score.total - score.base - score.concordia
        )


def test_a_game_and_its_copies_count_once(
    archive: Archive, collection: Collection, library: Library
) -> None:
    game = whole_game(library)
    first, copy, other, broken = (archive.add(game) for _ in range(4))
    like = "UPDATE game SET header = json_set(header, '$.{}', '{}') WHERE id = {}"
    _sql(archive, like.format("program", "0.0.1", copy))  # who wrote it says nothing
    _sql(archive, like.format("seed", "another", other))
    _sql(archive, f"UPDATE game SET header = '{{' WHERE id = {broken}")
    assert [(fact.id, fact.copies) for fact in collection.facts()] == [
        (first, (copy,)),
        (other, ()),
        (broken, ()),
    ]
    collection.delete([first])
    assert [fact.id for fact in collection.facts()] == [copy, other, broken]


def test_a_game_that_is_taken_up_again_after_its_end_has_no_facts(
    archive: Archive, collection: Collection, library: Library
) -> None:
    game = whole_game(library)
    number = archive.add(game)
    game.go_to(game.cursor - 1)
    archive.save(number, game)
    assert collection.facts() == []


def test_games_of_older_versions_get_their_facts_when_asked(
    archive: Archive, collection: Collection, library: Library
) -> None:
    game = whole_game(library)
    number = archive.add(game)
    _sql(archive, "UPDATE game SET facts = ''")
    assert collection.facts() == []
    assert collection.without_facts() == [number]
    archive.complete(number, library)
    assert [fact.details for fact in collection.facts()] == [facts_of(game)]
    assert collection.without_facts() == []


@pytest.mark.parametrize("facts", ["{", "[]", '{"board": 3}', "null"])
def test_damaged_facts_are_passed_over(
    archive: Archive, collection: Collection, library: Library, facts: str
) -> None:
    archive.add(whole_game(library))
    _sql(archive, "UPDATE game SET facts = ?", facts)
    assert collection.facts() == []


def test_a_long_note_is_kept_whole(
    archive: Archive, collection: Collection, library: Library
) -> None:
    number = _begun(archive, library)
    note = "a word " * 100_000 + "end"
    collection.note(number, note)
    assert [entry.note for entry in archive.entries()] == [note]


def test_a_clock_that_is_far_ahead_removes_no_deleted_game(
    archive: Archive, collection: Collection, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Ahead(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Ahead:
            return cls(2199, 1, 1, tzinfo=tz)

    collection.delete([_begun(archive, library)])
    monkeypatch.setattr(clock, "datetime", Ahead)
    assert collection.forget() == 0
    assert len(archive.all_entries()) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"human": 10**18},
        {"turns": -(10**400)},
        {"way": "sideways"},
        {"faces": {"red": {"land": 0}}},
        {"board": "x" * 10_000},
    ],
)
def test_facts_that_no_game_can_have_are_passed_over(
    archive: Archive, collection: Collection, library: Library, change: dict[str, object]
) -> None:
    game = whole_game(library)
    archive.add(game)
    facts = msgspec.to_builtins(facts_of(game)) | change
    _sql(archive, "UPDATE game SET facts = ?", json.dumps(facts))
    read = collection.facts()
    assert len(read) == ("faces" in change)  # the details are read when they are asked for
    assert detailed(read) == []
    tables = {table.id: table for table in everything(read)}
    assert not tables["cards"].rows and not tables["luck"].rows
