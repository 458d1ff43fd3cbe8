"""The list of saved games: what each row of the file of games tells without being played."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import msgspec

from solitaria_app.engine.scoring import result

from .game import Game
from .gamesfile import ArchiveProblem
from .header import FORMAT, Header

T = TypeVar("T")


class Summary(msgspec.Struct, frozen=True):
    """How a game stands where it was left: its turn, both totals, whether the player has won
    if it is over."""

    turn: int
    human: int
    contrarius: int
    won: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in the list: its number, header, inputs, whether it is over, when it changed.

    `summary` is None for a game that an older version of the program saved. A row that can't be
    read has no header, and a `problem` that says why in one sentence.
    """

    id: int
    header: Header | None
    inputs: int = 0
    over: bool = False
    changed: str = ""
    summary: Summary | None = None
    problem: str = ""

    def when(self) -> datetime | None:
        """When the game changed, in local time; None if the file holds no time there."""
        try:
            return datetime.fromisoformat(self.changed).astimezone()
        except (ValueError, OverflowError, OSError):
            return None


def summary_of(game: Game) -> Summary:
    """How a game stands at its cursor."""
    found = result(game.state)
    return Summary(game.state.turn, found.human.total, found.contrarius.total, found.won)


def written(summary: Summary) -> str:
    """A summary as the file holds it."""
    return msgspec.json.encode(summary).decode()


def entries(db: sqlite3.Connection, path: Path, has_summary: bool) -> list[Entry]:
    """All games, the one changed last first; a damaged one does not hide the others."""
    db.text_factory = lambda raw: raw.decode("utf-8", "replace")
    summary = "summary" if has_summary else "''"
    found = db.execute(
        "SELECT id, header, (SELECT count(*) FROM input WHERE game = id), over, changed,"
        f" {summary} FROM game ORDER BY changed DESC, id DESC"
    )
    return [_entry(row, path) for row in found]


def _entry(columns: tuple[object, ...], path: Path) -> Entry:
    id = msgspec.convert(columns[0], int)  # the key of the table, which SQLite keeps a number
    try:
        row = read_row(columns, tuple[int, str, int, int, str, str], path, id)
        header = read_header(row[1], path, id)
    except ArchiveProblem as problem:
        return Entry(id, None, problem=str(problem))
    return Entry(id, header, row[2], bool(row[3]), row[4], _summary(row[5]))


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
