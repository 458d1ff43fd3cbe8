"""Which files of games this process has found games in: one that is gone since is a loss.

A program that makes a file where there is none would begin the player's games anew without a
word when the file is deleted, renamed or emptied while it runs. Known by place, for the whole
process: the list of games, campaigns and the present game each open the file by themselves.
"""

from __future__ import annotations

import os
from pathlib import Path

_MET: set[str] = set()


def meet(path: Path) -> None:
    """There is a file of games at a place."""
    _MET.add(os.path.abspath(path))


def was_met(path: Path) -> bool:
    """Whether there was one earlier in this process."""
    return os.path.abspath(path) in _MET


def let_go(path: Path) -> None:
    """The loss of the file is known: another one may be made in its place."""
    _MET.discard(os.path.abspath(path))
