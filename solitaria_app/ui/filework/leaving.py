"""What still waits for the file of games when its dialog, or the window, is left."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from solitaria_app.ui.faults import write_fault
from solitaria_app.ui.filework.beside import Beside
from solitaria_app.ui.filework.inturn import InTurn
from solitaria_app.ui.filework.opening import Opening
from solitaria_app.ui.texts import Texts

LINGERING_SECONDS = 30.0
UNDONE = "What waited for the file of games is not done: the file was locked for too long."

if TYPE_CHECKING:
    from solitaria_app.ui.filework.waysback import WaysBack
    from solitaria_app.ui.main_window import MainWindow


def leave(window: MainWindow, ways: WaysBack) -> None:
    """A dialog closes: what waits there is done as soon as the file is free."""

    def tell(said: Callable[[Texts], str]) -> None:
        window.desk.banner.show_words(said, window.texts, window.theme)

    ways.leave(window, tell)


def finish(window: MainWindow) -> bool:
    """The window closes: what waits is done now, if the file is free soon; nothing is opened.
    Whether all is done."""
    for opening in window.findChildren(Opening):
        opening.cancel()
    for work in window.findChildren(Beside):
        work.finish()
    done = [turn.finish() for turn in window.findChildren(InTurn)]  # each of them
    return all(done)


def linger(window: MainWindow) -> None:
    """The window is closed, and what still waits for a locked file is done behind it, if the file
    is free in time; otherwise that goes to the log."""
    until = time.monotonic() + LINGERING_SECONDS
    while not finish(window):
        if time.monotonic() > until:
            write_fault(window.places.faults, UNDONE)
            break
