"""Finds out how games of older versions stand, beside the window. No Qt."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from threading import Event, Thread

from solitaria_app.session.archive import ArchiveProblem, Busy, Summary


class OldGames:
    """Works in a thread of its own from `start` to the last game or `stop`; whoever wants to
    know how far it is looks: `done` of `total`, `failed` of them in vain, what was `found`."""

    def __init__(self, numbers: Sequence[int], complete: Callable[[int], Summary]) -> None:
        """`complete` plays one game through; it may raise ArchiveProblem."""
        self.total = len(numbers)
        self.done = 0
        self.failed = 0
        self.found: deque[tuple[int, Summary | ArchiveProblem]] = deque()
        """How games stand, by number, or why that can't be told; whoever shows it takes it out."""
        self._left = deque(numbers)
        self._complete = complete
        self._stopped = Event()
        self._thread = Thread(target=self._work, name="old games", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """End after the game that is being played through."""
        self._stopped.set()

    def first(self, number: int) -> None:
        """One of the games is wanted before the others."""
        self._left.appendleft(number)

    @property
    def runs(self) -> bool:
        """Whether there is still something going on."""
        return self._thread.is_alive()

    def wait(self) -> None:
        """Until it has ended."""
        self._thread.join()

    def _work(self) -> None:
        known: set[int] = set()
        while self._left and not self._stopped.is_set():
            number = self._left.popleft()
            if number not in known and self._one(number):
                known.add(number)

    def _one(self, number: int) -> bool:
        """Play a game through; whether that could be done before it was stopped."""
        while not self._stopped.is_set():
            try:
                self.found.append((number, self._complete(number)))
            except Busy:
                continue  # it has waited for the file already
            except ArchiveProblem as problem:
                self.failed += 1
                self.found.append((number, problem))
            self.done += 1
            return True
        return False
