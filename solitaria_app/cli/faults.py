"""How commands end when something they were given can't be used."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import NoReturn

import click

UNUSABLE = 2
"""Exit status for input that can't be used."""
DIFFERENT = 1
"""Exit status of `replay --verify` for a game that comes out differently."""
INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""


def stop(faults: Iterable[object]) -> NoReturn:
    """Print the faults on standard error, one a line, and end with status 2."""
    for fault in faults:
        click.echo(str(fault), err=True)
    sys.exit(UNUSABLE)
