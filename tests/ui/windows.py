"""What tests ask of a window: its game, its open dialog."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog

from solitaria_app.session.game import Game
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
