"""Writes a file whole or not at all."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from .told import Told


class NoRegularFile(OSError):
    """What stands at a path is no file (a device, say); `told` says so."""

    def __init__(self, path: Path) -> None:
        self.told = Told("fault.no-regular-file")
        super().__init__(errno.EINVAL, str(self.told), str(path))


def write_whole(path: Path, content: bytes) -> None:
    """Put `content` into a file, or leave what is there. Raises OSError.

    A link stays one: the file that it leads to is written. What is no file (a device, say) is
    left as it is.
    """
    path = Path(os.path.realpath(path))
    if path.exists() and not path.is_file() and not path.is_dir():
        raise NoRegularFile(path)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
        sync_folder(path.parent)
    except BaseException as error:
        if isinstance(error, OSError):
            error.filename, error.filename2 = str(path), None
        with suppress(OSError):
            part.unlink()
        raise


def sync_folder(folder: Path) -> None:
    """Have the disk take the names in a folder, so that a power cut brings back no older file.

    Does nothing where the system opens no folders.
    """
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
