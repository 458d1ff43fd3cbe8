"""Whether a file is another one than before, or was changed, without opening it.

To open and close the file of games beside SQLite would take away the locks that this process has
on it, so its own counter of changes can't be read.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Stamp(NamedTuple):
    """What is another one after every change of a file."""

    device: int
    inode: int
    changed_ns: int
    size: int

    @property
    def file(self) -> tuple[int, int]:
        """What is the same after every change, as long as it is the same file."""
        return self.device, self.inode


def stamp(path: Path) -> Stamp | None:
    """The stamp of a file as it is now; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return Stamp(found.st_dev, found.st_ino, found.st_mtime_ns, found.st_size)
