"""Saved games in campaigns: their results come from the games as they are now."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.result import Standing
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.game import Game
from solitaria_app.session.meanwhile import Meanwhile

from .conftest import begin, by, change


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
    results = store.load(classic).results
    assert [one.standing for one in results] == [Standing.OVER, Standing.DELETED, Standing.OVER]
    told = store.story(classic, ("italia",)).games
    assert [(one.number, one.counts) for one in told] == [(1, True), (None, False), (2, True)]
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
    with pytest.raises(Meanwhile, match="The game has become part of a campaign"):
        store.add_game(other, game)
    with pytest.raises(Meanwhile, match="The game is not there any more"):
        store.add_game(other, 99)
    with pytest.raises(ValueError, match="a saved game has its own result"):
        store.edit(classic, store.load(classic).results[0], by(3))


def test_a_game_of_a_deleted_campaign_may_join_another_and_goes_back(
    store: Campaigns, library: Library, classic: int
) -> None:
    other = store.create("Other", library.campaign("free"))
    game = begin(store, library)
    store.add_game(classic, game)
    bring_back = store.delete(classic)
    undo = store.add_game(other, game)
    assert [result.game for result in store.load(other).results] == [game]
    undo()
    bring_back()
    assert [result.game for result in store.load(classic).results] == [game]
    assert store.load(other).results == ()
