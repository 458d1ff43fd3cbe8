"""A long list of games that is read for a while at a time. No Qt."""

from __future__ import annotations

import time

from solitaria_app.session.entries import Entry, last_first
from solitaria_app.session.gameslist import Parts
from solitaria_app.session.uncollected import uncollected

STEP_SECONDS = 0.03
"""How long the window may stand still for a part of it."""


class ByPart:
    """What was read of a list until now; `share` is how much of it that is (0..1)."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._found: list[Entry] = []
        self.share = 0.0

    def read(self, seconds: float) -> bool:
        """Read on for a while; whether that was all. Raises ArchiveProblem; where that is Busy it
        can be tried again."""
        until = time.monotonic() + seconds
        with uncollected():
            for part in self._parts:
                self._found += part.entries
                self.share = part.read
                if part.read < 1 and time.monotonic() > until:
                    return False
        return True

    def games(self) -> list[Entry]:
        """What was read, the game changed last first."""
        return last_first(self._found)
