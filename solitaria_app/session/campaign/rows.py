"""Campaigns read from the rows of the file; results of saved games come from the games' rows."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from solitaria_app.content.campaign import Definition
from solitaria_app.content.check_campaign import wrong_in
from solitaria_app.engine.following import Way

from ..columns import read_header
from ..entries import Summary, local_time
from ..gamesfile import ArchiveProblem
from ..problem import Problem
from ..schema import version_of
from .campaign import Campaign, State
from .membership import WITH_CAMPAIGNS
from .result import Result, Standing

T = TypeVar("T")


class _Campaign(NamedTuple):
    """The columns of a campaign."""

    id: int
    name: str
    definition: str
    state: State
    begun: str
    changed: str
    deleted: str


class Entered(NamedTuple):
    """The columns of a game of a campaign; those from `board` on are of one entered by hand."""

    number: int
    game: int | None
    board: str
    level: str
    start: int
    human: int
    contrarius: int
    concordia: bool | None
    played: str


class _Saved(NamedTuple):
    """The columns of a saved game that tell how it stands."""

    header: str
    over: int
    given_up: int
    deleted: str
    summary: str
    changed: str


def campaigns(db: sqlite3.Connection, path: Path, id: int | None = None) -> list[Campaign]:
    """All campaigns, deleted ones too, the one changed last first; a damaged one hides no other.
    With a number only that one."""
    if version_of(db) < WITH_CAMPAIGNS:
        return []
    db.text_factory = lambda raw: raw.decode("utf-8", "replace")
    columns = ", ".join(_Campaign._fields)
    rows = db.execute(
        f"SELECT {columns} FROM campaign WHERE ?1 IS NULL OR id = ?1"
        " ORDER BY changed DESC, id DESC",
        (id,),
    ).fetchall()
    return [_campaign(db, row, path) for row in rows]


def _campaign(db: sqlite3.Connection, columns: tuple[object, ...], path: Path) -> Campaign:
    id = msgspec.convert(columns[0], int)  # the key of the table, which SQLite keeps a number
    try:
        row = read_row(columns, _Campaign, path, id)
        definition = read_definition(row.definition, path, id)
        results = tuple(_results(db, path, id))
    except ArchiveProblem as problem:
        deleted = columns[_Campaign._fields.index("deleted")]
        return Campaign(id, str(columns[1]), None, deleted=str(deleted), problem=problem.told)
    return Campaign(
        id, row.name, definition, row.state, row.begun, row.changed, row.deleted, results
    )


def read_definition(text: str, path: Path, id: int) -> Definition:
    """A definition that a story can be told by; its boards and levels may be gone by now.
    Raises ArchiveProblem."""
    try:
        definition = msgspec.json.decode(text, type=Definition)
    except msgspec.MsgspecError:
        raise _damaged(path, id) from None
    if any(wrong_in(definition)):
        raise _damaged(path, id)
    return definition


def _results(db: sqlite3.Connection, path: Path, id: int) -> list[Result]:
    """The results of a campaign in order, those of deleted games too."""
    entered = ", ".join(f"campaign_game.{name}" for name in Entered._fields)
    saved = ", ".join(f"game.{name}" for name in _Saved._fields)
    rows = db.execute(
        f"SELECT {entered}, {saved} FROM campaign_game LEFT JOIN game ON game.id ="
        " campaign_game.game WHERE campaign = ? ORDER BY number",
        (id,),
    )
    found = []
    for row in rows:
        entry = read_row(row[: len(Entered._fields)], Entered, path, id)
        if entry.game is None:
            found.append(_by_hand(entry))
        else:
            found.append(_of_game(row[len(Entered._fields) :], entry.number, entry.game, path))
    return found


def _by_hand(row: Entered) -> Result:
    return Result(
        board=row.board,
        level=row.level,
        start=row.start,
        human=row.human,
        contrarius=row.contrarius,
        concordia=row.concordia,
        played=row.played,
        number=row.number,
    )


def _of_game(columns: tuple[object, ...], number: int, game: int, path: Path) -> Result:
    """The result of a saved game as it is now; one that can't be read has no board."""
    try:
        row = msgspec.convert(columns, _Saved)
        header = read_header(row.header, path, game)
        summary = msgspec.json.decode(row.summary, type=Summary) if row.over else None
    except (ArchiveProblem, msgspec.MsgspecError):
        return Result("", "", 0, game=game, standing=Standing.UNREADABLE, number=number)
    if row.deleted:
        standing = Standing.DELETED
    elif summary is not None:
        standing = Standing.OVER
    else:
        standing = Standing.GIVEN_UP if row.given_up else Standing.RUNNING
    when = local_time(row.changed)
    result = Result(
        header.board,
        header.level,
        header.start_points,
        game=game,
        standing=standing,
        played=when.date().isoformat() if when else "",
        number=number,
        way=Way.DIGITAL.id if header.way is msgspec.UNSET else header.way,
    )
    if summary is None:
        return result
    return replace(
        result,
        human=summary.human,
        contrarius=summary.contrarius,
        concordia=summary.won if summary.human == summary.contrarius else None,
    )


def read_row(row: object, shape: type[T], path: Path, id: int) -> T:
    """A row as its shape; SQLite's 0 and 1 may be truth values. Raises ArchiveProblem."""
    try:
        return msgspec.convert(row, shape, strict=False)
    except msgspec.ValidationError:
        raise _damaged(path, id) from None


def _damaged(path: Path, id: int) -> ArchiveProblem:
    return ArchiveProblem(Problem("problem.campaign-damaged", path, id=id))
