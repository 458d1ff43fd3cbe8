"""One thing after the other with the file of games, while the window goes on."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from solitaria_app.session.archive import ArchiveProblem, Busy
from solitaria_app.session.patience import A_MOMENT, waiting

T = TypeVar("T")

AGAIN_MS = 50
"""How soon something is tried again where another program has the file locked."""
NOTICED_SECONDS = 0.3
"""From when on the player is told that it waits."""


@dataclass(frozen=True, slots=True)
class _Job:
    does: Callable[[], Any]
    then: Callable[[Any], object]
    failed: Callable[[ArchiveProblem], object]


class InTurn(QObject):
    """What is to be done is done before the call is over, if the file can be used; where another
    program has it locked it waits, and is done as soon as the file is free.

    What only looks at the file, or changes it, stands apart from what is shown then: where the
    dialog is left meanwhile (`leave`) the one is done without the other.
    """

    waits = Signal(bool)
    """That something waits, longer than nobody notices; and that it does no more."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs: deque[_Job] = deque()
        self._since: float | None = None
        self._told = self._runs = self._left = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    @property
    def idle(self) -> bool:
        """Whether nothing waits."""
        return not self._jobs

    def do(
        self,
        does: Callable[[], T],
        then: Callable[[T], object],
        failed: Callable[[ArchiveProblem], object],
    ) -> None:
        """`then` gets what `does` gives, `failed` why the file can't be used."""
        self._jobs.append(_Job(does, then, failed))
        if not self._runs and not self._timer.isActive():
            self._go_on()

    def cancel(self) -> None:
        """Do nothing of what waits."""
        self._jobs.clear()
        self._timer.stop()
        self._goes_on()

    def leave(self, keeper: QObject, failed: Callable[[ArchiveProblem], object]) -> None:
        """What is shown here is left: what waits is done all the same, in the care of `keeper`,
        and only told of where it fails."""
        if self._jobs:
            self.setParent(keeper)
            self.waits.disconnect()
            self._jobs = deque(_Job(job.does, _nothing, failed) for job in self._jobs)
            self._left = True
            self._go_on()

    def finish(self) -> bool:
        """The window closes: do what waits now, as long as the file is usually waited for; whether
        nothing waits any more."""
        self._timer.stop()
        while self._jobs:
            job = self._jobs[0]
            try:
                job.does()
            except Busy:
                return False
            except ArchiveProblem as problem:
                job.failed(problem)
            self._jobs.popleft()
        return True

    def _go_on(self) -> None:
        self._runs = True
        try:
            while self._jobs and self._first():
                pass
        finally:
            self._runs = False
        if self._left and not self._jobs:
            self.deleteLater()

    def _first(self) -> bool:
        """Do what comes first; whether that could be done."""
        job = self._jobs[0]
        problem: ArchiveProblem | None = None
        found: Any = None
        try:
            with waiting(A_MOMENT):
                found = job.does()
        except Busy:
            self._wait()
            return False
        except ArchiveProblem as other:
            problem = other
        self._jobs.popleft()
        self._goes_on()
        if problem is None:
            job.then(found)
        else:
            job.failed(problem)
        return True

    def _wait(self) -> None:
        now = time.monotonic()
        self._since = self._since or now
        if not self._told and now - self._since >= NOTICED_SECONDS:
            self._told = True
            self.waits.emit(True)
        self._timer.start(AGAIN_MS)

    def _goes_on(self) -> None:
        self._since = None
        if self._told:
            self._told = False
            self.waits.emit(False)


def _nothing(_: object) -> None:
    """What is shown where nothing is shown any more."""
