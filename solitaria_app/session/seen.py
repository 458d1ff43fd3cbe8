"""Which games somebody sees in a list: nothing is changed in others that have their numbers."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path

from .columns import Headers
from .entries import Entry
from .gamesfile import ArchiveProblem
from .problem import Problem
from .stamp import Stamp, stamp
from .which import Which, which_of

Games = dict[int, Which | None]
"""Games by number, None for one of which is not known which it is."""


class Seen:
    """The games of a list by number. Another file that is put in the place of the one that was
    read may be told by itself, or only by its games: systems use the numbers of files again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games: Games = {}
        self._file: Stamp | None = None

    def look(self) -> None:
        """The list is read now: its numbers are those of this file from here on."""
        self._file = stamp(self.path)

    def see(self, entries: Iterable[Entry]) -> None:
        """These games are in the list."""
        self.games.update(
            (one.id, None if one.problem else Which(one.begun, one.header)) for one in entries
        )

    def know(self, id: int, game: Which | None) -> None:
        """This game was added."""
        self.games[id] = game

    def same(self, so: Problem) -> None:
        """ArchiveProblem if another file was put in the place of the one that was read."""
        found = stamp(self.path)
        if self._file is not None and (found is None or found.file != self._file.file):
            raise ArchiveProblem(Problem("problem.other-file", self.path, so=so))

    def found(self, db: sqlite3.Connection, ids: Iterable[int], so: Problem) -> Games:
        """Which games have these numbers now. ArchiveProblem if one is another than the one that
        was seen."""
        self.same(so)
        headers = Headers(self.path)
        found = {id: which_of(db, headers, id) for id in ids}
        for id, game in found.items():
            if game is not None and self.games.get(id, game) not in (game, None):
                raise ArchiveProblem(Problem("problem.other-file", self.path, so=so))
        return found
