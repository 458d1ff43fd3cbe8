"""Keeps the game on the table in its file: after each input, and by itself where that failed."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from solitaria_app.session.archive import Busy
from solitaria_app.session.game import Game
from solitaria_app.session.patience import A_MOMENT
from solitaria_app.session.problem import Problem
from solitaria_app.ui.filework.inturn import InTurn
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
        self.turn = InTurn(self)
        """Saves games that were left while another program had the file locked."""
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
        """Try once more to save a game that is left; where that can't be done it is written to a
        file of its own, which the next start takes in. Where only another program has the file
        locked the game is saved as soon as that lets it go."""
        self._keep_at_last(A_MOMENT, later=True)

    def _keep_at_last(self, seconds: float | None, later: bool) -> None:
        game = self._present()
        if game is None or self.saves.problem is None:
            return
        kept = self.saves.keep(game, at_once=True, seconds=seconds)
        if not kept:
            aside = self.saves.put_aside(game)
            if later and self.saves.busy:
                self._keep_later(game, aside)
        self.saved.emit(kept)

    def check_free(self) -> None:
        """Raises Busy as long as a game that was left is not saved: one that is opened might be
        that one."""
        if not self.turn.idle:
            raise Busy(Problem("problem.busy", self.saves.archive.path))

    def _keep_later(self, game: Game, aside: Path | None) -> None:
        def saved(_: object) -> None:
            if aside is not None:
                from solitaria_app.session.unsaved import forget

                forget(aside)

        self.turn.do(self.saves.keep_later(game), saved, lambda _: None)

    def leave(self) -> None:
        """The window closes: keep the game, and let other windows have it."""
        self.turn.finish()
        self._keep_at_last(None, later=False)
        self._again.stop()
        self.saves.close()
