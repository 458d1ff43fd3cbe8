"""Saved games whose turns end otherwise by the present rules: how far they open, how they go on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from solitaria_app.content.library import Library
from solitaria_app.engine.agenda import ChooseCard
from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.policy import random_policy
from solitaria_app.session.restoring import (
    KEPT,
    CannotRestore,
    by_old_result,
    by_present_rules,
    towards,
)
from solitaria_app.session.simulate import play_game
from solitaria_app.session.statejson import state_digest, state_json
from tests.session.conftest import whole_game


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "games.db")


def _sql(archive: Archive, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(archive.path)) as db:
        db.execute(statement, values)
        db.commit()


def running(library: Library, turns: int = 8) -> Game:
    """A game in the middle of a turn."""
    game = whole_game(library)
    game.go_to(game.turn_ends()[turns] + 1)
    game.cut()
    return game


def test_every_turn_has_its_digest(archive: Archive, library: Library) -> None:
    game = running(library)
    archive.add(game)
    with closing(sqlite3.connect(archive.path)) as db:
        kept = [row[0] for row in db.execute("SELECT digest FROM turn ORDER BY number")]
    assert kept == [state_digest(game.state_at(end)) for end in game.turn_ends()[:-1]]
    assert len(kept) == 9


def test_digests_follow_undo_and_another_course(archive: Archive, library: Library) -> None:
    game = whole_game(library)
    number = archive.add(game)
    game.go_to(game.turn_ends()[3])
    game.do(next(given for given in game.legal() if given != game.inputs[game.cursor]))
    archive.save(number, game)
    opened = Archive(archive.path).open(number, library)
    assert opened.differs is None
    assert opened.game.inputs == game.inputs


def test_another_result_opens_the_game_before_its_turn(archive: Archive, library: Library) -> None:
    game = running(library)
    number = archive.add(game)
    _sql(archive, "UPDATE turn SET digest = 'other' WHERE number = 5")
    opened = archive.open(number, library)
    assert opened.differs is not None
    assert (opened.differs.turn, opened.differs.refused) == (5, "")
    assert opened.game.length() == game.turn_ends()[4]
    assert opened.game.state.turn == 5
    assert opened.differs.position == state_json(game.state_at(game.turn_ends()[8]))


def test_a_refused_input_opens_the_game_before_its_turn(archive: Archive, library: Library) -> None:
    game = running(library)
    number = archive.add(game)
    at = game.turn_ends()[4] + 1
    _sql(archive, "UPDATE input SET text = 'build roma' WHERE number = ?", at)
    opened = archive.open(number, library)
    assert opened.differs is not None
    assert (opened.differs.turn, opened.differs.refused) == (5, "build roma")
    assert opened.game.length() == game.turn_ends()[4]


def test_a_finished_game_with_another_end(archive: Archive, library: Library) -> None:
    game = whole_game(library)
    number = archive.add(game)
    last = len(game.turn_ends()) - 1
    _sql(archive, "UPDATE turn SET digest = 'other' WHERE number = ?", last)
    opened = archive.open(number, library)
    assert opened.differs is not None and opened.differs.turn == last
    assert not opened.game.state.over


def test_whoever_cannot_handle_it_is_told(archive: Archive, library: Library) -> None:
    number = archive.add(running(library))
    _sql(archive, "UPDATE turn SET digest = 'other' WHERE number = 5")
    with pytest.raises(ArchiveProblem, match="from turn 5 on it is another game"):
        archive.load(number, library)


def test_going_on_by_the_old_result(archive: Archive, library: Library) -> None:
    """The table is as it was left, by corrections in the journal, and play goes on."""
    game = running(library)
    number = archive.add(game)
    _sql(archive, "UPDATE turn SET digest = 'other' WHERE number = 2")
    opened = archive.open(number, library)
    assert opened.differs is not None
    other = by_old_result(opened.game, opened.differs)
    then, now = state_json(game.state_at(game.turn_ends()[8])), state_json(other.state)
    assert {part: now[part] for part in KEPT} == {part: then[part] for part in KEPT}
    assert other.length() > opened.game.length()
    other.do(other.legal()[0])
    again = archive.add(other)
    assert Archive(archive.path).open(again, library).differs is None


def test_going_on_by_the_present_rules(archive: Archive, library: Library) -> None:
    number = archive.add(running(library))
    _sql(archive, "UPDATE turn SET digest = 'other' WHERE number = 2")
    opened = archive.open(number, library)
    other = by_present_rules(opened.game)
    assert other.inputs == opened.game.inputs
    again = archive.add(other)
    assert archive.open(again, library).differs is None


def test_a_table_that_was_not_kept(archive: Archive, library: Library) -> None:
    number = archive.add(whole_game(library))
    _sql(archive, "UPDATE turn SET digest = 'other' WHERE number = 2")
    opened = archive.open(number, library)
    assert opened.differs is not None
    with pytest.raises(CannotRestore):
        by_old_result(opened.game, opened.differs)


@pytest.mark.parametrize("position", ["'{broken'", "'[1, 2]'", "x'FFFE'", "3", "''"])
def test_a_table_that_was_kept_badly_keeps_no_game_from_opening(
    archive: Archive, library: Library, position: str
) -> None:
    """The journal makes the game; the table is only for going on by an old result."""
    game = running(library)
    number = archive.add(game)
    _sql(archive, f"UPDATE game SET position = {position}")
    opened = archive.open(number, library)
    assert (opened.game.inputs, opened.differs) == (game.inputs, None)
    game.do(game.legal()[0])
    archive.save(number, game)
    assert Archive(archive.path).load(number, library).inputs == game.inputs


@pytest.mark.parametrize(
    "position",
    [{}, {"human": 3}, {"human": {}, "contrarius": {"track": []}}],
)
def test_a_table_that_makes_no_sense(library: Library, position: dict[str, object]) -> None:
    with pytest.raises(CannotRestore):
        towards(running(library).state, position)


@pytest.mark.parametrize("level", ["standard", "strong-veteran", "expert"])
@pytest.mark.parametrize("board", ["italia", "imperium"])
def test_any_table_is_reached_from_any_other(library: Library, board: str, level: str) -> None:
    """Between starts of turns of two games with the same tokens and without, both ways."""
    games = []
    for seed in ("one", "two"):
        _, inputs, _ = play_game(library.ruleset(board, level), seed, random_policy)
        games.append(Game.replay(new_header(library, board, level, seed), library, inputs))
    starts = [
        state
        for game in games
        for end in game.turn_ends()[1::5]
        if not (state := game.state_at(end)).over
        and not state.final
        and isinstance(state.agenda[-1], ChooseCard)
    ]
    assert len(starts) > 6
    for here in starts[::4]:
        for there in starts[::2]:
            inputs, state = towards(here, state_json(there))
            now, then = state_json(state), state_json(there)
            assert {part: now[part] for part in KEPT} == {part: then[part] for part in KEPT}


def test_a_game_that_differs_is_never_saved_without_its_end(
    archive: Archive, library: Library
) -> None:
    game = running(library)
    number = archive.add(game)
    _sql(archive, "UPDATE turn SET digest = 'other' WHERE number = 5")
    opened = archive.open(number, library)
    with pytest.raises(ArchiveProblem, match="can only be looked at"):
        archive.save(number, opened.game)
    with closing(sqlite3.connect(archive.path)) as db:
        assert db.execute("SELECT count(*) FROM input").fetchone() == (game.length(),)
