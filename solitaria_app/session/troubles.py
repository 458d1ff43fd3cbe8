"""What went wrong with the file of games, in one sentence."""

from __future__ import annotations

import sqlite3

DAMAGED = "the file is damaged; it was left as it is."
UNCHANGED = "nothing is changed"
NOT_SAVED = "the game is not saved"
"""What it means for the player that something could not be written, after "so"."""

_SENTENCES = (
    ("SQLITE_BUSY", "another window is writing to it; try again."),
    ("SQLITE_LOCKED", "another window is writing to it; try again."),
    (
        "SQLITE_READONLY_ROLLBACK",
        "a change to it was cut short, and it is read-only, so that can't be put right.",
    ),
    ("SQLITE_READONLY_DIRECTORY", "its folder is read-only"),
    ("SQLITE_READONLY", "it is read-only"),
    ("SQLITE_PERM", "it is read-only"),
    ("SQLITE_FULL", "the disk is full"),
    ("SQLITE_IOERR_LOCK", "the drive that it is on gives no locks"),
    ("SQLITE_PROTOCOL", "the drive that it is on gives no locks"),
    ("SQLITE_IOERR", "the disk does not take or give it"),
    ("SQLITE_NOTADB", "this is no file of games; it was left as it is."),
    ("SQLITE_CORRUPT", DAMAGED),
    ("SQLITE_CANTOPEN_ISDIR", "this is a folder, not a file of games."),
    ("SQLITE_CANTOPEN", "it can't be opened"),
)
"""By the beginning of SQLite's name of an error; the first that fits. Those without a full stop
go on with what that means for what was to be written."""

_LOST = ("decode to UTF-8", "no such column", "no such table", "has no column")
"""In messages about tables that are not what they were."""


def is_busy(error: Exception) -> bool:
    """Whether somebody else is using the file, so that it may be free a moment later."""
    return _name(error).startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


def sentence(error: Exception, so: str = "", readable: bool = False) -> str:
    """What an error means; the place goes before it. `so` is what follows if something was to be
    written, for instance NOT_SAVED; empty for reading. `readable`: the file itself could be read.
    """
    follows = f", so {so}." if so else "."
    if isinstance(error, OSError):
        return f"can't be used: {_line(error.strerror or str(error))}."
    if isinstance(error, UnicodeDecodeError) or any(sign in str(error) for sign in _LOST):
        return DAMAGED
    name = _name(error)
    if so and readable and name == "SQLITE_CANTOPEN":
        return "nothing can be written beside it" + follows
    for sign, words in _SENTENCES:
        if name.startswith(sign):
            return words if words.endswith(".") else words + follows
    return f"can't be used: {_line(str(error))}."


def _name(error: Exception) -> str:
    """SQLite's name of an error; empty for one that Python raised."""
    return getattr(error, "sqlite_errorname", "") if isinstance(error, sqlite3.Error) else ""


def _line(text: str) -> str:
    """A text on one line, without its full stop."""
    return " ".join(text.split()).rstrip(".")
