"""Finds out the facts of games of older versions, beside the window. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Event, Thread

from solitaria_app.session.archive import ArchiveProblem


class Completing:
    """Works in a thread of its own from `start` to the last game or `stop`; whoever wants to
    know how far it is looks: `done` of `total`, `failed` of them in vain."""

    def __init__(self, numbers: Sequence[int], complete: Callable[[int], object]) -> None:
        """`complete` plays one game through; it may raise ArchiveProblem."""
        self.total = len(numbers)
        self.done = 0
        self.failed = 0
        self._numbers, self._complete = tuple(numbers), complete
        self._stopped = Event()
        self._thread = Thread(target=self._work, name="statistics", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """End after the game that is being played through."""
        self._stopped.set()

    @property
    def runs(self) -> bool:
        """Whether there is still something going on."""
        return self._thread.is_alive()

    def wait(self) -> None:
        """Until it has ended."""
        self._thread.join()

    def _work(self) -> None:
        for number in self._numbers:
            if self._stopped.is_set():
                return
            try:
                self._complete(number)
            except ArchiveProblem:
                self.failed += 1
            self.done += 1
