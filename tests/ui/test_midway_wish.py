"""The wish to begin midway belongs to the game it was made for."""

from PySide6.QtTest import QTest

from solitaria_app.engine.following import Way
from solitaria_app.engine.inputs import Midway
from solitaria_app.session.header import new_header
from solitaria_app.ui.beginning import Beginning, begin


def to_the_display(window):
    while type(window.controller.state.agenda[-1]).__name__ == "DrawTokens":
        window.controller.do(window.controller.game.draw())


def began_midway(window):
    QTest.qWait(20)
    return any(isinstance(given, Midway) for given in window.controller.game.inputs)


def header(window, seed):
    return new_header(window.library, "italia", "standard", seed, way=Way.FULL)


def test_another_game_is_not_begun_midway(window):
    window.controller.start(header(window, "other"))
    to_the_display(window)
    other = window.controller.saves.number
    begin(window, Beginning(header(window, "joined"), "midway"))
    window.controller.do(window.controller.game.draw())
    window.controller.open(other)
    assert not began_midway(window)


def test_the_game_itself_is(window):
    begin(window, Beginning(header(window, "joined"), "midway"))
    to_the_display(window)
    assert began_midway(window)
