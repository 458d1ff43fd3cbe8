"""The report on a fault: the game on the table, settings and faults, in a file to send."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from solitaria_app.session.report import write_report
from solitaria_app.ui import files
from solitaria_app.ui.dialogs.report import ReportDialog

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow

PROPOSED = "solitaria-report.yaml"
"""The name proposed for the file."""


def report_fault(window: MainWindow) -> None:
    """Open the dialog in which the player says what went wrong."""
    dialog = ReportDialog(window, window.texts, window.theme)
    dialog.wanted.connect(lambda note: _write(window, note))
    window.commands.show(dialog)


def _write(window: MainWindow, note: str) -> None:
    """Ask where to, and write the report there; whether that succeeded is told."""
    texts, game = window.texts, window.controller.game
    path = files.ask_where_to_write(window, texts, window.settings, PROPOSED, "file.reports")
    if path is None or game is None:
        return
    faults, settings = _faults(window.places.faults), asdict(window.settings)
    failed = files.failure(texts, path, lambda: write_report(game, path, settings, note, faults))
    if failed:
        window.commands.tell(failed)
    else:
        window.commands.tell(texts("report.written", file=path), texts("report.title"))


def _faults(log: Path) -> str:
    """The faults of the program that were noted; none if there is no such file."""
    try:
        return log.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
