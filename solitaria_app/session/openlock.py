"""A game is open for play in one window: a lock that the system itself takes back after a crash.

The lock is a file beside the games, `locks/games-7-20261130024500123.lock` for game 7, with the
time when it was begun: in a file that was put in the place of another, numbers are those of other
games. It is held by the process,
so it is free again however the process ends. Where no lock can be made (a read-only folder, a
drive without locks) a game counts as free: saving tells of trouble by itself.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from .gamesfile import ArchiveProblem, GamesFile

FOLDER = "locks"


class OpenGame:
    """That a window has a game open for play. `close` lets it go; so does the process' end."""

    def __init__(self, lock: object | None) -> None:
        self._lock = lock

    def close(self) -> None:
        """Let the game go."""
        release = getattr(self._lock, "release", None)
        self._lock = None
        if release is not None:
            with suppress(OSError):
                release()


def claim(path: Path, number: int, begun: str | None = None) -> OpenGame | None:
    """Open a game of a file for play; None if another window has it open. `begun` as the file has
    it, None if that is to be looked up."""
    time = "".join(filter(str.isdecimal, _begun(path, number) if begun is None else begun))[:20]
    name = f"{path.stem}-{number}-{time}" if time else f"{path.stem}-{number}"
    return _hold(path.parent / FOLDER / f"{name}.lock")


def _begun(path: Path, number: int) -> str:
    """When a game was begun; empty if that can't be found out."""

    def find(db: sqlite3.Connection) -> str:
        row = db.execute("SELECT begun FROM game WHERE id = ?", (number,)).fetchone()
        return str(row[0]) if row else ""

    with suppress(ArchiveProblem):
        return GamesFile(path).read(find) or ""
    return ""


def _hold(file: Path) -> OpenGame | None:
    from filelock import FileLock, Timeout  # only needed by whoever plays

    lock = FileLock(file, timeout=0)
    try:
        file.parent.mkdir(exist_ok=True)
        lock.acquire()
    except Timeout:
        return None
    except (OSError, NotImplementedError):
        return OpenGame(None)
    return OpenGame(lock)


def open_games(path: Path) -> set[int]:
    """The games of a file that some window, this one too, has open for play."""
    return {number for file, number in _locks(path) if not _is_free(file)}


def _locks(path: Path) -> Iterator[tuple[Path, int]]:
    """The locks that there are, held or left over, with the numbers of their games."""
    name = re.compile(rf"{re.escape(path.stem)}-(\d+)(-\d+)?\.lock")
    with suppress(OSError):
        for file in list((path.parent / FOLDER).iterdir()):
            if (match := name.fullmatch(file.name)) is not None:
                yield file, int(match[1])


def _is_free(file: Path) -> bool:
    held = _hold(file)
    if held is not None:
        held.close()
    return held is not None


def tidy(path: Path) -> None:
    """Remove the locks of games that nobody has open, for instance after a crash."""
    for file, _ in _locks(path):
        held = _hold(file)
        if held is not None:
            with suppress(OSError):
                file.unlink()
            held.close()
