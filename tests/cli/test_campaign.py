"""`solitaria campaign`: list, show, add, export, import."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from solitaria_app.content.campaign import TableRules
from solitaria_app.content.library import load
from solitaria_app.engine.options import Mover
from solitaria_app.session import places
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.campaign import State
from solitaria_app.session.campaign.result import Result
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header

from .conftest import Run

LIBRARY = load()


@pytest.fixture
def store() -> Campaigns:
    """Two campaigns in the file of games, `Summer` changed last."""
    store = Campaigns(places.games_file())
    store.create("Tour", begun(LIBRARY.campaign("grand-tour"), LIBRARY, "1"), state=State.PAUSED)
    id = store.create("Summer", begun(LIBRARY.campaign("classic"), LIBRARY, "2"))
    store.add_by_hand(id, Result("imperium", "standard", 20, 142, 131))
    return store


def test_without_campaigns(run: Run) -> None:
    assert run("campaign", "list").stdout == "There is no campaign yet; the window begins one.\n"
    for arguments in (["show"], ["export", "1", "x.yaml"]):
        result = run("campaign", *arguments)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr == "There is no campaign yet; the window begins one.\n"
    assert not places.games_file().exists()


def test_list(run: Run, store: Campaigns) -> None:
    assert run("campaign", "list").stdout.splitlines() == [
        "No.  Name    State    Won  Lost  Difficulty  Start  How it stands",
        "  2  Summer  running    1     0  Standard       18  The next game starts with 18 points.",
        "  1  Tour    paused     0     0  Standard       20  The next game is on Imperium.",
    ]
    german = run("campaign", "list", "--language", "DE").stdout
    assert german.startswith("Nr.  Name    Zustand   Siege  Niederlagen  Schwierigkeit  ")
    store.add_by_hand(2, Result("italia", "standard", 18, 231, 131))
    finished = run("campaign", "list").stdout.splitlines()[1]
    assert finished.split() == ["2", "Summer", "finished", "2", "0", "Passed:", "Standard."]


def test_a_damaged_campaign_hides_no_other(run: Run, store: Campaigns) -> None:
    with closing(sqlite3.connect(places.games_file())) as db:
        db.execute("UPDATE campaign SET definition = '{' WHERE id = 1")
        db.commit()
    result = run("campaign", "list")
    assert len(result.stdout.splitlines()) == 2
    assert "campaign 1 is damaged" in result.stderr
    result = run("campaign", "list", "--language", "de")
    assert result.stderr == f"{places.games_file()}: Kampagne 1 ist beschädigt.\n"


def test_a_deleted_campaign_is_neither_listed_nor_shown(run: Run, store: Campaigns) -> None:
    store.delete(2)
    assert "Summer" not in run("campaign", "list").stdout
    assert run("campaign", "show", "Summer").exit_code == 2


def test_show(run: Run, store: Campaigns) -> None:
    shown = run("campaign", "show")
    assert (shown.exit_code, shown.stderr) == (0, "")
    assert shown.stdout.splitlines() == [
        "Summer (Classic campaign)",
        "  Standard, 20 points at the start. After a win you start with 1 point less for each 5 of "
        "your lead. Passed when the next start would be 0 or less. Boards: your choice among all "
        "there are.",
        "",
        "Game 1, Imperium, start 20: you 142, Contrarius 131: won by 11, next start 18.",
        "1 win, 0 losses.",
        "Next, game 2: Standard; 18 points at the start; on Imperium or Italia.",
    ]
    assert run("campaign", "show", "2").stdout == shown.stdout
    assert run("campaign", "show", " summer ").stdout == shown.stdout
    assert run("campaign", "show", "tou").stdout.startswith("Tour (Grand tour)\n")
    several = run("campaign", "show", "u")
    assert several.stderr == 'Several campaigns fit "u"; choose 2 ("Summer") or 1 ("Tour").\n'


def test_what_there_is_not(run: Run, store: Campaigns) -> None:
    result = run("campaign", "show", "winter")
    assert (result.exit_code, result.stdout) == (2, "")
    known = '2 ("Summer") or 1 ("Tour")'
    assert result.stderr == f'There is no campaign called "winter"; choose {known}.\n'
    result = run("campaign", "list", "--language", "la")
    assert result.exit_code == 2
    assert result.stderr.startswith('There is no language called "la"')


def test_export_and_import(run: Run, store: Campaigns, tmp_path: Path) -> None:
    file = tmp_path / "summer.yaml"
    result = run("campaign", "export", "summer", file)
    assert (result.exit_code, result.stdout) == (0, f"{file}: Summer\n")
    assert run("campaign", "export", "2", "-").stdout == file.read_text(encoding="utf-8")
    again = run("campaign", "export", "summer", file)
    assert again.exit_code == 2
    assert again.stderr == f"{file}: there is a file of this name already; it stays as it is.\n"
    assert run("campaign", "import", file).stdout == "3  Summer 2\n"
    told, copied = (run("campaign", "show", n).stdout.splitlines()[1:] for n in "23")
    assert copied == told


def test_a_file_that_is_no_campaign(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text("game: {}\n", encoding="utf-8")
    result = run("campaign", "import", file)
    assert result.exit_code == 2
    assert result.stderr == f"{file}:1: this is not a campaign: the key campaign is missing\n"
    assert not places.games_file().exists()


def test_a_folder_that_is_missing(run: Run, store: Campaigns, tmp_path: Path) -> None:
    result = run("campaign", "export", "summer", tmp_path / "none" / "x.yaml")
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert "can't be written" in result.stderr


def test_a_damaged_file_of_games(run: Run, tmp_path: Path) -> None:
    places.data_folder().mkdir(parents=True, exist_ok=True)
    places.games_file().write_bytes(b"no database at all, only words" * 50)
    for arguments in (["list"], ["show"], ["export", "1", tmp_path / "x.yaml"]):
        result = run("campaign", *arguments)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.startswith(f"{places.games_file()}: ")
        assert result.stderr.count("\n") == 1


def test_help_without_a_command(run: Run) -> None:
    result = run("campaign")
    assert result.exit_code == 0
    for name in ("list", "show", "export", "import"):
        assert f"\n  {name} " in result.stdout
        assert run("campaign", name, "--help").exit_code == 0
    wrong = run("campaign", "dance")
    assert wrong.exit_code == 2
    assert wrong.stderr.count("\n") == 1


def test_add(run: Run, store: Campaigns) -> None:
    archive = Archive(store.path)
    begun_with = [
        archive.add(
            Game(new_header(LIBRARY, "italia", "standard", "s", start_points=start), LIBRARY)
        )
        for start in (18, 20)
    ]
    refused = run("campaign", "add", "summer", str(begun_with[1]))
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr == "The game started with 20, not with 18.\n"
    assert run("campaign", "add", "2", "99").stderr == "The game is not there any more.\n"
    added = run("campaign", "add", "summer", str(begun_with[0]))
    assert added.stdout == ("Summer: A game on Italia with 18 points at the start is not over.\n")
    again = run("campaign", "add", "summer", str(begun_with[0]), "--language", "de")
    assert again.stderr == "Die Partie gehört schon zu einer Kampagne.\n"
    assert [one.game for one in store.load(2).results] == [None, begun_with[0]]


def test_show_tells_the_table_rules(run: Run, store: Campaigns) -> None:
    store.set_table_rules(2, TableRules(Mover.ANY))
    assert (
        "  Which colonist moves: Among all that can get there."
        in run("campaign", "show", "2").stdout.splitlines()
    )
