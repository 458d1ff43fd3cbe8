"""A game has ended: its scores follow, once the last table has been seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from solitaria_app.engine.events import GameEnded
from solitaria_app.ui.controller import Happened

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow

END_MS = 250
"""How long the table is there before the scores."""


class Ending(QObject):
    """Watches what happens, and the reaction that plays out after it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def happened(self, happened: tuple[Happened, ...]) -> None:
        """The end of the game shows the scores, after the reaction that brought it."""
        ended = any(isinstance(event, GameEnded) for one in happened for event in one.events)
        if ended and not self._window.presenter.insight.playback.runs:
            self._show_soon()

    def played(self) -> None:
        """A reaction has played out; if it was the last one the scores follow."""
        if self._over:
            self._show_soon()

    @property
    def _over(self) -> bool:
        """Whether the moment that is shown is after the end."""
        view = self._window.presenter.view
        return view is not None and view.state.over

    def _show_soon(self) -> None:
        QTimer.singleShot(END_MS, self, self._show)

    def _show(self) -> None:
        """The scores, unless the end was taken back in the meantime."""
        if self._over:
            self._window.commands.show_end()
