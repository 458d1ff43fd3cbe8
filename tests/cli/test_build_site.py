"""`solitaria build-site`: the answers, in JSON and in words."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from solitaria_app.resources import data_dir
from tests.cli.conftest import Run
from tests.engine.choice_oracle import Oracle
from tests.engine.choice_scenarios import random_scenario

SCENARIO = """\
board: italia
goods: {GENVA: food, COSA: tool, NEAPOLIS: tool, OLBIA: tool, ALERIA: tool}
wanted: food
contrarius:
  colonists:
    - {kind: land, at: ROMA}
    - {kind: sea, at: ROMA}
  houses: [COSA]
you:
  colonists: [{kind: sea, at: [GENVA, COSA]}, {kind: sea, at: [ALERIA, COSA, 1]}]
  houses: [NEAPOLIS]
"""

ANSWER = (
    '{"wanted": "food", "good": "tool", "city": "ALERIA", "steps": 2, '
    '"moves": [{"colonist": 1, "kind": "sea", "from": "ROMA", '
    '"to": ["ALERIA", "OLBIA", 1], "steps": 2}], '
    '"tried": [{"good": "food", "candidates": [{"city": "GENVA", "struck_by": "out-of-reach"}]}, '
    '{"good": "tool", "candidates": [{"city": "COSA", "struck_by": "own-house"}, '
    '{"city": "NEAPOLIS", "struck_by": "not-empty"}, {"city": "OLBIA", "struck_by": "alphabet"}, '
    '{"city": "ALERIA", "struck_by": null}]}]}\n'
)


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "scenario.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    return path


def changed(path: Path, *changes: tuple[str, str]) -> Path:
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    return path


def test_json_to_the_letter(run: Run, scenario: Path) -> None:
    result = run("build-site", scenario, "--json")
    assert (result.exit_code, result.stdout, result.stderr) == (0, ANSWER, "")


def test_json_one_line_a_file_in_the_order_given(run: Run, tmp_path: Path) -> None:
    seed = random.randrange(2**32)
    chance = random.Random(seed)
    files, expected = [], []
    for _ in range(300):
        board = chance.choice(("italia", "imperium"))
        oracle = ORACLES[board]
        raw = random_scenario(chance, oracle, "shortest")
        files.append(tmp_path / f"{chance.random()}.yaml")
        files[-1].write_text(json.dumps(raw), encoding="utf-8")
        expected.append(json.dumps(oracle.answer(raw)))
    result = run("build-site", "--json", *files)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == expected, f"seed {seed}"


ORACLES = {name: Oracle(data_dir() / "boards" / f"{name}.yaml") for name in ("italia", "imperium")}


def test_text_says_why_for_every_city(run: Run, scenario: Path) -> None:
    result = run("build-site", scenario)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.splitlines() == [
        "Contrarius wants a food city; a colonist may go 2 steps.",
        "food:",
        "  GENVA: no colonist of Contrarius can get next to it",
        "brick: there is no such city",
        "cloth: there is no such city",
        "wine: there is no such city",
        "tool:",
        "  COSA: Contrarius already has a house there",
        "  NEAPOLIS: there is a house, and another city has none",
        "  OLBIA: another name comes first in the alphabet",
        "  ALERIA: chosen",
        "Contrarius builds in ALERIA (tool); its sea colonist in ROMA goes to the sea line "
        "ALERIA - OLBIA, 2 steps.",
    ]


def test_text_lists_the_movers_to_choose_from(run: Run, scenario: Path) -> None:
    changed(scenario, ("wanted: food", "wanted: tool"), ("[ALERIA, COSA, 1]", "[OLBIA, PANORMVS]"))
    assert run("build-site", scenario).stdout.splitlines()[-3:] == [
        "Contrarius builds in ALERIA (tool); you choose:",
        "  its sea colonist in ROMA goes to the sea line COSA - ALERIA, 2 steps",
        "  its sea colonist in ROMA goes to the sea line ALERIA - OLBIA, 2 steps",
    ]


def test_text_of_old_provinces_and_of_one_that_stays(run: Run, scenario: Path) -> None:
    changed(
        scenario,
        ("{GENVA: food,", "{CASINVM: food, SPOLETVM: food,"),
        ("houses: [COSA]", "houses: [COSA, NEAPOLIS]"),
        ("at: ROMA}\n    - {kind: sea", "at: [ROMA, SPOLETVM]}\n    - {kind: sea"),
    )
    lines = run("build-site", scenario).stdout.splitlines()
    assert "  CASINVM: Contrarius has a house in the province, and another province is new" in lines
    assert lines[-1] == (
        "Contrarius builds in SPOLETVM (food); its land colonist on the land line "
        "SPOLETVM - ROMA stays there."
    )


def test_text_of_several_files_names_each(run: Run, scenario: Path) -> None:
    lines = run("build-site", scenario, scenario).stdout.splitlines()
    assert lines.count(str(scenario)) == 2
    assert lines[0] == str(scenario)
    assert lines[len(lines) // 2] == ""


def test_no_site_is_an_answer(run: Run, scenario: Path) -> None:
    changed(scenario, ("{kind: land, at: ROMA}", ""), ("{kind: sea, at: ROMA}", ""))
    path = changed(scenario, ("colonists:\n    - \n    - \n", "colonists: []\n"))
    result = run("build-site", path, "--json")
    assert result.exit_code == 0
    answer = json.loads(result.stdout)
    assert (answer["city"], answer["good"], answer["steps"]) == (None, None, None)
    assert answer["moves"] == []
    assert {rule["struck_by"] for good in answer["tried"] for rule in good["candidates"]} == {
        "own-house",
        "out-of-reach",
    }
    assert run("build-site", path).stdout.splitlines()[-1] == (
        "Contrarius can build nowhere: it places a colonist instead."
    )


@pytest.mark.parametrize(
    ("specialists", "good"),
    [
        ("mason", "brick"),
        ("farmer, mason", "food"),
        ("mason, smith, farmer", "tool"),
        ("vintner, smith", "wine"),
        ("farmer, weaver, vintner", "cloth"),
    ],
)
def test_best_specialist_gives_the_good_of_an_s(
    run: Run, scenario: Path, specialists: str, good: str
) -> None:
    """002:86, 003:214."""
    changed(
        scenario,
        ("wanted: food", "wanted: S"),
        ("{GENVA: food,", f"{{ANCONA: {good}, GENVA: food,"),
        ("houses: [COSA]", f"houses: [COSA]\n  specialists: [{specialists}]"),
    )
    answer = json.loads(run("build-site", scenario, "--json").stdout)
    assert answer["wanted"] == "S"
    assert answer["tried"][0]["good"] == good
    question = run("build-site", scenario).stdout.splitlines()[0]
    best = {"brick": "mason", "food": "farmer", "tool": "smith", "wine": "vintner"}
    assert f"the {best.get(good, 'weaver')};" in question


@pytest.mark.parametrize(
    "spelling", ["GENVA", "genva", "Genua", "GENUA", "  Genva  ", "genUa"], ids=repr
)
def test_names_without_regard_to_case_u_and_v(run: Run, scenario: Path, spelling: str) -> None:
    changed(scenario, ("GENVA: food", f'"{spelling}": food'), ("[GENVA, COSA]", "[cosa, Genua]"))
    assert run("build-site", scenario, "--json").stdout == ANSWER


@pytest.mark.usefixtures("toy_boards")
@pytest.mark.parametrize("spelling", ["ÆGAE", "aegae", "ægæ", "AEGAE", "Aegæ"])
def test_names_without_regard_to_ligatures(run: Run, tmp_path: Path, spelling: str) -> None:
    path = tmp_path / "toy.yaml"
    path.write_text(
        f"board: toy\ngoods: {{{spelling}: wine, a. minor: food, Asia Minor : food}}\n"
        "wanted: wine\ncontrarius: {colonists: [{kind: sea, at: Caput}]}\n",
        encoding="utf-8",
    )
    result = run("build-site", path)
    assert "Asia Minor is the same city as a. minor" in result.stderr
    path.write_text(path.read_text("utf-8").replace(", Asia Minor : food", ""), "utf-8")
    answer = json.loads(run("build-site", path, "--json").stdout)
    assert answer["tried"][0]["candidates"] == [{"city": "ÆGAE", "struck_by": "out-of-reach"}]


@pytest.mark.usefixtures("toy_boards")
def test_parallel_lines_by_number_from_either_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "toy.yaml"
    for at, number in (
        ("[CAPVT, AD PONTEM]", 1),
        ("[AD PONTEM, CAPVT, 2]", 2),
        ("[CAPVT, AD PONTEM, 2]", 2),
        ("[AD PONTEM, CAPVT, 3]", 3),
    ):
        path.write_text(
            "board: toy\ngoods: {AD PONTEM: wine}\nwanted: wine\n"
            f"contrarius: {{colonists: [{{kind: land, at: {at}}}]}}\n",
            encoding="utf-8",
        )
        (move,) = json.loads(run("build-site", path, "--json").stdout)["moves"]
        ends = ["AD PONTEM", "CAPVT"] if number == 2 else ["CAPVT", "AD PONTEM"]
        assert move == {
            "colonist": 0, "kind": "land", "from": [*ends, number], "to": [*ends, number],
            "steps": 0,
        }  # fmt: skip
    path.write_text(path.read_text("utf-8").replace("wanted", "options: {}\nwanted"), "utf-8")
    assert run("build-site", path).stdout.endswith(
        "its land colonist on the land line CAPVT - AD PONTEM number 3 stays there.\n"
    )


@pytest.mark.usefixtures("toy_boards")
def test_several_may_stand_in_a_city_and_on_a_shared_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "toy.yaml"
    path.write_text(
        "board: toy\ngoods: {RIPA ALTA: wine}\nwanted: wine\ncontrarius:\n  colonists:\n"
        + "    - {kind: sea, at: [RIPA ALTA, RIPA B.]}\n" * 2
        + "    - {kind: land, at: CAPVT}\n"
        + "you: {colonists: [{kind: sea, at: [RIPA ALTA, RIPA B.]}, {kind: sea, at: CAPVT}]}\n",
        encoding="utf-8",
    )
    moves = json.loads(run("build-site", path, "--json").stdout)["moves"]
    assert [(move["colonist"], move["steps"]) for move in moves] == [(0, 0), (1, 0)]


def test_mover_option(run: Run, scenario: Path) -> None:
    changed(scenario, ("wanted: food", "wanted: tool\noptions: {mover: any}"))
    changed(scenario, ("colonists: [{kind: sea, at: [GENVA, COSA]},", "colonists: ["))
    changed(scenario, ("{kind: land, at: ROMA}", "{kind: sea, at: [NICAEA, GENVA]}"))
    answer = json.loads(run("build-site", scenario, "--json").stdout)
    assert answer["steps"] == 1
    assert {(move["colonist"], move["to"][0], move["steps"]) for move in answer["moves"]} == {
        (0, "GENVA", 1),
        (0, "NICAEA", 1),
        (0, "ALERIA", 2),
        (1, "ALERIA", 2),
    }
    shortest = changed(scenario, ("mover: any", "mover: shortest"))
    answer = json.loads(run("build-site", shortest, "--json").stdout)
    assert {move["steps"] for move in answer["moves"]} == {1}
