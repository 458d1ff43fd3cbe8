"""`solitaria play`: whole games, taking back, explanations, what is no answer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from solitaria_app.cli.console import Output
from solitaria_app.cli.terminal.keeper import Keeper
from solitaria_app.cli.terminal.table import TerminalGame
from solitaria_app.cli.terms import Terms
from solitaria_app.content.library import Library
from solitaria_app.engine import notation
from solitaria_app.engine.scoring import result
from solitaria_app.session.archive import Archive
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import read_file
from solitaria_app.session.header import new_header
from solitaria_app.session.stream import Stream

from .playing import Play, decisions, saved


@pytest.mark.parametrize("level", ["strong-veteran", "strong-expert-8"])
def test_a_whole_game_typed_in_notation(play: Play, library: Library, level: str) -> None:
    lines = decisions(library, level, "typed")
    got = play(lines, "--level", level, "--seed", "typed")
    assert (got.exit_code, got.stderr) == (0, "")
    (game,) = saved(library)
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
    lines = decisions(library, "standard", "end")
    got = play([*lines, "1", "?", "u"], "--seed", "end")
    assert got.exit_code == 0
    (game,) = saved(library)
    assert not game.state.over
    assert game.state.turn > 1
    assert "start it again to go on" in got.stdout
    again = play(["1", "r", ""])
    assert again.exit_code == 0
    assert saved(library)[0].state.over


# --- commands -----------------------------------------------------------------------


def test_undo_and_redo_lead_back_and_forth(play: Play, library: Library) -> None:
    lines = decisions(library, "standard", "back")[:12]
    play(lines, "--seed", "back")
    (game,) = saved(library)
    length, cursor = game.length(), game.cursor
    got = play(["1", "u", "u", "u", "r", "r", "r", "r", "r", "r", "r"])
    assert "Undo: " in got.stdout
    assert "Redo: " in got.stdout
    assert "There is nothing to do again." in got.stdout
    (game,) = saved(library)
    assert (game.length(), game.cursor) == (length, cursor)
    got = play(["1", *["u"] * 40])
    assert "There is nothing to take back." in got.stdout
    (game,) = saved(library)
    assert game.state.turn == 1
    assert game.length() == length


def test_dice_keep_their_faces_over_undo(play: Play, library: Library) -> None:
    lines = decisions(library, "standard", "dice")
    play(lines[:10], "--seed", "dice")
    (before,) = saved(library)
    play(["1", *["u"] * 20, *lines[:10]])
    (after,) = saved(library)
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
    assert reading.game.inputs == saved(library)[0].inputs


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("99", "There is no option 99; choose 1 to 7, or h for all keys."),
        ("0", "There is no option 0"),
        ("dance", "'dance' is neither a number nor an input; h lists"),
        ("play king", "'play king': expected a card, not 'king'; ? N shows how option N is typed."),
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
    (game,) = saved(library)
    assert game.state.turn == 1


def test_amounts_are_asked_for_or_typed(play: Play) -> None:
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
    (game,) = saved(library)
    assert notation.write(game.rules, game.inputs[game.cursor - 1]) == "play tribune"
    got = play(["1", "r1", "u", "rb"])
    assert "Redo: land colonist in ROMA" in got.stdout
    assert "Redo: Tribune" in got.stdout
    (game,) = saved(library)
    assert notation.write(game.rules, game.inputs[game.cursor - 1]) == "play tribune"
    assert "u1, r1" in play(["1", "h"]).stdout


def test_an_option_is_explained_with_how_it_is_typed(play: Play) -> None:
    got = play(["? 2", "2", "? 1"], "--seed", "5")
    assert "Typed: play architect" in got.stdout
    assert "Typed: move roma cosa=roma" in got.stdout


def test_upper_case_is_understood(play: Play) -> None:
    got = play(["PLAY Architect", "Move ROMA COSA=ROMA", "done"], "--new", "--seed", "5")
    assert "Your land colonist walks from ROMA to the line COSA – ROMA" in got.stdout
