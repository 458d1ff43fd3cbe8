"""A copy of the file of games takes the place of the file."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from solitaria_app.content.wholefile import sync_folder, write_whole

from .backup import Backup, backups, content_of, in_order, settle
from .gamesfile import ArchiveProblem, Busy, connect
from .merging import merge
from .problem import Problem
from .stamp import stamp
from .troubles import is_busy, why_not
from .underway import UnderWay

_ENDS = ("-journal", "-wal", "-shm")
"""What SQLite adds to the name of a file for the files beside it."""
_DAMAGED, _REPLACED = "damaged", "replaced"
"""What a file is called whose place a copy has taken: one that was not in order, or was."""
_TROUBLES = (OSError, sqlite3.Error)


@dataclass(frozen=True, slots=True)
class Restored:
    """Where the file that was replaced lies now, None if there was none; and by number in that
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
        name = _REPLACED if in_order(real) else _DAMAGED
        content, numbers = _ready(real, content, bring, way)
        way.step(1.0)
        aside = _keep(real, name) if real.exists() else None
        for end in _ENDS:
            beside = Path(f"{real}{end}")
            if beside.exists():
                os.replace(beside, f"{aside or _free(real, name)}{end}")
        sync_folder(real.parent)
        write_whole(real, content)
    except _TROUBLES as error:
        kind = Busy if is_busy(error) else ArchiveProblem
        raise kind(Problem("problem.not-put-back", path, why=why_not(error))) from None
    if any(other.number > copy.number for other in backups(path)):
        settle(path)  # the player wants an older state
    return Restored(aside, numbers)


def _ready(real: Path, copy: bytes, bring: bool, way: UnderWay) -> tuple[bytes, dict[int, int]]:
    """What takes the file's place, made of it as it is now: where another window changes it
    meanwhile, it is made anew."""
    while True:
        _wait_for_writers(real)
        before = stamp(real)
        way.step(0.0)
        if not bring:
            return copy, {}
        made = merge(copy, real, way)
        if stamp(real) == before:
            return made


def _wait_for_writers(path: Path) -> None:
    """Until no window is in the middle of a change. Raises sqlite3.Error if that takes long."""
    try:
        with closing(connect(path, "rw")) as db:
            db.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        if is_busy(error):
            raise  # any other trouble is why the copy is wanted


def _keep(path: Path, as_what: str) -> Path:
    """Give a file, which stays, a second name; a folder another name."""
    name = _free(path, as_what)
    if path.is_dir():
        os.replace(path, name)
        return name
    try:
        os.link(path, name)
    except OSError:  # a drive without second names
        try:
            shutil.copyfile(path, name)
        except OSError:
            name.unlink(missing_ok=True)
            raise
    return name


def _free(path: Path, as_what: str) -> Path:
    names = (path.with_stem(f"{path.stem}-{as_what}-{n}") for n in range(1, 1000))
    return next(name for name in names if not name.exists())
