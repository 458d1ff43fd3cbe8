"""Whatever was done in one window is taken back, the last first, until all is as it was."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from solitaria_app.content.campaign import TableRules
from solitaria_app.content.library import Library
from solitaria_app.engine.options import Mover
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.campaign import State
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.collection import Collection
from solitaria_app.session.gamesfile import ArchiveProblem
from solitaria_app.session.meanwhile import Undo

from .conftest import begin, by

Deed = Callable[[Random, Campaigns, Library, int, int], Undo]


def delete_game(path: Path, game: int) -> Undo:
    """A game that is there; only such a one is offered for it."""
    (there,) = (one.id for one in Archive(path).some([game]) if not one.deleted)
    return Collection(path).delete([there])


DEEDS: tuple[Deed, ...] = (
    lambda r, store, library, one, game: store.begin("New", library.campaign("free"), [by(1)])[1],
    lambda r, store, library, one, game: store.rename(one, f"Name {r.random()}"),
    lambda r, store, library, one, game: store.set_state(one, r.choice(list(State))),
    lambda r, store, library, one, game: store.set_table_rules(
        one, TableRules(r.choice(list(Mover)))
    ),
    lambda r, store, library, one, game: store.delete(one),
    lambda r, store, library, one, game: store.restore(one),
    lambda r, store, library, one, game: store.add_game(one, game),
    lambda r, store, library, one, game: store.add_by_hand(one, by(r.randint(-9, 9))),
    lambda r, store, library, one, game: store.edit(one, r.choice(store.load(one).results), by(30)),
    lambda r, store, library, one, game: store.remove(one, r.choice(store.load(one).results)),
    lambda r, store, library, one, game: delete_game(store.path, game),
    lambda r, store, library, one, game: Collection(store.path).restore([game]),
    lambda r, store, library, one, game: Collection(store.path).give_up(game, r.random() < 0.5),
)


def kept(path: Path) -> list[list[tuple[object, ...]]]:
    """What the file holds of campaigns and games that matters, deleted times too."""
    asked = (
        "SELECT id, name, definition, state, begun, deleted FROM campaign WHERE deleted = ''"
        " OR name <> 'New'",
        "SELECT * FROM campaign_game WHERE campaign IN (SELECT id FROM campaign WHERE deleted = ''"
        " OR name <> 'New') ORDER BY campaign, number",
        "SELECT id, name, given_up, deleted FROM game",
    )
    with closing(sqlite3.connect(path)) as db:
        return [db.execute(one).fetchall() for one in asked]


@pytest.mark.parametrize("seed", range(6))
def test_all_deeds_of_a_window_are_taken_back(
    store: Campaigns, library: Library, seed: int
) -> None:
    games = [begin(store, library) for _ in range(2)]
    campaigns = [store.create(name, library.campaign("free"), [by(4), by(5)]) for name in "ab"]
    states, r = [kept(store.path)], Random(seed)
    ways: list[Undo] = []
    while len(ways) < 30:
        try:
            deed = r.choice(DEEDS)
            ways.append(deed(r, store, library, r.choice(campaigns), r.choice(games)))
        except (ArchiveProblem, ValueError, IndexError):  # nothing to do it with now
            continue
        states.append(kept(store.path))
    while ways:
        states.pop()
        ways.pop()()
        assert kept(store.path) == states[-1]
