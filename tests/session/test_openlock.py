"""A game is open for play in one window at a time, and free again after a crash."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from solitaria_app.content.library import Library
from solitaria_app.session import openlock
from solitaria_app.session.archive import Archive
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.openlock import claim, open_games, tidy

HOLDER = """
import sys, time
from pathlib import Path
from solitaria_app.session.openlock import claim
held = claim(Path(sys.argv[1]), 7)
print("held" if held else "taken", flush=True)
time.sleep(60)
"""


def test_a_game_is_open_once(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    first = claim(path, 7)
    assert first is not None
    assert claim(path, 7) is None
    assert claim(path, 8) is not None
    first.close()
    first.close()
    assert claim(path, 7) is not None


def test_another_process_has_it_until_it_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    command = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        assert claim(path, 7) is None
        other.kill()
        other.wait()
    assert claim(path, 7) is not None


def test_two_files_of_games_in_one_folder(tmp_path: Path) -> None:
    first = claim(tmp_path / "games.db", 7)
    assert first is not None
    assert claim(tmp_path / "games-2.db", 7) is not None


def test_without_a_place_for_locks_a_game_is_free(tmp_path: Path) -> None:
    (tmp_path / openlock.FOLDER).write_text("in the way", encoding="utf-8")
    assert claim(tmp_path / "games.db", 7) is not None
    assert claim(tmp_path / "nowhere" / "games.db", 7) is not None


def test_locks_of_closed_games_are_tidied_away(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    held, gone = claim(path, 1), claim(path, 2)
    assert held is not None and gone is not None
    gone.close()
    folder = tmp_path / openlock.FOLDER
    (folder / "games-x.lock").touch()
    tidy(path)
    names = sorted(file.name for file in folder.iterdir())
    assert "games-1.lock" in names and "games-2.lock" not in names
    assert claim(path, 1) is None


def test_tidying_an_empty_folder(tmp_path: Path) -> None:
    tidy(tmp_path / "games.db")
    assert list(tmp_path.iterdir()) == []


def test_in_another_file_a_number_is_free_for_another_game(
    tmp_path: Path, library: Library
) -> None:
    archive = Archive(tmp_path / "games.db")
    game = Game(new_header(library, "italia", "standard", "a"), library)
    before = archive.claim(archive.add(game))
    assert before is not None and claim(archive.path, 1) is None
    archive.path.unlink()
    archive.begin_anew()
    held = archive.claim(archive.add(game))
    assert held is not None and claim(archive.path, 1) is None
    before.close()
    assert open_games(archive.path) == {1}
