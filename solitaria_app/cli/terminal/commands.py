"""What a line typed by the player means."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Key(Enum):
    """The commands; the value is what is typed."""

    UNDO = "u"
    REDO = "r"
    STEP_BACK = "u1"
    STEP_ON = "r1"
    FOR_ME = "d"
    EXPLAIN = "?"
    TABLE = "t"
    BOARD = "b"
    WHY = "w"
    EXPORT = "x"
    HELP = "h"
    QUIT = "q"


_WORDS = {
    "ub": Key.STEP_BACK,
    "rb": Key.STEP_ON,
    "undo": Key.UNDO,
    "redo": Key.REDO,
    "draw": Key.FOR_ME,
    "table": Key.TABLE,
    "board": Key.BOARD,
    "why": Key.WHY,
    "export": Key.EXPORT,
    "help": Key.HELP,
    "quit": Key.QUIT,
    "exit": Key.QUIT,
}


@dataclass(frozen=True, slots=True)
class Number:
    """The number of an option."""

    number: int


@dataclass(frozen=True, slots=True)
class Command:
    """A command with what stands behind it."""

    key: Key
    rest: str


@dataclass(frozen=True, slots=True)
class Typed:
    """Anything else: perhaps an input in notation."""

    text: str


def understand(line: str) -> Number | Command | Typed:
    """A line as a value; an empty one is `Typed("")`."""
    text = " ".join(line.split())
    if text.isascii() and text.isdigit() and len(text) < 6:
        return Number(int(text))
    if text.startswith("?"):
        return Command(Key.EXPLAIN, text[1:].strip())
    word, _, rest = text.partition(" ")
    key = next((key for key in Key if key.value == word.lower()), _WORDS.get(word.lower()))
    if key is not None and (not rest or key is Key.EXPORT):
        # A file's name may hold several spaces.
        return Command(key, line.strip()[len(word) :].strip())
    return Typed(text)
