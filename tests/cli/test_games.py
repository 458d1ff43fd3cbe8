"""`solitaria games`: list, export and import saved games."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from solitaria_app.cli.games import STATES
from solitaria_app.cli.games_text import WORDS
from solitaria_app.cli.main import solitaria
from solitaria_app.content.library import Library, load
from solitaria_app.engine.scoring import result
from solitaria_app.session import backup, wanted
from solitaria_app.session.archive import Archive, Busy
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import read_file, text_of
from solitaria_app.session.header import new_header
from solitaria_app.session.places import games_file
from solitaria_app.session.policy import random_policy
from solitaria_app.session.simulate import play_game
from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def library() -> Library:
    return load()


@pytest.fixture(scope="module")
def over(library: Library) -> Game:
    header = new_header(library, "italia", "expert", "over")
    _, inputs, _ = play_game(library.ruleset("italia", "expert"), "over", random_policy)
    return Game.replay(header, library, inputs)


@pytest.fixture
def archive(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, library: Library, over: Game
) -> Archive:
    """A finished game, one under way with a name and a note, one that has just begun."""
    monkeypatch.setattr("solitaria_app.session.places.data_folder", lambda: tmp_path / "data")
    archive = Archive(games_file())
    archive.add(over)
    midway = over.at(over.turn_ends()[4])
    midway.cut()
    archive.add(midway, "Winter", "Two Farmers.")
    archive.add(Game(new_header(library, "imperium", "standard", "begun"), library))
    return archive


def _objects(run: Run, *arguments: object) -> list[dict[str, object]]:
    result = run("games", "list", "--json", *arguments)
    assert (result.exit_code, result.stderr) == (0, "")
    return [json.loads(line) for line in result.stdout.splitlines()]


def _numbers(run: Run, *arguments: object) -> list[object]:
    return [one["number"] for one in _objects(run, *arguments)]


def test_the_table(run: Run, archive: Archive, over: Game) -> None:
    shown = run("games", "list")
    assert (shown.exit_code, shown.stderr) == (0, "")
    heading, *rows = shown.stdout.splitlines()
    assert re.split("  +", heading.strip()) == WORDS["en"]["columns"].split("|")
    cells = [re.split("  +", row.strip()) for row in rows]
    assert [row[0] for row in cells] == ["3", "2", "1"]
    assert cells[0][2:6] == ["Imperium", "Standard", "screen", "set-up"]
    assert cells[1][-1] == "Winter"
    assert cells[1][5].startswith("turn 5: ")
    final = result(over.state)
    how = "won" if final.won else "lost"
    assert cells[2][5] == f"{how} {final.human.total} to {final.contrarius.total}"
    assert cells[2][6] == f"{final.human.total - final.contrarius.total:+d}"


def test_in_german(run: Run, archive: Archive) -> None:
    shown = run("games", "list", "--language", "de").stdout
    assert "Zuletzt gespielt" in shown
    assert "Zug 5: " in shown
    unknown = run("games", "list", "--language", "la")
    assert (unknown.exit_code, unknown.stdout) == (2, "")
    assert WORDS["en"].keys() == WORDS["de"].keys()


def test_objects_for_programs(run: Run, archive: Archive, over: Game) -> None:
    begun, midway, final = _objects(run)
    scores = result(over.state)
    assert final["human"] == scores.human.total
    assert final["lead"] == scores.human.total - scores.contrarius.total
    assert (final["state"], final["won"]) == ("finished", scores.won)
    assert (midway["name"], midway["note"], midway["won"]) == ("Winter", "Two Farmers.", None)
    assert (begun["board"], begun["level"], begun["seed"]) == ("imperium", "standard", "begun")
    assert (begun["way"], begun["turn"], begun["problem"]) == ("digital", 0, None)


def test_filters_and_search(run: Run, archive: Archive) -> None:
    assert STATES == wanted.STATES
    Collection(archive.path).delete([3])
    assert _numbers(run) == [2, 1]
    assert _numbers(run, "--state", "deleted") == [3]
    assert _numbers(run, "--state", "running") == [2]
    assert _numbers(run, "--state", "lost") + _numbers(run, "--state", "won") == [1]
    assert _numbers(run, "--level", "expert") == [2, 1]
    assert _numbers(run, "--board", "imperium") == []
    assert _numbers(run, "--search", "farmers WIN") == [2]
    Collection(archive.path).give_up(2)
    assert _numbers(run, "--state", "given-up") == [2]
    assert run("games", "list", "--board", "imperium").stdout == "There is no such game.\n"


def test_a_campaign_is_told_and_found(run: Run, archive: Archive, library: Library) -> None:
    assert [one["campaign"] for one in _objects(run)] == [None] * 3
    store = Campaigns(archive.path)
    id = store.create("Long winter", begun(library.campaign("classic"), library, "s"))
    store.add_game(id, 1)
    assert _numbers(run, "--search", "LONG expert") == [1]
    assert [one["campaign"] for one in _objects(run)] == [None, None, "Long winter"]
    heading, *rows = run("games", "list").stdout.splitlines()
    at = heading.index("Campaign")
    assert heading.index("Name") > at
    assert [row[at : at + 11] for row in rows] == ["", " " * 11, "Long winter"]
    german = run("games", "list", "--language", "de", "--search", "long").stdout
    assert "Kampagne" in german
    assert "Campaign" not in run("games", "list", "--search", "begun").stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["list", "--board", "atlantis"], "atlantis"),
        (["list", "--level", "easy"], "easy"),
        (["list", "--state", "lucky"], "lucky"),
        (["list", "what"], "what"),
        (["export"], "FOLDER"),
        (["export", "out", "seven"], "seven"),
        (["import"], "FILE"),
        (["dance"], "dance"),
    ],
)
def test_wrong_usage_is_one_sentence(
    run: Run, archive: Archive, arguments: list[str], sentence: str
) -> None:
    result = run("games", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    assert sentence in line


def test_a_damaged_game_hides_no_other(run: Run, archive: Archive) -> None:
    with closing(sqlite3.connect(archive.path)) as db:
        db.execute("UPDATE game SET header = '{' WHERE id = 2")
        db.commit()
    shown = run("games", "list")
    assert shown.exit_code == 0
    assert "game 2 has an unreadable header" in shown.stderr
    told = run("games", "list", "--language", "de").stderr
    assert told == f"{archive.path}: Der Kopf von Partie 2 ist nicht lesbar.\n"
    assert len(shown.stdout.splitlines()) == 3
    damaged = _objects(run)[1]
    assert (damaged["number"], damaged["board"]) == (2, None)
    assert "unreadable" in str(damaged["problem"])


def test_a_game_without_a_summary_is_played_through(run: Run, archive: Archive) -> None:
    before = _objects(run)
    with closing(sqlite3.connect(archive.path)) as db:
        db.execute("UPDATE game SET summary = ''")
        db.commit()
    assert _objects(run) == before


def test_a_file_that_is_no_file_of_games(run: Run, archive: Archive) -> None:
    archive.path.write_bytes(b"no database" * 100)
    for arguments in (["list"], ["export", "out"]):
        result = run("games", *arguments)
        assert (result.exit_code, result.stdout) == (2, "")
        (line,) = result.stderr.splitlines()
        assert str(archive.path) in line


def test_without_games(run: Run, archive: Archive) -> None:
    archive.path.unlink()
    assert run("games", "list").stdout == "There is no such game.\n"
    assert _objects(run) == []
    assert run("games", "export", "out").exit_code == 2


# --- out and in -------------------------------------------------------------------------


def test_out_into_a_folder_and_in_again(
    run: Run, archive: Archive, tmp_path: Path, library: Library, over: Game
) -> None:
    out = tmp_path / "out"
    done = run("games", "export", out)
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout == f"3 games written to {out}.\n"
    assert run("games", "export", out).stdout == f"0 games written to {out}. 3 there already.\n"
    (winter,) = out.glob("*Winter*")
    assert read_file(winter, library).about.note == "Two Farmers."
    again = run("games", "import", out)
    assert (again.exit_code, again.stderr) == (0, "")
    assert again.stdout.endswith("3 there already.\n")
    archive.path.unlink()
    assert run("games", "import", out).stdout == "3 games taken in.\n"
    assert {entry.name for entry in Archive(archive.path).entries()} == {"", "Winter"}


def test_only_some_numbers(run: Run, archive: Archive, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert run("games", "export", out, 2, 2).stdout == f"1 game written to {out}.\n"
    (path,) = out.iterdir()
    assert "Winter" in path.name
    missing = run("games", "export", tmp_path / "other", 2, 77)
    assert (missing.exit_code, missing.stdout) == (2, "")
    assert "there is no game 77" in missing.stderr
    assert not (tmp_path / "other").exists()


def test_what_cannot_be_read_is_named_and_the_rest_taken_in(
    run: Run, archive: Archive, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    run("games", "export", out, 1)
    archive.path.unlink()
    (out / "bread.yaml").write_text("recipe: bread\n")
    done = run("games", "import", out, tmp_path / "nowhere.yaml")
    assert (done.exit_code, done.stdout) == (2, "1 game taken in.\n")
    bread, nowhere = done.stderr.splitlines()
    assert str(out / "bread.yaml") in bread
    assert "nowhere.yaml" in nowhere
    (tmp_path / "empty").mkdir()
    (out / "up").symlink_to(out)
    circle = run("games", "import", out)
    assert (circle.exit_code, circle.stdout) == (2, "0 games taken in. 1 there already.\n")
    assert "leads back to a folder above it" in circle.stderr.splitlines()[0]
    empty = run("games", "import", tmp_path / "empty")
    assert (empty.exit_code, empty.stderr) == (2, "There is no file of a game there.\n")


def test_a_locked_file_ends_the_import_and_what_was_done_is_told(
    run: Run, archive: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, waits = tmp_path / "out", []
    run("games", "export", out)
    archive.path.unlink()
    adding = Archive.add

    def add(self: Archive, *given: object, **named: object) -> int:
        if self.entries():
            waits.append(1)
            raise Busy(f"{self.path}: another window is writing to it; try again.")
        return adding(self, *given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Archive, "add", add)
    done = run("games", "import", out)
    assert (done.exit_code, done.stdout, waits) == (2, "1 game taken in.\n", [1])
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"{archive.path}: another window is writing to it; try again. ")
    assert "The other 2 can be taken in later" in line


def test_a_folder_that_cannot_be_written_to(run: Run, archive: Archive, tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("in the way")
    done = run("games", "export", tmp_path / "wall" / "out", 1)
    assert done.exit_code == 2
    assert done.stdout.startswith("0 games written")
    (line,) = done.stderr.splitlines()
    assert "wall" in line


def test_a_deleted_game_goes_out_only_by_its_number(
    run: Run, archive: Archive, tmp_path: Path
) -> None:
    Collection(archive.path).delete([2])
    assert run("games", "export", tmp_path / "all").stdout.startswith("2 games")
    assert run("games", "export", tmp_path / "one", 2).stdout.startswith("1 game ")


# --- copies of the file -----------------------------------------------------------------


def test_a_file_that_is_gone_while_there_are_copies_is_told_and_brought_back(
    run: Run, archive: Archive, tmp_path: Path, over: Game
) -> None:
    backup.back_up(archive.path)
    archive.path.unlink()
    said = f"{archive.path}: the file of games is gone, but there are copies of it; "
    for group in ("games", "campaign"):
        assert run(group, "list").stderr == (
            f"{said}'solitaria games restore' brings the last good one back.\n"
        )
    assert not archive.path.exists()
    (tmp_path / "one.yaml").write_text(text_of(over), encoding="utf-8")
    taken = run("games", "import", tmp_path / "one.yaml")
    assert taken.exit_code == 0
    assert "a new one is begun, and 'solitaria games restore'" in taken.stderr
    archive.path.unlink()
    done = run("games", "restore")
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.endswith(": 3 games, 0 campaigns.\n")
    assert len(archive.entries()) == 3
    assert run("games", "list").stderr == ""


def test_a_file_that_was_begun_anew_is_told_and_both_come_together(
    run: Run, archive: Archive, tmp_path: Path, over: Game
) -> None:
    backup.back_up(archive.path)
    archive.path.unlink()
    (tmp_path / "one.yaml").write_text(text_of(over), encoding="utf-8")
    run("games", "import", tmp_path / "one.yaml")
    assert run("games", "list").stderr == (
        f"{archive.path}: 2 of the games and campaigns of the last copy are not in it; "
        "'solitaria games restore' brings them back and keeps those that are there.\n"
    )
    done = run("games", "restore")
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.endswith(
        "The file of before is kept as games-replaced-1.db. Its games were brought along.\n"
    )
    assert len(archive.entries()) == 3  # the one taken in is one of the copy's
    assert run("games", "list").stderr == ""


def test_a_file_in_order_is_replaced_only_by_a_copy_that_is_named(
    run: Run, archive: Archive, over: Game
) -> None:
    assert "there is no copy" in run("games", "restore").stderr
    backup.back_up(archive.path)
    archive.add(over)
    refused = run("games", "restore")
    assert refused.exit_code == 2
    assert "the file is in order; name the copy" in refused.stderr
    assert ": 3 games, 0 campaigns" in refused.stderr
    assert len(archive.entries()) == 4
    assert "there is no copy 7" in run("games", "restore", 7).stderr
    done = run("games", "restore", 1)
    assert "The file of before is kept as games-replaced-1.db." in done.stdout
    assert len(archive.entries()) == 3


def test_an_empty_name_is_no_folder() -> None:
    told = CliRunner().invoke(solitaria, ["games", "import", ""])
    assert told.exit_code == 2
    assert "an empty name is no file" in told.output
