"""A clock that goes back, or far ahead, between changes."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

from solitaria_app.content.library import Library
from solitaria_app.session import backup, clock
from solitaria_app.session.archive import Archive
from solitaria_app.session.backup import back_up, backups
from solitaria_app.session.collection import Collection

from .contents import Broken, contents, short_game

JUMPS = (-400, 0, 3650, -1, -9000, 30, 0)
"""Days that the clock is off, change by change."""


AHEAD = 20_000
"""Days that the clock is off when deleted games are tidied up."""


def at(days: int) -> Any:
    """The clock of the program some days off."""
    moved = datetime.now(UTC) + timedelta(days=days)

    class Moved(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Moved:
            return cls.fromtimestamp(moved.timestamp(), tz)

    class Day(date):
        @classmethod
        def today(cls) -> Day:
            return cls.fromtimestamp(moved.timestamp())

    return (
        patch.object(clock, "datetime", Moved),
        patch.object(backup, "date", Day),
    )


def with_jumps(path: Path, library: Library, rounds: int) -> str:
    """Save, copy and delete while the clock jumps about. Raises Broken."""
    archive, games = Archive(path), [short_game(library, str(n), 30) for n in range(3)]
    numbers = [archive.add(game) for game in games]
    copies = 0
    for step in range(rounds):
        one, two = at(JUMPS[step % len(JUMPS)])
        with one, two:
            turn = step % len(games)
            games[turn].go_to(step % games[turn].length())
            archive.save(numbers[turn], games[turn])
            made = back_up(path)
            copies += made is not None
            if archive.entries()[0].id != numbers[turn]:
                raise Broken("the game that was saved last is not the first of the list")
            if made is None or backups(path)[0] != made:
                raise Broken("the copy that was made last is not the newest")
            deleted = numbers[(step + 1) % len(games)]
            Collection(path).delete([deleted])
            Collection(path).forget()
        one, two = at(AHEAD)
        with one, two:
            Collection(path).forget()
            Collection(path).restore([deleted])
            if len(contents(path, library)) != len(games):
                raise Broken("a deleted game was removed before its time")
    return f"{rounds} jumps: {rounds} saves, {copies} copies, {rounds} deletions, all in order"
