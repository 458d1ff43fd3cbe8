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

from solitaria_app.content.library import load
from solitaria_app.session.archive import Archive
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.policy import random_policy
from solitaria_app.session.stream import Stream

from .figures import Figure, at_most

ROUNDS = 9
PROBE = Path(__file__).with_name("first_paint.py")
FOLDERS = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "LOCALAPPDATA")


def half_played() -> Game:
    """A game on Imperium in its fifteenth turn."""
    library = load()
    game = Game(new_header(library, "imperium", "standard", "window"), library)
    stream = Stream("window")
    game.settle()
    while game.state.turn < 15:
        game.do(random_policy(game.state, stream))
        game.settle()
    return game


def save_in(home: Path) -> None:
    """Leave a half-played game where the window looks for one."""
    from solitaria_app.session.places import games_file

    kept = {name: os.environ.get(name) for name in FOLDERS}
    os.environ.update(dict.fromkeys(FOLDERS, str(home)))
    try:
        Archive(games_file()).add(half_played())
    finally:
        for name, value in kept.items():
            os.environ.pop(name) if value is None else os.environ.update({name: value})


def probe(which: str, home: Path) -> tuple[float, float, float]:
    """Seconds from a process's start to its first paint, to rest, and MB at rest."""
    folders = dict.fromkeys(FOLDERS, str(home))
    answer = subprocess.run(
        [sys.executable, str(PROBE), which, str(time.time())],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen"},
    )
    first, ready, megabytes = (float(word) for word in answer.stdout.split()[-3:])
    return first, ready, megabytes


def window() -> Iterator[Figure]:
    """Medians of several starts of both windows, in turn; ours goes on with a game."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        save_in(home)
        probe("program", home), probe("empty", home)  # the disk cache is warm for both
        pairs = [(probe("program", home), probe("empty", home)) for _ in range(ROUNDS)]

    def median(side: int, which: int) -> float:
        return statistics.median(pair[side][which] for pair in pairs)

    name = "start of the window to its first paint, against an empty one"
    yield at_most(name, median(0, 0), median(1, 0), "s", 2)
    name = "start of the window to the whole game on screen"
    yield at_most(name, median(0, 1), median(1, 1), "s", None)
    name = "memory of the window with a game at rest, against an empty one"
    yield at_most(name, median(0, 2), median(1, 2), "MB", 2)
