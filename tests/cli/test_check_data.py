"""`solitaria check-data`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from solitaria_app.resources import data_dir
from tests.cli.conftest import Run

TOY = Path(__file__).parents[1] / "data" / "toy"


def test_the_programs_own_data_has_no_faults(run: Run) -> None:
    result = run("check-data")
    assert (result.exit_code, result.stdout, result.stderr) == (
        0,
        "the data files: no faults\n",
        "",
    )


@pytest.mark.parametrize("folder", [data_dir(), TOY], ids=["whole", "own"])
def test_a_folder_without_faults(run: Run, folder: Path) -> None:
    result = run("check-data", folder)
    assert (result.exit_code, result.stdout, result.stderr) == (0, f"{folder}: no faults\n", "")


def test_every_fault_of_every_file(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(data_dir(), folder)
    board, dice = folder / "boards" / "italia.yaml", folder / "dice.yaml"
    faulty = board.read_text("utf-8").replace('"bavzanvm"', '"nowhere"', 1)
    board.write_text(faulty, encoding="utf-8")
    dice.write_text("dice: [3]\n", encoding="utf-8")
    result = run("check-data", folder)
    assert (result.exit_code, result.stdout) == (2, "")
    lines = result.stderr.splitlines()
    assert any(line.startswith(f"{board}:") for line in lines)
    assert any(line.startswith(f"{dice}:1: ") for line in lines)


def test_without_folder_the_players_files_are_checked_too(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOLITARIA_DATA", str(tmp_path))
    (tmp_path / "dice.yaml").write_text("dice: 3\n", encoding="utf-8")
    result = run("check-data")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"{tmp_path / 'dice.yaml'}:1: ")


@pytest.mark.parametrize("name", ["missing", "empty", "file"])
def test_a_folder_that_is_none(run: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = run("check-data", tmp_path / name)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"{tmp_path / name}: ")
    assert len(result.stderr.splitlines()) == 1
