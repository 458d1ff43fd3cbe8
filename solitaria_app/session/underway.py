"""Work that takes its time in a thread of its own: how far it is, and that it is not wanted."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

_STEPS = 20_000
"""After so many steps of SQLite it is looked whether the work is still wanted."""


class Stopped(Exception):
    """The work was not wanted any more; nothing is changed."""


class UnderWay:
    """`share` is how much is done (0..1); `stop` may be called from any thread."""

    def __init__(self) -> None:
        self.share = 0.0
        self._stopped = Event()

    def stop(self) -> None:
        """The work is not wanted any more."""
        self._stopped.set()

    def wait(self, seconds: float) -> None:
        """Rest for a while. Raises Stopped."""
        self._stopped.wait(seconds)
        self.step(self.share)

    def step(self, share: float) -> None:
        """So much is done. Raises Stopped."""
        self.share = share
        if self._stopped.is_set():
            raise Stopped

    @contextmanager
    def watching(self, db: sqlite3.Connection) -> Iterator[None]:
        """A long statement of a database ends too where the work is not wanted: with an error,
        after which `step` raises Stopped."""
        db.set_progress_handler(self._stopped.is_set, _STEPS)
        try:
            yield
        finally:
            db.set_progress_handler(None, _STEPS)
