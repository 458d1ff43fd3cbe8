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
from .gamesfile import ArchiveProblem, Busy, GamesFile, address
from .savedrows import WITH_TURNS, holds, journal, lines_of
from .schema import COLUMNS, bring_up_to_date, select, version_of
from .underway import UnderWay

_GAME = tuple(name for names in COLUMNS.values() for name in names)
_ENTERED = ("game", "board", "level", "start", "human", "contrarius", "concordia", "played")
_Row = dict[str, Any]
GAMES_SHARE = 0.5
"""Which share of the work it is to find out which games are new; the rest is to write them."""


def merge(
    content: bytes, path: Path, under_way: UnderWay | None = None
) -> tuple[bytes, dict[int, int]]:
    """The content of a copy, with the games and campaigns of a file that it lacks; and by number
    in the file the number of each of its games in that content.

    A file that can't be read adds nothing: it is kept beside. Raises Busy, Stopped, sqlite3.Error
    for a copy that is none.
    """
    way = under_way or UnderWay()
    rollback_mode = content[:18] + b"\1\1" + content[20:]  # a write-ahead log needs a file
    with closing(sqlite3.connect("file::memory:", isolation_level=None, uri=True)) as db:
        db.deserialize(rollback_mode)
        db.execute("PRAGMA foreign_keys = ON")
        bring_up_to_date(db)

        def bring(other: sqlite3.Connection) -> dict[int, int]:
            db.execute("ATTACH ? AS file", (address(path, "ro"),))
            db.execute("BEGIN")
            found = _Merging(other, db, way).everything()
            db.execute("COMMIT")
            return found

        try:
            with way.watching(db):
                found = GamesFile(path).read(bring)
        except Busy:
            raise
        except (ArchiveProblem, ValueError, TypeError):  # columns hold anything
            way.step(way.share)
            found = None
        if found is None:
            return content, {}
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

    def __init__(self, file: sqlite3.Connection, into: sqlite3.Connection, way: UnderWay) -> None:
        """`into` has the file attached as `file`, too."""
        self.file, self.into, self.way = file, into, way
        self.numbers: dict[int, int] = {}
        self.journals: dict[int, list[list[str]]] = {}
        """Those of games of the copy that were looked at already."""
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
        self.into.execute("CREATE TEMP TABLE moved (new INTEGER PRIMARY KEY, old, replaced)")
        rows.sort(key=lambda row: (not self._kept_number(row), row["id"]))
        for done, row in enumerate(rows):
            self.way.step(GAMES_SHARE * done / len(rows))
            self.numbers[row["id"]] = self._game(row)
        self._rows()
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
        asked = [n for n in asked if holds(there[n], mine) or holds(mine, there[n])]
        asked.sort(key=lambda n: (free[n].name != row["name"], -len(there[n][0]), n))
        for number in asked[:1]:
            if holds(there[number], mine):
                if row["deleted"] == "":
                    self.into.execute("UPDATE game SET deleted = '' WHERE id = ?", (number,))
            else:
                self._replace(number, row)
            del free[number]
            return number
        return self._add(row)

    def _there(self, number: int) -> list[list[str]]:
        if number not in self.journals:
            asked = self.into.execute("SELECT aside FROM game WHERE id = ?", (number,))
            (aside,) = asked.fetchone()
            self.journals[number] = lines_of(aside, journal(self.into, number))
        return self.journals[number]

    def _add(self, row: _Row) -> int:
        names = _GAME[1:]
        made = self.into.execute(
            f"INSERT INTO game ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})",
            [row[name] for name in names],
        )
        assert made.lastrowid is not None
        self._moved(row["id"], made.lastrowid, replaced=False)
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
        self._moved(row["id"], number, replaced=True)

    def _moved(self, old: int, new: int, replaced: bool) -> None:
        """Remember that a game's rows of other tables are to come along."""
        self.into.execute("INSERT INTO moved VALUES (?, ?, ?)", (new, old, replaced))

    def _rows(self) -> None:
        """The journals of the games, and the digests of their turns, all at once."""
        tables = [("input", "text")]
        if version_of(self.file) >= WITH_TURNS:
            tables.append(("turn", "digest"))
        for table, column in tables:
            self.way.step(self.way.share)
            self.into.execute(
                f"DELETE FROM main.{table} WHERE game IN (SELECT new FROM moved WHERE replaced)"
            )
            self.into.execute(
                f"INSERT INTO main.{table} (game, number, {column})"
                f" SELECT new, number, {column} FROM moved CROSS JOIN file.{table}"
                f" ON file.{table}.game = moved.old"
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
