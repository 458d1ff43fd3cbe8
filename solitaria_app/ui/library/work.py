"""Many games one after the other, so that the window stays alive and can say stop."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from solitaria_app.session.archive import ArchiveProblem, Busy
from solitaria_app.session.bundle import Moved
from solitaria_app.session.patience import A_MOMENT, waiting
from solitaria_app.session.problem import Problem
from solitaria_app.session.search import Search

TURN_SECONDS = 0.01
"""How long files are looked for before the window gets its turn."""
AGAIN_MS = 50
"""How soon a game is tried again where another program has the player's file locked."""
WAIT_SECONDS = 2.0
"""How long that goes on before the work ends."""


class Work(QObject):
    """Does one thing after the other; between two of them the window gets its turn.

    What is done are `things`, or the files that a search finds first. `does` gives what became of
    one and raises ArchiveProblem if nothing more can be done.
    """

    looked = Signal(int)
    """How many files were found until now."""
    moved = Signal(int)
    """How many are done."""
    finished = Signal()

    def __init__(
        self,
        does: Callable[[Any], Moved],
        things: Sequence[Any] | Search,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._does = does
        self._search = things if isinstance(things, Search) else None
        self._steps: Iterator[int] = self._search.steps() if self._search is not None else iter(())
        self._things: Sequence[Any] = things.found if isinstance(things, Search) else things
        self.results: list[Moved] = []
        self.problem: Problem | None = None
        """Why nothing more could be done, a sentence."""
        self.stopped = False
        self._busy_since: float | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._turn)

    @property
    def total(self) -> int:
        """How many things there are, as far as is known."""
        return len(self._things)

    @property
    def searches(self) -> bool:
        """Whether files are looked for first."""
        return self._search is not None

    @property
    def passed(self) -> Sequence[Problem]:
        """On what could not be looked into."""
        return self._search.passed if self._search is not None else ()

    @property
    def waits(self) -> bool:
        """Whether another program has the player's file locked."""
        return self._busy_since is not None

    def start(self) -> None:
        """Begin."""
        self._timer.start(0)

    def stop(self) -> None:
        """Do no more; what is done stays."""
        if self._timer.isActive():
            self.stopped = True
            self._end()

    def _turn(self) -> None:
        found = self._look()
        if found is not None:
            self.looked.emit(found)
        elif len(self.results) == self.total:
            self._end()
        else:
            self._one()

    def _look(self) -> int | None:
        """Look for files for a moment: how many were found, None if there is no more to find."""
        until = time.monotonic() + TURN_SECONDS
        return next((found for found in self._steps if time.monotonic() > until), None)

    def _one(self) -> None:
        try:
            with waiting(A_MOMENT):
                moved = self._does(self._things[len(self.results)])
        except ArchiveProblem as problem:
            now = time.monotonic()
            since = self._busy_since = self._busy_since or now
            if isinstance(problem, Busy) and now < since + WAIT_SECONDS:
                self._timer.start(AGAIN_MS)
                return
            self.problem = problem.told
            self._end()
            return
        if self._busy_since is not None:
            self._busy_since = None
            self._timer.start(0)
        self.results.append(moved)
        self.moved.emit(len(self.results))

    def _end(self) -> None:
        self._timer.stop()
        self.finished.emit()
