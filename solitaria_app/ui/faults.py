"""Faults of the program itself: written to the log, told once, and the game goes on."""

from __future__ import annotations

import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from solitaria_app import __version__

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow

MOST_BYTES = 200_000
"""A log longer than this begins anew."""


def catch_faults(window: MainWindow) -> None:
    """From now on an error in any part of the window ends in a dialog."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            window.close()
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        print(text, file=sys.stderr)
        path = window.places.faults
        key = "fault" if write_fault(path, text) else "fault.unwritten"
        first = traceback.format_exception_only(kind, error)[-1].strip()
        window.commands.tell(window.texts(key, file=path, what=first), window.texts("fault.title"))

    sys.excepthook = hook


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
