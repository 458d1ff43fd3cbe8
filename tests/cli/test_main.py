"""`solitaria` itself: help, unknown commands, the window, and what is loaded for a command."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from solitaria_app import __version__, launch
from solitaria_app.cli.main import COMMANDS
from tests.cli.conftest import Run


def test_help_lists_every_command_with_a_whole_sentence(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert result.stdout == run("-h").stdout
    for name in COMMANDS:
        (line,) = [line for line in result.stdout.splitlines() if line.startswith(f"  {name} ")]
        assert line.endswith(".") and not line.endswith("...")
        assert run(name, "--help").exit_code == 0


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"solitaria, version {__version__}\n"


@pytest.mark.parametrize(
    "arguments", [["dance"], ["--dance"], ["build-site"], ["check-data", 1, 2]]
)
def test_wrong_usage_ends_with_2(run: Run, arguments: list[object]) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    assert line.startswith("solitaria")
    assert line.endswith("--help lists what there is).")


def test_without_a_command_the_window_opens(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "open_window", lambda argv: 40 + len(argv))
    assert run().exit_code == 41


@pytest.mark.parametrize("blocked", ["PySide6", "rich"])
def test_commands_need_neither_qt_nor_rich_to_answer(tmp_path: Path, blocked: str) -> None:
    scenario = tmp_path / "scenario.yaml"
    scenario.write_text(
        "board: italia\ngoods: {COSA: wine}\nwanted: wine\n"
        "contrarius: {colonists: [{kind: land, at: ROMA}]}\n",
        encoding="utf-8",
    )
    program = (
        f"import sys; sys.modules[{blocked!r}] = None\n"
        "from solitaria_app.cli.main import main\nmain()"
    )
    simulate = ["simulate", "--games", "2", "--jobs", "2", "--json"]
    for arguments in (
        ["build-site", str(scenario), "--json"],
        ["check-data"],
        simulate,
        ["--help"],
    ):
        done = subprocess.run(
            [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_an_answer_that_can_not_be_written_is_one_sentence() -> None:
    command = [sys.executable, "-P", "-m", "solitaria_app"]
    for arguments in (["check-data"], ["--help"], ["simulate", "--games", "1"]):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run(
                [*command, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, check=False
            )
        assert done.returncode == 2
        assert done.stderr == "standard output: No space left on device.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end differently")
def test_a_reader_that_has_read_enough_is_no_fault() -> None:
    command = [sys.executable, "-P", "-m", "solitaria_app", "simulate", "--games", "1"]
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert done.stderr == ""


@pytest.mark.skipif(os.name == "nt", reason="closed streams are a matter of POSIX shells")
@pytest.mark.parametrize(
    "arguments", [["play"], ["play", "--no-save"], ["simulate", "--games", "2"], ["--help"]]
)
@pytest.mark.parametrize("closed", [[0], [1], [2], [0, 1, 2]])
def test_streams_that_are_not_there(
    tmp_path: Path, arguments: list[str], closed: list[int]
) -> None:
    program = (
        f"import os, sys\n[os.close(number) for number in {closed}]\n"
        "os.execv(sys.executable, [sys.executable, '-m', 'solitaria_app', *sys.argv[1:]])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_fault_that_can_not_be_told_still_has_its_status() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "solitaria_app", "build-site", "nothing.yaml"],
            stderr=full,
            check=False,
        )
    assert done.returncode == 2


def test_help_lists_the_values_of_an_option(run: Run) -> None:
    play, simulate = run("play", "--help").stdout, run("simulate", "--help").stdout
    for text in (play, simulate):
        assert "imperium: Imperium" in text
        assert "strong-expert-8: As expert" in text
    assert "take-card: If the die shows the card" in play
    assert "greedy: The input after which" in simulate
    assert max(map(len, (play + simulate).splitlines())) <= 80


def test_help_comes_also_with_broken_data(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "dice.yaml").write_text("dice: 3\n", encoding="utf-8")
    monkeypatch.setenv("SOLITARIA_DATA", str(tmp_path))
    got = run("play", "--help")
    assert got.exit_code == 0
    assert "--board" in got.stdout
    assert "imperium" not in got.stdout


def test_wrong_usage_repeats_only_the_beginning_of_what_was_typed(run: Run) -> None:
    for arguments in (("long" * 999,), ("games", "list", "--state", "long " * 999)):
        got = run(*arguments)
        assert got.exit_code == 2
        assert "longlong" in got.stderr or "long long" in got.stderr
        assert got.stderr.count("long") < 20
