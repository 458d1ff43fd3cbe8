"""The time of a change in the file of games."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from datetime import UTC, datetime, timedelta


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
    found = []
    for table in ("game", "campaign"):
        (text,) = db.execute(f"SELECT max(changed) FROM {table}").fetchone()
        with suppress(TypeError, ValueError):  # none yet, or not a time
            moment = datetime.fromisoformat(text)
            found.append(moment if moment.tzinfo else moment.replace(tzinfo=UTC))
    return found
