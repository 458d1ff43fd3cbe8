"""Reads something from the file of games and shows it; where it is locked, as soon as it is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject

from solitaria_app.session.archive import ArchiveProblem
from solitaria_app.ui.dialogs.progress import Progress
from solitaria_app.ui.filework.inturn import InTurn

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow

T = TypeVar("T")


class Opening(QObject):
    """A click is answered at once: with what is wanted, or with a dialog that says what it waits
    for, and can be cancelled. A window opens one thing at a time: what was asked for last."""

    def __init__(self, window: MainWindow, title: str) -> None:
        for other in window.findChildren(Opening):
            other.cancel()
        super().__init__(window)
        self.window, self._title = window, title
        self._dialog: Progress | None = None
        self.turn = InTurn(self)
        self.turn.waits.connect(self._waits)

    def read(
        self,
        does: Callable[[], Any],
        then: Callable[[Any], object],
        failed: Callable[[ArchiveProblem], object],
    ) -> None:
        """`then` gets what `does` gives, `failed` why the file can't be used; nothing follows
        where the player does not want to wait."""
        self.turn.do(does, lambda found: self.end(then, found), lambda p: self.end(failed, p))

    def cancel(self) -> None:
        """It is not wanted any more."""
        self.turn.cancel()
        self.close_dialog()
        self.deleteLater()

    def show_dialog(self, text: str) -> Progress:
        """The dialog that stands until the thing is there, with this text."""
        if self._dialog is None:
            window = self.window
            self._dialog = Progress(window, self._title, text, window.texts("cancel"))
            self._dialog.rejected.connect(self.cancel)
            window.commands.show(self._dialog)
        self._dialog.say(text)
        return self._dialog

    def close_dialog(self) -> None:
        """Nothing is waited for any more."""
        if self._dialog is not None:
            dialog, self._dialog = self._dialog, None
            dialog.rejected.disconnect(self.cancel)
            dialog.close()

    def _waits(self, on: bool) -> None:
        if on:
            self.show_dialog(self.window.texts("filework.busy")).show_busy()
        elif self._dialog is not None:
            self.goes_on()

    def goes_on(self) -> None:
        """The file is free again."""
        self.close_dialog()

    def end(self, follows: Callable[[Any], object], found: object) -> None:
        """It is read: what follows from what was found."""
        self.close_dialog()
        self.deleteLater()
        follows(found)


def when_free(
    window: MainWindow,
    title: str,
    does: Callable[[], T],
    then: Callable[[T], object],
    failed: Callable[[ArchiveProblem], object],
) -> None:
    """Read something with the title of what shows it; see `Opening.read`."""
    Opening(window, title).read(does, then, failed)
