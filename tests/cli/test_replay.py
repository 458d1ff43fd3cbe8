"""`solitaria replay` of exported games, whole, changed and foreign ones."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from solitaria_app.cli.terms import TERMS
from solitaria_app.content.library import load
from solitaria_app.session.gamefile import read_file
from solitaria_app.session.statejson import state_json
from tests.cli.conftest import Run


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    run("simulate", "--games", 1, "--seed", "replay", "--export", tmp_path)
    (path,) = tmp_path.iterdir()
    return path


def _change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_log_turn_by_turn_and_the_final_state(run: Run, file: Path) -> None:
    result = run("replay", file)
    assert (result.exit_code, result.stderr) == (0, "")
    last = len(read_file(file, load()).ends) - 1
    lines = result.stdout.splitlines()
    for turn in range(1, last):
        assert f"Turn {turn}." in lines
    assert "  The game is over." in lines
    headings = (
        "If the game ended now",
        "Storehouse",
        "Province (marker)",
        "Concordia card",
        "Total",
    )
    for heading in headings:
        assert heading in result.stdout
    assert "Contrarius wins," in result.stdout


def test_up_to_a_turn(run: Run, file: Path) -> None:
    lines = run("replay", file, "--turn", 3).stdout.splitlines()
    assert "Turn 3." in lines
    assert "Turn 4." not in lines
    start = run("replay", file, "--turn", 0)
    assert "Turn 1." not in start.stdout
    assert "New on the display" in start.stdout


def test_json_is_the_state_after_any_turn(run: Run, file: Path) -> None:
    reading = read_file(file, load())
    for turn in (0, 1, 7, len(reading.ends) - 1):
        end = reading.ends[turn]
        result = run("replay", file, "--json", "--turn", turn)
        assert (result.exit_code, result.stderr) == (0, "")
        assert json.loads(result.stdout) == state_json(reading.game.state_at(end))
    assert json.loads(run("replay", file, "--json").stdout)["over"] is True


def test_in_german(run: Run, file: Path) -> None:
    result = run("replay", file, "--language", "de")
    assert result.exit_code == 0
    assert "Wenn jetzt Schluss wäre" in result.stdout


@pytest.mark.parametrize("width", [24, 40, 80, 200])
def test_every_city_is_there_whatever_the_width(
    run: Run, file: Path, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    shown = run("replay", file).stdout
    board = load().ruleset("italia", "standard").board
    for city in board.cities:
        assert city.name in shown


def test_verify_a_game_that_fits(run: Run, file: Path) -> None:
    last = len(read_file(file, load()).ends) - 1
    result = run("replay", file, "--verify")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == f"{file}: the rules and all {last} turns fit.\n"
    both = run("replay", file, "--verify", "--json")
    assert json.loads(both.stdout)["turn"] == last


def test_verify_names_the_first_turn_that_differs(run: Run, file: Path) -> None:
    game = read_file(file, load())
    digest = json.loads(run("replay", file, "--json", "--turn", 5).stdout)
    assert digest["turn"] == 6
    text = file.read_text(encoding="utf-8")
    entries = text.split("- digest: ")
    old = entries[6].splitlines()[0].strip("'")
    _change(file, old, "0" * 16)
    result = run("replay", file, "--verify")
    assert (result.exit_code, result.stdout) == (1, "")
    (line,) = result.stderr.splitlines()
    assert "turn 5 differs" in line
    assert line.startswith(f"{file}:")
    assert game.first_difference is None


def test_verify_names_the_turn_of_a_refused_input(run: Run, file: Path) -> None:
    _change(file, "- play ", "- play 2-cloth-weaver-nobody-has\n  - play ")
    assert run("replay", file, "--verify").exit_code == 2
    _change(file, "- play 2-cloth-weaver-nobody-has\n  - play ", "- done\n  - play ")
    result = run("replay", file, "--verify")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "turn 1 differs: the rules refuse 'done'" in result.stderr
    result = run("replay", file)
    assert (result.exit_code, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    assert "the rules refuse 'done'" in line


def test_other_rules(run: Run, file: Path) -> None:
    _change(file, "  rules: ", "  rules: 0123456789abcdef #")
    result = run("replay", file, "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["over"] is True
    (line,) = result.stderr.splitlines()
    assert "played by other rules" in line
    verified = run("replay", file, "--verify")
    assert (verified.exit_code, verified.stdout, verified.stderr) == (1, "", result.stderr)


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--turn", "99"], "there is no turn 99; the last one is "),
        (["--turn", "-1"], "there is no turn -1"),
        (["--turn", "x"], "--turn"),
        (["--language", "la"], 'no language called "la"'),
        (["more"], "more"),
    ],
)
def test_one_sentence_for_what_can_not_be_used(
    run: Run, file: Path, arguments: list[str], text: str
) -> None:
    result = run("replay", file, *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    assert text in line


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (None, "there is no such file"),
        ("", "the file is empty"),
        ("board: italia\nwanted: food\n", "game"),
        ("game: {format: 9}\nturns: []\n", ":1: written by a newer version"),
        ("\x00", "control characters"),
    ],
)
def test_what_is_no_game(run: Run, tmp_path: Path, content: str | None, text: str) -> None:
    path = tmp_path / "none.yaml"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    for arguments in ([], ["--verify"], ["--json"]):
        result = run("replay", path, *arguments)
        assert (result.exit_code, result.stdout) == (2, "")
        assert text in result.stderr
        assert all(line.startswith(f"{path}:") for line in result.stderr.splitlines())


@pytest.mark.parametrize("blocked", ["PySide6", "rich"])
def test_json_and_verify_need_neither_qt_nor_rich(file: Path, blocked: str) -> None:
    program = (
        f"import sys; sys.modules[{blocked!r}] = None\n"
        "from solitaria_app.cli.main import main\nmain()"
    )
    for argument in ("--json", "--verify"):
        command = [sys.executable, "-c", program, "replay", str(file), argument]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_the_terms_are_complete_in_every_language() -> None:
    english = TERMS["en"]
    for terms in TERMS.values():
        assert list(terms) == list(english)
        for key, text in terms.items():
            assert text.strip() == text != ""
            marks = {part.partition("}")[0] for part in text.split("{")[1:]}
            assert marks == {part.partition("}")[0] for part in english[key].split("{")[1:]}
