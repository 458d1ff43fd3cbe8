"""What the list says of a game, in words, and by what games are sorted and found."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from PySide6.QtCore import QLocale

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Entry
from solitaria_app.session.entries import FINISHED, GIVEN_UP, RUNNING, local_time
from solitaria_app.session.problem import Problem
from solitaria_app.session.wanted import lead, physical
from solitaria_app.session.words.catalogue import Catalogue
from solitaria_app.ui import dates
from solitaria_app.ui.texts import Texts

COLUMNS = (
    "games.name",
    "games.board",
    "games.level",
    "games.way",
    "games.stands",
    "games.lead",
    "games.played",
)
"""Keys of the columns' titles, from left to right."""
NAME, BOARD, LEVEL, WAY, STANDS, LEAD, PLAYED = range(len(COLUMNS))
_ORDER = {RUNNING: 0, FINISHED: 1, GIVEN_UP: 2}
_NOTHING = "\uffff"
"""Comes after every name."""


class Telling:
    """Words for the games of the list in the player's language. `present` is the number of the
    game in the window, None without one."""

    def __init__(self, library: Library, texts: Texts, present: int | None) -> None:
        self.texts = texts
        self.present = present
        self.untold: dict[int, Problem] = {}
        """Why games can't say how they stand, a sentence each."""
        self.elsewhere: set[int] = set()
        """The games that another window has open."""
        self.campaigns: dict[int, str] = {}
        """The name of its campaign for every game that belongs to one."""
        self._locale = QLocale(texts.language)
        words = Catalogue(texts.language)
        self._boards = {id: board.name for id, board in library.boards.items()}
        self._levels = {id: words.of_data(level.name) for id, level in library.levels.items()}
        self._rank = {id: number for number, id in enumerate(library.levels)}

    # --- words --------------------------------------------------------------------

    def cell(self, entry: Entry, column: int) -> str:
        """What stands in a column; of a damaged game only what is known."""
        if column == NAME:
            name = self.name(entry)
            if entry.id in self.elsewhere:
                return self.texts("games.elsewhere", name=name)
            return self.texts("games.present", name=name) if entry.id == self.present else name
        if column == STANDS:
            return self.stands(entry)
        if entry.header is None:
            return ""
        if column == BOARD:
            return self.board(entry.header.board)
        if column == LEVEL:
            return self.level(entry.header.level)
        if column == WAY:
            return self.way(physical(entry))
        return self.lead(entry) if column == LEAD else self.played(entry)

    def name(self, entry: Entry) -> str:
        """The player's name for it, or its number."""
        return entry.name or self.texts("games.unnamed", n=entry.id)

    def board(self, id: str) -> str:
        """A board by its id, also one that there is no more."""
        return self._boards.get(id, id)

    def level(self, id: str) -> str:
        """A level by its id, also one that there is no more."""
        return self._levels.get(id, id)

    @property
    def levels(self) -> Iterable[str]:
        """What the levels are called."""
        return self._levels.values()

    def way(self, on_table: bool) -> str:
        """Where it is played."""
        return self.texts("games.way.table" if on_table else "games.way.screen")

    def stands(self, entry: Entry) -> str:
        """Turn and scores, or how it ended."""
        texts, found = self.texts, entry.summary
        if entry.problem:
            return texts("games.broken")
        if found is None:
            return texts("games.untold" if entry.id in self.untold else "games.unknown")
        scores = {"you": found.human, "contrarius": found.contrarius}
        if entry.over:
            return texts("games.won" if found.won else "games.lost", **scores)
        if entry.given_up:
            if not found.turn:
                return texts("games.given-up.setup")
            return texts("games.given-up", n=found.turn, **scores)
        if not found.turn:
            return texts("games.setup")
        return texts("games.turn.joined" if found.joined else "games.turn", n=found.turn, **scores)

    def lead(self, entry: Entry) -> str:
        """The player's points beyond Contrarius'."""
        points = lead(entry)
        if points is None:
            return ""
        return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "0"

    def played(self, entry: Entry) -> str:
        """When it was played last."""
        return self.moment(entry.when())

    def begun(self, entry: Entry) -> str:
        """When it was begun."""
        return self.moment(local_time(entry.begun))

    def moment(self, when: datetime | None) -> str:
        """A time as the player's language writes it; empty for none."""
        return "" if when is None else dates.moment(when, self.texts.language)

    def count(self, key: str, n: int, **values: object) -> str:
        """A number of games in words."""
        return self.texts.count(key, n, **{"n": self.number(n), **values})

    def number(self, n: int) -> str:
        """A number as the player's language writes it."""
        return self._locale.toString(n)

    # --- sorting and finding --------------------------------------------------------

    def key(self, entry: Entry, column: int) -> tuple[object, ...]:
        """By what a column is sorted; games that have nothing there come together."""
        if column == NAME:
            return entry.name.casefold() or _NOTHING, entry.id
        if column == PLAYED:
            return entry.changed, entry.id
        if column == LEAD:
            points = lead(entry)
            return points is not None, points or 0, entry.changed
        if column == STANDS:
            found = entry.summary
            won = found is not None and entry.over and not found.won
            return _ORDER[entry.state], won, found.turn if found else -1, entry.changed
        header = entry.header
        if header is None:
            return (_NOTHING,)
        if column == LEVEL:
            return self._rank.get(header.level, len(self._rank)), entry.changed
        if column == BOARD:
            return self.board(header.board).casefold(), entry.changed
        return physical(entry), entry.changed

    def sought(self, entry: Entry) -> tuple[str, str]:
        """All that is searched but the seed, and the seed, in small letters."""
        header = entry.header
        why = self.texts.told(entry.problem or "")
        parts = [self.name(entry), entry.note, why, self.campaigns.get(entry.id, "")]
        if header is None:
            return "\n".join(parts).casefold(), ""
        parts += [self.board(header.board), self.level(header.level)]
        return "\n".join(parts).casefold(), header.seed.casefold()
