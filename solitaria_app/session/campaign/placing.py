"""The entries of a campaign in an open file: each change says what it expects to find.

Where something else is found another window was there first, and nothing is changed: Meanwhile.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path

from ..clock import now
from ..meanwhile import Meanwhile, Thing
from .result import Result
from .rows import Entered, read_row

_COLUMNS = ", ".join(Entered._fields)
_PLACES = ", ".join("?" * (1 + len(Entered._fields)))


@dataclass(frozen=True, slots=True)
class InFile:
    """The campaign `id` of an open file; `path` is for what is said. `begun` is when it was, as far
    as that is known: in another file another one may have its number."""

    db: sqlite3.Connection
    path: Path
    id: int
    begun: str | None = None

    def touch(self) -> str:
        """It changes now; gives when it was begun. Meanwhile if it is deleted or gone."""
        self.check()
        found = self.db.execute(
            "UPDATE campaign SET changed = ? WHERE id = ? AND deleted = ''", (now(self.db), self.id)
        )
        if not found.rowcount:
            raise Meanwhile(self.path, Thing.DELETED)
        return str(self._when_begun())

    def check(self) -> None:
        """Meanwhile if it is gone; it may be deleted."""
        if not self._is_there():
            raise Meanwhile(self.path, Thing.GONE)

    def _when_begun(self) -> str | None:
        """When the campaign of this number was begun; None if there is none."""
        asked = self.db.execute("SELECT begun FROM campaign WHERE id = ?", (self.id,))
        row = asked.fetchone()
        return None if row is None else str(row[0])

    def _is_there(self) -> bool:
        """Whether it is in the file, deleted or not."""
        found = self._when_begun()
        return found is not None and self.begun in (None, found)

    def entry(self, number: int) -> Entered | None:
        """The entry of a number."""
        row = self.db.execute(
            f"SELECT {_COLUMNS} FROM campaign_game WHERE campaign = ? AND number = ?",
            (self.id, number),
        ).fetchone()
        return None if row is None else read_row(row, Entered, self.path, self.id)

    def entries(self) -> list[Entered]:
        """All entries in order."""
        rows = self.db.execute(
            f"SELECT {_COLUMNS} FROM campaign_game WHERE campaign = ? ORDER BY number", (self.id,)
        )
        return [read_row(row, Entered, self.path, self.id) for row in rows]

    def append(self, result: Result) -> Entered:
        """Make a result the last entry."""
        self.touch()
        (last,) = self.db.execute(
            "SELECT ifnull(max(number), 0) FROM campaign_game WHERE campaign = ?", (self.id,)
        ).fetchone()
        entry = entered(result, last + 1)
        self.insert(entry)
        return entry

    def insert(self, entry: Entered) -> None:
        """Add an entry under a number that is free."""
        self._check_game(entry)
        self.db.execute(
            f"INSERT INTO campaign_game (campaign, {_COLUMNS}) VALUES ({_PLACES})",
            (self.id, *entry),
        )

    def exchange(self, was: Entered, entry: Entered | None) -> None:
        """Put an entry, or none, in place of the one that is expected there."""
        self.touch()
        if self.entry(was.number) != was:
            raise Meanwhile(self.path, Thing.RESULT)
        self.db.execute(
            "DELETE FROM campaign_game WHERE campaign = ? AND number = ?", (self.id, was.number)
        )
        if entry is not None:
            self.insert(entry)

    def put_back(self, entry: Entered) -> None:
        """Add an entry that was taken out where no other has come since."""
        self.touch()
        if self.entry(entry.number) is not None:
            raise Meanwhile(self.path, Thing.PLACE)
        self.insert(entry)

    def welcome_back(self, entry: Entered) -> None:
        """Add an entry that was taken out, if there is still a place for it; the campaign may be
        a deleted one."""
        if self._is_there() and self.entry(entry.number) is None:
            self.insert(entry)

    def _check_game(self, entry: Entered) -> None:
        """A saved game has to be there, and in no other campaign."""
        if entry.game is None:
            return
        key = (entry.game,)
        if self.db.execute("SELECT 1 FROM game WHERE id = ?", key).fetchone() is None:
            raise Meanwhile(self.path, Thing.GAME_GONE)
        taken = self.db.execute("SELECT 1 FROM campaign_game WHERE game = ?", key).fetchone()
        if taken is not None:
            raise Meanwhile(self.path, Thing.OTHER_CAMPAIGN)


def out_of_deleted(
    db: sqlite3.Connection, path: Path, game: int
) -> tuple[int, str, Entered] | None:
    """Take a saved game out of the deleted campaign that it is in, if it is in one; gives the
    number of that campaign, when it was begun, and the entry."""
    found = db.execute(
        "SELECT campaign, begun, number FROM campaign_game JOIN campaign ON campaign.id = campaign"
        " WHERE game = ? AND deleted <> ''",
        (game,),
    ).fetchone()
    if found is None:
        return None
    id, begun, number = found
    entry = InFile(db, path, id).entry(number)
    assert entry is not None
    db.execute("DELETE FROM campaign_game WHERE game = ?", (game,))
    return id, str(begun), entry


def entered(result: Result, number: int) -> Entered:
    """The row of a result; of a saved game it holds nothing but the game's number."""
    if result.game is not None:
        return Entered(number, result.game, "", "", 0, 0, 0, None, "")
    return Entered(
        number=number,
        game=None,
        board=result.board,
        level=result.level,
        start=result.start,
        human=result.human,
        contrarius=result.contrarius,
        concordia=result.concordia,
        played=result.played,
    )
