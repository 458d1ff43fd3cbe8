"""Long work with the file of games beside the window, with how far it is and a way out."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer

from solitaria_app.session.archive import ArchiveProblem, Busy
from solitaria_app.session.patience import A_MOMENT, waiting
from solitaria_app.session.underway import Stopped, UnderWay
from solitaria_app.ui.dialogs.progress import Progress

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow

T = TypeVar("T")

AT_ONCE_SECONDS = 0.03
"""What is done so soon shows no dialog."""
LOOK_MS = 30
"""How often is looked how far it is."""
AGAIN_SECONDS = 0.1
"""How soon it is tried again where another program has the file locked."""


class Work(Generic[T]):
    """A piece of work, and what follows: it is done, it can't be done, it was stopped."""

    def __init__(
        self,
        does: Callable[[UnderWay], T],
        then: Callable[[T], object],
        failed: Callable[[ArchiveProblem], object],
        stopped: Callable[[], object],
    ) -> None:
        self.way = UnderWay()
        self.busy = False
        """Whether another program has the file locked."""
        self._does, self._then, self._failed, self._stopped = does, then, failed, stopped
        self._follows: Callable[[], object] = stopped

    def run(self) -> None:
        """Do it, in a thread."""
        with suppress(Stopped), waiting(A_MOMENT):
            while not self._once():
                self.busy = True
                self.way.wait(AGAIN_SECONDS)

    def _once(self) -> bool:
        """Whether it could be tried. Raises Stopped."""
        try:
            found = self._does(self.way)
        except Busy:
            return False
        except ArchiveProblem as problem:
            self._follows = partial(self._failed, problem)
        else:
            self._follows = partial(self._then, found)
        self.busy = False
        return True

    def follow(self) -> None:
        """Let follow what follows, in the window's own thread."""
        self._follows()


class Beside(QObject):
    """Runs a `Work`. Nothing else can be done in the window meanwhile, but to stop it."""

    def __init__(self, window: MainWindow, title: str, text: str, work: Work[T]) -> None:
        super().__init__(window)
        self._window, self._work, self._text = window, work, text
        self._title = title
        self._dialog: Progress | None = None
        self._thread = Thread(target=work.run, name="beside the window")
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)

    def begin(self) -> None:
        """Begin; what takes no time is done before this is over."""
        self._thread.start()
        self._thread.join(AT_ONCE_SECONDS)
        if self._thread.is_alive():
            window = self._window
            self._dialog = Progress(window, self._title, self._text, window.texts("cancel"))
            self._dialog.show_busy()
            self._dialog.rejected.connect(self._stop)
            window.commands.show(self._dialog)
            self._timer.start(LOOK_MS)
        else:
            self._end()

    def _stop(self) -> None:
        self._dialog = None
        self._work.way.stop()

    def finish(self) -> None:
        """The window closes: stop it, if it is not done."""
        self._timer.stop()
        self._work.way.stop()
        self._thread.join()

    def _look(self) -> None:
        if not self._thread.is_alive():
            self._end()
        elif self._dialog is not None:
            self._dialog.say(self._window.texts("filework.busy") if self._work.busy else self._text)
            if self._work.way.share:
                self._dialog.show_done(self._work.way.share)

    def _end(self) -> None:
        self._timer.stop()
        if self._dialog is not None:
            self._dialog.rejected.disconnect(self._stop)
            self._dialog.close()
        self.setParent(None)
        self.deleteLater()
        self._work.follow()
