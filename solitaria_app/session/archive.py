"""All games of a player in one SQLite file, one transaction for each change.

A game is its header and its inputs in notation; the cursor says where it stands. A crash
loses at most the change in flight. A file of a newer version, a locked, damaged or
read-only one is left as it is and told of in one sentence.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TypeVar

import msgspec

from solitaria_app.content.library import Library, NotFound
from solitaria_app.engine import notation

from .game import BadJournal, Game
from .gamesfile import ArchiveProblem as ArchiveProblem
from .gamesfile import Busy as Busy
from .gamesfile import ChangedElsewhere as ChangedElsewhere
from .gamesfile import GamesFile
from .header import FORMAT, BadHeader, Header, rules_of
from .lines import Line, common_start

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in the list: its number, header, inputs, whether it is over, when it changed."""

    id: int
    header: Header
    inputs: int
    over: bool
    changed: str


class Aside(msgspec.Struct, frozen=True):
    """What lies beside the journal: abandoned journals, notes by number of inputs.

    `line_bookmarks` are those of the abandoned journals, in their order.
    """

    abandoned: list[list[str]] = []
    bookmarks: dict[int, str] = {}
    line_bookmarks: list[dict[int, str]] = []


@dataclass(frozen=True, slots=True)
class _Saved:
    """What the file holds of a game, as far as this window knows."""

    inputs: list[str]
    aside: str
    revision: int


class Archive:
    """The games of one file, which is made with its folder when the first game is saved."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = GamesFile(path)
        self._saved: dict[int, _Saved] = {}
        self._written: dict[int, tuple[Line, list[str]]] = {}
        """Abandoned lines by identity with their notation, which is not made at every save."""

    # --- reading --------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """All games, the one changed last first. Raises ArchiveProblem."""

        def rows(db: sqlite3.Connection) -> list[Entry]:
            found = db.execute(
                "SELECT id, header, (SELECT count(*) FROM input WHERE game = id), over, changed"
                " FROM game ORDER BY changed DESC, id DESC"
            )
            rows = (self._row(row, tuple[int, str, int, int, str]) for row in found)
            return [
                Entry(id, self._header(header), inputs, bool(over), changed)
                for id, header, inputs, over, changed in rows
            ]

        return self._file.read(rows) or []

    def unfinished(self) -> Entry | None:
        """The game to go on with: the one changed last, if it is not over."""
        entries = self.entries()
        return entries[0] if entries and not entries[0].over else None

    def load(self, id: int, library: Library) -> Game:
        """A game, standing where it was left. Raises ArchiveProblem."""

        def rows(db: sqlite3.Connection) -> tuple[str, int, _Saved] | None:
            row = db.execute(
                "SELECT header, cursor, aside, revision FROM game WHERE id = ?", (id,)
            ).fetchone()
            if row is None:
                return None
            header, cursor, aside, revision = self._row(row, tuple[str, int, str, int])
            found = db.execute("SELECT text FROM input WHERE game = ? ORDER BY number", (id,))
            texts = [self._row(row, tuple[str])[0] for row in found]
            return header, cursor, _Saved(texts, aside, revision)

        found = self._file.read(rows)
        if found is None:
            raise ArchiveProblem(f"{self.path}: there is no game {id}.")
        text, cursor, saved = found
        header = self._header(text)
        try:
            rules = rules_of(header, library)
            inputs = [notation.read(rules, line) for line in saved.inputs]
            game = Game.replay(header, library, inputs, max(0, min(cursor, len(inputs))))
            aside = msgspec.json.decode(saved.aside, type=Aside)
            notes = [*aside.line_bookmarks, *({} for _ in aside.abandoned)]
            game.abandoned = [
                Line(tuple(notation.read(rules, one) for one in texts), tuple(sorted(of.items())))
                for texts, of in zip(aside.abandoned, notes, strict=False)
            ]
        except (
            NotFound,
            BadHeader,
            notation.BadNotation,
            BadJournal,
            msgspec.DecodeError,
        ) as error:
            why = str(error).rstrip(".")
            raise ArchiveProblem(f"{self.path}: game {id} can't be opened: {why}.") from None
        game.bookmarks = {n: note for n, note in aside.bookmarks.items() if 0 <= n <= len(inputs)}
        self._saved[id] = saved
        return game

    def _row(self, row: object, shape: type[T]) -> T:
        """A row of the file, whose columns hold whatever was put into them."""
        try:
            return msgspec.convert(row, shape)
        except msgspec.ValidationError as error:
            raise ArchiveProblem(f"{self.path}: a game is damaged ({error}).") from None

    def _header(self, text: str) -> Header:
        try:
            header = msgspec.json.decode(text)
            version = header.get("format") if isinstance(header, dict) else None
            if isinstance(version, int) and version > FORMAT:
                raise ArchiveProblem(
                    f"{self.path}: holds a game of a newer version of the program (format "
                    f"{version}; this one reads up to {FORMAT}). Nothing was changed."
                )
            return msgspec.convert(header, Header)
        except msgspec.MsgspecError as error:
            raise ArchiveProblem(
                f"{self.path}: a game has an unreadable header ({error})."
            ) from None

    # --- writing --------------------------------------------------------------

    def add(self, game: Game) -> int:
        """Save a new game and return its number. Raises ArchiveProblem."""

        def insert(db: sqlite3.Connection) -> tuple[int, _Saved]:
            now = _now(db)
            made = db.execute(
                "INSERT INTO game (header, begun, changed) VALUES (?, ?, ?)",
                (msgspec.json.encode(game.header).decode(), now, now),
            )
            assert made.lastrowid is not None
            return made.lastrowid, self._update(db, made.lastrowid, game, _Saved([], "{}", 0))

        id, self._saved[id] = self._file.write(insert)
        return id

    def save(self, id: int, game: Game) -> None:
        """Bring a saved game up to date: what differs, in one transaction.

        Only for a game that was added or loaded here. Raises ArchiveProblem, ChangedElsewhere
        if another window has changed the game since.
        """
        saved = self._saved[id]
        self._saved[id] = self._file.write(lambda db: self._update(db, id, game, saved))

    def _update(self, db: sqlite3.Connection, id: int, game: Game, saved: _Saved) -> _Saved:
        """Writes what of a game differs from what is saved; gives what is saved then."""
        texts = [notation.write(game.rules, given) for given in game.inputs]
        aside = self._aside(game)
        same = common_start(saved.inputs, texts)
        found = db.execute(
            "UPDATE game SET cursor = ?, over = ?, changed = ?, revision = revision + 1"
            " WHERE id = ? AND revision = ?",
            (game.cursor, game.state.over, _now(db), id, saved.revision),
        )
        if not found.rowcount:
            raise ChangedElsewhere(
                f"{self.path}: the game was changed in another window; this one is not saved."
            )
        if aside != saved.aside:
            db.execute("UPDATE game SET aside = ? WHERE id = ?", (aside, id))
        db.execute("DELETE FROM input WHERE game = ? AND number >= ?", (id, same))
        db.executemany(
            "INSERT INTO input (game, number, text) VALUES (?, ?, ?)",
            [(id, n, texts[n]) for n in range(same, len(texts))],
        )
        return _Saved(texts, aside, saved.revision + 1)

    def _aside(self, game: Game) -> str:
        written: dict[int, tuple[Line, list[str]]] = {}
        for line in game.abandoned:
            known = self._written.get(id(line))
            if known is None:
                known = line, [notation.write(game.rules, given) for given in line.inputs]
            written[id(line)] = known
        self._written = written
        lines = [texts for _, texts in written.values()]
        notes = [dict(line.bookmarks) for line, _ in written.values()]
        aside = Aside(lines, game.bookmarks, notes if any(notes) else [])
        return msgspec.json.encode(aside).decode()


def _now(db: sqlite3.Connection) -> str:
    """The time, but later than every change in the file: the clock may have been put back, and
    the game changed last is the one to go on with."""
    now = datetime.now(UTC)
    (latest,) = db.execute("SELECT max(changed) FROM game").fetchone()
    with suppress(TypeError, ValueError, OverflowError):  # no game yet, or not a time
        now = max(now, datetime.fromisoformat(latest) + timedelta(milliseconds=1))
    return now.isoformat(timespec="milliseconds")
