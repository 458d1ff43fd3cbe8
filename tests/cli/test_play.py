"""`solitaria play`: whole games, saving, taking back, explanations, bad input."""

from __future__ import annotations

import os
import re
import select
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from solitaria_app.cli.console import Output
from solitaria_app.cli.main import solitaria
from solitaria_app.cli.terminal.keeper import Keeper
from solitaria_app.cli.terminal.table import TerminalGame
from solitaria_app.cli.terms import Terms
from solitaria_app.content.library import Library, load
from solitaria_app.engine import notation
from solitaria_app.engine.inputs import Reveal, Rolled, Token
from solitaria_app.engine.scoring import result, score
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.archive import Archive
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import read_file
from solitaria_app.session.header import new_header
from solitaria_app.session.openlock import claim
from solitaria_app.session.places import games_file
from solitaria_app.session.policy import random_policy
from solitaria_app.session.simulate import play_game
from solitaria_app.session.stream import Stream

COMMAND = [sys.executable, "-P", "-m", "solitaria_app", "play"]
Play = Callable[..., Result]


@pytest.fixture
def play() -> Play:
    """Call with the lines that the player types, and options."""

    def invoke(lines: list[str], *options: str) -> Result:
        text = "".join(f"{line}\n" for line in lines)
        return CliRunner().invoke(solitaria, ["play", *options], input=text, catch_exceptions=False)

    return invoke


@pytest.fixture(scope="module")
def library() -> Library:
    return load()


def _decisions(library: Library, level: str, seed: str) -> list[str]:
    """What a random player types in a whole game."""
    rules = library.ruleset("italia", level)
    _, inputs, _ = play_game(rules, seed, random_policy)
    chance = (Token, Reveal, Rolled)
    return [notation.write(rules, one) for one in inputs if not isinstance(one, chance)]


def _saved(library: Library) -> list[Game]:
    archive = Archive(games_file())
    return [archive.load(entry.id, library) for entry in archive.entries()]


# --- whole games --------------------------------------------------------------------


@pytest.mark.parametrize("level", ["strong-veteran", "strong-expert-8"])
def test_a_whole_game_typed_in_notation(play: Play, library: Library, level: str) -> None:
    lines = _decisions(library, level, "typed")
    got = play(lines, "--level", level, "--seed", "typed")
    assert (got.exit_code, got.stderr) == (0, "")
    (game,) = _saved(library)
    assert game.state.over
    end = result(game.state)
    assert f"Contrarius wins, {end.contrarius.total} to {end.human.total}." in got.stdout
    last = game.state.turn
    for turn in range(1, last):
        assert f"\nTurn {turn}." in got.stdout
    assert "\n Total " in got.stdout
    assert re.search(r"\nContrarius: 3 × Jupiter: \d+ houses outside", got.stdout)
    assert "start it again to go on" not in got.stdout


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_by_numbers(library: Library, language: str, tmp_path: Path) -> None:
    game = Game(new_header(library, "imperium", "veteran", "numbers"), library)
    keeper = Keeper(Archive(tmp_path / "games.db"))
    stream = Stream(language)

    def ask() -> str:
        if game.state.over:
            raise EOFError
        assert table.entries
        return str(1 + stream.below(len(table.entries)))

    table = TerminalGame(game, Terms(language), Output(), keeper, ask)
    table.play(game.settle())
    assert game.state.over
    assert keeper.number is not None
    loaded = Archive(tmp_path / "games.db").load(keeper.number, library)
    assert loaded.inputs == game.inputs


def test_after_the_end_the_last_turn_can_be_taken_back(play: Play, library: Library) -> None:
    lines = _decisions(library, "standard", "end")
    got = play([*lines, "1", "?", "u"], "--seed", "end")
    assert got.exit_code == 0
    (game,) = _saved(library)
    assert not game.state.over
    assert game.state.turn > 1
    assert "start it again to go on" in got.stdout
    again = play(["1", "r", ""])
    assert again.exit_code == 0
    assert _saved(library)[0].state.over


# --- saving -------------------------------------------------------------------------


def test_a_game_left_half_way_is_offered_and_goes_on(play: Play, library: Library) -> None:
    lines = _decisions(library, "standard", "half")
    half = len(lines) // 2
    first = play(lines[:half], "--seed", "half")
    assert first.exit_code == 0
    assert "The game is saved" in first.stdout
    second = play(["1", *lines[half:]])
    assert "A game is saved half-way" in second.stdout
    assert "seed half" in second.stdout
    assert second.exit_code == 0
    (game,) = _saved(library)
    assert game.state.over
    at_once = Game(game.header, library)
    for given in game.inputs:
        at_once.do(given)
    assert at_once.state == game.state
    third = play([], "--seed", "half")
    assert "half-way" not in third.stdout


def test_a_new_game_beside_a_saved_one_loses_neither(play: Play, library: Library) -> None:
    play(["1"], "--seed", "old")
    got = play(["x", "9", "2", "1"], "--seed", "new")
    assert got.stdout.count("There is no option") == 2
    assert [game.header.seed for game in _saved(library)] == ["new", "old"]
    offer = play(["q"]).stdout
    assert offer.index("seed new") < offer.index("seed old")
    got = play(["2", "q"])
    assert "seed old. Every step is saved" in got.stdout
    got = play(["q"], "--new", "--seed", "third")
    assert "half-way" not in got.stdout
    assert len(_saved(library)) == 3


@pytest.mark.parametrize("lines", [[], ["q"], ["quit"]])
def test_leaving_at_the_question_which_game_begins_none(
    play: Play, library: Library, lines: list[str]
) -> None:
    play(["q"], "--seed", "one")
    got = play(lines, "--seed", "two")
    assert (got.exit_code, got.stderr) == (0, "")
    assert len(_saved(library)) == 1


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
            raise ArchiveProblem(f"{self.path}: the disk is full, so the game is not saved.")
        save(self, number, game)

    return full


# --- commands -----------------------------------------------------------------------


def test_undo_and_redo_lead_back_and_forth(play: Play, library: Library) -> None:
    lines = _decisions(library, "standard", "back")[:12]
    play(lines, "--seed", "back")
    (game,) = _saved(library)
    length, cursor = game.length(), game.cursor
    got = play(["1", "u", "u", "u", "r", "r", "r", "r", "r", "r", "r"])
    assert "Undo: " in got.stdout
    assert "Redo: " in got.stdout
    assert "There is nothing to do again." in got.stdout
    (game,) = _saved(library)
    assert (game.length(), game.cursor) == (length, cursor)
    got = play(["1", *["u"] * 40])
    assert "There is nothing to take back." in got.stdout
    (game,) = _saved(library)
    assert game.state.turn == 1
    assert game.length() == length


def test_dice_keep_their_faces_over_undo(play: Play, library: Library) -> None:
    lines = _decisions(library, "standard", "dice")
    play(lines[:10], "--seed", "dice")
    (before,) = _saved(library)
    play(["1", *["u"] * 20, *lines[:10]])
    (after,) = _saved(library)
    assert after.inputs[: after.cursor] == before.inputs


def test_explanations(play: Play) -> None:
    got = play(["?", "? 2", "?1", "? 99", "? x", "w", "1", "3", "w", "h", "t", "b"], "--seed", "5")
    out = got.stdout
    assert "Each turn you play one card" in out
    assert out.count("There is no option 99") == 1
    assert "Contrarius has not built yet." in out
    assert out.count("Why there:") == 1
    assert "Solitaria, page 9" in out
    assert "x FILE" in out
    assert "Lines (= land, ~ sea)" in out


def test_export(play: Play, library: Library, tmp_path: Path) -> None:
    file = tmp_path / "my game.yaml"
    got = play(["1", f"x {file}", "x", f"x {tmp_path}", "x no/such/folder.yaml"], "--seed", "x")
    assert f"Written to {file}." in got.stdout
    assert "x needs the name of a file" in got.stdout
    assert f"{tmp_path}: can't be written: " in got.stdout
    assert "no/such/folder.yaml: can't be written: " in got.stdout
    reading = read_file(file, library)
    assert reading.first_difference is None
    assert reading.game.inputs == _saved(library)[0].inputs


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("99", "There is no option 99; choose 1 to 7, or h for all keys."),
        ("0", "There is no option 0"),
        ("dance", "'dance' is neither a number nor an input; h lists"),
        ("play king", "'play king': there is no card 'king'; ? N shows how option N is typed."),
        ("sell 3 wine", "This is not the moment for it"),
        ("roll blue 3", "This is not the moment for it"),
        ("play weaver-2", "hand"),
        ("dance " * 999, "'dance dance dance dance dance dance d...' is neither"),
        ("\x1b[A", "'\ufffd[A' is neither a number nor an input"),
    ],
)
def test_what_is_no_answer_gets_a_sentence_and_changes_nothing(
    play: Play, library: Library, line: str, text: str
) -> None:
    got = play([line])
    assert got.exit_code == 0
    assert text in got.stdout
    (game,) = _saved(library)
    assert game.state.turn == 1


def test_amounts_are_asked_for_or_typed(play: Play, library: Library) -> None:
    """Option 5 of the first hand is the Mercator, the storehouse holds 2 food."""
    got = play(["5"], "--seed", "trade", "--new")
    listed = re.search(r"(\d+)  Sell food, up to 2 for 4 sestertii each", got.stdout)
    assert listed is not None
    got = play(["5", listed[1], "9", listed[1], "0", listed[1], "2", "sell 1 wine"], "--new")
    assert "How many, 1 to 2? (0: back)" in got.stdout
    assert "You sell 2 food for 8 sestertii." in got.stdout
    assert "You sell 1 wine for 6 sestertii." in got.stdout
    got = play(["5", listed[1], "u", "1"], "--new")
    assert "Undo: Mercator" in got.stdout


def test_back_and_forward_by_one_decision_at_the_start_of_a_turn(
    play: Play, library: Library
) -> None:
    """Turn 2 begins after two decisions: the Tribune, then its colonist."""
    play(["1", "1"], "--seed", "5")
    got = play(["1", "u1"])
    assert "Undo: land colonist in ROMA" in got.stdout
    (game,) = _saved(library)
    assert notation.write(game.rules, game.inputs[game.cursor - 1]) == "play tribune"
    got = play(["1", "r1", "u", "rb"])
    assert "Redo: land colonist in ROMA" in got.stdout
    assert "Redo: Tribune" in got.stdout
    (game,) = _saved(library)
    assert notation.write(game.rules, game.inputs[game.cursor - 1]) == "play tribune"
    assert "u1, r1" in play(["1", "h"]).stdout


def test_what_is_a_guess_is_told_with_a_new_game_only(play: Play) -> None:
    told = "Partly guesses, so compare with your box: the blue die"
    assert told in play(["q"], "--language", "en").stdout
    assert told not in play(["1", "q"]).stdout


def test_an_option_is_explained_with_how_it_is_typed(play: Play) -> None:
    got = play(["? 2", "2", "? 1"], "--seed", "5")
    assert "Typed: play architect" in got.stdout
    assert "Typed: move roma cosa=roma" in got.stdout


def test_upper_case_is_understood(play: Play) -> None:
    got = play(["PLAY Architect", "Move ROMA COSA=ROMA", "done"], "--new", "--seed", "5")
    assert "Your land colonist walks from ROMA to the line COSA – ROMA" in got.stdout


# --- the terminal -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--board", "italy"], "did you mean italia?"),
        (["--level", "hard"], 'no level called "hard"'),
        (["--mover", "longest"], 'no value of the table rule mover called "longest"'),
        (["--no-site", "x"], 'no value of the table rule no_site called "x"'),
        (["--language", "la"], 'no language called "la"'),
        (["--seed", ""], "The seed is empty."),
        (["--seed", "y" * 60], "at most"),
        (["--sead", "1"], "--sead"),
    ],
)
def test_one_sentence_and_status_2_for_what_can_not_be_used(
    play: Play, arguments: list[str], text: str
) -> None:
    got = play(["1"], *arguments)
    assert (got.exit_code, got.stdout) == (2, "")
    (line,) = got.stderr.splitlines()
    assert text in line
    assert not games_file().exists()


def test_table_rules_are_kept_with_the_game(play: Play, library: Library) -> None:
    play(["q"], "--mover", "any", "--no-site", "take-card")
    (game,) = _saved(library)
    assert (game.header.mover, game.header.no_site) == ("any", "take-card")


def test_a_broken_data_file_is_told(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = games_file().parent / "data"
    folder.mkdir(parents=True)
    (folder / "dice.yaml").write_text("dice: 3\n", encoding="utf-8")
    got = play(["1"])
    assert (got.exit_code, got.stdout) == (2, "")
    assert got.stderr.startswith(f"{folder / 'dice.yaml'}:1: ")


def test_it_needs_no_qt_and_bears_bytes_that_are_no_text() -> None:
    program = (
        "import sys; sys.modules['PySide6'] = None\nfrom solitaria_app.cli.main import main\nmain()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "play", "--seed", "5"],
        input=b"\xff\n1\n1\n", capture_output=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Turn 2." in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_ctrl_c_leaves_with_the_game_saved(library: Library) -> None:
    program = subprocess.Popen(
        [*COMMAND, "--seed", "5"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert program.stdin is not None and program.stdout is not None
        program.stdin.write("1\n1\n")
        program.stdin.flush()
        seen = ""
        while "Turn 2." not in seen or not seen.endswith("> "):
            seen += program.stdout.read(1)
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=30)
    finally:
        program.kill()
        program.communicate()
    assert (program.returncode, err) == (130, "")
    assert "The game is saved" in out
    (game,) = _saved(library)
    assert game.state.turn == 2


def _on_terminal(lines: list[str], columns: int, **variables: str) -> str:
    """What a terminal of so many columns shows."""
    import fcntl
    import pty
    import struct
    import termios

    controller, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color", **variables}
    for name in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR"):
        if name not in variables:
            environment.pop(name, None)
    program = subprocess.Popen(
        [*COMMAND, "--seed", "5"], stdin=terminal, stdout=terminal, stderr=terminal,
        env=environment, close_fds=True,
    )  # fmt: skip
    os.close(terminal)
    shown = b""
    deadline = time.monotonic() + 60
    waiting = list(lines)
    try:
        while time.monotonic() < deadline:
            if select.select([controller], [], [], 0.2)[0]:
                try:
                    shown += os.read(controller, 65536)
                except OSError:  # Linux: the program has gone
                    break
            elif shown.rstrip(b"\x1b[?2004h\r\n ").endswith(b">") and waiting:
                os.write(controller, f"{waiting.pop(0)}\n".encode())
            elif program.poll() is not None:
                break
    finally:
        program.kill()
        program.wait()
        os.close(controller)
    assert program.returncode == 0
    return shown.decode()


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
@pytest.mark.parametrize("columns", [30, 80])
def test_on_a_terminal_nothing_is_wider_than_it(columns: int) -> None:
    shown = _on_terminal(["1", "1", "b", "q"], columns)
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown)
    lines = [line for line in plain.splitlines() if "Written" not in line]
    assert max(map(len, lines)) <= columns
    assert "Turn 2." in plain
    assert "\x1b[1m" in shown


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
def test_no_color(library: Library) -> None:
    shown = _on_terminal(["99", "q"], 80, NO_COLOR="1")
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]m", shown)
    assert "There is no option 99" in shown


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
def test_the_end_of_the_terminals_input_leaves(library: Library) -> None:
    shown = _on_terminal(["1", "\x04"], 80)
    assert "The game is saved" in shown
    assert len(_saved(library)) == 1


def test_the_offer_tells_how_each_game_stands_and_names_one_that_is_damaged(
    play: Play, library: Library
) -> None:
    play([], "--seed", "old")
    play(["2"], "--seed", "new")
    archive = Archive(games_file())
    new, old = archive.entries()
    with closing(sqlite3.connect(games_file())) as db:
        db.execute("UPDATE game SET header = '{' WHERE id = ?", (new.id,))
        db.execute("UPDATE game SET summary = '' WHERE id = ?", (old.id,))
        db.commit()
    shown = play(["q"]).stdout
    game = archive.load(old.id, library)
    you, contrarius = score(game.state, 0).total, score(game.state, CONTRARIUS).total
    when = old.when()
    assert when is not None
    stands = f"turn {game.state.turn}, you {you}, Contrarius {contrarius}"
    assert f"seed old, {stands}, saved {when:%Y-%m-%d %H:%M}" in shown.replace("\n", " ")
    assert f"game {new.id} has an unreadable header" in shown.replace("\n", " ")


def test_a_game_that_is_open_elsewhere_or_differs_is_told_and_another_one_offered(
    play: Play, library: Library
) -> None:
    for seed in ("first", "second", "third"):
        play([str(len(_saved(library)) + 1)], "--seed", seed)
    archive = Archive(games_file())
    third, second, _ = archive.entries()
    with closing(sqlite3.connect(games_file())) as db:
        db.execute("UPDATE input SET text = 'dance' WHERE game = ? AND number = 2", (second.id,))
        db.commit()
    other = claim(archive.path, third.id)
    assert other is not None
    shown = play(["1", "1", "1", "q"]).stdout.replace("\n", " ")
    assert "This game is open in another window" in shown
    assert f"game {second.id} can't be opened: the present rules refuse 'dance'" in shown
    assert "seed first" in shown
    assert "The game is saved" in shown
    other.close()


def test_a_game_that_is_played_is_open_in_no_other_window(play: Play, library: Library) -> None:
    keeper = Keeper(Archive(games_file()))
    keeper.keep(Game(new_header(library, "italia", "standard", "held"), library))
    assert keeper.number is not None
    assert claim(games_file(), keeper.number) is None
    keeper.close()
    free = claim(games_file(), keeper.number)
    assert free is not None
    free.close()


def test_a_game_that_was_given_up_is_not_offered(play: Play, library: Library) -> None:
    play([], "--seed", "old")
    Collection(games_file()).give_up(Archive(games_file()).entries()[0].id)
    assert "A game is saved half-way" not in play(["q"], "--seed", "new").stdout
