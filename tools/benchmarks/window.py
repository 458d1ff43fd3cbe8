"""Cold start to the first paint, and memory at rest, against an empty main window."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from .figures import Figure, at_most

ROUNDS = 9
PROBE = Path(__file__).with_name("first_paint.py")


def probe(which: str) -> tuple[float, float]:
    """Seconds from the start of a process to its window's first paint, and MB at rest."""
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "HOME": home,
            "XDG_DATA_HOME": home,
            "XDG_CONFIG_HOME": home,
            "XDG_STATE_HOME": home,
        }
        answer = subprocess.run(
            [sys.executable, str(PROBE), which, str(time.time())],
            capture_output=True,
            text=True,
            check=True,
            env=environment,
        )
    seconds, megabytes = answer.stdout.split()[-2:]
    return float(seconds), float(megabytes)


def window() -> Iterator[Figure]:
    """Medians of several starts of both windows, in turn."""
    ours, empty = [], []
    probe("program"), probe("empty")  # the disk cache is warm for both
    for _ in range(ROUNDS):
        ours.append(probe("program"))
        empty.append(probe("empty"))

    def median(figures: list[tuple[float, float]], which: int) -> float:
        return statistics.median(figure[which] for figure in figures)

    name = "start of the window to its first paint, against an empty one"
    yield at_most(name, median(ours, 0), median(empty, 0), "s", 2)
    name = "memory of the window at rest, against an empty one"
    yield at_most(name, median(ours, 1), median(empty, 1), "MB", 2)
