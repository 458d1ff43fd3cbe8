"""What the list of games says of each, out of its row, whatever that holds."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

from solitaria_app.engine.following import Way
from solitaria_app.engine.scoring import result

from .clock import SQL_TIME, order
from .columns import Headers, read_row
from .game import Game
from .gamesfile import ArchiveProblem
from .header import Header
from .midway import joined
from .problem import Problem
from .schema import select
from .troubles import DAMAGED

RUNNING, FINISHED, GIVEN_UP = "running", "finished", "given-up"
"""How a game stands."""


class Summary(msgspec.Struct, frozen=True):
    """How a game stands where it was left: its turn, both totals, whether the player has won
    if it is over. `way` is how it is followed there; the versions before 3 did not say so.
    `joined`: the program joined it midway, so its turns are counted from there."""

    turn: int
    human: int
    contrarius: int
    won: bool
    way: str = Way.DIGITAL.value
    joined: bool = False


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A game in the list: its number, header, inputs, whether it is over, when it changed.

    `name` and `note` are the player's own, `given_up` if the player will not go on with it,
    `deleted` when it was deleted (empty: it is not), `begun` when it began. `summary` is None
    for a game that an older version of the program saved. A row that can't be read has no
    header, and a `problem` that says why.
    """

    id: int
    header: Header | None
    inputs: int = 0
    over: bool = False
    changed: str = ""
    summary: Summary | None = None
    name: str = ""
    note: str = ""
    given_up: bool = False
    deleted: str = ""
    begun: str = ""
    problem: Problem | None = None

    @property
    def state(self) -> str:
        """Running, finished or given up."""
        return FINISHED if self.over else GIVEN_UP if self.given_up else RUNNING

    @property
    def taken_in(self) -> bool:
        """Whether it was taken in from elsewhere and not played here since: what is played
        changes later than it began."""
        return self.changed == self.begun and not self.problem

    def when(self) -> datetime | None:
        """When the game changed, in local time; None if the file holds no time there."""
        return local_time(self.changed)


def local_time(text: str) -> datetime | None:
    """A time of the file in local time; None if it is none."""
    try:
        return datetime.fromisoformat(text).astimezone()
    except (ValueError, OverflowError, OSError):
        return None


def summary_of(game: Game) -> Summary:
    """How a game stands at its cursor."""
    found = result(game.state)
    return Summary(
        game.state.turn,
        found.human.total,
        found.contrarius.total,
        found.won,
        game.state.way.id,
        joined(game),
    )


def written(value: msgspec.Struct) -> str:
    """A value as the file holds it."""
    return msgspec.json.encode(value).decode()


class _Row(NamedTuple):
    """The columns of the list."""

    id: int
    header: str
    inputs: int
    over: int
    changed: str
    summary: str
    name: str
    note: str
    given_up: int
    deleted: str
    begun: str


def entries(db: sqlite3.Connection, path: Path) -> list[Entry]:
    """All games, deleted ones too, the one changed last first; a damaged one hides no other."""
    headers = Headers(path)
    return last_first(_entry(row, headers) for row in _rows(db))


def last_first(found: Iterable[Entry]) -> list[Entry]:
    """Games in the order of the list: the one changed last first."""
    return sorted(found, key=lambda entry: (order(entry.changed), entry.id), reverse=True)


class Part(NamedTuple):
    """Some games of the list, in no order that matters, and how much of it is read then (0..1)."""

    entries: list[Entry]
    read: float


def entries_after(db: sqlite3.Connection, headers: Headers, number: int, most: int) -> Part:
    """The games with the next higher numbers, at most so many; all of the list is read when it
    says 1."""
    rows = _rows(db, f" WHERE id > {number} ORDER BY id LIMIT {most}")
    found = [_entry(row, headers) for row in rows]
    if len(found) < most:
        return Part(found, 1.0)
    (last,) = db.execute("SELECT max(id) FROM game").fetchone()
    return Part(found, found[-1].id / last if found[-1].id < last else 1.0)


def entry_of(db: sqlite3.Connection, headers: Headers, number: int) -> Entry | None:
    """One game, a deleted one too; None if it is not there."""
    return next((_entry(row, headers) for row in _rows(db, f" WHERE id = {number}")), None)


def played_last_first(db: sqlite3.Connection, running: bool) -> list[int]:
    """The numbers of the games that were played here, in the order of the list; only those that
    are not over or given up, if they shall be `running`."""
    columns = select(db, "id", "changed", "begun", "deleted", "over", "given_up")
    which = " AND NOT over AND NOT given_up" if running else ""
    found = db.execute(
        f"SELECT id FROM ({columns}) WHERE deleted = '' AND changed <> begun{which}"
        f" ORDER BY changed {SQL_TIME} DESC, changed DESC, id DESC"
    )
    return [id for (id,) in found]


def _rows(db: sqlite3.Connection, which: str = "") -> list[tuple[object, ...]]:
    return db.execute(select(db, *_Row._fields) + which).fetchall()


def _entry(columns: tuple[object, ...], headers: Headers) -> Entry:
    id = columns[0]
    if not isinstance(id, int):  # the key of the table, which SQLite keeps a number
        raise ArchiveProblem(DAMAGED.at(headers.path))
    try:
        row = read_row(columns, _Row, headers.path, id)
        header = headers.read(row.header, id)
    except ArchiveProblem as problem:
        changed, deleted = (columns[_Row._fields.index(name)] for name in ("changed", "deleted"))
        return Entry(
            id, None, changed=str(changed), deleted=str(deleted or ""), problem=problem.told
        )
    return Entry(
        id,
        header,
        row.inputs,
        bool(row.over),
        row.changed,
        _summary(row.summary),
        row.name,
        row.note,
        bool(row.given_up),
        row.deleted,
        row.begun,
    )


_SUMMARIES = msgspec.json.Decoder(Summary)


def _summary(text: str) -> Summary | None:
    try:
        return _SUMMARIES.decode(text) if text else None
    except msgspec.DecodeError:
        return None
