"""Games of older versions that tell only after they were played through how they stand."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from solitaria_app.session.archive import ArchiveProblem
from solitaria_app.ui.filework.oldgames import OldGames
from solitaria_app.ui.library.model import GamesModel
from solitaria_app.ui.library.shelf import Shelf
from solitaria_app.ui.library.telling import Telling

LOOK_MS = 50
"""How often the list looks what was found."""


class Completing(QObject):
    """They are played through one after the other beside the list, those that are seen first.
    What is found, or why nothing is, goes to the model and `telling`."""

    completed = Signal(int)
    """The number of a game that tells now how it stands, or why that can't be told."""

    def __init__(self, model: GamesModel, shelf: Shelf, telling: Telling, parent: QObject) -> None:
        super().__init__(parent)
        self._model, self._telling = model, telling
        self._games = OldGames(model.waiting(), shelf.complete)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        if self._games.total:
            model.unknown.connect(self._wanted_next)
            self._games.start()
            self._timer.start(LOOK_MS)

    def stop(self) -> None:
        """The list is left."""
        self._timer.stop()
        self._games.stop()

    def _wanted_next(self, id: int) -> None:
        self._games.first(id)

    def _look(self) -> None:
        runs, found = self._games.runs, self._games.found
        while found:
            id, told = found.popleft()
            if self._model.entry(id) is None:
                continue
            if isinstance(told, ArchiveProblem):
                self._telling.untold[id] = told.told
                self._model.change(id)
            else:
                self._model.change(id, summary=told)
            self.completed.emit(id)
        if not runs:
            self._timer.stop()
