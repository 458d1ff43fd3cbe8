"""Two windows change the same campaign: each takes back its own change, or is told why it can't.

`here` and `there` are the windows. What was changed there is never lost by what is done here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from solitaria_app.content.campaign import TableRules
from solitaria_app.content.library import Library
from solitaria_app.engine.options import Mover, NoSite
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.campaign import Campaign, State
from solitaria_app.session.campaign.result import Result
from solitaria_app.session.campaign.store import Campaigns, Undo
from solitaria_app.session.collection import Collection
from solitaria_app.session.meanwhile import Meanwhile, Thing

from .conftest import begin, by, change

Work = Callable[[Campaigns, int], object]
Deed = Callable[[Campaigns, int], Undo]
ANY, CARD = TableRules(Mover.ANY), TableRules(no_site=NoSite.TAKE_CARD)


@pytest.fixture
def there(store: Campaigns) -> Campaigns:
    """The same file in another window."""
    return Campaigns(store.path)


def everything(store: Campaigns) -> list[Campaign]:
    """All there is, but for the time of its last change."""
    return sorted((replace(one, changed="") for one in store.all()), key=lambda one: one.id)


def first(store: Campaigns, id: int) -> Result:
    return store.load(id).results[0]


CASES: dict[str, tuple[Deed, Work, Thing]] = {
    "renamed": (
        lambda here, id: here.rename(id, "Winter"),
        lambda there, id: there.rename(id, "Autumn"),
        Thing.NAME,
    ),
    "paused": (
        lambda here, id: here.set_state(id, State.PAUSED),
        lambda there, id: there.set_state(id, State.GIVEN_UP),
        Thing.STATE,
    ),
    "table rules": (
        lambda here, id: here.set_table_rules(id, ANY),
        lambda there, id: there.set_table_rules(id, CARD),
        Thing.TABLE_RULES,
    ),
    "renamed, deleted": (
        lambda here, id: here.rename(id, "Winter"),
        lambda there, id: there.delete(id),
        Thing.DELETED,
    ),
    "deleted, brought back": (
        lambda here, id: here.delete(id),
        lambda there, id: change(there, "UPDATE campaign SET deleted = ''"),
        Thing.BROUGHT_BACK,
    ),
    "deleted, brought back, deleted": (
        lambda here, id: here.delete(id),
        lambda there, id: (change(there, "UPDATE campaign SET deleted = ''"), there.delete(id)),
        Thing.DELETED,
    ),
    "deleted, gone for good": (
        lambda here, id: here.delete(id),
        lambda there, id: there.forget(-1),
        Thing.GONE,
    ),
    "entered, changed": (
        lambda here, id: here.add_by_hand(id, by(3)),
        lambda there, id: there.edit(id, there.load(id).results[2], by(4)),
        Thing.RESULT,
    ),
    "entered, another in its place": (
        lambda here, id: here.add_by_hand(id, by(3)),
        lambda there, id: (
            there.remove(id, there.load(id).results[2]),
            there.add_by_hand(id, by(5)),
        ),
        Thing.RESULT,
    ),
    "changed, changed": (
        lambda here, id: here.edit(id, first(here, id), by(3)),
        lambda there, id: there.edit(id, first(there, id), by(4)),
        Thing.RESULT,
    ),
    "changed, removed": (
        lambda here, id: here.edit(id, first(here, id), by(3)),
        lambda there, id: there.remove(id, first(there, id)),
        Thing.RESULT,
    ),
    "removed, another in its place": (
        lambda here, id: here.remove(id, here.load(id).results[1]),
        lambda there, id: there.add_by_hand(id, by(5)),
        Thing.PLACE,
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_another_window_changed_stays(
    store: Campaigns, there: Campaigns, classic: int, case: str
) -> None:
    does, meanwhile, thing = CASES[case]
    for lead in (1, 2):
        store.add_by_hand(classic, by(lead))
    undo = does(store, classic)
    meanwhile(there, classic)
    before = everything(store)
    for _ in range(2):
        with pytest.raises(Meanwhile) as problem:
            undo()
        assert problem.value.thing is thing
    assert everything(store) == before


OTHERS: list[Work] = [
    lambda there, id: there.rename(id, "Autumn"),
    lambda there, id: there.set_state(id, State.PAUSED),
    lambda there, id: there.set_table_rules(id, CARD),
    lambda there, id: there.add_by_hand(id, by(7)),
]


@pytest.mark.parametrize("number", range(len(OTHERS)))
def test_the_way_back_leaves_the_rest_as_it_is(
    store: Campaigns, there: Campaigns, classic: int, number: int
) -> None:
    for lead in (1, 2):
        store.add_by_hand(classic, by(lead))
    expected = OTHERS[number]
    undo = store.edit(classic, first(store, classic), by(50))
    expected(there, classic)
    undo()
    after = store.load(classic)
    assert [one.lead for one in after.results][:2] == [1, 2]
    for does in (
        lambda: store.remove(classic, first(store, classic)),
        lambda: store.delete(classic),
    ):
        does()()
    assert everything(store) == [replace(after, changed="")]


def test_what_has_begun_is_taken_back_only_as_it_began(
    store: Campaigns, there: Campaigns, library: Library
) -> None:
    definition = library.campaign("classic")
    id, undo = store.begin("Summer", definition, [by(1)])
    undo()
    assert store.entries() == []
    for number, other in enumerate(OTHERS):
        id, undo = store.begin(f"Summer {number}", definition, [by(1)])
        other(there, id)
        with pytest.raises(Meanwhile) as problem:
            undo()
        assert problem.value.thing is Thing.CAMPAIGN
        assert not store.load(id).deleted


def test_a_deed_decided_on_what_is_no_more_so_changes_nothing(
    store: Campaigns, there: Campaigns, classic: int
) -> None:
    store.add_by_hand(classic, by(1))
    seen = first(there, classic)
    store.rename(classic, "Winter")
    store.set_state(classic, State.PAUSED)
    store.set_table_rules(classic, ANY)
    store.edit(classic, seen, by(2))
    before = everything(store)
    deeds: list[tuple[Work, Thing]] = [
        (lambda there, id: there.rename(id, "Autumn", "Summer"), Thing.NAME),
        (lambda there, id: there.set_state(id, State.GIVEN_UP, State.RUNNING), Thing.STATE),
        (lambda there, id: there.set_table_rules(id, CARD, TableRules()), Thing.TABLE_RULES),
        (lambda there, id: there.edit(id, seen, by(9)), Thing.RESULT),
        (lambda there, id: there.remove(id, seen), Thing.RESULT),
    ]
    for does, thing in deeds:
        with pytest.raises(Meanwhile) as problem:
            does(there, classic)
        assert problem.value.thing is thing
    assert everything(store) == before


def test_a_saved_game_that_joined_another_campaign_or_is_gone_does_not_come_back(
    store: Campaigns, there: Campaigns, library: Library, classic: int
) -> None:
    other = there.create("Other", library.campaign("free"))
    game = begin(store, library)
    store.add_game(classic, game)
    undo = store.remove(classic, first(store, classic))
    back = there.add_game(other, game)
    before = everything(store)
    with pytest.raises(Meanwhile) as problem:
        undo()
    assert problem.value.thing is Thing.OTHER_CAMPAIGN
    assert everything(store) == before
    back()
    undo()
    assert first(store, classic).game == game
    undo = store.remove(classic, first(store, classic))
    Collection(store.path).delete([game])
    Collection(store.path).forget(-1)
    assert Archive(store.path).all_entries() == []
    with pytest.raises(Meanwhile) as problem:
        undo()
    assert problem.value.thing is Thing.GAME_GONE


def test_a_game_that_went_on_under_another_number_is_left(
    store: Campaigns, there: Campaigns, library: Library, classic: int
) -> None:
    game = begin(store, library)
    undo = store.add_game(classic, game)
    there.move_game(game, begin(there, library))
    with pytest.raises(Meanwhile) as problem:
        undo()
    assert problem.value.thing is Thing.RESULT
    assert len(store.load(classic).results) == 1


def test_a_foreign_campaign_of_the_same_number_is_never_changed(
    store: Campaigns, library: Library, tmp_path: Path
) -> None:
    """In a file that was put in the place of another, whatever the system calls that file."""
    number = store.create("Ours", library.campaign("classic"), [by(10)])
    other = Campaigns(tmp_path / "other.db")
    assert other.create("Theirs", library.campaign("classic"), [by(10)]) == number
    one = store.load(number).results[0]
    undone = store.rename(number, "Mine"), store.add_by_hand(number, by(20))
    back = store.delete(number)
    store.path.write_bytes(other.path.read_bytes())
    before = store.path.read_bytes()
    for other_change in (
        *undone,
        back,
        lambda: store.rename(number, "Mine"),
        lambda: store.set_state(number, State.PAUSED),
        lambda: store.delete(number),
        lambda: store.remove(number, one),
        lambda: store.edit(number, one, by(30)),
        lambda: store.add_by_hand(number, by(30)),
    ):
        with pytest.raises(Meanwhile) as caught:
            other_change()
        assert caught.value.thing is Thing.GONE
    assert store.path.read_bytes() == before
    store.all()  # the list is read anew, so it is known what is chosen
    store.rename(number, "Known")
    assert store.load(number).name == "Known"
