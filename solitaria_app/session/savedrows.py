"""A saved game as its rows have it: what lies beside the journal, and what one window knows."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from .columns import read_row
from .gamesfile import ArchiveProblem, ChangedElsewhere, DeletedElsewhere, MissingElsewhere
from .lines import common_start
from .problem import Problem
from .schema import select, version_of
from .troubles import NOT_SAVED

WITH_TURNS = 3
"""From which version of the file on each turn has a digest."""
NOWHERE = -1
"""Where a turn ends of which only the digest is known."""
ADDED = 1
"""The revision of a game that was added and not played since."""


class Aside(msgspec.Struct, frozen=True):
    """What lies beside the journal: abandoned journals, notes by number of inputs.

    `line_bookmarks` are those of the abandoned journals, in their order.
    """

    abandoned: list[list[str]] = []
    bookmarks: dict[int, str] = {}
    line_bookmarks: list[dict[int, str]] = []


@dataclass(frozen=True, slots=True)
class Saved:
    """What the file holds of a game, as far as this window knows; `name` and `note` as they were
    at the last save."""

    header: str
    inputs: list[str] = field(default_factory=list)
    aside: str = "{}"
    revision: int = 0
    marks: list[tuple[int, str]] = field(default_factory=list)
    name: str = ""
    note: str = ""
    begun: str = ""


class Rows(NamedTuple):
    """The columns of a game, with its inputs and the digests of its turns."""

    header: str
    cursor: int
    aside: str
    revision: int
    name: str
    note: str
    begun: str
    texts: list[str]
    digests: list[str]
    position: dict[str, Any] | None


def read_rows(db: sqlite3.Connection, path: Path, id: int) -> Rows | None:
    """A game out of an open file; None if it is not there. Raises ArchiveProblem."""
    columns = ("header", "cursor", "aside", "revision", "name", "note", "begun")
    row = db.execute(f"{select(db, *columns)} WHERE id = ?", (id,)).fetchone()
    if row is None:
        return None
    found = read_row(row, tuple[str, int, str, int, str, str, str], path, id)
    texts = [read_row((text,), tuple[str], path, id)[0] for text in journal(db, id)]
    return Rows(*found, texts, _digests(db, path, id), _position(db, id))


def journal(db: sqlite3.Connection, id: int) -> list[str]:
    """The inputs of a game, in whatever shape they are."""
    found = db.execute("SELECT text FROM input WHERE game = ? ORDER BY number", (id,))
    return [text for (text,) in found]


def _digests(db: sqlite3.Connection, path: Path, id: int) -> list[str]:
    """The digests of a game's turns; a file of an older version has none."""
    if version_of(db) < WITH_TURNS:
        return []
    found = db.execute("SELECT digest FROM turn WHERE game = ? ORDER BY number", (id,))
    return [read_row(row, tuple[str], path, id)[0] for row in found]


def _position(db: sqlite3.Connection, id: int) -> dict[str, Any] | None:
    """The table as it was left, None if the file does not have it, empty if it is damaged: the
    journal alone makes the game, and only who wants to go on by this table is told."""
    row = db.execute(
        f"SELECT CAST(position AS BLOB) FROM ({select(db, 'id', 'position')}) WHERE id = ?", (id,)
    ).fetchone()
    try:
        return msgspec.json.decode(row[0], type=dict[str, Any]) if row[0] else None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return {}


def still_there(
    db: sqlite3.Connection, path: Path, id: int, saved: Saved, lines: list[list[str]]
) -> tuple[Saved, bool]:
    """What the file has of a game that was saved here, with its name and note; `lines` are all
    journals of the game as it shall be saved now. True if that is an earlier state than the one
    saved, which holds nothing that those lines don't.

    Raises MissingElsewhere, DeletedElsewhere, ChangedElsewhere. Numbers alone say little: in a
    file that was put in the place of another, number and revision may be those of another game,
    or of another course of the same one.
    """
    columns = "revision, header, deleted, aside, name, note"
    row = db.execute(f"SELECT {columns} FROM game WHERE id = ?", (id,)).fetchone()
    if row is not None and not isinstance(row[0], int):
        raise ArchiveProblem(Problem("problem.game-damaged", path, id=id, so=NOT_SAVED))
    missing = MissingElsewhere(Problem("problem.missing", path))
    if row is None or row[1] != saved.header:
        raise missing
    revision, _, deleted, aside, name, note = row
    inputs = journal(db, id)
    if revision < saved.revision:
        earlier = read_rows(db, path, id)
        if earlier is None or deleted != "" or not holds(lines, lines_of(aside, inputs)):
            raise missing
        marks = [(NOWHERE, digest) for digest in earlier.digests]
        texts = saved.name or earlier.name, saved.note or earlier.note
        return Saved(saved.header, inputs, aside, revision, marks, *texts, saved.begun), True
    if revision != saved.revision or aside != saved.aside or inputs != saved.inputs:
        raise ChangedElsewhere(Problem("problem.changed", path))
    if deleted != "":
        raise DeletedElsewhere(Problem("problem.deleted", path))
    return replace(saved, name=str(name), note=str(note)), False


def replace_rows(
    db: sqlite3.Connection, table: str, id: int, before: list[str], after: list[str]
) -> None:
    """Bring numbered rows of a game from what they are to what they should be."""
    same = common_start(before, after)
    if same < len(before):
        name = table.partition(" ")[0]
        db.execute(f"DELETE FROM {name} WHERE game = ? AND number >= ?", (id, same))
    rows = [(id, n, after[n]) for n in range(same, len(after))]
    db.executemany(f"INSERT INTO {table} VALUES (?, ?, ?)", rows)


def lines_of(aside: str, main: list[str]) -> list[list[str]]:
    """All journals of a game, the abandoned ones too."""
    try:
        return [main, *msgspec.json.decode(aside, type=Aside).abandoned]
    except msgspec.MsgspecError:
        return [main]


def holds(later: list[list[str]], earlier: list[list[str]]) -> bool:
    """Whether every journal of a game is the beginning of one of another."""
    return all(any(line[: len(one)] == one for line in later) for one in earlier)
