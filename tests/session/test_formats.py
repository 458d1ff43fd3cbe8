"""docs/formats.md holds what it says: its examples work, its tables are complete."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest
import yaml

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda, inputs
from solitaria_app.engine.choice import Strike
from solitaria_app.engine.notation import read, write
from solitaria_app.session.game import Game
from solitaria_app.session.gamefile import GameFile
from solitaria_app.session.header import BoxCard, Header
from solitaria_app.session.report import details
from solitaria_app.session.statejson import state_json
from tests.session.conftest import whole_game
from tests.session.formats import TEXT, example, first_cells, run, section


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.yaml"
    path.write_text(example("game"), encoding="utf-8")
    return path


# --- the examples ---------------------------------------------------------------------


def test_the_game_fits_today(game_file: Path) -> None:
    assert "all 2 turns fit" in run("replay", str(game_file), "--verify")


def test_the_state_is_that_of_the_game(game_file: Path) -> None:
    printed = json.loads(run("replay", str(game_file), "--json"))
    assert json.loads(example("state")) == printed
    assert list(json.loads(example("state"))) == list(printed)


def test_the_answer_is_that_of_the_scenario(tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(example("scenario"), encoding="utf-8")
    assert json.loads(example("answer")) == json.loads(run("build-site", str(path), "--json"))


def test_the_figures_are_those_of_their_seed() -> None:
    shown = json.loads(example("figures"))
    arguments = [f"--{key}={shown[key]}" for key in ("board", "level", "policy", "seed", "games")]
    figures = json.loads(run("simulate", *arguments, "--json"))
    assert list(figures) == list(shown)
    assert {**figures, "seconds": 0} == {**shown, "seconds": 0}


def test_every_yaml_and_json_block_can_be_read() -> None:
    blocks = re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    assert len(blocks) > 15
    for kind, text in blocks:
        if kind == "yaml":
            assert yaml.safe_load(text)
        elif kind == "json":
            assert json.loads(text)


def test_every_link_inside_leads_somewhere() -> None:
    anchors = {
        re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^#+ (.*)$", TEXT, re.MULTILINE)
    }
    links = re.findall(r"\]\(#([^)]*)\)", TEXT)
    assert links
    assert not set(links) - anchors


# --- the tables -----------------------------------------------------------------------


def test_every_input_is_there_with_an_example_that_can_be_read(library: Library) -> None:
    rules = library.ruleset("italia", "standard")
    examples = first_cells(section("## Inputs"))
    given = [read(rules, text) for text in examples]
    assert [write(rules, one) for one in given] == examples
    assert {type(one) for one in given} == set(get_args(inputs.Input))


def test_every_key_of_the_header_is_there() -> None:
    keys = first_cells(section("### The header"))
    assert set(keys) >= set(Header.__struct_fields__)
    header = section("### The header")
    for key in BoxCard.__struct_fields__:
        assert f"`{key}`" in header
    assert set(first_cells(section("### Turns"))) == {"digest", "inputs"}
    assert set(GameFile.__struct_fields__) == {"game", "turns", "report", "about"}


def test_every_key_of_a_problem_report_is_there(game: Game) -> None:
    named = set(re.findall(r"`([a-z_]+)`", section("### Problem reports")))
    assert {"report", *details({}, game, "note", "fault")} == named


def test_every_key_of_the_state_is_there(library: Library) -> None:
    text = section("## The state")
    named = set(re.findall(r"`([a-z_-]+)`", text))
    for level in ("veteran", "expert"):
        game = whole_game(library, level, "doc")
        for number in range(game.length() + 1):
            value = state_json(game.state_at(number))
            assert set(value) <= named
            for part in ("human", "contrarius"):
                assert set(value[part]) <= named
                assert set(value[part]["score"]) <= named
                assert all(set(card) - {"card"} <= named for card in value[part]["score"]["cards"])
            phase = value["phase"] or {}
            assert set(phase) <= named
            assert phase.get("for", "roll") in named
            assert set(phase.get("choice", {})) <= named


def test_every_frame_that_waits_is_there() -> None:
    waiting = {
        "draw-tokens", "refill", "sixth-card", "opening", "choose-card", "tribune-action",
        "architect-action", "prefect-action", "colonist-action", "mercator-action",
        "diplomat-action", "purchase-action", "store", "roll", "move-next",
    }  # fmt: skip
    assert waiting <= set(first_cells(section("## The state")))
    for name in waiting:
        assert hasattr(agenda, "".join(word.capitalize() for word in name.split("-")))


def test_every_rule_that_strikes_a_city_out_is_there() -> None:
    answer = section("### The answer")
    for strike in Strike:
        assert f"`{strike.value}`" in answer
