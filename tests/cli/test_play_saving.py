"""`solitaria play`: every step is saved; where that can't be done it is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from solitaria_app.cli.console import Output
from solitaria_app.cli.terminal.keeper import Keeper
from solitaria_app.cli.terminal.table import TerminalGame
from solitaria_app.cli.terms import Terms
from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import read_file
from solitaria_app.session.header import new_header
from solitaria_app.session.openlock import claim
from solitaria_app.session.places import games_file
from solitaria_app.session.problem import Problem
from solitaria_app.session.troubles import NOT_SAVED

from .playing import Play, saved


def test_every_step_is_saved_at_once(play: Play, library: Library) -> None:
    """A crash in the middle of the next question loses nothing."""
    lengths = []

    class Crash(Exception):
        pass

    game = Game(new_header(library, "italia", "standard", "crash"), library)

    def ask() -> str:
        archive = Archive(games_file())
        (entry,) = archive.entries()
        lengths.append((entry.inputs, game.length()))
        if len(lengths) == 6:
            raise Crash
        return "1"

    table = TerminalGame(game, Terms("en"), Output(), Keeper(Archive(games_file())), ask)
    with pytest.raises(Crash):
        table.play(game.settle())
    assert all(saved == played for saved, played in lengths)
    assert lengths[-1] > lengths[0]


def test_no_save(play: Play) -> None:
    got = play(["1"], "--no-save")
    assert got.exit_code == 0
    assert not games_file().exists()
    assert "start it again to go on" not in got.stdout


def _block(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()


def test_nowhere_to_save_one_sentence_and_no_game(play: Play) -> None:
    _block(games_file().parent)
    got = play(["1"])
    assert (got.exit_code, got.stdout) == (2, "")
    (line,) = got.stderr.splitlines()
    assert line.startswith(f"{games_file()}: ")
    assert line.endswith(".")


@pytest.mark.parametrize("content", [b"no database", b"", b"SQLite format 3\x00" + b"\xff" * 200])
def test_a_file_that_is_none_of_games_stays_as_it_is(play: Play, content: bytes) -> None:
    _block(games_file())
    games_file().write_bytes(content)
    got = play(["1"], "--new")
    if content:
        assert (got.exit_code, got.stdout) == (2, "")
        assert len(got.stderr.splitlines()) == 1
        assert games_file().read_bytes() == content
    else:
        assert got.exit_code == 0


def test_a_disk_that_fills_up_later_is_told_and_ends_with_2(
    play: Play, library: Library, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("solitaria_app.session.archive.Archive.save", _full_after(2))
    file = tmp_path / "rescued.yaml"
    got = play(["1", "1", "1", f"x {file}"], "--seed", "full")
    assert got.exit_code == 2
    assert got.stdout.count("Not saved: ") == 1
    assert got.stderr.startswith("Not saved: ")
    assert read_file(file, library).game.header.seed == "full"


def _full_after(times: int) -> Callable[[Archive, int, Game], None]:
    from solitaria_app.session.archive import ArchiveProblem

    save, calls = Archive.save, iter(range(1000))

    def full(self: Archive, number: int, game: Game) -> None:
        if next(calls) >= times:
            raise ArchiveProblem(Problem("problem.full", self.path, so=NOT_SAVED))
        save(self, number, game)

    return full


def test_a_game_that_is_played_is_open_in_no_other_window(play: Play, library: Library) -> None:
    keeper = Keeper(Archive(games_file()))
    keeper.keep(Game(new_header(library, "italia", "standard", "held"), library))
    assert keeper.number is not None
    assert claim(games_file(), keeper.number) is None
    keeper.close()
    free = claim(games_file(), keeper.number)
    assert free is not None
    free.close()


@pytest.mark.parametrize(("language", "when"), [("en", 2), ("de", 2), ("en", 6)])
def test_a_file_that_vanishes_while_a_game_is_played(
    play: Play, library: Library, monkeypatch: pytest.MonkeyPatch, language: str, when: int
) -> None:
    """Also where that is seen only by the last save, of a player who leaves."""
    save, calls = Archive.save, iter(range(1000))

    def vanishing(self: Archive, number: int, game: Game) -> None:
        if next(calls) == when:
            self.path.unlink()
        save(self, number, game)

    monkeypatch.setattr(Archive, "save", vanishing)
    got = play(["1"] * 6, "--seed", "gone", "--language", language)
    assert got.exit_code == 0
    said = "the file of games is gone" if language == "en" else "die Datei der Partien ist nicht"
    assert " ".join(got.stdout.split()).count(said) == 1
    (game,) = saved(library)
    assert game.header.seed == "gone" and game.length() > 4
