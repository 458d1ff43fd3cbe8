"""How long the file of games is waited for where another window or program has it locked.

A window must answer within a moment, so what it does on a click waits less than the command line
or a thread of its own may. Each thread has its own patience.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

A_MOMENT = 0.005
"""Seconds that whoever clicked does not notice."""

_UNTIL: ContextVar[float | None] = ContextVar("until", default=None)
_SECONDS: ContextVar[float | None] = ContextVar("seconds", default=None)


@contextmanager
def waiting(seconds: float | None) -> Iterator[None]:
    """Whatever is done with the file meanwhile waits so long for it; None: as long as usual."""
    before = _SECONDS.set(seconds)
    try:
        yield
    finally:
        _SECONDS.reset(before)


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Whatever is done meanwhile waits no longer than so long altogether."""
    before = _UNTIL.set(time.monotonic() + seconds)
    try:
        yield
    finally:
        _UNTIL.reset(before)


def patience(usual: float) -> float:
    """The seconds to wait now."""
    wanted, until = _SECONDS.get(), _UNTIL.get()
    seconds = usual if wanted is None else wanted
    if until is None:
        return seconds
    return min(seconds, max(A_MOMENT, until - time.monotonic()))
