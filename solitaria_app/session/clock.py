"""The time of a change in the file of games."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from datetime import UTC, datetime, timedelta

SQL_TIME = "GLOB '[0-9][0-9][0-9][0-9]-*'"
"""Behind a column: whether it has a time, as far as its order among others goes."""


def order(moment: object) -> str:
    """A time of a file as the key of an order: what a damaged column holds comes before all."""
    return moment if isinstance(moment, str) and moment[:4].isdigit() else ""


def now(db: sqlite3.Connection) -> str:
    """The time, but later than every change of a game or campaign in the file: the clock may have
    been put back, and the one changed last is the one to go on with."""
    moment = datetime.now(UTC)
    for latest in _latest(db):
        with suppress(OverflowError):
            moment = max(moment, latest + timedelta(milliseconds=1))
    return moment.isoformat(timespec="milliseconds")


def days_ago(db: sqlite3.Connection, days: int) -> str:
    """The time so many days before the last change in the file, or before now if that is
    earlier: a clock that is far ahead makes nothing old."""
    moment = min([datetime.now(UTC), *filter(None, [max(_latest(db), default=None)])])
    return (moment - timedelta(days=days)).isoformat(timespec="milliseconds")


def _latest(db: sqlite3.Connection) -> list[datetime]:
    """The last changes of a game and of a campaign, as far as there are any."""
    return [found for table in ("game", "campaign") if (found := _last_of(db, table))]


def _last_of(db: sqlite3.Connection, table: str) -> datetime | None:
    """The last change in a table. Bytes are asked for: a damaged column may be no text, or a text
    that is no time and comes after all that are; only then all times are gone through."""
    times = f"CAST(changed AS BLOB) AS time FROM {table}"
    for asked in (f"SELECT max(time) FROM (SELECT {times})", f"SELECT {times} ORDER BY time DESC"):
        for (raw,) in db.execute(asked):
            with suppress(TypeError, ValueError):  # none yet, or not a time
                moment = datetime.fromisoformat(str(raw, "utf-8"))
                return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return None
