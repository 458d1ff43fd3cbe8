"""Which games of the list are wanted."""

from __future__ import annotations

import re
from dataclasses import dataclass

import msgspec

from solitaria_app.engine.following import Way

from .entries import FINISHED, GIVEN_UP, RUNNING, Entry

WON, LOST, DELETED = "won", "lost", "deleted"
STATES = (RUNNING, FINISHED, WON, LOST, GIVEN_UP, DELETED)
"""By what a game's state is asked for; without one, all but the deleted are wanted."""
TABLE, SCREEN = "table", "screen"


@dataclass(frozen=True)
class Wanted:
    """What is looked for; empty means everything. A damaged game, of which nothing else is known,
    is among the games of every state, board, level and way, so that nothing hides it.

    `board` and `level` are ids, `way` is `TABLE` or `SCREEN`.
    """

    text: str = ""
    state: str = ""
    board: str = ""
    level: str = ""
    way: str = ""

    def words(self) -> tuple[str, ...]:
        """What must be found in a game's texts, in small letters."""
        return tuple(self.text.casefold().split())

    def takes(self, entry: Entry) -> bool:
        """Whether a game is wanted, its texts apart."""
        if bool(entry.deleted) != (self.state == DELETED):
            return False
        header = entry.header
        if header is None:
            return True
        if self.board and header.board != self.board:
            return False
        if self.level and header.level != self.level:
            return False
        if self.way and physical(entry) != (self.way == TABLE):
            return False
        if self.state in (WON, LOST):
            found = entry.summary
            return entry.over and found is not None and found.won == (self.state == WON)
        return self.state in ("", DELETED, entry.state)


SEED_LETTERS = 4
"""From how many letters on a word is looked for anywhere in a seed: a seed is a long number."""


def found(words: tuple[str, ...], text: str, seed: str) -> bool:
    """Whether all words are in a game's texts or seed, all in small letters.

    A number is found as a whole, so that the 2 of "game 2" is not in "game 12". Of a seed a word
    must be the whole or, if it is short, the beginning; a short number is no beginning.
    """
    return all(_found(word, text, seed) for word in words)


def _found(word: str, text: str, seed: str) -> bool:
    if word.isdecimal():
        if word in text and re.search(rf"(?<!\d){word}(?!\d)", text):
            return True
    elif word in text or seed.startswith(word):
        return True
    return word == seed or (len(word) >= SEED_LETTERS and word in seed)


def lead(entry: Entry) -> int | None:
    """The player's points beyond Contrarius', None if they are not known."""
    found = entry.summary
    return None if found is None else found.human - found.contrarius


def physical(entry: Entry) -> bool:
    """Whether it is played beside a table, as far as that is known."""
    if entry.summary is not None:
        return entry.summary.way != Way.DIGITAL.value
    way = entry.header.way if entry.header is not None else msgspec.UNSET
    return way is not msgspec.UNSET and way != Way.DIGITAL.value
