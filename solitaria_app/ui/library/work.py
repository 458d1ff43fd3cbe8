"""Many games one after the other, so that the window stays alive and can say stop."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from solitaria_app.session.archive import ArchiveProblem
from solitaria_app.session.bundle import Moved


class Work(QObject):
    """Does one game after the other; between two of them the window gets its turn."""

    moved = Signal(int)
    """How many are done."""
    finished = Signal()

    def __init__(self, games: Iterator[Moved], total: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games, self.total = games, total
        self.results: list[Moved] = []
        self.problem = ""
        """Why nothing more could be done, a sentence."""
        self.stopped = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._one)

    def start(self) -> None:
        """Begin."""
        self._timer.start(0)

    def stop(self) -> None:
        """Do no more; what is done stays."""
        if self._timer.isActive():
            self.stopped = True
            self._end()

    def _one(self) -> None:
        try:
            self.results.append(next(self._games))
        except StopIteration:
            self._end()
        except ArchiveProblem as problem:
            self.problem = str(problem)
            self._end()
        else:
            self.moved.emit(len(self.results))

    def _end(self) -> None:
        self._timer.stop()
        self.finished.emit()
