"""Run as a script: opens a window, prints when it was first painted and what memory it holds.

    python first_paint.py program|empty STARTED

STARTED is the time (seconds since 1970) when this process was asked for. Prints the seconds
from then to the end of the first paint and to the end of the last one before the window is at
rest, and the megabytes of its own memory at rest.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QEvent, QObject, QTimer  # noqa: E402
from PySide6.QtWidgets import QApplication, QMainWindow  # noqa: E402

REST_MS = 1000


class Paints(QObject):
    """Notes the first and the last paint of a main window, and ends the program at rest."""

    def __init__(self, started: float) -> None:
        super().__init__()
        self.started = started
        self.first = self.last = 0.0
        self.rest = QTimer(self)
        self.rest.setSingleShot(True)
        self.rest.setInterval(REST_MS)
        self.rest.timeout.connect(self._rest)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sees every event until the window is at rest."""
        if event.type() == QEvent.Type.UpdateRequest and isinstance(watched, QMainWindow):
            QTimer.singleShot(0, self._painted)
        return False

    def _painted(self) -> None:
        self.last = time.time() - self.started
        self.first = self.first or self.last
        self.rest.start()

    def _rest(self) -> None:
        import psutil

        memory = psutil.Process().memory_info().rss / 1e6
        print(self.first, self.last, memory, flush=True)
        QApplication.exit(0)


def main(which: str, started: float) -> int:
    """Open one of the two windows."""
    probe = Paints(started)
    if which == "empty":
        application = QApplication([])
        application.installEventFilter(probe)
        window = QMainWindow()
        window.resize(1280, 800)
        window.show()
        return application.exec()
    from solitaria_app.ui import app

    run_events = QApplication.exec

    def watched(*_: object) -> int:
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(probe)
        return run_events()

    QApplication.exec = watched  # type: ignore[method-assign]
    return app.run([])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], float(sys.argv[2])))
