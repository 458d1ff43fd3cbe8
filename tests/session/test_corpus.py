"""Files that the programs of then wrote: every one opens, ever after, and is what it was.

tests/corpus has them by version of their format. They are never changed; tools/make_corpus.py
writes those of the present versions.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

import pytest
import yaml

from solitaria_app.content.campaign import TableRules
from solitaria_app.content.library import Library
from solitaria_app.engine.following import Way
from solitaria_app.engine.options import Mover, NoSite
from solitaria_app.session.archive import Archive
from solitaria_app.session.backup import back_up
from solitaria_app.session.campaign import file as campaign_file
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.collection import Collection
from solitaria_app.session.entries import FINISHED, GIVEN_UP, RUNNING
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import check_file, read_file, write_file
from solitaria_app.session.header import FORMAT
from solitaria_app.session.schema import VERSION
from solitaria_app.session.setups import Setups
from solitaria_app.session.statejson import state_digest
from solitaria_app.ui import settings

CORPUS = Path(__file__).parents[1] / "corpus"
FIRST = [  # what the programs of versions 1 and 2 wrote; digests are those of the games' ends
    (1, "italia", "standard", FINISHED, 135, 135, "07d070808771e49a"),
    (2, "imperium", "veteran", RUNNING, 76, 76, "794fabbc8a17f06f"),
    (3, "italia", "expert", FINISHED, 108, 108, "9c2192f18251dd52"),
    (4, "italia", "beginner", RUNNING, 0, 0, "593f7022e059968a"),
]
NEXT = [  # what those of versions 3 and 4 wrote
    (1, "italia", "standard", FINISHED, 128, 128, "603ea47e396044ac"),
    (2, "imperium", "veteran", RUNNING, 49, 48, "41933981a57a2e20"),
    (3, "italia", "expert", FINISHED, 132, 132, "9d2b63d4aff0b5b0"),
    (4, "italia", "strong-veteran", RUNNING, 82, 82, "4f92e96a62037751"),
    (5, "italia", "beginner", GIVEN_UP, 47, 47, "0aa29abe5c67a575"),
]
GAMES = {1: FIRST, 2: FIRST, 3: NEXT, 4: NEXT}
"""By version: number, board, level, how it stands, inputs, cursor, digest."""


TABLE_RULES = TableRules(Mover.ANY, NoSite.TAKE_CARD)


def files(kind: str) -> list[Path]:
    return sorted(CORPUS.glob(f"{kind}-format-*/*.yaml"))


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@pytest.fixture(params=GAMES)
def version(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture
def path(version: int, tmp_path: Path) -> Path:
    return Path(shutil.copy(CORPUS / f"games-{version}.db", tmp_path / "games.db"))


def found(path: Path, library: Library) -> list[tuple[object, ...]]:
    archive = Archive(path)
    rows: list[tuple[object, ...]] = []
    for entry in sorted(archive.all_entries(), key=lambda entry: entry.id):
        assert entry.header is not None, entry.problem
        game = archive.load(entry.id, library)
        end = state_digest(game.state_at(game.length()))
        header = entry.header
        assert entry.inputs == game.length()
        told = (header.board, header.level, entry.state, game.length(), game.cursor, end)
        rows.append((entry.id, *told))
    return rows


def version_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


# --- files of games -------------------------------------------------------------------


def test_every_version_is_there() -> None:
    """And a new one needs a file of its own, written by its own program."""
    assert sorted(GAMES) == list(range(1, VERSION + 1))
    assert {path.name for path in CORPUS.glob("*.db")} == {f"games-{n}.db" for n in GAMES}
    for n in GAMES:
        assert version_in(CORPUS / f"games-{n}.db") == n
    folders = {path.name for path in CORPUS.iterdir() if path.is_dir()}
    assert folders == {
        *(f"games-format-{n}" for n in range(1, FORMAT + 1)),
        f"setups-format-{FORMAT}",
        *(f"campaigns-format-{n}" for n in range(1, campaign_file.FORMAT + 1)),
    }


def test_a_file_of_games_is_read_without_being_changed(
    version: int, path: Path, library: Library
) -> None:
    before = path.read_bytes()
    assert found(path, library) == GAMES[version]
    assert path.read_bytes() == before


def test_one_change_brings_a_file_up_to_date_and_keeps_all_games(
    version: int, path: Path, library: Library
) -> None:
    copy = back_up(path)
    archive = Archive(path)
    game = archive.load(1, library)
    archive.save(1, game)
    assert version_in(path) == VERSION
    assert found(path, library) == GAMES[version]
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert copy is not None and version_in(copy.path) == version


def test_lines_and_bookmarks_are_there(version: int, path: Path, library: Library) -> None:
    game = Archive(path).load(2, library)
    notes = {3: "the set-up", 75: "here"} if version < 3 else {48: "Or the other way?"}
    assert (len(game.abandoned), game.bookmarks) == (1, notes)
    game.take_line(0)


def test_finished_games_get_the_facts_that_their_version_did_not_keep(
    version: int, path: Path, library: Library
) -> None:
    archive, collection = Archive(path), Collection(path)
    for number in collection.without_facts():
        archive.complete(number, library)
    assert not collection.without_facts()
    scores = [(fact.details.human, fact.details.contrarius) for fact in collection.facts()]
    assert scores == ([(55, 144), (19, 154)] if version < 3 else [(38, 155)])


def test_games_go_out_and_come_in_again(path: Path, tmp_path: Path, library: Library) -> None:
    archive = Archive(path)
    for entry in archive.all_entries():
        game = archive.load(entry.id, library)
        game.go_to(game.length())
        write_file(game, tmp_path / "out.yaml")
        reading = read_file(tmp_path / "out.yaml", library)
        assert reading.game.inputs == game.inputs
        assert (reading.first_difference, reading.other_rules) == (None, None)
        again = archive.add(reading.game)
        assert archive.load(again, library).inputs == game.inputs


@pytest.mark.parametrize(("wanted", "rules"), [(3, None), (4, TABLE_RULES)])
def test_what_later_versions_have_beside_their_games(
    wanted: int, rules: TableRules | None, tmp_path: Path, library: Library
) -> None:
    path = Path(shutil.copy(CORPUS / f"games-{wanted}.db", tmp_path / "games.db"))
    entries = {entry.id: entry for entry in Archive(path).all_entries()}
    assert (entries[1].name, entries[1].note) == ("By the fire", "Rain.\nAll day.")
    assert [number for number, entry in entries.items() if entry.deleted] == [3]
    table = Archive(path).load(4, library)
    assert (table.state_at(0).way, table.state.way) == (Way.FULL, Way.LIGHT)
    tour, winter = sorted(Campaigns(path).entries(), key=lambda campaign: campaign.name)
    assert (tour.name, winter.name) == ("All boards", "Winter")
    told = [(one.game, one.human, one.contrarius) for one in winter.results]
    assert told == [(None, 131, 118), (1, 38, 155)]
    assert winter.story(library.largest_first).start == 18
    assert winter.definition is not None
    assert (winter.definition.table_rules, tour.problem) == (rules, None)


# --- other files ----------------------------------------------------------------------


@pytest.mark.parametrize("file", files("games"), ids=named)
def test_an_exported_game(file: Path, tmp_path: Path, library: Library) -> None:
    format = int(file.parent.name.rpartition("-")[2])
    reading = check_file(file, library)
    assert (reading.refused, reading.first_difference, reading.other_rules) == (None, None, None)
    assert reading.game.header.format == format
    archive = Archive(tmp_path / "games.db")
    number = archive.add(reading.game)
    write_file(archive.load(number, library), tmp_path / "again.yaml")
    turns = (yaml.safe_load(path.read_text()) for path in (file, tmp_path / "again.yaml"))
    first, again = (value["turns"] for value in turns)
    assert first == again


def test_a_game_beside_a_table_has_all_that_its_format_has(library: Library) -> None:
    folder = CORPUS / f"games-format-{FORMAT}"
    text = (folder / "table.yaml").read_text(encoding="utf-8")
    for part in ("way: full", "by hand", "follow light", "hold 17 sestertii"):
        assert part in text
    for kind in ("tokens", "house", "colonist", "card", "marker", "points"):
        assert f"correct {kind}" in text
    about = read_file(folder / "screen.yaml", library).about
    assert (about.name, about.note) == ("By the fire", "Rain.\nAll day.")


@pytest.mark.parametrize("folder", sorted(CORPUS.glob("setups-format-*")), ids=lambda p: p.name)
def test_saved_set_ups(folder: Path, library: Library) -> None:
    setups = Setups(folder)
    saved = setups.saved(library)
    assert [(one.name, one.problem) for one in saved] == [("Empire", None), ("Kitchen table", None)]
    for one in saved:
        game: Game = setups.load(one, library, "corpus", Way.LIGHT)
        assert game.state.turn == 1


@pytest.mark.parametrize("file", files("campaigns"), ids=named)
def test_an_exported_campaign(file: Path, tmp_path: Path, library: Library) -> None:
    reading = campaign_file.read_file(file, library)
    campaigns = Campaigns(tmp_path / "games.db")
    number = campaigns.create(reading.name, reading.definition, reading.results, reading.state)
    campaign = campaigns.load(number)
    assert (campaign.name, campaign.definition) == (file.stem, reading.definition)
    assert len(campaign.results) == len(reading.results)


def test_settings() -> None:
    """What was set is there; what has been added since has its default."""
    file = CORPUS / "settings.json"
    kept = json.loads(file.read_text(encoding="utf-8"))
    read = json.loads(json.dumps(asdict(settings.load(file))))
    defaults = json.loads(json.dumps(asdict(settings.Settings())))
    assert len(kept) > 15
    assert read == {**defaults, **kept}
    assert all(defaults[name] != value for name, value in kept.items())
