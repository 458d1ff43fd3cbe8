"""A copy of the file of games takes the place of the file."""

from __future__ import annotations

import atexit
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from solitaria_app.content.wholefile import sync_folder, write_whole

from .backup import Backup, backups, content_of, in_order, settle
from .gamesfile import WAIT_SECONDS, ArchiveProblem, Busy, writing
from .keptaside import DAMAGED, REPLACED
from .merging import merge
from .problem import Problem
from .troubles import DATABASE_ERRORS, is_busy, why_not
from .underway import UnderWay

_ENDS = ("-journal", "-wal", "-shm")
"""What SQLite adds to the name of a file for the files beside it."""
_TROUBLES = (OSError, *DATABASE_ERRORS)
_OUTLASTED: list[tuple[float, ExitStack]] = []
"""When files lost their place, and what holds them up to the end of the process."""
_A_LITTLE = 0.2


@dataclass(frozen=True, slots=True)
class Restored:
    """Where the file that was replaced lies now, None if there was nothing; and by number in that
    file the number of each of its games in the present one, as far as they were brought along."""

    aside: Path | None
    numbers: dict[int, int]


def restore(
    path: Path, copy: Backup, bring: bool = False, under_way: UnderWay | None = None
) -> Restored:
    """Put a copy in the place of the file of games.

    The file is kept under another name, with what SQLite left beside it. At every moment there
    is a file in its place. `bring`: what the file has and the copy has not is brought along (see
    `merging`). Raises ArchiveProblem, Busy if another window is writing; Stopped if it is not
    wanted any more, and nothing is changed then.
    """
    real, way = Path(os.path.realpath(path)), under_way or UnderWay()
    try:
        content = content_of(copy.path)
        if content is None:
            raise ArchiveProblem(Problem("problem.copy-damaged", copy.path))
        name = REPLACED if in_order(real) else DAMAGED
        with _held(real) as file:
            way.step(0.0)
            content, numbers = merge(content, real, way) if bring else (content, {})
            way.step(1.0)
            aside = _exchange(real, content, name, file)
    except _TROUBLES as error:
        kind = Busy if is_busy(error) else ArchiveProblem
        raise kind(Problem("problem.not-put-back", path, why=why_not(error))) from None
    if any(other.number > copy.number for other in backups(path)):
        settle(path)  # the player wants an older state
    return Restored(aside, numbers)


@contextmanager
def _held(path: Path) -> Iterator[sqlite3.Connection | None]:
    """Nobody else writes to a file meanwhile, also where there is none yet. None for one that
    can't be opened: nobody writes to that. Raises sqlite3.Error for one that is in use for long.

    The file whose place was taken stays held: see `_outlast`.
    """
    nothing = not path.exists() or (path.is_file() and not path.stat().st_size)
    with ExitStack() as held:
        file = None
        try:
            if nothing:
                with writing(path, "rwc"):
                    pass  # an empty file could not be held without a journal beside it
            file = held.enter_context(writing(path, "rwc"))
        except DATABASE_ERRORS as error:
            if is_busy(error):
                raise  # any other trouble is why the copy is wanted
        if os.name == "nt":
            held.close()  # no open file can be replaced there, so one that is in use stays
        try:
            yield file
        except BaseException:
            if nothing and file is not None and _has_nothing(file):
                path.unlink(missing_ok=True)
            raise
        if file is not None and os.name != "nt":
            _outlast(held.pop_all())


def _outlast(held: ExitStack) -> None:
    """Go on holding a file that has lost its place. Whoever opened it and waits would otherwise
    get it, take the journal of whoever writes to the present file, which has the name that its
    own would have, for one that a crash has left, and remove it. Nobody waits long."""
    _OUTLASTED.append((time.monotonic(), held))


@atexit.register
def _wait_out() -> None:
    """The process ends only when nobody can wait any more."""
    for since, held in _OUTLASTED:
        time.sleep(max(0.0, since + WAIT_SECONDS + _A_LITTLE - time.monotonic()))
        with suppress(*DATABASE_ERRORS):
            held.close()


def _has_nothing(file: sqlite3.Connection) -> bool:
    """Whether a file that is held has no tables; not known of one that is held no more."""
    with suppress(*DATABASE_ERRORS):
        found: bool = file.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
        return found
    return False


def _exchange(
    path: Path, content: bytes, name: str, file: sqlite3.Connection | None
) -> Path | None:
    """Put a content in the place of a file (`file` if it is held), which is kept beside: gives
    where, None for one that was empty. Where that fails all is as before."""
    with ExitStack() as undoing:
        aside = _keep(path, name, file, undoing)
        for end in _ENDS if file is None else ():
            beside = Path(f"{path}{end}")
            if beside.exists():
                _move(beside, Path(f"{aside or _free(path, name)}{end}"), undoing)
        sync_folder(path.parent)
        write_whole(path, content)
        undoing.pop_all()
    return aside


def _keep(
    path: Path, as_what: str, file: sqlite3.Connection | None, undoing: ExitStack
) -> Path | None:
    """Copy a file to another name; what can't be read gets that name. Only on a disk without room
    for that is it a second name of the file, up to the moment when the other one has its place."""
    if not path.exists() or (file is not None and _has_nothing(file)):
        return None
    name = _free(path, as_what)
    try:
        content = _content(path, file)
    except OSError:  # a folder, say
        _move(path, name, undoing)
        return name
    undoing.callback(name.unlink, missing_ok=True)
    try:
        write_whole(name, content)
        shutil.copystat(path, name)
    except OSError:
        if not name.exists():
            os.link(path, name)
    return name


def _content(path: Path, file: sqlite3.Connection | None) -> bytes:
    """The bytes of a file. One that is held is asked of SQLite as long as it says all: to open
    and close it beside SQLite would let it go."""
    if file is not None:
        with suppress(*DATABASE_ERRORS):
            content = file.serialize()
            if len(content) == path.stat().st_size:
                return content
    return path.read_bytes()


def _move(path: Path, to: Path, undoing: ExitStack) -> None:
    os.replace(path, to)
    undoing.callback(os.replace, to, path)


def _free(path: Path, as_what: str) -> Path:
    names = (path.with_stem(f"{path.stem}-{as_what}-{n}") for n in range(1, 1000))
    return next(name for name in names if not name.exists())
