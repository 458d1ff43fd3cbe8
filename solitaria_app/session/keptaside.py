"""The files whose place a copy has taken: they lie beside the file of games, to be got back."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import date
from glob import escape
from pathlib import Path

from .backup import Backup, in_order

DAMAGED, REPLACED = "damaged", "replaced"
"""What a file is called whose place a copy has taken: one that was not in order, or was."""


def kept_aside(path: Path) -> list[Backup]:
    """Those that were in order, and those that are so all the same (see `puttingback`), the one
    changed last first. Each can be put back like a copy; its number is 0, so that all copies are
    newer."""
    real = Path(os.path.realpath(path))
    found = []
    for as_what in (REPLACED, DAMAGED):
        for beside in real.parent.glob(f"{escape(real.stem)}-{as_what}-*{escape(real.suffix)}"):
            with suppress(OSError, OverflowError, ValueError):
                changed = beside.stat().st_mtime
                if as_what == REPLACED or in_order(beside):
                    day = date.fromtimestamp(changed).isoformat()
                    found.append((changed, Backup(0, day, beside)))
    found.sort(key=lambda one: (one[0], one[1].path.name), reverse=True)
    return [copy for _, copy in found]
