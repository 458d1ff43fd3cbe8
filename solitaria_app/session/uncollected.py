"""When nothing looks for garbage, which takes longer the more values there are."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Nothing looks for garbage meanwhile: among thousands of new values that all stay, the
    search takes as long as making them."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def leave_alone() -> None:
    """What is there now stays: from now on only what is made later is searched for garbage."""
    gc.collect()
    gc.freeze()
