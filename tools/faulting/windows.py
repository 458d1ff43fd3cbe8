"""Several windows at once on one file of games: each with games of its own, all with one game."""

from __future__ import annotations

import json
import os
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from solitaria_app.content.library import load
from solitaria_app.session.archive import Archive, Busy, ChangedElsewhere

from .contents import Broken, contents, fingerprint, short_game
from .kills import check_whole
from .nursery import Nursery

LIBRARY = load()


@dataclass(slots=True)
class Windows:
    """What was seen: changes made, how often a window waited in vain, or found another's."""

    windows: int = 0
    saved: int = 0
    busy: int = 0
    elsewhere: int = 0

    def __str__(self) -> str:
        return (
            f"{self.windows} at once: {self.saved} changes saved, {self.busy} times told that "
            f"another window is writing, {self.elsewhere} times that the game was changed there; "
            "all are there"
        )


def own(path: str, log: str, seed: str, changes: int) -> None:
    """Play a game of one's own; writes down its number, its fingerprint and the troubles."""
    archive, busy = Archive(Path(path)), 0
    whole = short_game(LIBRARY, seed, changes)
    game = whole.at(0)
    game.cut()
    number: int | None = None
    for given in whole.inputs:
        game.do(given)
        while True:
            try:
                if number is None:
                    number = archive.add(game)
                else:
                    archive.save(number, game)
                break
            except Busy:
                busy += 1
    found = {"number": number, "print": fingerprint(game), "saved": game.length(), "busy": busy}
    Path(log).write_text(json.dumps(found))


def same(path: str, log: str, number: int, changes: int) -> None:
    """Bookmark one game again and again, each time anew if another window was quicker."""
    archive = Archive(Path(path))
    saved = busy = elsewhere = 0
    chance = random.Random(os.getpid())
    game = archive.load(number, LIBRARY)
    while saved < changes:
        game.bookmarks[chance.randrange(game.length())] = "here"
        game.go_to(game.cursor - 1)
        try:
            archive.save(number, game)
            saved += 1
            continue
        except Busy:
            busy += 1
        except ChangedElsewhere:
            elsewhere += 1
        while True:
            try:
                game = archive.load(number, LIBRARY)
                break
            except Busy:
                busy += 1
    Path(log).write_text(json.dumps({"saved": saved, "busy": busy, "elsewhere": elsewhere}))


def with_own_games(folder: Path, nursery: Nursery, count: int, changes: int) -> Windows:
    """Windows with games of their own; the first of them makes the file. Raises Broken."""
    path, logs = folder / "games.db", [folder / f"log-{n}" for n in range(count)]
    pids = [
        nursery.start("windows:own", path=str(path), log=str(log), seed=log.name, changes=changes)
        for log in logs
    ]
    found = _results(pids, logs, nursery)
    if contents(path, LIBRARY) != {one["number"]: one["print"] for one in found}:
        raise Broken("two windows with games of their own got into each other's way")
    check_whole(path)
    return Windows(count, sum(one["saved"] for one in found), sum(one["busy"] for one in found))


def with_one_game(folder: Path, nursery: Nursery, count: int, changes: int) -> Windows:
    """Windows with the same game: each change is of what all before it left. Raises Broken."""
    path, logs = folder / "games.db", [folder / f"log-{n}" for n in range(count)]
    game = short_game(LIBRARY, "one", 10**6)
    game.go_to(count * changes)
    number = Archive(path).add(game)
    pids = [
        nursery.start("windows:same", path=str(path), log=str(log), number=number, changes=changes)
        for log in logs
    ]
    found = _results(pids, logs, nursery)
    saved = sum(one["saved"] for one in found)
    left = Archive(path).load(number, LIBRARY)
    if left.inputs != game.inputs or left.cursor != game.cursor - saved:
        raise Broken(f"{saved} steps back were saved, but it is at {left.cursor}")
    check_whole(path)
    busy, elsewhere = (sum(one[key] for one in found) for key in ("busy", "elsewhere"))
    return Windows(count, saved, busy, elsewhere)


def _results(pids: list[int], logs: list[Path], nursery: Nursery) -> list[dict[str, Any]]:
    statuses = [nursery.wait(pid) for pid in pids]
    if any(statuses):
        raise Broken("a window failed; what it said is above")
    return [json.loads(log.read_text()) for log in logs]
