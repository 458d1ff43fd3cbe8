"""A game that can't be saved is not lost when it is left."""

import time

import pytest

from solitaria_app.session import gamesfile
from solitaria_app.session.archive import Archive
from solitaria_app.session.header import new_header
from tests.heldfile import held


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
    with held(path, "IMMEDIATE"):
        play(window, 3)
        assert window.controller.saves.problem is not None
        inputs = len(window.controller.game.inputs)
        window.close()
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
    with held(path, "IMMEDIATE"):
        play(window, 1)
    window.controller.open(first)
    play(window, 1)
    assert window.controller.saves.problem is None
    saved = Archive(path).load(first, window.library)
    assert saved.inputs == window.controller.game.inputs


def test_a_locked_file_does_not_hold_up_the_window_and_the_game_is_saved_when_it_is_free(
    window, qtbot, monkeypatch
):
    monkeypatch.setattr(gamesfile, "WAIT_SECONDS", 30.0)
    controller, banner = window.controller, window.desk.banner
    number, path = controller.saves.number, controller.saves.archive.path
    with held(path):
        begun = time.monotonic()
        play(window, 3)
        assert time.monotonic() - begun < 5
        assert banner.isHidden()  # the other window may be done in a moment
        qtbot.waitUntil(banner.isVisible)
        assert "is not saved yet" in banner.words.text()
        assert str(path) in banner.words.text()
        banner.hide()
        qtbot.wait(250)
        assert banner.isHidden()  # closed by the player
    qtbot.waitUntil(lambda: controller.saves.problem is None)
    assert banner.isHidden()
    assert Archive(path).load(number, window.library).inputs == controller.game.inputs


def test_after_the_window_is_closed_nothing_is_tried_any_more(window, qtbot):
    path = window.controller.saves.archive.path
    with held(path):
        play(window, 1)
        window.close()
    before = Archive(path).entries()
    qtbot.wait(250)
    assert Archive(path).entries() == before
