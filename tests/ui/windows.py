"""What tests ask of a window: its game, its open dialog."""

from __future__ import annotations

import time

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from solitaria_app.session.game import Game
from solitaria_app.ui.dialogs.question import Question
from solitaria_app.ui.filework.beside import Beside
from solitaria_app.ui.main_window import MainWindow


def running(window: MainWindow) -> Game:
    """The game in the window."""
    assert window.controller.game is not None
    return window.controller.game


def opened(window: MainWindow) -> QDialog:
    """The dialog that is open."""
    dialog = window.commands.open_dialog
    assert dialog is not None
    assert dialog.isVisible()
    return dialog


def asked(window: MainWindow) -> Question:
    """The question that is open, or will be in a moment."""
    until = time.monotonic() + 5
    while window.commands.open_dialog is None:
        assert time.monotonic() < until
        QTest.qWait(5)
    dialog = opened(window)
    assert isinstance(dialog, Question)
    return dialog


def done_beside(window: MainWindow) -> None:
    """Wait for work beside the window, and what follows from it."""
    until = time.monotonic() + 5
    while window.findChildren(Beside):
        assert time.monotonic() < until
        QTest.qWait(5)
