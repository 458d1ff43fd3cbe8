"""Reads a long list of games part by part, so that the window stays alive and can say stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from solitaria_app.session.archive import ArchiveProblem, Entry
from solitaria_app.session.gameslist import Parts
from solitaria_app.ui.filework.opening import Opening
from solitaria_app.ui.library.bypart import STEP_SECONDS, ByPart

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow

AT_ONCE_SECONDS = 0.4
"""How long the window stands still before it shows how far the list is read."""


class Reading(Opening):
    """Lists that are read at once are there at once: `done` follows before the call is over.

    `failed` follows with what is wrong with the file. Nothing follows where the player stops it.
    """

    def __init__(
        self,
        window: MainWindow,
        parts: Parts,
        done: Callable[[list[Entry]], None],
        failed: Callable[[ArchiveProblem], None],
    ) -> None:
        super().__init__(window, window.texts("games.title"))
        self._list, self._done, self._failed = ByPart(parts), done, failed
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(lambda: self._go_on(STEP_SECONDS))

    def begin(self) -> None:
        """Read; what does not fit into a moment is read while the window goes on."""
        self._go_on(AT_ONCE_SECONDS)

    def cancel(self) -> None:
        self._timer.stop()
        super().cancel()

    def goes_on(self) -> None:
        """How far it was read before the file was locked."""
        self._show_share()

    def _go_on(self, seconds: float) -> None:
        self.turn.do(
            lambda: self._list.read(seconds),
            self._has_read,
            lambda problem: self.end(self._failed, problem),
        )

    def _has_read(self, all_of_it: bool) -> None:
        if all_of_it:
            self.end(self._done, self._list.games())
            return
        self._show_share()
        self._timer.start(0)

    def _show_share(self) -> None:
        self.show_dialog(self.window.texts("games.reading")).show_done(self._list.share)
