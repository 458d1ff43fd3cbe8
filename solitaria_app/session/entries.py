"""The list of saved games, and reading rows of a file whose columns may hold anything."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from solitaria_app.engine.following import Way
from solitaria_app.engine.scoring import result

from .game import Game
from .gamesfile import ArchiveProblem
from .header import FORMAT, Header
from .schema import select

T = TypeVar("T")

RUNNING, FINISHED, GIVEN_UP = "running", "finished", "given-up"
"""How a game stands."""


class Summary(msgspec.Struct, frozen=True):
    """How a game stands where it was left: its turn, both totals, whether the player has won
    if it is over. `way` is how it is followed there; the versions before 3 did not say so."""

    turn: int
    human: int
    contrarius: int
    won: bool
    way: str = Way.DIGITAL.value


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in the list: its number, header, inputs, whether it is over, when it changed.

    `name` and `note` are the player's own, `given_up` if the player will not go on with it,
    `deleted` when it was deleted (empty: it is not), `begun` when it began. `summary` is None
    for a game that an older version of the program saved. A row that can't be read has no
    header, and a `problem` that says why in one sentence.
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
    problem: str = ""

    @property
    def state(self) -> str:
        """Running, finished or given up."""
        return FINISHED if self.over else GIVEN_UP if self.given_up else RUNNING

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
    db.text_factory = lambda raw: raw.decode("utf-8", "replace")
    found = db.execute(f"{select(db, *_Row._fields)} ORDER BY changed DESC, id DESC")
    return [_entry(row, path) for row in found]


def _entry(columns: tuple[object, ...], path: Path) -> Entry:
    id = msgspec.convert(columns[0], int)  # the key of the table, which SQLite keeps a number
    try:
        row = read_row(columns, _Row, path, id)
        header = read_header(row.header, path, id)
    except ArchiveProblem as problem:
        deleted = columns[_Row._fields.index("deleted")]
        return Entry(id, None, deleted=str(deleted or ""), problem=str(problem))
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


def _summary(text: str) -> Summary | None:
    try:
        return msgspec.json.decode(text, type=Summary)
    except msgspec.DecodeError:
        return None


def read_row(row: object, shape: type[T], path: Path, id: int) -> T:
    """A row of the file, whose columns hold whatever was put into them.

    Raises ArchiveProblem.
    """
    try:
        return msgspec.convert(row, shape)
    except msgspec.ValidationError as error:
        raise ArchiveProblem(f"{path}: game {id} is damaged ({error}).") from None


def read_header(text: str, path: Path, id: int) -> Header:
    """The header of a game. Raises ArchiveProblem, also for one of a newer version."""
    try:
        header = msgspec.json.decode(text)
        version = header.get("format") if isinstance(header, dict) else None
        if isinstance(version, int) and version > FORMAT:
            raise ArchiveProblem(
                f"{path}: game {id} is of a newer version of the program (format "
                f"{version}; this one reads up to {FORMAT}). Nothing was changed."
            )
        return msgspec.convert(header, Header)
    except msgspec.MsgspecError as error:
        raise ArchiveProblem(f"{path}: game {id} has an unreadable header ({error}).") from None
