"""`solitaria report`: one file about the last game, which `replay` opens."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from solitaria_app.content.library import load
from solitaria_app.session import places
from solitaria_app.session.archive import Archive
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header

from .conftest import Run

LIBRARY = load()


@pytest.fixture
def game() -> Game:
    """A game in the file of games, not over."""
    game = Game(new_header(LIBRARY, "italia", "standard", "report"), LIBRARY)
    game.settle()
    for _ in range(3):
        game.do(game.legal()[0])
        game.settle()
    Archive(places.games_file()).add(game)
    return game


def test_the_last_game_is_reported_and_replay_opens_it(
    run: Run, tmp_path: Path, game: Game
) -> None:
    settings = places.settings_folder() / places.SETTINGS
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text('{"theme": "dark", "last_folder": "/home/anna/games"}', encoding="utf-8")
    faults = places.log_folder() / places.FAULTS
    faults.parent.mkdir(parents=True, exist_ok=True)
    faults.write_text('File "/home/anna/app.py", line 3\nKeyError: 5\n', encoding="utf-8")
    file = tmp_path / "problem.yaml"
    result = run("report", file, "--note", "It stopped.")
    assert (result.exit_code, result.stderr) == (0, "")
    text = file.read_text(encoding="utf-8")
    for word in ("theme: dark", "It stopped.", "KeyError: 5", "seed: report"):
        assert word in text
    assert "anna" not in text
    shown = run("replay", file, "--verify")
    assert (shown.exit_code, shown.stderr) == (0, "")


@pytest.mark.parametrize("content", ["", "{", "[1]", "\x00"])
def test_broken_settings_do_not_matter(run: Run, tmp_path: Path, game: Game, content: str) -> None:
    settings = places.settings_folder() / places.SETTINGS
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(content, encoding="utf-8")
    assert run("report", tmp_path / "problem.yaml").exit_code == 0


def test_without_a_game_there_is_nothing_to_report(run: Run, tmp_path: Path) -> None:
    result = run("report", tmp_path / "problem.yaml")
    assert result.exit_code == 2
    assert result.stderr == "There is no saved game to report on.\n"
    assert list(tmp_path.glob("*.yaml")) == []


def test_a_file_that_is_there_stays(run: Run, tmp_path: Path, game: Game) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary", encoding="utf-8")
    result = run("report", file)
    assert result.exit_code == 2
    assert result.stderr == f"{file}: there is a file of this name already; it stays as it is.\n"
    assert file.read_text(encoding="utf-8") == "dear diary"


def test_a_folder_that_is_missing_is_told(run: Run, tmp_path: Path, game: Game) -> None:
    result = run("report", tmp_path / "none" / "problem.yaml")
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert "can't be written" in result.stderr


def test_a_damaged_file_of_games_is_told(run: Run, tmp_path: Path) -> None:
    places.data_folder().mkdir(parents=True, exist_ok=True)
    places.games_file().write_bytes(b"no database at all, only words" * 50)
    result = run("report", tmp_path / "problem.yaml")
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert str(places.games_file()) in result.stderr


@pytest.mark.skipif(os.name == "nt", reason="no pipes in folders there")
def test_a_pipe_in_place_of_the_settings_is_not_waited_for(
    run: Run, tmp_path: Path, game: Game
) -> None:
    places.settings_folder().mkdir(parents=True, exist_ok=True)
    os.mkfifo(places.settings_folder() / places.SETTINGS)
    assert run("report", tmp_path / "problem.yaml").exit_code == 0
