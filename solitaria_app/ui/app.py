"""Starts the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from solitaria_app.ui.main_window import TITLE, MainWindow
from solitaria_app.ui.paths import Places
from solitaria_app.ui.theme import load_fonts

SETTLED_MS = 700
"""When all modules and the table are there, which are most of what there ever is."""


def run(argv: Sequence[str]) -> int:
    """Open the window, run until it is closed, return the exit status."""
    application = QApplication([sys.argv[0] if sys.argv else "solitaria", *argv])
    application.setApplicationName("solitaria")
    application.setApplicationDisplayName(TITLE)
    application.setStyle("Fusion")
    load_fonts()
    window = MainWindow(Places.standard())
    # What is painted must reach the screen before the longer work begins.
    window.appeared.connect(lambda: QTimer.singleShot(0, lambda: begin(window)))
    window.show()
    status = application.exec()
    if window.filled:
        from solitaria_app.ui.filework.leaving import linger

        linger(window)
    return status


def begin(window: MainWindow) -> None:
    """Bring in the rules and boards, then the game that was left or the dialog for a new one.

    Faults in the player's own data files are told, and the program's own files are used.
    """
    from solitaria_app.content.faults import BadFile
    from solitaria_app.content.library import load
    from solitaria_app.content.paths import user_folder
    from solitaria_app.session.uncollected import leave_alone
    from solitaria_app.ui.faults import catch_faults
    from solitaria_app.ui.resuming import resume
    from solitaria_app.ui.upkeep import Upkeep

    catch_faults(window)
    faults = None
    try:
        library = load(user_folder())
    except BadFile as error:
        faults = error
        library = load()
    window.fill(library)
    resume(window, faults)
    QTimer.singleShot(SETTLED_MS, window, leave_alone)
    Upkeep(window).begin_soon()
