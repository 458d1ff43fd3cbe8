"""Faults of a data folder as a whole."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from solitaria_app import resources
from solitaria_app.content import paths
from solitaria_app.content.check import check
from solitaria_app.content.faults import BadFile
from solitaria_app.content.library import load

from .conftest import Folder

ITALIA = "boards/italia.yaml"


def test_every_fault_of_every_file_at_once(folder: Folder) -> None:
    folder.edit(ITALIA, '"bavzanvm", "verona"', '"bavzanvm", "x"')
    folder.edit("boards/imperium.yaml", "capital: ", "capital: [")
    folder.edit("dice.yaml", "5, 1]", "5]")
    folder.edit("levels.yaml", "start_points: 40", "start_points: a")
    folder.write("tokens.yaml", "")
    (folder.path / "markers.yaml").unlink()
    imperium = folder.line("boards/imperium.yaml", "provinces:")
    verona = folder.line(ITALIA, '"bavzanvm", "x"')
    red = folder.line("dice.yaml", "faces: [1")
    points = folder.line("levels.yaml", "points: a")
    assert folder.lines() == [
        f"boards/imperium.yaml:{imperium}: can't be read as YAML: did not find expected ',' or ']'",
        f"{ITALIA}:{verona}: there is no city x",
        f"dice.yaml:{red}: a die has 6 faces, not 5",
        f'levels.yaml:{points}: expected a whole number, not "a"',
        "markers.yaml: there is no such file",
        "tokens.yaml:1: the file is empty",
    ]


def test_a_city_on_an_island(own: Folder, toy: Path) -> None:
    shutil.copytree(toy, own.path, dirs_exist_ok=True)
    file = "boards/straits.yaml"
    own.edit(file, '  - {kind: land, between: ["clara", "emona"], at: [0.85, 0.35]}\n', "")
    assert own.lines() == []
    own.edit(file, '  - {kind: sea, between: ["classis", "dvra"], at: [0.65, 0.85]}\n', "")
    assert own.lines() == [
        f"{file}:{own.line(file, 'DVRA')}: no lines lead from alba to dvra",
        f"{file}:{own.line(file, 'EMONA')}: no lines lead from alba to emona",
    ]
    own.edit(file, '  - {kind: land, between: ["emona", "dvra"], at: [0.85, 0.65]}\n', "")
    assert own.lines() == [
        f"{file}:{own.line(file, 'DVRA')}: no line leads to dvra",
        f"{file}:{own.line(file, 'EMONA')}: no line leads to emona",
    ]


def test_a_capital_of_two_cities_names_the_wrong_one(own: Folder, toy: Path) -> None:
    shutil.copytree(toy, own.path, dirs_exist_ok=True)
    file = "boards/straits.yaml"
    own.edit(file, 'sea: "classis"', 'sea: "classi"')
    assert own.lines()[0] == (
        f"{file}:{own.line(file, 'capital')}: there is no city classi (did you mean classis?)"
    )


def test_more_lines_than_a_board_can_have(own: Folder, toy: Path) -> None:
    shutil.copytree(toy, own.path, dirs_exist_ok=True)
    file = "boards/toy.yaml"
    line = '  - {kind: sea, between: ["ad-pontem", "a-minor"], at: [0.30, 0.37]}\n'
    own.edit(file, line, line * 400)
    assert own.lines() == [f"{file}:{own.line(file, 'lines:')}: more than 400 lines"]


def test_a_board_without_cities(own: Folder) -> None:
    own.write(
        "boards/none.yaml",
        'id: "none"\nname: "None"\ncapital: "x"\nprovinces: []\ncities: []\nlines: []\n'
        "display_costs: [[]]\n",
    )
    assert own.lines() == [
        "boards/none.yaml:3: there is no city x",
        "boards/none.yaml:5: the board has no cities",
    ]


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        ("hand", "cards.yaml: the pile hand is missing"),
        ("contrarius", "cards.yaml: the pile contrarius is missing"),
        ("I", "cards.yaml: the pile I is missing"),
    ],
)
def test_a_pile_is_missing(folder: Folder, missing: str, said: str) -> None:
    text = (folder.path / "cards.yaml").read_text("utf-8")
    head, *piles = text.split("  - source: ")
    kept = [pile for pile in piles if not pile.startswith(f'"{missing}"')]
    folder.write("cards.yaml", "  - source: ".join([head, *kept]))
    assert said in folder.lines()


def test_a_die_or_every_board_is_missing(folder: Folder) -> None:
    text = (folder.path / "dice.yaml").read_text("utf-8")
    head, *dice = text.split("  - id: ")
    folder.write("dice.yaml", "  - id: ".join([head, *dice[:-1]]))
    shutil.rmtree(folder.path / "boards")
    assert folder.lines() == [
        "boards: there is no board",
        "dice.yaml: the white die is missing",
    ]


def test_no_level(folder: Folder) -> None:
    folder.write("levels.yaml", "levels: []\n")
    assert folder.lines() == ["levels.yaml:1: there is no level"]


def test_two_boards_of_one_id(folder: Folder) -> None:
    shutil.copy(folder.path / ITALIA, folder.path / "boards" / "zeta.yaml")
    assert [line.split("(first")[0] for line in folder.lines()] == [
        "boards/zeta.yaml:5: the board italia is there twice "
    ]


def test_folders_that_hold_nothing(tmp_path: Path, own: Folder) -> None:
    assert own.lines() == [f"{own.path}: there are no data files in this folder"]
    assert [str(fault) for fault in check(tmp_path / "none")] == [
        f"{tmp_path / 'none'}: there is no such folder"
    ]
    own.write("file", "")
    assert [str(fault) for fault in check(own.path / "file")] == [
        f"{own.path / 'file'}: this is a file, not a folder"
    ]


def test_a_folder_that_may_not_be_read(own: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    own.write("dice.yaml", "dice: []\n")

    def refuse(path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "exists", refuse)
        assert own.lines() == [f"{own.path}: can't be read: Permission denied"]
    with monkeypatch.context() as patch:
        patch.setattr(Path, "iterdir", refuse)
        assert f"{own.path}: can't be read: Permission denied" in own.lines()
    stat = Path.stat
    with monkeypatch.context() as patch:
        patch.setattr(Path, "stat", lambda path: (refuse if path == own.path else stat)(path))
        with pytest.raises(BadFile, match="Permission denied"):
            load(own.path)


def test_a_folder_that_leads_to_itself_is_no_missing_one(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    with pytest.raises(BadFile, match="can't be read: "):
        load(loop)


def test_an_installation_without_its_data(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing() -> Path:
        raise FileNotFoundError("the program's own folder of data is not there; install again")

    monkeypatch.setattr(resources, "data_dir", nothing)
    with pytest.raises(BadFile, match="install again"):
        paths.product_folder()


def test_contrarius_needs_a_card(own: Folder) -> None:
    own.write("cards.yaml", "piles:\n  - source: contrarius\n    cards: []\n")
    assert own.lines() == ["cards.yaml:3: Contrarius needs a card at least"]
