"""Exported golden games: every turn has the digest it had, and the files stay as they are.

The games are those of tests/golden/games, which together show every rule. After a change on
purpose: `python tools/make_golden.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from solitaria_app.content.library import Library
from solitaria_app.session.gamefile import check_file, text_of

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = sorted(path.stem for path in (GOLDEN / "games").glob("*.txt"))


def test_every_golden_game_has_its_export() -> None:
    assert GAMES
    assert sorted(path.stem for path in (GOLDEN / "exports").iterdir()) == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_every_turn_comes_out_as_it_did(library: Library, name: str) -> None:
    path = GOLDEN / "exports" / f"{name}.yaml"
    reading = check_file(path, library)
    assert reading.first_difference is None
    assert reading.other_rules is None
    assert reading.game.state.over
    assert len(reading.ends) == reading.game.state.turn + 1


@pytest.mark.parametrize("name", GAMES)
def test_the_export_is_of_the_game(name: str) -> None:
    text = (GOLDEN / "games" / f"{name}.txt").read_text(encoding="utf-8")
    top, _, rest = text.partition("\n\n")
    head = dict(line.split(" ", 1) for line in top.splitlines())
    export = (GOLDEN / "exports" / f"{name}.yaml").read_text(encoding="utf-8")
    value = yaml.safe_load(export)
    assert [line for turn in value["turns"] for line in turn["inputs"]] == rest.splitlines()
    rules = [value["game"][key] for key in ("board", "level", "mover", "no_site")]
    assert rules == [head[key] for key in ("board", "level", "mover", "no-site")]


@pytest.mark.parametrize("name", GAMES)
def test_a_file_that_was_read_is_written_as_it_was(library: Library, name: str) -> None:
    path = GOLDEN / "exports" / f"{name}.yaml"
    assert text_of(check_file(path, library).game) == path.read_text(encoding="utf-8")
