"""The games of two files in one (see `merging`).

A game that both have is the one of the same number that began at the same time, or else one that
began alike and goes on where the other ends. The later state goes on: the one that holds all
courses of the other, or was played further, or was saved later. Bookmarks and abandoned lines of
both are in it, and a name or note that only one had.
"""

from __future__ import annotations

import sqlite3
from typing import Any, NamedTuple

import msgspec

from .clock import order
from .lines import common_start
from .savedrows import WITH_TURNS, Aside, holds, journal, lines_of
from .schema import COLUMNS, select, version_of
from .underway import UnderWay

_GAME = tuple(name for names in COLUMNS.values() for name in names)
Row = dict[str, Any]
"""The columns of a game by name."""
GAMES_SHARE = 0.5
"""Which share of the work it is to find out which games are new; the rest is to write them."""


class _Known(NamedTuple):
    """What tells whether two rows are of one game, and whether either was changed since they
    were one row."""

    begun: str
    changed: str
    revision: int
    name: str
    note: str
    given_up: int
    deleted: str


class MergedGames:
    """Carries the games of an open file into a copy."""

    def __init__(self, file: sqlite3.Connection, into: sqlite3.Connection, way: UnderWay) -> None:
        """`into` is the copy and has the file attached as `file`, too."""
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
        """Those first that have their old number; gives by number in the file the new ones."""
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
        return self.numbers

    def _kept_number(self, row: Row) -> bool:
        found = self.free.get(row["header"], {}).get(row["id"])
        return found is not None and found.begun == row["begun"]

    def _game(self, row: Row) -> int:
        """Make sure that a game of the file is there; gives its number. Of several games that it
        may be it is the one with its name, or the one that was played furthest; two games of the
        file stay two."""
        free = self.free.get(row["header"], {})
        asked = list(free)
        if self._kept_number(row):
            asked = [row["id"]]
            if free[row["id"]] == _Known(*(row[name] for name in _Known._fields)):
                del free[row["id"]]  # nothing was changed since
                return int(row["id"])
        try:
            number = self._found(row, asked) if asked else None
        except (TypeError, ValueError):  # columns hold anything
            number = None
        if number is None:
            return self._add(row)
        del free[number]
        return number

    def _found(self, row: Row, asked: list[int]) -> int | None:
        """Which game of the copy one of the file is; both are one there then."""
        mine, free = lines_of(row["aside"], journal(self.file, row["id"])), self.free[row["header"]]
        there = {number: self._there(number) for number in asked}
        if not self._kept_number(row):
            asked = [number for number in asked if _one_game(mine, there[number])]
        asked.sort(key=lambda n: (free[n].name != row["name"], -len(there[n][0]), n))
        for number in asked[:1]:
            self._unite(number, row, mine)
        return next(iter(asked), None)

    def _there(self, number: int) -> list[list[str]]:
        if number not in self.journals:
            asked = self.into.execute("SELECT aside FROM game WHERE id = ?", (number,))
            (aside,) = asked.fetchone()
            self.journals[number] = lines_of(aside, journal(self.into, number))
        return self.journals[number]

    def _add(self, row: Row) -> int:
        names = _GAME[1:]
        made = self.into.execute(
            f"INSERT INTO game ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})",
            [row[name] for name in names],
        )
        assert made.lastrowid is not None
        self._moved(row["id"], made.lastrowid, replaced=False)
        return made.lastrowid

    def _unite(self, number: int, mine: Row, lines: list[list[str]]) -> None:
        """A game of the file and one of the copy become the copy's."""
        found = self.into.execute(f"SELECT {', '.join(_GAME)} FROM game WHERE id = ?", (number,))
        there: Row = dict(zip(_GAME, found.fetchone(), strict=True))
        others = self._there(number)
        rows, journals = (mine, there), (lines[0], others[0])
        if not _is_later(mine, lines, there, others):
            rows, journals = rows[::-1], journals[::-1]
        made = _united(rows, journals) | {"id": number, "begun": there["begun"]}
        if made == there:
            return
        if made != mine | {"id": number, "begun": there["begun"]}:
            made["revision"] = max(mine["revision"], there["revision"]) + 1
        names = ", ".join(f"{name} = :{name}" for name in _GAME[1:])
        self.into.execute(f"UPDATE game SET {names} WHERE id = :id", made)
        if rows[0] is mine and lines[0] != others[0]:
            self._moved(mine["id"], number, replaced=True)

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


def _one_game(a: list[list[str]], b: list[list[str]]) -> bool:
    """Whether journals may be those of one game: one goes on where the other ends, or holds it."""
    return common_start(a[0], b[0]) == min(len(a[0]), len(b[0])) or holds(a, b) or holds(b, a)


def _is_later(mine: Row, lines: list[list[str]], there: Row, others: list[list[str]]) -> bool:
    """Whether of two states of a game the file's is the one to go on with."""
    if holds(lines, others) != holds(others, lines):
        return holds(lines, others)
    shorter, longer = sorted((len(lines[0]), len(others[0])))
    if common_start(lines[0], others[0]) == shorter < longer:
        return len(lines[0]) == longer
    return order(mine["changed"]) >= order(there["changed"])


def _united(rows: tuple[Row, Row], journals: tuple[list[str], list[str]]) -> Row:
    """The first of two states, with what only the other one has. What the player wrote beside the
    game goes by when it was saved; at the same time the first one's is what was seen last."""
    state, other = rows
    late, early = sorted(rows, key=lambda row: order(row["changed"]), reverse=True)
    made = state | {name: late[name] for name in ("changed", "given_up")}
    made["name"] = late["name"] or early["name"]
    made["note"] = _both(early["note"], late["note"])
    made["deleted"] = late["deleted"] if early["deleted"] else ""
    made["aside"] = _asides(state["aside"], journals[0], other["aside"], journals[1])
    return made


def _both(early: str, late: str) -> str:
    """Two notes as one."""
    if early in late:
        return late
    return early if late in early else f"{early}\n\n{late}"


def _asides(mine: str, journal: list[str], other: str, others: list[str]) -> str:
    """What lies beside a journal, with the lines and bookmarks that another state of it has."""
    kept, more = _lines(mine, journal), _lines(other, others)
    before = [(line, dict(notes)) for line, notes in kept]
    for line, notes in more:
        longer = next((one for one in kept if one[0][: len(line)] == line), None)
        if longer is None:
            kept.append((line, notes))
        else:
            longer[1].update(notes | longer[1])
    if kept == before:
        return mine
    (_, bookmarks), *abandoned = kept
    line_bookmarks = [notes for _, notes in abandoned]
    made = Aside(
        [line for line, _ in abandoned], bookmarks, line_bookmarks if any(line_bookmarks) else []
    )
    return msgspec.json.encode(made).decode()


def _lines(aside: str, journal: list[str]) -> list[tuple[list[str], dict[int, str]]]:
    """All journals of a game, the present one first, each with its bookmarks; the present one
    alone if what lies beside it can't be read."""
    try:
        read = msgspec.json.decode(aside, type=Aside)
    except msgspec.MsgspecError:
        read = Aside()
    notes = [*read.line_bookmarks, *({} for _ in read.abandoned)]
    lines = zip(read.abandoned, notes, strict=False)
    return [(list(journal), dict(read.bookmarks)), *((line, dict(of)) for line, of in lines)]
