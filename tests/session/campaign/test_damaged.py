"""Campaigns in files that are damaged, of another version, or written by a wrong clock."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.result import Result, Standing
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.game import Game

from .conftest import by, change


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
    assert found[other].problem is None
    assert found[classic].definition is None
    assert str(found[classic].problem) == f"{store.path}: campaign 1 is damaged."


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
