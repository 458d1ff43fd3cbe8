"""Games of older versions that tell only after they were played through how they stand."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from solitaria_app.session.archive import ArchiveProblem
from solitaria_app.ui.library.model import GamesModel
from solitaria_app.ui.library.shelf import Shelf
from solitaria_app.ui.library.telling import Telling


class Completing(QObject):
    """Plays them through one after the other while the list is open already, those that are seen
    first. What it finds, or why it finds nothing, goes to the model and `telling`."""

    completed = Signal(int)
    """The number of a game that tells now how it stands, or why that can't be told."""

    def __init__(self, model: GamesModel, shelf: Shelf, telling: Telling, parent: QObject) -> None:
        super().__init__(parent)
        self._model, self._shelf, self._telling = model, shelf, telling
        self._waiting = model.waiting()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._complete_one)
        model.unknown.connect(self._wanted_next)
        if self._waiting:
            self._timer.start(0)

    def _wanted_next(self, id: int) -> None:
        """A game that is seen comes first."""
        if self._waiting and self._waiting[-1] != id:
            self._waiting.append(id)

    def _complete_one(self) -> None:
        while self._waiting:
            id = self._waiting.pop()
            entry = self._model.entry(id)
            if entry is None or entry.summary is not None or id in self._telling.untold:
                continue
            try:
                self._model.change(id, summary=self._shelf.complete(id))
            except ArchiveProblem as problem:
                self._telling.untold[id] = problem.told
                self._model.change(id)
            self.completed.emit(id)
            return
        self._timer.stop()
