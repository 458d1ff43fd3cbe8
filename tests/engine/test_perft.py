"""Counts of sequences of inputs from fixed positions, against tests/golden/perft.yaml.

A rule that changes by mistake changes a number. After a change on purpose:
`python tools/perft.py --write`.
"""

from pathlib import Path

import pytest
import yaml
from soaking.perft import after, count, in_order

from solitaria_app.engine import play
from tests.engine.table import BOARDS, rules_of

GOLDEN = yaml.safe_load(
    (Path(__file__).parent.parent / "golden" / "perft.yaml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize(
    "entry", GOLDEN, ids=[f"{e['board']}-{e['level']}-{e['inputs']}" for e in GOLDEN]
)
def test_perft(entry):
    """The same number of sequences of every length."""
    state = after(rules_of(entry["board"], entry["level"]), entry["inputs"])
    depths = range(1, len(entry["counts"]) + 1)
    assert [count(state, depth) for depth in depths] == entry["counts"]


def test_perft_has_every_board():
    """Each board is counted, from the start and from the middle of a game."""
    for board in BOARDS:
        assert {entry["inputs"] > 0 for entry in GOLDEN if entry["board"] == board} == {True, False}


def test_a_game_that_is_over_counts_once():
    """Whatever is left of the depth."""
    state = after(rules_of("italia"), 0)
    state.over = True
    assert count(state, 3) == 1
    assert in_order(state) == []
    assert play.prompt(state) is None
