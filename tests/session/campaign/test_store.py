"""Campaigns in the file of games: kept, changed, taken back; results come from the games."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.byhand import BadResult
from solitaria_app.session.campaign.campaign import Campaign, State
from solitaria_app.session.campaign.result import Result, Standing
from solitaria_app.session.campaign.store import Campaigns, Undo
from solitaria_app.session.game import Game
from solitaria_app.session.gamesfile import ArchiveProblem
from solitaria_app.session.header import new_header
from tests.session.conftest import whole_game

from .conftest import BOARDS, by


@pytest.fixture(scope="module")
def finished(library: Library) -> Game:
    """A game that is over."""
    return whole_game(library)


@pytest.fixture
def classic(store: Campaigns, library: Library) -> int:
    """The number of a campaign without games."""
    return store.create("Summer", library.campaign("classic"))


def begin(store: Campaigns, library: Library) -> int:
    """A game that is not over, saved."""
    game = Game(new_header(library, "imperium", "standard", "s", start_points=18), library)
    return Archive(store.path).add(game)


def change(store: Campaigns, statement: str, *values: object) -> None:
    """Meddle with the file."""
    with closing(sqlite3.connect(store.path)) as db:
        db.execute(statement, values)
        db.commit()


def test_without_a_file_there_is_none(store: Campaigns) -> None:
    assert store.entries() == []
    assert not store.path.exists()
    with pytest.raises(ArchiveProblem, match="there is no campaign 1"):
        store.load(1)


def test_a_campaign_is_kept(store: Campaigns, library: Library) -> None:
    ladder = library.campaign("ladder")
    id = store.create("  My   ladder ", ladder)
    other = store.create("Another", library.campaign("classic"), [by(10)], State.PAUSED)
    assert [one.id for one in store.entries()] == [other, id]
    found = Campaigns(store.path).load(id)
    assert (found.name, found.definition, found.state) == ("My ladder", ladder, State.RUNNING)
    assert found.begun == found.changed != ""
    assert (found.results, found.problem, found.deleted) == ((), "", "")
    second = store.load(other)
    assert second.state is State.PAUSED
    assert second.results == (replace(by(10), number=1),)


def test_a_bad_name_is_refused(store: Campaigns, library: Library, classic: int) -> None:
    for work in (
        lambda: store.create("", library.campaign("classic")),
        lambda: store.rename(classic, " "),
    ):
        with pytest.raises(BadResult):
            work()
    assert [one.name for one in store.entries()] == ["Summer"]


def test_results_by_hand_in_their_order(store: Campaigns, classic: int) -> None:
    tie = replace(by(0, concordia=True), played="2024-05-01")
    store.add_by_hand(classic, by(10))
    store.add_by_hand(classic, tie)
    found = store.load(classic)
    assert found.results == (replace(by(10), number=1), replace(tie, number=2))
    assert found.story(BOARDS).start == 18


@pytest.mark.parametrize(
    "work",
    [
        lambda store, id: store.rename(id, "Winter"),
        lambda store, id: store.set_state(id, State.PAUSED),
        lambda store, id: store.set_state(id, State.GIVEN_UP),
        lambda store, id: store.delete(id),
        lambda store, id: store.add_by_hand(id, by(3)),
        lambda store, id: store.edit(id, 1, by(-3)),
        lambda store, id: store.remove(id, 1),
    ],
)
def test_every_change_is_taken_back_alone(
    store: Campaigns, classic: int, work: Callable[[Campaigns, int], Undo]
) -> None:
    def essence(one: Campaign) -> Campaign:
        return replace(one, changed="")

    store.add_by_hand(classic, by(10))
    store.add_by_hand(classic, by(20))
    before = store.load(classic)
    undo = work(store, classic)
    after = store.load(classic)
    assert essence(after) != essence(before)
    assert after.changed > before.changed
    undo()
    assert essence(store.load(classic)) == essence(before)


def test_undo_leaves_what_changed_since(store: Campaigns, classic: int) -> None:
    undo = store.rename(classic, "Winter")
    store.add_by_hand(classic, by(5))
    undo()
    found = store.load(classic)
    assert (found.name, len(found.results)) == ("Summer", 1)


def test_a_deleted_campaign_is_not_listed(store: Campaigns, classic: int) -> None:
    undo = store.delete(classic)
    assert store.entries() == []
    assert store.load(classic).deleted
    undo()
    assert [one.id for one in store.entries()] == [classic]


def test_the_result_is_that_of_the_game_at_reading(
    store: Campaigns, library: Library, classic: int, finished: Game
) -> None:
    archive = Archive(store.path)
    game = archive.add(finished)
    store.add_game(classic, game)
    (result,) = store.load(classic).results
    summary = archive.all_entries()[0].summary
    assert summary is not None
    assert (result.game, result.standing, result.number) == (game, Standing.OVER, 1)
    assert (result.board, result.level, result.start) == ("italia", "standard", 20)
    assert (result.human, result.contrarius) == (summary.human, summary.contrarius)
    assert result.won is summary.won
    assert len(result.played) == 10
    again = archive.load(game, library)
    again.go_to(again.length() - 1)
    archive.save(game, again)
    (result,) = store.load(classic).results
    assert (result.standing, result.human) == (Standing.RUNNING, 0)
    again.go_to(again.length())
    archive.save(game, again)
    assert store.load(classic).results[0].standing is Standing.OVER


def test_a_tie_of_a_saved_game_is_won_as_the_game_says(
    store: Campaigns, classic: int, finished: Game
) -> None:
    game = Archive(store.path).add(finished)
    store.add_game(classic, game)
    for won in (True, False):
        text = f'{{"turn":30,"human":99,"contrarius":99,"won":{str(won).lower()}}}'
        change(store, "UPDATE game SET summary = ?", text)
        (result,) = store.load(classic).results
        assert (result.won, result.concordia, result.lead) == (won, won, 0)


def test_a_deleted_game_is_out_of_the_campaign_until_it_is_back(
    store: Campaigns, classic: int, finished: Game
) -> None:
    archive = Archive(store.path)
    game = archive.add(finished)
    store.add_by_hand(classic, by(10))
    store.add_game(classic, game)
    store.add_by_hand(classic, by(10))
    change(store, "UPDATE game SET deleted = '2024-01-01' WHERE id = ?", game)
    assert [result.number for result in store.load(classic).results] == [1, 3]
    assert store.of_game(game) is None
    change(store, "UPDATE game SET deleted = ''")
    assert [result.game for result in store.load(classic).results] == [None, game, None]


def test_a_game_that_is_gone_for_good_leaves_the_campaign(
    store: Campaigns, library: Library, classic: int
) -> None:
    game = begin(store, library)
    store.add_game(classic, game)
    with closing(sqlite3.connect(store.path)) as db:
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("DELETE FROM game")
        db.commit()
    assert store.load(classic).results == ()


def test_running_and_given_up_games(store: Campaigns, library: Library, classic: int) -> None:
    game = begin(store, library)
    undo = store.add_game(classic, game)
    (result,) = store.load(classic).results
    assert (result.board, result.start, result.standing) == ("imperium", 18, Standing.RUNNING)
    found = store.of_game(game)
    assert found is not None and found.id == classic
    change(store, "UPDATE game SET given_up = 1")
    assert store.load(classic).results[0].standing is Standing.GIVEN_UP
    undo()
    assert store.load(classic).results == ()
    assert store.of_game(game) is None
    assert len(Archive(store.path).entries()) == 1


def test_a_game_is_in_one_campaign(store: Campaigns, library: Library, classic: int) -> None:
    other = store.create("Other", library.campaign("free"))
    game = begin(store, library)
    store.add_game(classic, game)
    with pytest.raises(ArchiveProblem, match=f"game {game} is in a campaign already"):
        store.add_game(other, game)
    with pytest.raises(ArchiveProblem, match="there is no game 99"):
        store.add_game(other, 99)
    with pytest.raises(ArchiveProblem, match="game 1 of campaign 1 is a saved one"):
        store.edit(classic, 1, by(3))
    store.delete(classic)
    store.add_game(other, game)
    assert [result.game for result in store.load(other).results] == [game]


def test_what_is_not_there(store: Campaigns, classic: int) -> None:
    for work in (
        lambda: store.rename(9, "x"),
        lambda: store.add_by_hand(9, by(1)),
        lambda: store.remove(9, 1),
    ):
        with pytest.raises(ArchiveProblem, match="there is no campaign 9"):
            work()
    with pytest.raises(ArchiveProblem, match="campaign 1 has no game 4"):
        store.edit(classic, 4, by(1))


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE campaign SET definition = '{' WHERE id = 1",
        "UPDATE campaign SET definition = '[]' WHERE id = 1",
        """UPDATE campaign SET definition = '{"id":"a","name":"A","stages":[]}' WHERE id = 1""",
        "UPDATE campaign SET state = 'asleep' WHERE id = 1",
        "UPDATE campaign SET name = x'ff00' WHERE id = 1",
        "UPDATE campaign_game SET human = 'many' WHERE campaign = 1",
    ],
)
def test_a_damaged_campaign_hides_no_other(
    store: Campaigns, library: Library, classic: int, statement: str
) -> None:
    store.add_by_hand(classic, by(1))
    other = store.create("Other", library.campaign("free"))
    change(store, statement)
    found = {one.id: one for one in store.entries()}
    assert found[other].problem == ""
    assert found[classic].definition is None
    assert found[classic].problem.startswith(f"{store.path}: campaign 1 is damaged (")


@pytest.mark.parametrize(("column", "value"), [("summary", ""), ("header", "{")])
def test_a_game_that_can_not_be_read_does_not_count(
    store: Campaigns, classic: int, finished: Game, column: str, value: str
) -> None:
    store.add_game(classic, Archive(store.path).add(finished))
    change(store, f"UPDATE game SET {column} = ?", value)
    (result,) = store.load(classic).results
    assert result == Result("", "", 0, game=1, standing=Standing.UNREADABLE, number=1)


def test_a_file_of_an_older_version_has_none(store: Campaigns) -> None:
    with closing(sqlite3.connect(store.path)) as db:
        db.execute("CREATE TABLE game (id INTEGER PRIMARY KEY)")
        db.execute("PRAGMA user_version = 2")
        db.commit()
    assert store.all() == []


def test_the_campaign_changed_last_is_first_though_the_clock_goes_back(
    store: Campaigns, library: Library, classic: int
) -> None:
    change(store, "UPDATE campaign SET changed = '2999-01-01T00:00:00.000+00:00'")
    other = store.create("Other", library.campaign("free"))
    assert [one.id for one in store.entries()] == [other, classic]
    change(store, "UPDATE campaign SET changed = 'noon'")
    store.rename(classic, "Noon")
    assert store.load(classic).name == "Noon"


def test_campaigns_deleted_long_ago_are_removed_for_good(
    store: Campaigns, library: Library
) -> None:
    assert store.forget() == 0
    old, new, kept = (store.create(name, library.campaign("classic")) for name in ("a", "b", "c"))
    store.add_by_hand(old, by(4))
    for id in (old, new):
        store.delete(id)
    with closing(sqlite3.connect(store.path)) as db:
        db.execute("UPDATE campaign SET deleted = '2020-01-01T00:00:00' WHERE id = ?", (old,))
        db.commit()
    assert store.forget() == 1
    assert {one.id for one in store.all()} == {new, kept}
    with closing(sqlite3.connect(store.path)) as db:
        assert db.execute("SELECT count(*) FROM campaign_game").fetchone() == (0,)
    assert store.forget() == 0
