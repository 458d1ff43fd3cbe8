"""How far something is, on standard error, where that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(total: int) -> Iterator[Callable[[], None]]:
    """Gives a function to call after each of `total` things that are done."""
    if not sys.stderr.isatty():
        yield _nothing
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda: bar.advance(task)


@contextmanager
def searching(what: str) -> Iterator[Callable[[int], None]]:
    """Gives a function to call with how many of what is looked for were found until then."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console

    with Console(stderr=True).status(f"0 {what}") as status:
        yield lambda found: status.update(f"{found} {what}")


def _nothing() -> None:
    """No terminal: nothing to show."""
