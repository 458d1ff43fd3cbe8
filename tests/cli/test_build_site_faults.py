"""`solitaria build-site` with scenarios that can't be read or make no sense."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.conftest import Run

SCENARIO = """\
board: italia
goods:
  GENVA: food
  COSA: tool
wanted: food
contrarius:
  colonists:
    - {kind: land, at: ROMA}
    - {kind: sea, at: [COSA, ROMA]}
  houses: [COSA]
  specialists: [mason]
you:
  colonists: [{kind: land, at: [ROMA, COSA]}]
  houses: [CASINVM]
options: {mover: shortest}
"""

FAULTS: dict[str, tuple[str, str, list[tuple[int, str]]]] = {
    "unknown board": ("board: italia", "board: atlantis", [(1, 'no board called "atlantis"')]),
    "board no text": ("board: italia", "board: 3", [(1, "expected a text, not 3")]),
    "board missing": ("board: italia\n", "", [(1, "the key board is missing")]),
    "goods missing": (
        "goods:\n  GENVA: food\n  COSA: tool\n", "", [(1, "the key goods is missing")]
    ),
    "wanted missing": ("wanted: food\n", "", [(1, "the key wanted is missing")]),
    "wanted empty": ("wanted: food", "wanted:", [(5, "expected a text, not nothing")]),
    "wanted unknown": ("wanted: food", "wanted: fish", [(5, 'no good "fish"')]),
    "wanted close": ("wanted: food", "wanted: clot", [(5, "did you mean cloth?")]),
    "wanted all": (
        "wanted: food", "wanted: x", [(5, "expected brick, food, tool, wine, cloth, salt or S")]
    ),
    "salt of the capital": ("COSA: tool", "Roma: salt", [(4, "ROMA is the capital")]),
    "S without specialist": (
        "wanted: food\ncontrarius:", "wanted: S\ncontrarius:\n  # none",
        [(5, "needs a specialist"), (12, 'no specialist "masson" (did you mean mason?)')],
    ),
    "unknown good": ("COSA: tool", "COSA: gold", [(4, 'no good "gold"')]),
    "good of the capital": ("COSA: tool", "Roma: tool", [(4, "ROMA is the capital")]),
    "good of nowhere": (
        "COSA: tool", "COSSA: tool", [(4, 'no city "COSSA" on Italia (did you mean COSA?)')]
    ),
    "good no text": ("COSA: tool", "COSA: [tool]", [(4, "expected a text, not a list")]),
    "city no text": ("COSA: tool", "7: tool", [(4, "a key must be a text")]),
    "city twice": ("COSA: tool", "Genua: tool", [(4, "Genua is the same city as GENVA")]),
    "goods a list": (
        "goods:\n  GENVA: food\n  COSA: tool", "goods: [food]\n\n", [(2, "not a list")]
    ),
    "unknown key": ("wanted: food", "wanted: food\nwanting: wine", [(6, 'unknown key "wanting"')]),
    "unknown key inside": ("  houses: [COSA]", "  hauses: [COSA]", [(10, "did you mean houses?")]),
    "unknown option": ("{mover: shortest}", "{mower: any}", [(15, "did you mean mover?")]),
    "unknown mover": ("mover: shortest", "mover: longest", [(15, "expected shortest or any")]),
    "key twice": (
        "wanted: food", "wanted: food\nwanted: wine", [(6, "wanted is there twice")]
    ),
    "city key twice": ("COSA: tool", "GENVA: tool", [(4, "GENVA is there twice")]),
    "kind unknown": ("kind: land, at: ROMA", "kind: air, at: ROMA", [(8, "expected land or sea")]),
    "kind missing": ("{kind: land, at: ROMA}", "{at: ROMA}", [(8, "the key kind is missing")]),
    "place missing": ("{kind: land, at: ROMA}", "{kind: land}", [(8, "the key at is missing")]),
    "place a number": ("at: ROMA}", "at: 4}", [(8, "not 4")]),
    "place of one end": ("at: ROMA}", "at: [ROMA]}", [(8, "`at` needs a city, or [CITY, CITY]")]),
    "place of four": ("at: ROMA}", "at: [ROMA, COSA, 1, 1]}", [(8, "`at` needs a city")]),
    "ends no texts": ("at: ROMA}", "at: [1, 2]}", [(8, "`at` needs a city")]),
    "number a text": ("[COSA, ROMA]}", '[COSA, ROMA, "1"]}', [(9, "a whole number")]),
    "number a fraction": ("[COSA, ROMA]}", "[COSA, ROMA, 1.0]}", [(9, "a whole number")]),
    "number yes": ("[COSA, ROMA]}", "[COSA, ROMA, true]}", [(9, "a whole number")]),
    "number too high": (
        "[COSA, ROMA]}", "[COSA, ROMA, 2]}",
        [(9, "no sea line number 2 between COSA and ROMA: only 1")],
    ),
    "number zero": ("[COSA, ROMA]}", "[COSA, ROMA, 0]}", [(9, "the first is 1")]),
    "unknown end": ("[COSA, ROMA]}", "[COSA, RAMA]}", [(9, 'no city "RAMA"')]),
    "both ends unknown": (
        "[COSA, ROMA]}", "[TROIA, RAMA]}", [(9, 'no city "TROIA"'), (9, 'no city "RAMA"')]
    ),
    "no such line": (
        "[COSA, ROMA]}", "[COSA, NEAPOLIS]}", [(9, "no sea line between COSA and NEAPOLIS")]
    ),
    "line from a city to itself": ("[COSA, ROMA]}", "[COSA, COSA]}", [(9, "no sea line between")]),
    "line of the other kind": (
        "[COSA, ROMA]}", "[CASINVM, ROMA]}",
        [(9, "no sea line between CASINVM and ROMA, only a land line")],
    ),
    "two on a line": (
        "{kind: land, at: ROMA}", "{kind: land, at: [COSA, ROMA]}",
        [(13, "two colonists on the land line COSA - ROMA, where one may stand (the first is on "
              "line 8)")],
    ),
    "four of a kind": (
        "    - {kind: land, at: ROMA}\n", "    - {kind: land, at: ROMA}\n" * 4,
        [(11, "Contrarius has more than 3 land colonists")],
    ),
    "four of yours": (
        "[{kind: land, at: [ROMA, COSA]}]", f"[{', '.join(['{kind: sea, at: ROMA}'] * 4)}]",
        [(13, "you have more than 3 sea colonists")],
    ),
    "colonists a mapping": (
        "colonists: [{kind: land, at: [ROMA, COSA]}]", "colonists: {kind: land}",
        [(13, "not a mapping")],
    ),
    "house of nowhere": ("houses: [COSA]", "houses: [COSA, OSTIA]", [(10, 'no city "OSTIA"')]),
    "house in the capital": ("houses: [COSA]", "houses: [Roma]", [(10, "takes no house")]),
    "two houses": (
        "houses: [COSA]", "houses: [COSA, cosa]", [(10, "Contrarius has two houses in COSA")]
    ),
    "two of yours": ("[CASINVM]", "[CASINVM, Casinum]", [(14, "you have two houses in CASINVM")]),
    "house a number": ("houses: [COSA]", "houses: [COSA, 5]", [(10, "expected a text, not 5")]),
    "sixteen houses": (
        "houses: [COSA]",
        "houses: [COSA, GENVA, NICAEA, COMVM, SEGVSIO, VERONA, AQVILEIA, BAVZANVM, MVTINA, "
        "RAVENNA, FLORENTIA, ALERIA, OLBIA, ANCONA, SPOLETVM, HADRIA]",
        [(10, "Contrarius has more than 15 houses")],
    ),
    "unknown specialist": ("[mason]", "[masson]", [(11, "did you mean mason?")]),
    "specialist twice": ("[mason]", "[mason, mason]", [(11, "mason is there twice")]),
    "specialists of yours": (
        "  houses: [CASINVM]", "  houses: [CASINVM]\n  specialists: [smith]",
        [(15, 'unknown key "specialists"')],
    ),
    "an alias": (
        "wanted: food", "wanted: &a food\nboard2: *a",
        [(5, "alias"), (6, 'unknown key "board2"')],
    ),
    "broken YAML": ("goods:\n", "goods: {\n", [(4, "can't be read as YAML")]),
    "only a text": (SCENARIO, "hello\n", [(1, "expected `key: value` lines")]),
    "empty": (SCENARIO, "", [(1, "the file is empty")]),
    "only a comment": (SCENARIO, "# nothing\n", [(1, "the file is empty")]),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_fault_with_file_and_line(run: Run, tmp_path: Path, name: str) -> None:
    old, new, expected = FAULTS[name]
    text = SCENARIO
    if name == "S without specialist":
        text = text.replace("[mason]", "[masson]")
    assert text.count(old) == 1
    path = tmp_path / "scenario.yaml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    for arguments in ([path], [path, "--json"]):
        result = run("build-site", *arguments)
        assert (result.exit_code, result.stdout) == (2, "")
        lines = result.stderr.splitlines()
        assert len(lines) == len(expected), result.stderr
        for line, (number, fragment) in zip(lines, expected, strict=True):
            assert line.startswith(f"{path}:{number}: ")
            assert fragment in line


def test_the_scenario_that_the_faults_start_from_is_fine(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    assert run("build-site", path).exit_code == 0


@pytest.mark.usefixtures("toy_boards")
def test_nobody_stands_where_none_may_stop_003_169(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(
        "board: toy\ngoods: {}\nwanted: food\n"
        "contrarius: {colonists: [{kind: sea, at: [INSVLA, PORTVS VETVS]}]}\n",
        encoding="utf-8",
    )
    assert run("build-site", path).stderr == (
        f"{path}:4: no colonist may stand on the sea line INSVLA - PORTVS VETVS\n"
    )


def test_all_faults_of_all_files_at_once(run: Run, tmp_path: Path) -> None:
    good, bad, missing = (tmp_path / name for name in ("a.yaml", "b.yaml", "c.yaml"))
    good.write_text(SCENARIO, encoding="utf-8")
    text = SCENARIO
    for old, new in (
        ("board: italia", "board: atlantis\nboards: 2"),
        ("wanted: food", "wanted: fish\nwanted: food"),
        ("[mason]", "[masson, 3]"),
        ("mover: shortest", "mover: longest"),
    ):
        text = text.replace(old, new)
    bad.write_text(text, encoding="utf-8")
    result = run("build-site", good, bad, missing, "--json")
    assert (result.exit_code, result.stdout) == (2, "")
    places = [line.split(": ")[0] for line in result.stderr.splitlines()]
    lines = (1, 2, 6, 7, 13, 13, 17)
    assert places == [*(f"{bad}:{line}" for line in lines), f"{missing}:1"]


def test_faults_of_the_shape_hide_none_of_the_board(run: Run, tmp_path: Path) -> None:
    text = SCENARIO
    for old, new in (
        ("GENVA: food", "TROIA: food"),
        ("COSA: tool", "COSA: 1"),
        ("kind: land, at: ROMA", "kind: air, at: RAMA"),
        ("houses: [COSA]", "houses: [ROMA, 1]"),
        ("houses: [CASINVM]", "houses: CASINVM"),
    ):
        text = text.replace(old, new)
    path = tmp_path / "scenario.yaml"
    path.write_text(text, encoding="utf-8")
    stderr = run("build-site", path).stderr
    lines = [int(line.removeprefix(f"{path}:").split(":")[0]) for line in stderr.splitlines()]
    assert lines == [3, 4, 8, 8, 10, 10, 14]


def test_unreadable_files(run: Run, tmp_path: Path) -> None:
    binary, latin = tmp_path / "binary", tmp_path / "latin"
    binary.write_bytes(b"board: italia\n\0\1\2")
    latin.write_bytes(b"board: italia\ngoods: {\xc6GAE: wine}\n")
    result = run("build-site", tmp_path, binary, latin)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.splitlines() == [
        f"{tmp_path}:1: this is a folder, not a file",
        f"{binary}:2: not a text file: it holds control characters",
        f"{latin}:2: not UTF-8 text",
    ]


def test_a_long_name_makes_one_short_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    long = '"' + "X\\n" * 500 + '"'
    path.write_text(SCENARIO.replace("COSA: tool", f"{long}: tool"), encoding="utf-8")
    (line,) = run("build-site", path).stderr.splitlines()
    assert len(line) < len(str(path)) + 100


def test_what_a_file_holds_does_not_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    key = '"k\\n\\e[31m": 1\n'
    path.write_text(
        SCENARIO.replace("COSA: tool", '"\\e[31mX": tool') + key + key, encoding="utf-8"
    )
    lines = run("build-site", path).stderr.splitlines()
    assert [line.removeprefix(f"{path}:").split(":")[0] for line in lines] == ["4", "16", "17"]
    assert all(line.isprintable() for line in lines)


@pytest.mark.skipif(os.name == "nt", reason="no such names there")
def test_a_name_of_several_lines_stays_on_one(run: Run, tmp_path: Path) -> None:
    (line,) = run("build-site", tmp_path / "a\nb\x1b.yaml").stderr.splitlines()
    assert line == f"{tmp_path}/a?b?.yaml:1: there is no such file"


def test_a_link_to_itself_is_no_missing_file(run: Run, tmp_path: Path) -> None:
    loop = tmp_path / "loop.yaml"
    loop.symlink_to(loop)
    (line,) = run("build-site", loop).stderr.splitlines()
    assert line.startswith(f"{loop}:1: can't be read: ")


def test_faulty_data_of_the_player(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOLITARIA_DATA", str(tmp_path))
    (tmp_path / "dice.yaml").write_text("dice: [3]\n", encoding="utf-8")
    scenario = tmp_path / "scenario.txt"
    scenario.write_text(SCENARIO, encoding="utf-8")
    result = run("build-site", scenario)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"{tmp_path / 'dice.yaml'}:1: ")
