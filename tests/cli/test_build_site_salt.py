"""`solitaria build-site` with salt cities (002 Concordia Salsa, 003:210)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    return tmp_path / "salt.yaml"


def _write(path: Path, goods: dict[str, str], wanted: str, **own: list[str]) -> None:
    """Two colonists of Contrarius stand in Roma; Cosa, Spoletum and Casinum are next to it."""
    colonists = [{"kind": "land", "at": "ROMA"}, {"kind": "sea", "at": "ROMA"}]
    value = {
        "board": "italia",
        "goods": goods,
        "wanted": wanted,
        "contrarius": {"colonists": colonists, **own},
    }
    path.write_text(json.dumps(value), encoding="utf-8")


def _answer(run: Run, path: Path) -> dict[str, Any]:
    result = run("build-site", path, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    value: dict[str, Any] = json.loads(result.stdout)
    return value


def _tried(answer: dict[str, Any]) -> list[str]:
    return [attempt["good"] for attempt in answer["tried"]]


def test_a_salt_city_comes_before_the_best_specialists_good(run: Run, scenario: Path) -> None:
    """002 Concordia Salsa."""
    _write(scenario, {"COSA": "cloth", "SPOLETVM": "salt"}, "salt", specialists=["weaver"])
    answer = _answer(run, scenario)
    assert (answer["wanted"], answer["good"], answer["city"]) == ("salt", "salt", "SPOLETVM")
    assert _tried(answer) == ["salt"]


def test_salt_cities_are_chosen_among_by_the_usual_rules(run: Run, scenario: Path) -> None:
    goods = {"COSA": "salt", "SPOLETVM": "salt", "CASINVM": "salt", "SYRACVSAE": "salt"}
    _write(scenario, goods, "salt", houses=["CASINVM"])
    (attempt,) = _answer(run, scenario)["tried"]
    assert [(one["city"], one["struck_by"]) for one in attempt["candidates"]] == [
        ("CASINVM", "own-house"),
        ("SYRACVSAE", "out-of-reach"),
        ("SPOLETVM", "alphabet"),
        ("COSA", None),
    ]


def test_without_a_free_salt_city_the_best_specialist_decides(run: Run, scenario: Path) -> None:
    """003:210. From its good on the order is the usual one."""
    goods = {"SYRACVSAE": "salt", "COSA": "brick", "SPOLETVM": "cloth", "BRVNDISIVM": "tool"}
    _write(scenario, goods, "salt", specialists=["farmer", "smith", "mason"])
    answer = _answer(run, scenario)
    assert _tried(answer) == ["salt", "tool", "brick"]
    assert (answer["good"], answer["city"]) == ("brick", "COSA")


def test_without_a_specialist_there_is_only_salt(run: Run, scenario: Path) -> None:
    _write(scenario, {"SYRACVSAE": "salt", "COSA": "brick"}, "salt")
    answer = _answer(run, scenario)
    assert _tried(answer) == ["salt"]
    assert answer["city"] is answer["good"] is answer["steps"] is None
    assert "Contrarius can build nowhere" in run("build-site", scenario).stdout


@pytest.mark.parametrize("wanted", ["brick", "cloth", "S"])
def test_no_other_wish_leads_to_a_salt_city(run: Run, scenario: Path, wanted: str) -> None:
    """003:210: with no free brick city it goes to a cloth city even when salt cities are free."""
    goods = {"COSA": "salt", "SPOLETVM": "cloth"}
    _write(scenario, goods, wanted, specialists=["mason"])
    answer = _answer(run, scenario)
    assert _tried(answer) == ["cloth"]
    assert answer["city"] == "SPOLETVM"
    _write(scenario, {"COSA": "salt"}, wanted, specialists=["mason"])
    assert _answer(run, scenario)["city"] is None


def test_in_words(run: Run, scenario: Path) -> None:
    goods = {"SYRACVSAE": "salt", "COSA": "tool"}
    _write(scenario, goods, "salt", specialists=["smith"])
    lines = run("build-site", scenario).stdout.splitlines()
    assert lines[0] == (
        "Contrarius wants a salt city, else one after its best specialist, the smith (tool); "
        "a colonist may go 2 steps."
    )
    assert lines[1:3] == ["salt:", "  SYRACVSAE: no colonist of Contrarius can get next to it"]
    _write(scenario, goods, "salt")
    assert run("build-site", scenario).stdout.startswith("Contrarius wants a salt city; a colonist")
