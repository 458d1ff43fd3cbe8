"""A game that can't be saved is not lost when it is left."""

import sqlite3
from contextlib import closing

import pytest

from solitaria_app.session import gamesfile
from solitaria_app.session.archive import Archive
from solitaria_app.session.header import new_header


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """A change does not wait long for the other program."""
    monkeypatch.setattr(gamesfile, "WAIT_SECONDS", 0.05)


def header(window, seed):
    return new_header(window.library, "italia", "standard", seed)


def play(window, turns):
    controller = window.controller
    for _ in range(turns):
        controller.do(controller.game.legal()[-1])


def test_what_was_played_while_another_program_held_the_file_comes_back(window):
    window.controller.start(header(window, "held"))
    number, path = window.controller.saves.number, window.controller.saves.archive.path
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        play(window, 3)
        assert window.controller.saves.problem is not None
        inputs = len(window.controller.game.inputs)
        window.close()
        other.execute("ROLLBACK")
    saved = Archive(path)
    assert len(saved.load(number, window.library).inputs) < inputs
    assert window.controller.saves.bring_in(window.library) == 1
    assert max(entry.inputs for entry in saved.entries()) == inputs
    assert window.controller.saves.bring_in(window.library) == 0
    assert list((path.parent / "unsaved").iterdir()) == []


def test_a_failed_save_of_one_game_does_not_keep_the_next_one_from_being_saved(window):
    window.controller.start(header(window, "first"))
    first, path = window.controller.saves.number, window.controller.saves.archive.path
    window.controller.start(header(window, "second"))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        play(window, 1)
        other.execute("ROLLBACK")
    window.controller.open(first)
    play(window, 1)
    assert window.controller.saves.problem is None
    saved = Archive(path).load(first, window.library)
    assert saved.inputs == window.controller.game.inputs
