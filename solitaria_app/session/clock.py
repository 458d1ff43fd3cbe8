"""The time of a change in the file of games."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from datetime import UTC, datetime, timedelta


def now(db: sqlite3.Connection) -> str:
    """The time, but later than every change of a game or campaign in the file: the clock may have
    been put back, and the one changed last is the one to go on with."""
    moment = datetime.now(UTC)
    for table in ("game", "campaign"):
        (latest,) = db.execute(f"SELECT max(changed) FROM {table}").fetchone()
        with suppress(TypeError, ValueError, OverflowError):  # none yet, or not a time
            moment = max(moment, datetime.fromisoformat(latest) + timedelta(milliseconds=1))
    return moment.isoformat(timespec="milliseconds")


def days_ago(days: int) -> str:
    """The time so many days ago, to compare with times of the file."""
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
