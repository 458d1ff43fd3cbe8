"""The engine's choice against the slow enumeration, on thousands of random positions.

Covers `reach-zero`, `reach-first-step`, `reach-budget`, `reach-pass`, `choice-order`,
`alphabet`, `fallback`, `mover` and `best-specialist` on every board at once, and salt cities.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from solitaria_app.cli.site_json import site_json
from solitaria_app.content.library import load
from solitaria_app.content.scenario import ScenarioReader
from solitaria_app.resources import data_dir
from tests.engine.choice_oracle import Line, Oracle
from tests.engine.choice_scenarios import random_scenario

TOY = Path(__file__).parents[1] / "data" / "toy"
BOARDS = {
    "italia": (data_dir(), 2000),
    "imperium": (data_dir(), 2000),
    "toy": (TOY, 1500),
    "straits": (TOY, 500),
}


@pytest.fixture(scope="module")
def reader() -> ScenarioReader:
    return ScenarioReader(load(TOY))


@pytest.fixture(scope="module", params=BOARDS)
def oracle(request: pytest.FixtureRequest) -> Oracle:
    folder, _ = BOARDS[request.param]
    return Oracle(folder / "boards" / f"{request.param}.yaml")


def _compared(
    reader: ScenarioReader,
    oracle: Oracle,
    folder: Path,
    count: int,
    mover: str = "shortest",
    full: bool = False,
) -> Iterator[dict[str, Any]]:
    """Asserts that both give the same answer in `count` positions, and yields the answers."""
    seed = random.randrange(2**32)
    chance = random.Random(seed)
    path = folder / "scenario.yaml"
    for number in range(count):
        raw = random_scenario(chance, oracle, mover)
        path.write_text(json.dumps(raw), encoding="utf-8")
        scenario = reader.read(path)
        blocked: list[Line] = []
        if full:
            share = chance.choice((0.5, 0.9, 1.0))
            blocked = [line for line in oracle.lines if chance.random() < share]
        occupied = sum(1 << oracle.lines.index(line) for line in blocked)
        position = replace(scenario.position, occupied=scenario.position.occupied | occupied)
        answer = site_json(scenario, replace(scenario, position=position).choose())
        assert answer == oracle.answer(raw, blocked), f"seed {seed}, position {number}: {raw}"
        yield answer


def test_same_answers(reader: ScenarioReader, oracle: Oracle, tmp_path: Path) -> None:
    _, count = BOARDS[oracle.id]
    seen: Counter[object] = Counter()
    for answer in _compared(reader, oracle, tmp_path, count):
        seen["no site"] += answer["city"] is None
        seen["salt city"] += answer["good"] == "salt"
        seen["after salt"] += answer["wanted"] == "salt" != answer["good"] is not None
        seen["stays"] += answer["steps"] == 0
        seen["fallback"] += len(answer["tried"]) > 1
        seen["choice of movers"] += len(answer["moves"]) > 1
        seen["parallel"] += any(move["to"][2] > 1 for move in answer["moves"])
        seen.update(rule["struck_by"] for good in answer["tried"] for rule in good["candidates"])
    wanted = {"own-house", "out-of-reach", "not-empty", "old-province", "alphabet"}
    wanted |= {"no site", "stays", "fallback", "choice of movers", "salt city", "after salt"}
    if oracle.id == "toy":
        wanted.add("parallel")
    assert not [name for name in wanted if not seen[name]], "the sample misses what it is for"


def test_same_answers_on_boards_full_of_colonists(
    reader: ScenarioReader, oracle: Oracle, tmp_path: Path
) -> None:
    _, count = BOARDS[oracle.id]
    answers = list(_compared(reader, oracle, tmp_path, count // 4, full=True))
    assert any(answer["city"] is None for answer in answers)
    assert any(answer["steps"] == 0 for answer in answers)


def test_same_answers_where_any_may_move(
    reader: ScenarioReader, oracle: Oracle, tmp_path: Path
) -> None:
    _, count = BOARDS[oracle.id]
    answers = list(_compared(reader, oracle, tmp_path, count // 2, mover="any"))
    assert any(len({move["steps"] for move in answer["moves"]}) > 1 for answer in answers)
