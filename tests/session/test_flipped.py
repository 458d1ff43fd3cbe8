"""One flipped bit makes a text that is none: that row suffers, and nothing else."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.membership import campaigns_of_games
from solitaria_app.session.campaign.result import Result
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.checkup import check_up
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.gamesfile import GamesFile
from solitaria_app.session.header import new_header
from solitaria_app.session.puttingback import restore
from solitaria_app.session.troubles import DAMAGED

GAME = ("header", "name", "note", "begun", "changed", "summary", "facts", "position", "aside")
CAMPAIGN = ("name", "definition", "state", "begun", "changed")
COLUMNS = [("game", name) for name in (*GAME, "deleted")]
COLUMNS += [("campaign", name) for name in CAMPAIGN] + [("campaign_game", "board")]


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory, library: Library, played: Game) -> bytes:
    """Two games, the second one over and in a campaign with a result by hand."""
    path = tmp_path_factory.mktemp("whole") / "games.db"
    archive, campaigns = Archive(path), Campaigns(path)
    archive.add(fresh(library, "first"), "Autumn", "By the fire.")
    over = archive.add(played, "Winter")
    number = campaigns.create("Summer", library.campaign("classic"))
    campaigns.add_game(number, over)
    campaigns.add_by_hand(number, Result("italia", "standard", 20, 125, 110))
    return path.read_bytes()


def fresh(library: Library, seed: str) -> Game:
    return Game(new_header(library, "italia", "standard", seed), library)


@pytest.mark.parametrize("byte", [0, 2])
@pytest.mark.parametrize(("table", "column"), COLUMNS)
def test_one_bad_row_harms_nothing_else(
    tmp_path: Path, library: Library, content: bytes, table: str, column: str, byte: int
) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(content)
    with closing(sqlite3.connect(path)) as db, db:
        which = "id = 2" if table == "game" else "number = 2" if "_" in table else "id = 1"
        (text,) = db.execute(f"SELECT {column} FROM {table} WHERE {which}").fetchone()
        raw = bytearray(text.encode() or b"202")
        raw[min(byte, len(raw) - 1)] |= 0x80
        change = f"UPDATE {table} SET {column} = CAST(? AS TEXT) WHERE {which}"
        db.execute(change, (bytes(raw),))
    archive, collection, campaigns = Archive(path), Collection(path), Campaigns(path)
    assert {entry.id for entry in archive.all_entries()} == {1, 2}
    assert len(collection.facts()) == (column not in ("facts", "deleted"))
    assert len(campaigns.all()) == 1
    GamesFile(path).read(campaigns_of_games)
    collection.rename(1, "Spring")
    collection.note(2, "Kept all the same.")
    other = campaigns.create("Other", library.campaign("classic"))
    campaigns.rename(other, "Another")
    new = archive.add(fresh(library, "new"))
    collection.delete([2])
    collection.forget()
    assert archive.entries()[0].id == new
    assert archive.load(1, library).header.seed == "first"


def test_a_damaged_time_of_a_change_is_not_the_last_one(
    tmp_path: Path, library: Library, content: bytes
) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(content)
    far, bad = "2199-01-01T00:00:00.000+00:00", "\udcb2199".encode(errors="surrogateescape")
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE game SET changed = ? WHERE id = 1", (far,))
        db.execute("UPDATE game SET changed = CAST(? AS TEXT) WHERE id = 2", (bad,))
        db.execute("UPDATE campaign SET changed = 'none'")
    archive = Archive(path)
    last = archive.unfinished()
    assert last is not None and last.id == 1
    new = archive.entry(archive.add(fresh(library, "new")))
    assert new is not None and new.changed > far


def test_what_sqlite_cites_of_a_damaged_file_may_be_no_text(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(content)
    copy = check_up(path).made
    path.write_bytes(content.replace(b"CREATE TABLE turn", b"CREATE T\xdeBLE turn"))
    found = check_up(path)
    assert (found.problem, found.offer) == (DAMAGED.at(path), copy)
    assert copy is not None and restore(path, copy).aside is not None
    assert path.read_bytes() == content
