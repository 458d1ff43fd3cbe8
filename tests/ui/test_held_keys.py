"""A key that is held chooses once."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from solitaria_app.session.header import new_header


def press(window, key, text, repeats):
    for number in range(repeats):
        event = QKeyEvent(
            QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, number > 0
        )
        QApplication.sendEvent(window, event)


def test_a_digit_that_is_held_plays_a_card_and_nothing_more(window):
    window.controller.start(new_header(window.library, "italia", "standard", "held"))
    before = window.controller.game.cursor
    press(window, Qt.Key.Key_1, "1", repeats=8)
    assert type(window.controller.game.inputs[before]).__name__ == "Play"
    assert window.controller.game.cursor == before + 1
    assert type(window.controller.state.agenda[-1]).__name__ == "TribuneAction"
