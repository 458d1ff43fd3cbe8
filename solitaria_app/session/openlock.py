"""A game is open for play in one window: a lock that the system itself takes back after a crash.

The lock is a file beside the games, `locks/games-7.lock` for game 7. It is held by the process,
so it is free again however the process ends. Where no lock can be made (a read-only folder, a
drive without locks) a game counts as free: saving tells of trouble by itself.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

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


def claim(path: Path, number: int) -> OpenGame | None:
    """Open a game of a file for play; None if another window has it open."""
    from filelock import FileLock, Timeout  # only needed by whoever plays

    lock = FileLock(path.parent / FOLDER / f"{path.stem}-{number}.lock", timeout=0)
    try:
        (path.parent / FOLDER).mkdir(exist_ok=True)
        lock.acquire()
    except Timeout:
        return None
    except (OSError, NotImplementedError):
        return OpenGame(None)
    return OpenGame(lock)


def open_games(path: Path) -> set[int]:
    """The games of a file that some window, this one too, has open for play."""
    return {number for number in _numbers(path) if not _is_free(path, number)}


def _numbers(path: Path) -> list[int]:
    """The games that there are locks of, held or left over."""
    stems = (file.stem for file in (path.parent / FOLDER).glob(f"{path.stem}-*.lock"))
    numbers = (stem.removeprefix(f"{path.stem}-") for stem in stems)
    return [int(number) for number in numbers if number.isdecimal()]


def _is_free(path: Path, number: int) -> bool:
    held = claim(path, number)
    if held is not None:
        held.close()
    return held is not None


def tidy(path: Path) -> None:
    """Remove the locks of games that nobody has open, for instance after a crash."""
    folder = path.parent / FOLDER
    with suppress(OSError):
        for file in list(folder.glob(f"{path.stem}-*.lock")):
            number = file.stem.rpartition("-")[2]
            held = claim(path, int(number)) if number.isdigit() else None
            if held is not None:
                with suppress(OSError):
                    file.unlink()
                held.close()
