"""Reads a long list of games part by part, so that the window stays alive and can say stop."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from solitaria_app.session.archive import ArchiveProblem, Entry
from solitaria_app.session.entries import Part, last_first
from solitaria_app.session.uncollected import uncollected
from solitaria_app.ui.dialogs.progress import Progress

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow

AT_ONCE_SECONDS = 0.4
"""How long the window stands still before it shows how far the list is read."""
STEP_SECONDS = 0.03
"""How long it stands still then."""


class Reading(QObject):
    """Lists that are read at once are there at once: `done` follows before the call is over.

    `failed` follows with what is wrong with the file. Nothing follows where the player stops it.
    """

    def __init__(
        self,
        window: MainWindow,
        parts: Iterator[Part],
        done: Callable[[list[Entry]], None],
        failed: Callable[[ArchiveProblem], None],
    ) -> None:
        super().__init__(window)
        self._window, self._parts = window, parts
        self._done, self._failed = done, failed
        self._found: list[Entry] = []
        self._dialog: Progress | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(lambda: self._read(STEP_SECONDS))

    def begin(self) -> None:
        """Read; what does not fit into a moment is read while the window goes on."""
        if self._read(AT_ONCE_SECONDS):
            return
        texts = self._window.texts
        title, text = texts("games.title"), texts("games.reading")
        self._dialog = Progress(self._window, title, text, texts("cancel"))
        self._dialog.rejected.connect(self._end)
        self._window.commands.show(self._dialog)
        self._timer.start(0)

    def _read(self, seconds: float) -> bool:
        """Read for a while; whether that was all, or all there can be."""
        until = time.monotonic() + seconds
        try:
            with uncollected():
                for part in self._parts:
                    self._found += part.entries
                    if part.read < 1 and time.monotonic() > until:
                        if self._dialog is not None:
                            self._dialog.show_done(part.read)
                        return False
        except ArchiveProblem as problem:
            self._end()
            self._failed(problem)
            return True
        self._end()
        self._done(last_first(self._found))
        return True

    def _end(self) -> None:
        self._timer.stop()
        if self._dialog is not None:
            dialog, self._dialog = self._dialog, None
            dialog.rejected.disconnect(self._end)
            dialog.close()
        self.deleteLater()
