"""Two files of games in one: a copy that takes the file's place, with what was played meanwhile.

Nothing is lost on either side. A game of the file that is a later state of one in the copy takes
its place there, under its number, so that it stays in its campaign; every other one is added. What
a campaign of the file has beyond that of the copy is added to it.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from .campaign.membership import WITH_CAMPAIGNS
from .gamesfile import ArchiveProblem, GamesFile
from .savedrows import WITH_TURNS, holds, journal, lines_of
from .schema import COLUMNS, bring_up_to_date, select, version_of

_GAME = tuple(name for names in COLUMNS.values() for name in names)
_ENTERED = ("game", "board", "level", "start", "human", "contrarius", "concordia", "played")
_Row = dict[str, Any]


def merge(content: bytes, path: Path) -> tuple[bytes, dict[int, int]]:
    """The content of a copy, with the games and campaigns of a file that it lacks; and by number
    in the file the number of each of its games in that content.

    A file that can't be read adds nothing: it is kept beside. Raises sqlite3.Error for a copy
    that is none.
    """
    rollback_mode = content[:18] + b"\1\1" + content[20:]  # a write-ahead log needs a file
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        db.deserialize(rollback_mode)
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("BEGIN")
        bring_up_to_date(db)
        try:
            found = GamesFile(path).read(lambda other: _Merging(other, db).everything())
        except (ArchiveProblem, ValueError, TypeError):  # columns hold anything
            found = None
        if found is None:
            return content, {}
        db.execute("COMMIT")
        return db.serialize(), found


class _Known(NamedTuple):
    """What tells whether two rows are of one game, and whether it was saved between them."""

    begun: str
    name: str
    revision: int
    changed: str
    deleted: str


class _Merging:
    """Carries rows from an open file into another one."""

    def __init__(self, file: sqlite3.Connection, into: sqlite3.Connection) -> None:
        self.file, self.into = file, into
        self.numbers: dict[int, int] = {}
        self.free: dict[str, dict[int, _Known]] = {}
        """Games of the copy that none of the file has been found to be, by header and number."""
        columns = ", ".join(_Known._fields)
        for id, header, *told in into.execute(f"SELECT id, header, {columns} FROM game"):
            self.free.setdefault(header, {})[id] = _Known(*told)

    def everything(self) -> dict[int, int]:
        """Games, those first that have their old number, then campaigns; gives the games'
        numbers."""
        rows = [
            dict(zip(_GAME, values, strict=True))
            for values in self.file.execute(select(self.file, *_GAME)).fetchall()
        ]
        for row in sorted(rows, key=lambda row: (not self._kept_number(row), row["id"])):
            self.numbers[row["id"]] = self._game(row)
        if version_of(self.file) >= WITH_CAMPAIGNS:
            self._campaigns()
        return self.numbers

    # --- games ----------------------------------------------------------------

    def _kept_number(self, row: _Row) -> bool:
        found = self.free.get(row["header"], {}).get(row["id"])
        return found is not None and found.begun == row["begun"]

    def _game(self, row: _Row) -> int:
        """Make sure that a game of the file is there; gives its number. Of several games that it
        may be it is the one with its name, or the one that was played furthest; two games of the
        file stay two."""
        free = self.free.get(row["header"], {})
        asked = list(free)
        if self._kept_number(row):
            asked = [row["id"]]
            if free[row["id"]] == _Known(*(row[name] for name in _Known._fields)):
                del free[row["id"]]  # nothing was saved since
                return int(row["id"])
        mine = lines_of(row["aside"], journal(self.file, row["id"]))
        there = {number: self._there(number) for number in asked}
        asked.sort(key=lambda n: (free[n].name != row["name"], -len(there[n][0]), n))
        for number in asked:
            if holds(there[number], mine):
                if row["deleted"] == "":
                    self.into.execute("UPDATE game SET deleted = '' WHERE id = ?", (number,))
            elif holds(mine, there[number]):
                self._replace(number, row)
            else:
                continue
            del free[number]
            return number
        return self._add(row)

    def _there(self, number: int) -> list[list[str]]:
        (aside,) = self.into.execute("SELECT aside FROM game WHERE id = ?", (number,)).fetchone()
        return lines_of(aside, journal(self.into, number))

    def _add(self, row: _Row) -> int:
        names = _GAME[1:]
        made = self.into.execute(
            f"INSERT INTO game ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})",
            [row[name] for name in names],
        )
        assert made.lastrowid is not None
        self._rows(row["id"], made.lastrowid)
        return made.lastrowid

    def _replace(self, number: int, row: _Row) -> None:
        """A later state of a game; a name or note that it does not have stays."""
        before = dict(
            zip(
                ("revision", "name", "note"),
                self.into.execute(
                    "SELECT revision, name, note FROM game WHERE id = ?", (number,)
                ).fetchone(),
                strict=True,
            )
        )
        row = row | {name: row[name] or before[name] for name in ("name", "note")}
        row["revision"] = max(row["revision"], before["revision"]) + 1
        names = _GAME[1:]
        self.into.execute(
            f"UPDATE game SET {', '.join(f'{name} = ?' for name in names)} WHERE id = ?",
            [*(row[name] for name in names), number],
        )
        for table in ("input", "turn"):
            self.into.execute(f"DELETE FROM {table} WHERE game = ?", (number,))
        self._rows(row["id"], number)

    def _rows(self, id: int, number: int) -> None:
        """The journal of a game, and the digests of its turns."""
        tables = [("input", "text")]
        if version_of(self.file) >= WITH_TURNS:
            tables.append(("turn", "digest"))
        for table, column in tables:
            rows = self.file.execute(f"SELECT number, {column} FROM {table} WHERE game = ?", (id,))
            self.into.executemany(
                f"INSERT INTO {table} (game, number, {column}) VALUES (?, ?, ?)",
                [(number, *row) for row in rows],
            )

    # --- campaigns --------------------------------------------------------------

    def _campaigns(self) -> None:
        columns = ("name", "definition", "state", "deleted", "begun", "changed")
        rows = self.file.execute(f"SELECT id, {', '.join(columns)} FROM campaign").fetchall()
        for id, *values in rows:
            row = dict(zip(columns, values, strict=True))
            known = self.into.execute(
                "SELECT id FROM campaign WHERE begun = ? AND definition = ?",
                (row["begun"], row["definition"]),
            ).fetchone()
            if known is None:
                known = (
                    self.into.execute(
                        f"INSERT INTO campaign ({', '.join(columns)}) VALUES (?, ?, ?, ?, ?, ?)",
                        values,
                    ).lastrowid,
                )
            elif row["deleted"] == "":
                self.into.execute("UPDATE campaign SET deleted = '' WHERE id = ?", known)
            self._entered(id, known[0])

    def _entered(self, id: int, campaign: int) -> None:
        """Add the games of a campaign that are in none yet, and results entered by hand."""
        columns = ", ".join(_ENTERED)
        there = self.into.execute(
            f"SELECT {columns} FROM campaign_game WHERE campaign = ?", (campaign,)
        ).fetchall()
        rows = self.file.execute(
            f"SELECT {columns} FROM campaign_game WHERE campaign = ? ORDER BY number", (id,)
        )
        for game, *values in rows.fetchall():
            entry = (None if game is None else self.numbers.get(game), *values)
            if entry in there or (game is not None and self._in_campaign(entry[0])):
                continue
            self.into.execute(
                f"INSERT INTO campaign_game (campaign, number, {columns}) SELECT ?,"
                " ifnull(max(number), 0) + 1, ?, ?, ?, ?, ?, ?, ?, ? FROM campaign_game"
                " WHERE campaign = ?",
                (campaign, *entry, campaign),
            )

    def _in_campaign(self, game: int | None) -> bool:
        found = self.into.execute("SELECT 1 FROM campaign_game WHERE game = ?", (game,))
        return game is None or found.fetchone() is not None
