"""Reads the lines that the player types."""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import cache
from io import TextIOWrapper

SIGN = "> "
NO_SIGN = "\ufffd"


def ask() -> str:
    """The next line of standard input. Raises EOFError at its end.

    Control characters are replaced: what is repeated to the player must not steer the terminal.
    """
    _prepare()
    line = "".join(sign if sign.isprintable() or sign == "\t" else NO_SIGN for sign in input(SIGN))
    if not sys.stdin.isatty():
        print(line)  # nobody's typing shows it, so that what was asked and answered can be read
    return line


@cache
def _prepare() -> None:
    """Editing of the line on a terminal; bytes that are no text become signs that mean nothing."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with suppress(ImportError):  # not on Windows, whose console does it by itself
            import readline  # noqa: F401
