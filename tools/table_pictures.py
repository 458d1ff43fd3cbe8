"""The pictures of docs/beside-a-table.md: one turn beside a table, played by clicks and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solitaria_app.engine.agenda import ChooseCard, DrawTokens, Refill, Roll
from solitaria_app.engine.following import Way
from solitaria_app.engine.state import GameState
from solitaria_app.session.header import new_header

if TYPE_CHECKING:
    from make_pictures import Studio

ARCHITECT_KEY = "2"
"""The Architect's key in the first hand."""


def state_of(studio: Studio) -> GameState:
    """The table as the window has it."""
    state = studio.window.controller.state
    assert state is not None
    return state


def press(studio: Studio, keys: str) -> None:
    """Type keys, one after the other."""
    for key in keys:
        QTest.keyClicks(studio.window, key)


def draw_until(studio: Studio, *frames: type) -> None:
    """Let the program draw until something else is asked."""
    while isinstance(state_of(studio).agenda[-1], frames):
        press(studio, "r")


def a_turn(studio: Studio) -> None:
    """Set-up, a card, a die, what Contrarius does, a correction, the table view."""
    window = studio.window
    window.resize(1180, 740)
    desk = window.desk
    header = new_header(window.library, "italia", "standard", "table", way=Way.FULL)
    window.controller.start(header)
    press(studio, "wfb")
    studio.keep("table-tokens")
    draw_until(studio, DrawTokens)
    press(studio, "1")
    studio.keep("table-display", below=desk.prompt)
    while not isinstance(state_of(studio).agenda[-1], ChooseCard):
        press(studio, "r")
    press(studio, ARCHITECT_KEY)
    studio.keep("table-card", below=desk.headline)
    for _ in range(2):  # the first Enter only shows that nothing would be done
        QTest.keyClick(window, Qt.Key.Key_Return)
    assert isinstance(state_of(studio).agenda[-1], Roll)
    studio.keep("table-die", below=desk.headline)
    press(studio, "3")
    assert isinstance(state_of(studio).agenda[-1], Refill)
    studio.keep("table-reveal", below=desk.headline)
    press(studio, "1")
    assert isinstance(state_of(studio).agenda[-1], ChooseCard)
    studio.keep("table-result")
    window.commands.run("correct")
    QTest.keyClick(window, Qt.Key.Key_PageDown)
    studio.keep("table-correct", below=desk.headline)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    QTest.keyClick(window, Qt.Key.Key_F7)
    studio.keep("table-view")
