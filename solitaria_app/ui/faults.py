"""Faults of the program itself: written to the log, told once, and the game goes on."""

from __future__ import annotations

import sys
import time
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from solitaria_app import __version__

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow

MOST_BYTES = 200_000
"""A log longer than this begins anew."""
QUIET_SECONDS = 3.0
"""A fault that comes again within this time of its last coming is not told again: one in what
is painted anew all the time would never let its dialog be read."""


def catch_faults(window: MainWindow) -> None:
    """From now on an error in any part of the window ends in a dialog."""
    came: dict[str, float] = {}

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            window.close()
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        where = "".join(traceback.format_tb(trace))
        now = time.monotonic()
        again = now - came.get(where, -QUIET_SECONDS) < QUIET_SECONDS
        came[where] = now
        if again:
            return
        print(text, file=sys.stderr)
        tell(window, text, traceback.format_exception_only(kind, error)[-1].strip())

    sys.excepthook = hook


def tell(window: MainWindow, text: str, first: str) -> None:
    """Log a fault and tell of it; one before there is a game ends the program after that."""
    path = window.places.faults
    written = write_fault(path, text)
    if window.filled:
        key = "fault" if written else "fault.unwritten"
        window.commands.tell(window.texts(key, file=path, what=first), window.texts("fault.title"))
        QTimer.singleShot(0, lambda: _show_anew(window))
        return
    from solitaria_app.ui.dialogs.notice import Notice
    from solitaria_app.ui.texts import Texts

    texts = Texts(window.settings.language)
    words = f"{path}\n\n{first}" if written else first
    dialog = Notice(window, texts("fault.title"), words, texts("close"))
    dialog.finished.connect(window.close)
    dialog.open()


def _show_anew(window: MainWindow) -> None:
    """What the fault kept from being shown, if that is possible now."""
    with suppress(Exception):
        window.presenter.refresh()


def write_fault(path: Path, text: str) -> bool:
    """Add a fault to the log; whether that was possible."""
    now = datetime.now(UTC).isoformat(timespec="seconds")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        mode = "a" if not path.exists() or path.stat().st_size < MOST_BYTES else "w"
        with path.open(mode, encoding="utf-8") as file:
            file.write(f"--- {now}, version {__version__}\n{text}\n")
    except OSError:
        return False
    return True
