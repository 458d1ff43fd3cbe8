"""Another program holds a file of games."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path


@contextmanager
def held(path: Path, how: str = "EXCLUSIVE") -> Iterator[None]:
    """The file is locked meanwhile: nobody else reads it or, with how="IMMEDIATE", nobody else
    writes to it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(f"BEGIN {how}")
        yield
        other.execute("ROLLBACK")
