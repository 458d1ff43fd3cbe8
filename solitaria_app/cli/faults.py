"""How commands end when something they were given can't be used."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import NoReturn

import click

from solitaria_app.content.faults import BadFile, printable

UNUSABLE = 2
"""Exit status for input that can't be used."""
DIFFERENT = 1
"""Exit status of `replay --verify` for a game that comes out differently."""
INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""


def stop(faults: Iterable[object], language: str = "en") -> NoReturn:
    """Print the faults on standard error, one a line, and end with status 2."""
    for fault in faults:
        complain(fault, language)
    sys.exit(UNUSABLE)


def complain(fault: object, language: str = "en") -> None:
    """Print a problem, or a sentence, on standard error; where that takes nothing the exit status
    has to do."""
    from solitaria_app.session.words.catalogue import Catalogue

    texts = Catalogue(language)
    for one in fault.faults if isinstance(fault, BadFile) else (fault,):
        with suppress(OSError):
            click.echo(printable(texts.told(one)), err=True)
