"""Whole games, replayed: they end as they did, and together they show every rule.

After a change on purpose: `python tests/engine/find_games.py`.
"""

import pytest

from solitaria_app.engine import notation
from tests.engine.coverage_points import POINTS, Game, covered
from tests.engine.golden import FOLDER, NEVER_ON_REAL_BOARDS, ending, read, text_of

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game_ends_as_it_did(path):
    """Every input is allowed, the game is over after the last, and the score is the same."""
    golden, head = read(path)
    state, _ = golden.replayed()
    assert state.over
    assert {key: head[key] for key in ending(state)} == ending(state)
    assert text_of(golden) == path.read_text(encoding="utf-8")


def test_golden_games_cover_every_point():
    """Each reaction, supplementary rule, ending, level and table rule is in one of them."""
    left = {entry.id for entry in POINTS} - set(NEVER_ON_REAL_BOARDS)
    for path in FILES:
        golden, _ = read(path)
        state, events = golden.replayed()
        left -= set(covered(Game(events, state)))
    assert not left


def test_golden_games_are_written_as_people_write():
    """The files hold notation that is written as it is read."""
    for path in FILES:
        golden, _ = read(path)
        lines = path.read_text(encoding="utf-8").partition("\n\n")[2].splitlines()
        assert [notation.write(golden.rules, given) for given in golden.inputs] == lines
