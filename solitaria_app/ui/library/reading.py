"""Reads a long list of games part by part, so that the window stays alive and can say stop."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from solitaria_app.session.archive import ArchiveProblem, Entry
from solitaria_app.session.entries import last_first
from solitaria_app.session.gameslist import Parts
from solitaria_app.session.uncollected import uncollected
from solitaria_app.ui.filework.opening import Opening

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow

AT_ONCE_SECONDS = 0.4
"""How long the window stands still before it shows how far the list is read."""
STEP_SECONDS = 0.03
"""How long it stands still then."""


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
        self._parts, self._done, self._failed = parts, done, failed
        self._found: list[Entry] = []
        self._share = 0.0
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
            lambda: self._read(seconds),
            self._has_read,
            lambda problem: self.end(self._failed, problem),
        )

    def _read(self, seconds: float) -> bool:
        """Read for a while; whether that was all."""
        until = time.monotonic() + seconds
        with uncollected():
            for part in self._parts:
                self._found += part.entries
                self._share = part.read
                if part.read < 1 and time.monotonic() > until:
                    return False
        return True

    def _has_read(self, all_of_it: bool) -> None:
        if all_of_it:
            self.end(self._done, last_first(self._found))
            return
        self._show_share()
        self._timer.start(0)

    def _show_share(self) -> None:
        self.show_dialog(self.window.texts("games.reading")).show_done(self._share)
