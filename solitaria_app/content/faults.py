"""What is wrong with a file, and where."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from .told import Told

MOST_TEXT = 400
"""Characters of a sentence on a file."""
MOST_FAULTS = 20
"""Faults of a file that are told one by one."""
MOST_QUOTED = 40
"""Characters that a sentence quotes of a text."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a file. `line` counts from 1; 0 means the file as a whole. `str` is
    English, which is all there is for a `text` that is one already."""

    path: Path
    line: int
    text: str | Told

    def __str__(self) -> str:
        return self.told(shown(self.path), self.line)

    def told(self, place: str, line: int) -> str:
        """The fault as one line, with its file called `place` and on a line of it (0: none)."""
        return _placed(place, line, str(self.text))

    def words(self, texts: Mapping[str, str], language: str) -> str:
        """The fault as one line in a language with these texts."""
        text = self.text.words(texts, language) if isinstance(self.text, Told) else self.text
        return _placed(shown(self.path), self.line, text)


def _placed(place: str, line: int, text: str) -> str:
    text = text if len(text) <= MOST_TEXT else f"{text[:MOST_TEXT]}..."
    return printable(f"{place}:{line}: {text}" if line else f"{place}: {text}")


class BadFile(Exception):
    """A file, or a folder of files, that can't be used; holds every fault found, but of very many
    the first ones and how many more there are."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        found = list(faults)
        if (more := len(found) - MOST_FAULTS) > 1:
            found[MOST_FAULTS:] = [Fault(found[-1].path, 0, Told("fault.more", n=more))]
        self.faults = tuple(found)
        super().__init__("\n".join(str(fault) for fault in self.faults))


def printable(text: str, but: str = "") -> str:
    """A text that does not steer the terminal: signs that are not printed, save those of `but`,
    are question marks. Whatever a file holds, it is shown by way of this."""
    return "".join(sign if sign.isprintable() or sign in but else "?" for sign in text)


def short(text: str, most: int = MOST_QUOTED) -> str:
    """What a player typed or a file holds as a sentence can quote it: one line, not too long."""
    line = " ".join(text[: 10 * most].split())
    return line if len(line) <= most else f"{line[: most - 3]}..."


def shown(path: Path) -> str:
    """A path as messages print it: below the current folder if possible, else as given."""
    with suppress(ValueError, OSError):
        path = path.relative_to(Path.cwd())
    return os.fsencode(path).decode("utf-8", "replace")


def unreadable(path: Path, error: OSError) -> Fault:
    """The fault of a path that the system does not let us read."""
    return Fault(path, 0, Told("fault.unreadable", error=error.strerror or type(error).__name__))


def listed(names: Iterable[str]) -> str:
    """Names as a phrase: `a`, `a or b`, `a, b or c`."""
    items = list(names)
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} or {items[-1]}"


def hint(wrong: str, names: Iterable[str]) -> Told | str:
    """` (did you mean x?)` if a name comes close to the wrong one, else nothing."""
    close = get_close_matches(wrong[:60].lower(), list(names), n=1, cutoff=0.6)
    return Told("fault.hint", name=short(close[0])) if close else ""
