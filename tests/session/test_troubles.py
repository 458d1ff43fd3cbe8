"""What the database says, in words: for troubles that can't be had on every machine."""

from __future__ import annotations

import sqlite3

import pytest

from solitaria_app.session.troubles import NOT_SAVED, is_busy, trouble


def sentence(*about: object, **more: object) -> str:
    return str(trouble(*about, **more))  # type: ignore[arg-type]


def _error(name: str, text: str = "something") -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(text)
    error.sqlite_errorname = name
    return error


@pytest.mark.parametrize(
    ("name", "reading", "saving"),
    [
        ("SQLITE_BUSY", "another window is writing", "another window is writing"),
        ("SQLITE_BUSY_RECOVERY", "another window is writing", "another window is writing"),
        ("SQLITE_PROTOCOL", "gives no locks.", "gives no locks, so the game is not saved."),
        ("SQLITE_IOERR_LOCK", "gives no locks.", "gives no locks, so the game is not saved."),
        ("SQLITE_IOERR_FSYNC", "take or give it.", "take or give it, so the game is not saved."),
        ("SQLITE_READONLY_ROLLBACK", "was cut short", "was cut short"),
        ("SQLITE_READONLY_DBMOVED", "it is read-only.", "it is read-only, so the game is not"),
        ("SQLITE_CORRUPT_VTAB", "the file is damaged", "the file is damaged"),
        ("SQLITE_CANTOPEN_ISDIR", "this is a folder", "this is a folder"),
        ("SQLITE_TOOBIG", "can't be used: SQLITE_TOOBIG.", "can't be used: SQLITE_TOOBIG."),
    ],
)
def test_by_the_name_of_the_error(name: str, reading: str, saving: str) -> None:
    for said, wanted in (
        (sentence(_error(name)), reading),
        (sentence(_error(name), NOT_SAVED), saving),
    ):
        assert wanted in said
        assert said.endswith(".") and "\n" not in said
    assert is_busy(_error(name)) == name.startswith("SQLITE_BUSY")


def test_errors_that_are_no_errors_of_the_database() -> None:
    assert sentence(OSError(13, "Permission\n denied."), NOT_SAVED) == (
        "can't be used: Permission denied."
    )
    assert sentence(ValueError("two\n lines."), NOT_SAVED) == "can't be used: ValueError."
    assert not is_busy(OSError(13, "locked"))


def test_a_file_that_can_be_read_but_has_no_room_beside_it() -> None:
    error = _error("SQLITE_CANTOPEN")
    assert sentence(error, NOT_SAVED, readable=True) == (
        "nothing can be written beside it, so the game is not saved."
    )
    assert sentence(error, readable=True) == "it can't be opened."
