"""`solitaria simulate` as a person or a program calls it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run

COMMAND = [sys.executable, "-P", "-m", "solitaria_app", "simulate"]
FEW = ("--games", 6, "--seed", "few")


def _figures(run: Run, *arguments: object) -> dict[str, Any]:
    result = run("simulate", *FEW, "--json", *arguments)
    assert (result.exit_code, result.stderr) == (0, "")
    (line,) = result.stdout.splitlines()
    figures: dict[str, Any] = json.loads(line)
    assert figures.pop("seconds") >= 0
    return figures


def test_json_has_every_figure(run: Run) -> None:
    figures = _figures(run, "--board", "imperium", "--level", "veteran")
    assert {key: figures[key] for key in ("board", "level", "policy", "seed", "games")} == {
        "board": "imperium", "level": "veteran", "policy": "random", "seed": "few", "games": 6,
    }  # fmt: skip
    assert figures["wins"] + figures["losses"] == 6 == sum(figures["endings"].values())
    for key in ("human", "contrarius", "turns", "inputs"):
        quantiles = list(figures[key]["quantiles"].values())
        assert quantiles == sorted(quantiles)
        assert quantiles[0] <= figures[key]["mean"] <= quantiles[-1]


def test_same_seed_same_figures_whatever_the_number_of_processes(run: Run) -> None:
    assert _figures(run) == _figures(run, "--jobs", 2) == _figures(run, "--jobs", 3)
    assert _figures(run) != _figures(run, "--seed", "other")


def test_without_json_a_table(run: Run) -> None:
    result = run("simulate", *FEW)
    assert result.exit_code == 0
    assert "6 games: board italia, level standard, policy random, seed few" in result.stdout
    for name in ("you", "Contrarius", "turns", "inputs"):
        assert f"\n{name} " in result.stdout
    assert "How they ended:" in result.stdout


def test_without_a_seed_a_new_one_is_told(run: Run) -> None:
    figures = json.loads(run("simulate", "--games", 2, "--json").stdout)
    again = json.loads(run("simulate", "--games", 2, "--json", "--seed", figures["seed"]).stdout)
    figures.pop("seconds"), again.pop("seconds")
    assert figures == again


def test_export_makes_the_folder_and_files_that_replay_reads(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    assert run("simulate", *FEW, "--export", folder, "--jobs", 2).exit_code == 0
    assert len(list(folder.iterdir())) == 6
    mine = folder / "mine.yaml"
    mine.write_text("mine", encoding="utf-8")
    assert run("simulate", *FEW, "--export", folder).exit_code == 0
    assert len(list(folder.iterdir())) == 7
    assert mine.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--board", "italy"], 'There is no board called "italy" (did you mean italia?)'),
        (["--level", "hard"], 'There is no level called "hard"'),
        (["--policy", "best"], 'There is no policy called "best"; choose random or greedy.'),
        (["--games", "0"], "--games"),
        (["--games", "-3"], "--games"),
        (["--games", "many"], "--games"),
        (["--games", "1.5"], "--games"),
        (["--jobs", "0"], "--jobs"),
        (["--seed", ""], "The seed is empty."),
        (["--seed", "x" * 60], "at most"),
        (["--seed", "a\nb\x1b[31m"], "printable"),
        (["--sed", "1"], "--sed"),
        (["italia"], "italia"),
    ],
)
def test_one_sentence_and_status_2_for_what_can_not_be_used(
    run: Run, arguments: list[str], text: str
) -> None:
    result = run("simulate", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    assert text in line
    assert line.endswith((".", ")."))


def test_export_where_nothing_can_be_written(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder in (file, file / "below"):
        result = run("simulate", *FEW, "--export", folder)
        assert (result.exit_code, result.stdout) == (2, "")
        (line,) = result.stderr.splitlines()
        assert line.startswith(f"{folder}: can't be written: ")
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(os.name == "nt", reason="no file size limits")
@pytest.mark.parametrize("jobs", [1, 2])
def test_full_disk(tmp_path: Path, jobs: int) -> None:
    """A limit on the size of files stands in for the full disk."""

    def limit() -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    done = subprocess.run(
        [*COMMAND, *map(str, FEW), "--jobs", str(jobs), "--export", str(tmp_path / "out")],
        capture_output=True, text=True, check=False, preexec_fn=limit,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"{tmp_path / 'out'}: can't be written: ")
    assert list((tmp_path / "out").iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="no process groups")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_ends_it_and_all_its_processes(tmp_path: Path, jobs: int) -> None:
    program = subprocess.Popen(
        [*COMMAND, "--games", "1000000", "--jobs", str(jobs), "--export", str(tmp_path)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        deadline = time.monotonic() + 60
        while not any(tmp_path.glob("*.yaml")):
            assert time.monotonic() < deadline
            time.sleep(0.02)
        os.killpg(program.pid, signal.SIGINT)
        out, err = program.communicate(timeout=60)
    finally:
        program.kill()
        program.communicate()
    assert (program.returncode, out, err) == (130, "", "Interrupted.\n")
    files = sorted(tmp_path.iterdir())
    time.sleep(0.3)
    assert files == sorted(tmp_path.iterdir()), "a process is left"
    assert not [path for path in files if path.suffix != ".yaml"]


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
def test_a_bar_on_a_terminal_and_only_there() -> None:
    import pty

    controller, terminal = pty.openpty()
    done = subprocess.run(
        [*COMMAND, *map(str, FEW), "--json"],
        stdout=subprocess.PIPE, stderr=terminal, check=True,
        env={**os.environ, "TERM": "xterm"},
    )  # fmt: skip
    os.close(terminal)
    shown = os.read(controller, 100_000).decode()
    os.close(controller)
    assert "6/6" in shown
    assert json.loads(done.stdout)["games"] == 6


def test_one_game_is_one_game(run: Run) -> None:
    assert run("simulate", "--games", "1", "--seed", "one").stdout.startswith("1 game: board ")
