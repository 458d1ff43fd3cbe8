"""What went wrong with the file of games, as one problem."""

from __future__ import annotations

import sqlite3

from .problem import Problem

DAMAGED = Problem("problem.damaged")
UNCHANGED, NOT_SAVED, NO_NAME, NO_NOTE, NOT_DELETED, NOT_BACK = (
    Problem(f"problem.so.{key}")
    for key in ("unchanged", "not-saved", "no-name", "no-note", "not-deleted", "not-back")
)
"""What it means for the player that something could not be written."""

DATABASE_ERRORS = (sqlite3.Error, UnicodeError)
"""What the database raises; the second one where what it cites of a damaged file is no text."""

_KEYS = (
    ("SQLITE_BUSY", "busy"),
    ("SQLITE_LOCKED", "busy"),
    ("SQLITE_READONLY_ROLLBACK", "half-change"),
    ("SQLITE_READONLY_DIRECTORY", "read-only-folder"),
    ("SQLITE_READONLY", "read-only"),
    ("SQLITE_PERM", "read-only"),
    ("SQLITE_FULL", "full"),
    ("SQLITE_IOERR_LOCK", "no-locks"),
    ("SQLITE_PROTOCOL", "no-locks"),
    ("SQLITE_IOERR", "disk"),
    ("SQLITE_NOTADB", "no-games"),
    ("SQLITE_CORRUPT", "damaged"),
    ("SQLITE_CANTOPEN_ISDIR", "folder"),
    ("SQLITE_CANTOPEN", "unopened"),
)
"""By the beginning of SQLite's name of an error; the first that fits."""

NO_TEXT = "decode to UTF-8"
"""In the message about a text that is none."""
_LOST = (NO_TEXT, "no such column", "no such table", "has no column")
"""In messages about tables that are not what they were."""


def is_busy(error: Exception) -> bool:
    """Whether somebody else is using the file, so that it may be free a moment later."""
    return _name(error).startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


def trouble(error: Exception, so: Problem | None = None, readable: bool = False) -> Problem:
    """What an error means, without a place. `so` is what follows if something was to be written,
    for instance NOT_SAVED; None for reading. `readable`: the file itself could be read.
    """
    if isinstance(error, OSError):
        return Problem("problem.unusable", error=_line(error.strerror or str(error)))
    if isinstance(error, UnicodeDecodeError) or any(sign in str(error) for sign in _LOST):
        return DAMAGED
    name = _name(error)
    if so and readable and name == "SQLITE_CANTOPEN":
        return Problem("problem.nothing-beside", so=so)
    for sign, key in _KEYS:
        if name.startswith(sign):
            return Problem(f"problem.{key}", so=so or "")
    return Problem("problem.unusable", error=name or type(error).__name__)


def why_not(error: Exception) -> Problem:
    """As `trouble`, behind what can't be done for it: without the paths that Python adds."""
    if isinstance(error, OSError):
        return Problem("problem.system", error=_line(error.strerror or str(error)))
    return trouble(error)


def _name(error: Exception) -> str:
    """SQLite's name of an error; empty for one that Python raised."""
    return getattr(error, "sqlite_errorname", "") if isinstance(error, sqlite3.Error) else ""


def _line(text: str) -> str:
    """A text on one line, without its full stop."""
    return " ".join(text.split()).rstrip(".")
