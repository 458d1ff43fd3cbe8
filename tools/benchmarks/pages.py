"""The window of statistics: how long it takes to open, to turn its pages and to choose games."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from solitaria_app.content.library import Library

from .figures import Figure, within

if TYPE_CHECKING:
    from PySide6.QtWidgets import QComboBox, QTabBar

    from solitaria_app.ui.statistics.dialog import StatisticsDialog

T = TypeVar("T")
ROUNDS = 7
MOST_MS = 200.0
FIRST_MS = 500.0
"""What takes longer must show how far it is."""


def pages(path: Path, library: Library) -> Iterator[Figure]:
    """The real dialog over the main window, each time until it is painted; `path` is a file of
    games in a folder of its own. The first opening imports what draws the charts."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from solitaria_app.session.uncollected import leave_alone
    from solitaria_app.ui.main_window import MainWindow
    from solitaria_app.ui.paths import Places

    application = QApplication.instance() or QApplication([])
    window = MainWindow(Places(path.parent, path.parent / "config", path.parent / "log"))
    window.resize(1280, 800)
    window.fill(library)
    window.show()
    application.processEvents()
    leave_alone()  # as at the start of the program

    def opened() -> StatisticsDialog:
        window.commands.run("statistics")
        from solitaria_app.ui.statistics.dialog import StatisticsDialog

        dialog = window.findChildren(StatisticsDialog)[-1]
        dialog.grab()
        return dialog

    def closed() -> None:
        dialog.close()
        dialog.setParent(None)

    took, dialog = _took(opened)
    yield within("statistics of these opened for the first time", [took], FIRST_MS)
    openings = []
    for _ in range(ROUNDS):
        closed()
        took, dialog = _took(opened)
        openings.append(took)
    yield within("opened again", openings, MOST_MS)

    def shown(choice: QTabBar | QComboBox, index: int) -> float:
        def choose() -> None:
            choice.setCurrentIndex(index)
            dialog.grab()

        return _took(choose)[0]

    board, tabs = dialog.filters.board, dialog.tabs
    turned, chosen = [], []
    for n in range(ROUNDS * tabs.count()):
        turned.append(shown(tabs, n % tabs.count()))
        chosen.append(shown(board, n % board.count()))
    yield within("a page turned", turned, MOST_MS)
    yield within("other games chosen", chosen, MOST_MS)
    closed()
    window.close()


def _took(work: Callable[[], T]) -> tuple[float, T]:
    """Milliseconds of processor time, which other load disturbs least, and what was made."""
    start = time.process_time()
    made = work()
    return 1000 * (time.process_time() - start), made
