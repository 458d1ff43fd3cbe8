"""Changes that say what they expect to find, and so do their ways back: games and campaigns.

Where something else is found another window was there first, and nothing is changed: Meanwhile.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Literal

from .columns import Headers
from .gamesfile import ChangedElsewhere
from .problem import Problem
from .which import Which, which_of
from .words.catalogue import Catalogue

Undo = Callable[[], object]
"""Takes one change back. Raises ArchiveProblem as changes do."""
Table = Literal["game", "campaign"]


class Thing(Enum):
    """What has changed since it was seen here; its sentence is `meanwhile.*`."""

    NAME = "campaign.name"
    STATE = "campaign.state"
    TABLE_RULES = "campaign.table-rules"
    DELETED = "campaign.deleted"
    BROUGHT_BACK = "campaign.brought-back"
    GONE = "campaign.gone"
    CAMPAIGN = "campaign.changed"
    RESULT = "result"
    PLACE = "place"
    OTHER_CAMPAIGN = "other-campaign"
    GAME_NAME = "game.name"
    GAME_STATE = "game.state"
    GAME_PLAYED = "game.played"
    GAME_OPEN = "game.open"
    GAME_DELETED = "game.deleted"
    GAME_BROUGHT_BACK = "game.brought-back"
    GAME_GONE = "game.gone"
    GAMES = "games"


class Meanwhile(ChangedElsewhere):
    """Nothing was changed, since `thing` is not as it was seen here any more."""

    def __init__(self, path: Path, thing: Thing) -> None:
        super().__init__(Problem(f"meanwhile.{thing.value}", path))
        self.thing = thing

    def said(self, language: str) -> str:
        """What has changed, in a sentence."""
        return Catalogue(language).text(f"meanwhile.{self.thing.value}")


_GONE: dict[Table, Thing] = {"game": Thing.GAME_GONE, "campaign": Thing.GONE}
_DELETED: dict[Table, Thing] = {"game": Thing.GAME_DELETED, "campaign": Thing.DELETED}
_BACK: dict[Table, Thing] = {"game": Thing.GAME_BROUGHT_BACK, "campaign": Thing.BROUGHT_BACK}


def is_it(db: sqlite3.Connection, path: Path, id: int, game: Which | None) -> None:
    """Meanwhile if a number is that of another game by now; where it is not known of which one it
    was (None), all are welcome."""
    if game is not None and which_of(db, Headers(path), id) not in (game, None):
        raise Meanwhile(path, Thing.GAME_GONE)


def each(path: Path, games: list[int], does: Callable[[int], None]) -> list[int]:
    """Do something with each game with which it can still be done; gives those. Meanwhile if
    there are none."""
    done, others = [], []
    for id in games:
        try:
            does(id)
            done.append(id)
        except Meanwhile as other:
            others.append(other)
    if others and not done:
        raise others[0] if len(games) == 1 else Meanwhile(path, Thing.GAMES)
    return done


def column(db: sqlite3.Connection, path: Path, table: Table, id: int, name: str) -> object:
    """What a game or campaign has in a column. Meanwhile if it is not there."""
    row: tuple[object] | None = db.execute(
        f"SELECT {name} FROM {table} WHERE id = ?", (id,)
    ).fetchone()
    if row is None:
        raise Meanwhile(path, _GONE[table])
    return row[0]


def put(
    db: sqlite3.Connection,
    path: Path,
    place: tuple[Table, int, str],
    value: str | int,
    was: str | int | None,
    thing: Thing,
) -> str | int:
    """Change a column (table, number, name) of which is known what it was, or not (None); gives
    what it was."""
    table, id, name = place
    found = column(db, path, table, id, name)
    if was is not None and found != was:
        raise Meanwhile(path, thing)
    db.execute(f"UPDATE {table} SET {name} = ? WHERE id = ?", (value, id))
    return found if isinstance(found, int) else str(found)


def bring_back(db: sqlite3.Connection, path: Path, table: Table, id: int, deleted: str) -> None:
    """Take back the deletion of that time, and no other one."""
    found = column(db, path, table, id, "deleted")
    if found != deleted:
        raise Meanwhile(path, (_DELETED if found else _BACK)[table])
    db.execute(f"UPDATE {table} SET deleted = '' WHERE id = ?", (id,))
