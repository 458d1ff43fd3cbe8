"""Starts the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from solitaria_app.ui import theme
from solitaria_app.ui.paths import Places


def run(argv: Sequence[str]) -> int:
    """Open the window, run until it is closed, return the exit status."""
    application = QApplication([sys.argv[0] if sys.argv else "solitaria", *argv])
    application.setApplicationName("solitaria")
    application.setApplicationDisplayName("Solitaria Companion")
    application.setStyle("Fusion")
    theme.load_fonts()
    places = Places.standard()

    from solitaria_app.content.faults import BadFile
    from solitaria_app.content.library import load
    from solitaria_app.ui.faults import catch_faults
    from solitaria_app.ui.main_window import MainWindow

    problem = ""
    try:
        library = load(places.data / "data")
    except BadFile as error:
        problem = str(error)
        library = load()
    window = MainWindow(library, places)
    catch_faults(window)
    window.show()
    QTimer.singleShot(0, lambda: window.commands.begin(problem))
    return application.exec()
