"""What is done at the start for the file of games, beside the window: copies, tidying up."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from solitaria_app.session.archive import ArchiveProblem

if TYPE_CHECKING:
    from solitaria_app.session.checkup import Checkup
    from solitaria_app.session.problem import Problem
    from solitaria_app.ui.main_window import MainWindow

AFTER_MS = 1200
"""When it begins: the window stands by then."""


@dataclass(frozen=True)
class Done:
    """What the checkup found; why deleted games could not be removed for good, if so."""

    checkup: Checkup
    kept: Problem | None = None


class Upkeep(QObject):
    """Works in a thread of its own, which the process waits for at its end: half a copy is none,
    but a whole one is better."""

    finished = Signal(object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.finished.connect(self._tell)

    def begin_soon(self) -> None:
        """Begin when the window has come to rest."""
        QTimer.singleShot(AFTER_MS, self, self.begin)

    def begin(self) -> None:
        """Begin, with the file that is in use."""
        path = self._window.controller.saves.archive.path
        Thread(target=self._work, args=(path,), name="upkeep").start()

    def _work(self, path: Path) -> None:
        done = look_after(path)
        with suppress(RuntimeError):  # the window is gone
            self.finished.emit(done)

    def _tell(self, done: Done) -> None:
        """Trouble goes to the log, and what the player should know of is told quietly."""
        from solitaria_app.ui.faults import write_fault

        window, checkup = self._window, done.checkup
        for trouble in (checkup.problem, checkup.not_copied, done.kept):
            if trouble:
                write_fault(window.places.faults, str(trouble))
        usual = window.controller.saves.archive.path == window.places.games
        if checkup.problem and usual and window.commands.copy_offered:
            return  # the player knows of it
        if checkup.problem and checkup.offer is not None and usual:
            from solitaria_app.ui.backups import offer_copy
            from solitaria_app.ui.resuming import resume_if_none

            offer_copy(
                window,
                checkup.problem,
                checkup.offer,
                lambda: resume_if_none(window),
                lacks=checkup.lacks,
            )
        elif checkup.problem or checkup.not_copied:
            problem = checkup.problem or checkup.not_copied
            window.desk.banner.show_words(
                lambda t: t("backups.trouble", problem=problem), window.texts, window.theme
            )


def look_after(path: Path) -> Done:
    """Copy the file if it is in order, remove games and campaigns that were deleted long ago (if
    the newest copy has them as deleted), and locks that nobody holds."""
    from solitaria_app.session.campaign.store import Campaigns
    from solitaria_app.session.checkup import check_up
    from solitaria_app.session.collection import Collection
    from solitaria_app.session.openlock import tidy

    checkup, kept = check_up(path), None
    if checkup.looked and not checkup.problem and not checkup.not_copied:
        try:
            Collection(path).forget()
            Campaigns(path).forget()
        except ArchiveProblem as problem:
            kept = problem.told
    if not checkup.problem:
        tidy(path)
    return Done(checkup, kept)
