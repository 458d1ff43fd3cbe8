"""Campaigns in the file of games: kept, changed, taken back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace

import pytest

from solitaria_app.content.campaign import TableRules
from solitaria_app.content.library import Library
from solitaria_app.engine.options import Mover
from solitaria_app.session.campaign.byhand import BadResult
from solitaria_app.session.campaign.campaign import Campaign, State
from solitaria_app.session.campaign.store import Campaigns, Undo
from solitaria_app.session.gamesfile import ArchiveProblem
from solitaria_app.session.meanwhile import Meanwhile

from .conftest import BOARDS, by


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
    assert (found.results, found.problem, found.deleted) == ((), None, "")
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
        lambda store, id: store.edit(id, store.load(id).results[0], by(-3)),
        lambda store, id: store.remove(id, store.load(id).results[0]),
        lambda store, id: store.set_table_rules(id, TableRules(Mover.ANY)),
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


def test_what_is_not_there(store: Campaigns, classic: int) -> None:
    for work in (
        lambda: store.rename(9, "x"),
        lambda: store.add_by_hand(9, by(1)),
        lambda: store.remove(9, by(1)),
    ):
        with pytest.raises(Meanwhile, match="The campaign is not there any more"):
            work()
    with pytest.raises(Meanwhile, match="The result has been changed or removed"):
        store.edit(classic, replace(by(1), number=4), by(1))


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
