"""Which games of the list are wanted."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.session.archive import Entry
from solitaria_app.session.entries import FINISHED, GIVEN_UP, RUNNING
from solitaria_app.ui.library.telling import physical

WON, LOST, DELETED = "won", "lost", "deleted"
STATES = {
    "": "games.state.all",
    RUNNING: "games.state.running",
    FINISHED: "games.state.finished",
    WON: "games.state.won",
    LOST: "games.state.lost",
    GIVEN_UP: "games.state.given-up",
    DELETED: "games.state.deleted",
}
"""What the first choice offers, with the keys of its words; empty means all but the deleted."""


@dataclass(frozen=True)
class Wanted:
    """What was typed and chosen; empty means everything. A damaged game, of which nothing else is
    known, is among the games of every state, board, level and way, so that nothing hides it."""

    text: str = ""
    state: str = ""
    board: str = ""
    level: str = ""
    way: str = ""
    """"table" or "screen"."""

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
        if self.way and physical(entry) != (self.way == "table"):
            return False
        if self.state in (WON, LOST):
            found = entry.summary
            return entry.over and found is not None and found.won == (self.state == WON)
        return self.state in ("", DELETED, entry.state)
