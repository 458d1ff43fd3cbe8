"""Ways back that stay with the window while it runs, whatever dialog they come from."""

from __future__ import annotations

from pathlib import Path

from solitaria_app.session.stamp import stamp
from solitaria_app.ui.filework.waysback import Way


class KeptWays:
    """Those of one file; where another one has come in its place they are forgotten."""

    def __init__(self) -> None:
        self._file: tuple[Path, tuple[int, int] | None] | None = None
        self._ways: list[Way] = []

    def of(self, path: Path) -> list[Way]:
        """The list for the file as it is now; who uses it adds and takes away."""
        found = stamp(path)
        file = path, None if found is None else found.file
        if self._file not in (None, (path, None), file):
            self._ways = []
        self._file = file
        return self._ways
