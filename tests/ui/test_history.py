"""Undo, redo and what they are called; resuming after the window was closed."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solitaria_app.content.library import Library
from solitaria_app.engine.inputs import Rolled
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.statejson import state_digest
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.resuming import resume

from .conftest import MakeWindow
from .player import MousePlayer
from .windows import running

KEYS = (
    (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier),
    (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier),
    (Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier),
    (Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier),
)


@pytest.mark.parametrize("seed", [1, 2])
def test_storms_of_undo_and_redo_leave_a_true_journal(
    window: MainWindow, library: Library, seed: int
) -> None:
    player = MousePlayer(window, seed)
    choose = random.Random(seed)
    for _ in range(14):
        player.play(acts=choose.randint(1, 6))
        for _ in range(choose.randint(0, 8)):
            which, held = choose.choice(KEYS)
            QTest.keyClick(window, which, held)
            game = running(window)
            assert game.state.over or game.waits_for_human()
    game = running(window)
    again = Game.replay(game.header, library, game.inputs, game.cursor)
    assert state_digest(again.state) == state_digest(game.state)


def test_undo_and_redo_say_what_they_do_and_dice_keep_their_faces(
    window: MainWindow, library: Library
) -> None:
    window.controller.adopt(Game(new_header(library, "italia", "standard", "5"), library))
    header = window.desk.header
    assert not header.undoing.isEnabled()
    player = MousePlayer(window, 3)
    while not any(isinstance(given, Rolled) for given in running(window).inputs):
        player.play(acts=1)
    while window.desk.prompt.words.title.text() != "Your turn":
        player.play(acts=1)
    game = running(window)
    before, journal = state_digest(game.state), list(game.inputs)
    assert header.undoing.text().startswith("Undo: ")
    label = header.undoing.text().removeprefix("Undo: ")
    assert header.undoing.toolTip() == f"Undo: {label} (Ctrl+Z)"
    header.undoing.click()
    assert state_digest(running(window).state) != before
    assert header.redoing.text() == f"Redo: {label}"
    header.redoing.click()
    assert state_digest(running(window).state) == before
    assert running(window).inputs == journal


def test_the_game_goes_on_after_the_window_was_closed(
    make_window: MakeWindow, library: Library
) -> None:
    first = make_window()
    first.controller.start(new_header(library, "imperium", "expert", "8"))
    MousePlayer(first, 8).play(acts=40)
    first.commands.run("undo")
    game = running(first)
    first.close()
    second = make_window()
    resume(second)
    assert second.commands.open_dialog is None
    again = running(second)
    assert again.inputs == game.inputs
    assert again.cursor == game.cursor
    assert state_digest(again.state) == state_digest(game.state)
    second.commands.run("redo")
    assert running(second).cursor > again.cursor or running(second).length() == again.cursor


def test_restart_turn_goes_back_to_the_hand(window: MainWindow) -> None:
    player = MousePlayer(window, 5)
    while window.desk.prompt.words.title.text() in ("Your turn", ""):
        player.play(acts=1)
    assert window.desk.prompt.stepping_back.isVisible()
    window.commands.run("restart-turn")
    assert window.desk.prompt.words.title.text() == "Your turn"
    assert not window.desk.prompt.stepping_back.isVisible()


def test_a_name_of_undo_is_as_long_as_the_window_allows(window: MainWindow) -> None:
    window.controller.do(*running(window).legal()[:1])
    header = window.desk.header
    whole = header.undoing.accessibleName()
    window.resize(1000, window.height())
    QTest.qWait(1)
    window.resize(1900, window.height())
    QTest.qWait(1)
    assert header.undoing.text() == whole


def test_a_long_name_of_undo_can_be_read_at_both_ends(window: MainWindow) -> None:
    view, header = window.presenter.view, window.desk.header
    assert view is not None
    whole = "Undo: Architect, from the line COSA – ROMA to the line COSA – GENVA, house in GENVA"
    header.refresh(view, "Italia", whole, "")
    start, dots, end = header.undoing.text().partition("…")
    assert dots and start and end
    assert whole.startswith(start) and whole.endswith(end)
    assert header.undoing.toolTip().startswith(whole)
