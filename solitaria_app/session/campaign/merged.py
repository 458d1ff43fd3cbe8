"""The campaigns of two files in one (see `..merging`).

A campaign that both have is as the one that was changed later has it, with its name, table rules
and state. Results that only the other one has come behind its own, as far as they are not what
was corrected or taken out there.
"""

from __future__ import annotations

import sqlite3
from typing import Any

from ..clock import order
from .rows import Entered

_CAMPAIGN = ("name", "definition", "state", "deleted", "begun", "changed")
_ENTERED = ", ".join(Entered._fields)
Row = dict[str, Any]
"""The columns of a campaign by name."""


def merge_campaigns(
    file: sqlite3.Connection, into: sqlite3.Connection, numbers: dict[int, int]
) -> None:
    """Carry the campaigns of an open file into a copy, whose games have `numbers` by number in
    the file."""
    theirs, mine = _campaigns(into), _campaigns(file)
    found = _same(mine, theirs)
    results: dict[int, tuple[list[Entered], list[Entered]]] = {}
    for id, row in mine.items():
        brought = [
            entry._replace(game=numbers.get(entry.game)) if entry.game is not None else entry
            for entry in _entries(file, id)
            if entry.game is None or entry.game in numbers
        ]
        number = found.get(id)
        if number is None:
            results[_insert(into, row)] = brought, []
        elif order(row["changed"]) >= order(theirs[number]["changed"]):
            results[number] = brought, _missing(brought, _entries(into, number))
            _update(into, number, row | {"begun": theirs[number]["begun"]})
            into.execute("DELETE FROM campaign_game WHERE campaign = ?", (number,))
        else:
            results[number] = [], _missing(_entries(into, number), brought)
    for number, (entries, _) in results.items():
        for entry in entries:
            _enter(into, number, entry)
    for number, (_, more) in results.items():
        last = max([entry.number for entry in _entries(into, number)], default=0)
        for n, entry in enumerate(more, last + 1):
            _enter(into, number, entry._replace(number=n))


def _same(mine: dict[int, Row], theirs: dict[int, Row]) -> dict[int, int]:
    """Which campaigns of the file are which of the copy: those of the same number that began at
    the same time, or else those with the same rules."""
    found = {id: id for id in mine if id in theirs and mine[id]["begun"] == theirs[id]["begun"]}
    for id, row in mine.items():
        key = row["begun"], row["definition"]
        free = (n for n in theirs if n not in found.values())
        alike = (n for n in free if (theirs[n]["begun"], theirs[n]["definition"]) == key)
        if id not in found and (number := next(alike, None)) is not None:
            found[id] = number
    return found


def _missing(kept: list[Entered], others: list[Entered]) -> list[Entered]:
    """The results among others that those that are kept lack."""
    left = list(kept)
    for exactly in (True, False):
        for entry in list(others):
            wanted = entry if exactly else entry._replace(number=0)
            there = left if exactly else [one._replace(number=0) for one in left]
            if wanted in there:
                del left[there.index(wanted)]
                others = [one for one in others if one is not entry]
    games = {entry.game for entry in kept}
    by_number = {entry.number: entry for entry in kept}
    last = max(by_number, default=0)

    def is_new(entry: Entered) -> bool:
        if entry.game is not None and entry.game in games:
            return False
        instead = by_number.get(entry.number)
        if instead is None:
            return entry.number > last  # else it was taken out
        return instead not in left or not _corrected(entry, instead)

    return [entry for entry in others if is_new(entry)]


def _corrected(one: Entered, other: Entered) -> bool:
    """Whether two results in the same place are likely one that was corrected: who enters another
    game there has two other totals."""
    return (one.game, other.game) == (None, None) and (
        one.human == other.human or one.contrarius == other.contrarius
    )


# --- rows -----------------------------------------------------------------------


def _campaigns(db: sqlite3.Connection) -> dict[int, Row]:
    rows = db.execute(f"SELECT id, {', '.join(_CAMPAIGN)} FROM main.campaign ORDER BY id")
    return {id: dict(zip(_CAMPAIGN, values, strict=True)) for id, *values in rows}


def _insert(into: sqlite3.Connection, row: Row) -> int:
    names = ", ".join(f":{name}" for name in _CAMPAIGN)
    made = into.execute(f"INSERT INTO campaign ({', '.join(_CAMPAIGN)}) VALUES ({names})", row)
    assert made.lastrowid is not None
    return made.lastrowid


def _update(into: sqlite3.Connection, number: int, row: Row) -> None:
    names = ", ".join(f"{name} = :{name}" for name in _CAMPAIGN)
    into.execute(f"UPDATE campaign SET {names} WHERE id = :id", row | {"id": number})


def _entries(db: sqlite3.Connection, campaign: int) -> list[Entered]:
    rows = db.execute(
        f"SELECT {_ENTERED} FROM main.campaign_game WHERE campaign = ? ORDER BY number", (campaign,)
    )
    return [Entered(*row) for row in rows]


def _enter(into: sqlite3.Connection, campaign: int, entry: Entered) -> None:
    """A saved game that is in another campaign by now stays there."""
    if entry.game is not None:
        asked = into.execute("SELECT 1 FROM campaign_game WHERE game = ?", (entry.game,))
        if asked.fetchone() is not None:
            return
    into.execute(
        f"INSERT INTO campaign_game (campaign, {_ENTERED})"
        f" VALUES (?{', ?' * len(Entered._fields)})",
        (campaign, *entry),
    )
