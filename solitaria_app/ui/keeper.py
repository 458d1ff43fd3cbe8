"""Keeps the game on the table in its file: after each input, and by itself where that failed."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QObject, QTimer, Signal

from solitaria_app.session.game import Game
from solitaria_app.ui.saves import Saves


class Keeper(QObject):
    """Says when to save, and whether the player is told; `saves` does it."""

    saved = Signal(bool)
    """Whether the last save succeeded; `saves.problem` says why not."""

    def __init__(
        self, saves: Saves, present: Callable[[], Game | None], parent: QObject | None = None
    ) -> None:
        """`present` gives the game on the table, None if there is none."""
        super().__init__(parent)
        self.saves, self._present = saves, present
        self._told = False
        """Whether the player knows that the game is not saved."""
        self._again = QTimer(self, singleShot=True)
        self._again.timeout.connect(lambda: self.save(again=True))

    def save(self, again: bool = False) -> None:
        """Save, and where that fails `again` by itself until it succeeds. That another window is
        writing just now is told only if it still does so then."""
        game = self._present()
        if game is None:
            return
        kept, told = self.saves.keep(game), self._told
        if not kept and not self._again.isActive():
            self._again.start(ceil(self.saves.rests * 1000))
        self._told = not kept and (told or again or not self.saves.busy)
        if kept or (self._told and not (told and again)):
            self.saved.emit(kept)

    def keep(self) -> None:
        """Try once more to save a game that is left, or whose window closes; where that can't
        be done it is written to a file of its own, which the next start takes in."""
        game = self._present()
        if game is not None and self.saves.problem is not None:
            kept = self.saves.keep(game, at_once=True)
            if not kept:
                self.saves.put_aside(game)
            self.saved.emit(kept)

    def leave(self) -> None:
        """The window closes: keep the game, and let other windows have it."""
        self.keep()
        self._again.stop()
        self.saves.close()
