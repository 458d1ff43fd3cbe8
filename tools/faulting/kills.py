"""A player is killed at random instants; after each kill every game is there as it was."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from solitaria_app.content.library import Library
from solitaria_app.session.backup import KEPT, backups, in_order

from .contents import Broken, contents, forget_what_was_checked
from .nursery import Nursery
from .player import NEW

Changes = dict[str, str | None]


@dataclass(slots=True)
class Kills:
    """What was seen. A change `amid` which a kill came is there after it (`kept`) or not; after
    some kills SQLite had to take back the half of a change (`undone`)."""

    kills: int = 0
    changes: int = 0
    amid: int = 0
    kept: int = 0
    undone: int = 0
    upgrades: int = 0
    opened: int = 0
    copies: int = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({self.upgrades} while a file of an older version came up to "
            f"date), {self.changes} changes; {self.amid} kills amid a change: it was there "
            f"{self.kept} times, gone {self.amid - self.kept} times; half a change taken back "
            f"{self.undone} times; {self.opened} games opened and {self.copies} copies checked "
            "after kills, all as they were"
        )


def kills(
    folder: Path, library: Library, count: int, seed: str, nursery: Nursery, older: list[Path]
) -> Kills:
    """Kill `count` players, one after the other, of one file; every tenth of a file of an
    older version. Raises Broken."""
    chance, seen = random.Random(seed), Kills()
    main: dict[int, str] = {}
    for number in range(count):
        if older and number % 10 == 9:
            place = folder / str(number)
            place.mkdir()
            path = place / "games.db"
            shutil.copyfile(older[number // 10 % len(older)], path)
            kill_one(path, library, contents(path, library), chance, nursery, seen)
            seen.upgrades += 1
            shutil.rmtree(place)
        else:
            main = kill_one(folder / "games.db", library, main, chance, nursery, seen)
    return seen


def kill_one(
    path: Path,
    library: Library,
    before: dict[int, str],
    chance: random.Random,
    nursery: Nursery,
    seen: Kills,
) -> dict[int, str]:
    """Let somebody play, kill them, compare; gives what the file holds now."""
    diary = path.with_name("diary")
    diary.unlink(missing_ok=True)
    pid = nursery.start("player:play", path=str(path), diary=str(diary), seed=str(chance.random()))
    while not diary.exists() or not diary.stat().st_size:
        time.sleep(0.001)
    time.sleep(chance.uniform(0, 0.2))
    nursery.kill(pid)
    seen.kills += 1
    seen.undone += is_hot(Path(f"{path}-journal"))
    forget_what_was_checked()
    now = contents(path, library)
    begun = compare(before, now, read_diary(diary), seen)
    check_whole(path)
    seen.opened += len(now)
    seen.amid += begun is not None
    copies = backups(path)
    if len(copies) > KEPT + 1 or not all(in_order(copy.path) for copy in copies):
        raise Broken(f"the copies are not in order: {[copy.path.name for copy in copies]}")
    seen.copies += len(copies)
    return now


def is_hot(journal: Path) -> bool:
    """Whether a journal holds what is to be taken back."""
    return journal.exists() and any(journal.read_bytes()[:28])


def read_diary(path: Path) -> list[tuple[str, Changes]]:
    """The whole lines; the kill may have cut the last one."""
    lines = path.read_text().split("\n")[:-1]
    return [(what, changes) for what, changes in map(json.loads, lines)]


def compare(
    before: dict[int, str], now: dict[int, str], diary: list[tuple[str, Changes]], seen: Kills
) -> Changes | None:
    """Raises Broken unless all that ended is there, and what had begun is there or is not.

    Gives what had begun.
    """
    sure = dict(before)
    begun: Changes | None = None
    for what, changes in diary:
        begun = changes if what == "begin" else None
        if what == "end":
            seen.changes += 1
            apply(sure, changes)
    if now == sure:
        return begun
    if begun is None:
        raise Broken(f"a change that had ended is not there: {sure} became {now}")
    if NEW in begun:
        made = set(now) - set(sure)
        sure.update({number: str(begun[NEW]) for number in made if len(made) == 1})
    else:
        apply(sure, begun)
    if now != sure:
        raise Broken(f"something else than the change in flight differs: {sure} became {now}")
    seen.kept += 1
    return begun


def apply(to: dict[int, str], changes: Changes) -> None:
    """Note changes."""
    for number, print in changes.items():
        if print is None:
            to.pop(int(number), None)
        else:
            to[int(number)] = print


def check_whole(path: Path) -> None:
    """Raises Broken if SQLite finds fault with a file."""
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("PRAGMA integrity_check").fetchall()
        orphans = db.execute("PRAGMA foreign_key_check").fetchall()
    if found != [("ok",)] or orphans:
        raise Broken(f"{path} is not in order: {found} {orphans}")
