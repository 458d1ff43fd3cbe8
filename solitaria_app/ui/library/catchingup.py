"""What other windows did meanwhile is read while the list stands there."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QAbstractItemView

from solitaria_app.session.archive import ArchiveProblem
from solitaria_app.session.patience import A_MOMENT, waiting
from solitaria_app.ui.library.bypart import STEP_SECONDS, ByPart
from solitaria_app.ui.library.shelf import Shelf

if TYPE_CHECKING:
    from solitaria_app.ui.library.dialog import LibraryDialog


class CatchingUp(QObject):
    """Reads the list anew in steps; a short one is there before `begin` is over."""

    def __init__(self, dialog: LibraryDialog, shelf: Shelf) -> None:
        super().__init__(dialog)
        self._dialog, self._shelf = dialog, shelf
        self._list: ByPart | None = None
        self._asked = False
        """Whether the next step has its turn already."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)

    def look_round(self) -> None:
        """Ask what is not in the list of games itself: who else plays, campaigns."""
        telling = self._dialog.telling
        telling.elsewhere = self._shelf.elsewhere()
        with suppress(ArchiveProblem), waiting(A_MOMENT):
            telling.campaigns = self._shelf.campaigns()

    def look(self) -> None:
        """The list comes to the front: read it anew if somebody else has changed the file."""
        dialog, telling = self._dialog, self._dialog.telling
        editing = dialog.table.state() == QAbstractItemView.State.EditingState
        if editing or dialog.traffic.work is not None:
            return
        if self._shelf.changed:
            dialog.details.keep()
            self.begin()
            return
        elsewhere = self._shelf.elsewhere()
        if elsewhere != telling.elsewhere:
            telling.elsewhere = elsewhere
            dialog.table.viewport().update()
            dialog.chosen()

    def begin(self) -> None:
        """Read all that there is; what was read until now says nothing any more."""
        self.stop()
        self._list = ByPart(self._shelf.in_parts())
        self._step()

    def stop(self) -> None:
        """Nothing more is wanted."""
        self._timer.stop()
        self._list = None

    def _step(self) -> None:
        if not self._asked:
            self._asked = True
            self._dialog.deeds.ways.turn.do(self._read, self._has_read, self._failed)

    def _read(self) -> bool:
        """Read for a while; whether that was all."""
        return self._list is None or self._list.read(STEP_SECONDS)

    def _has_read(self, all_of_it: bool) -> None:
        self._asked = False
        if self._list is None:
            return
        if not all_of_it:
            self._timer.start(0)
            return
        self._dialog.details.keep()
        if self._shelf.wrote_since:
            self.begin()  # what was done here meanwhile may be in none of the parts
        else:
            games, self._list = self._list.games(), None
            self._dialog.put(games, [entry.id for entry in self._dialog.table.games()])

    def _failed(self, problem: Exception) -> None:
        self._asked, self._list = False, None
        self._dialog.strip.tell(self._dialog.telling.texts.told(problem))
