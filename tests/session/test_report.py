"""A problem report opens like a game and tells neither names nor paths."""

from __future__ import annotations

import getpass
from pathlib import Path

import pytest

from solitaria_app.content.library import load
from solitaria_app.engine.notation import read
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import read_file
from solitaria_app.session.header import new_header
from solitaria_app.session.report import without_paths, write_report

LIBRARY = load()


@pytest.fixture
def game() -> Game:
    game = Game(new_header(LIBRARY, "imperium", "expert", "report"), LIBRARY)
    game.settle()
    game.do(read(game.rules, "play senator"))
    return game


def test_a_report_is_a_game_file_with_version_settings_and_journal(
    tmp_path: Path, game: Game
) -> None:
    path = tmp_path / "report.yaml"
    settings = {"theme": "dark", "text_size": 115, "last_folder": str(Path.home() / "games")}
    write_report(game, path, settings, note="It stopped here.", faults="Traceback")
    text = path.read_text(encoding="utf-8")
    assert read_file(path, LIBRARY).game.state == game.state
    for word in ("theme: dark", "text_size: 115", "It stopped here.", "program: ", "cursor: "):
        assert word in text
    assert "last_folder" not in text
    assert str(Path.home()) not in text


def test_a_report_holds_no_path_from_note_or_log(tmp_path: Path, game: Game) -> None:
    path = tmp_path / "report.yaml"
    fault = f'  File "{Path.home()}/lib/solitaria_app/ui/app.py", line 3'
    write_report(game, path, {}, note=f"see {Path.home()}/x/notes.txt", faults=fault)
    text = path.read_text(encoding="utf-8")
    assert str(Path.home()) not in text
    assert f"/{getpass.getuser()}/" not in text
    assert ".../app.py" in text and ".../notes.txt" in text


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("C:\\Users\\anna\\games.db is full", ".../games.db is full"),
        ("/var/lib/anna/games.db: locked", ".../games.db: locked"),
        ("~/games.db", ".../games.db"),
        ("3 of 4 cards", "3 of 4 cards"),
    ],
)
def test_paths_are_cut_to_their_last_part(given: str, said: str) -> None:
    assert without_paths(given) == said


def test_a_note_of_any_signs_is_written(tmp_path: Path, game: Game) -> None:
    path = tmp_path / "report.yaml"
    write_report(game, path, {"half": "\udcff"}, note="\udcff \x1b[31m\n\x01", faults="\ud800")
    assert read_file(path, LIBRARY).game.state == game.state
