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

import msgspec

from solitaria_app.content.library import Library, NotFound
from solitaria_app.engine import notation

from .entries import Entry as Entry
from .entries import Summary as Summary
from .entries import entries, read_header, read_row, summary_of, written
from .game import BadJournal, Game
from .gamesfile import WITH_SUMMARY, GamesFile, version_of
from .gamesfile import ArchiveProblem as ArchiveProblem
from .gamesfile import Busy as Busy
from .gamesfile import ChangedElsewhere as ChangedElsewhere
from .header import BadHeader, rules_of
from .lines import Line, common_start


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
        """All games, the one changed last first; one that can't be read has a problem.

        Raises ArchiveProblem if the whole file can't be read.
        """

        return (
            self._file.read(
                lambda db: entries(db, self.path, has_summary=version_of(db) >= WITH_SUMMARY)
            )
            or []
        )

    def unfinished(self) -> Entry | None:
        """The game to go on with: the one changed last, if it is not over."""
        entries = self.entries()
        return entries[0] if entries and not entries[0].over else None

    def load(self, id: int, library: Library) -> Game:
        """A game, standing where it was left. Raises ArchiveProblem."""
        game, self._saved[id] = self._read(id, library)
        return game

    def _read(self, id: int, library: Library) -> tuple[Game, _Saved]:
        def rows(db: sqlite3.Connection) -> tuple[str, int, _Saved] | None:
            row = db.execute(
                "SELECT header, cursor, aside, revision FROM game WHERE id = ?", (id,)
            ).fetchone()
            if row is None:
                return None
            header, cursor, aside, revision = read_row(
                row, tuple[str, int, str, int], self.path, id
            )
            found = db.execute("SELECT text FROM input WHERE game = ? ORDER BY number", (id,))
            texts = [read_row(row, tuple[str], self.path, id)[0] for row in found]
            return header, cursor, _Saved(texts, aside, revision)

        found = self._file.read(rows)
        if found is None:
            raise ArchiveProblem(f"{self.path}: there is no game {id}.")
        text, cursor, saved = found
        header = read_header(text, self.path, id)
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
        return game, saved

    def summarise(self, id: int, library: Library) -> Summary:
        """How a game stands that was saved without a summary; kept, if the file takes it.

        Plays the game through. Raises ArchiveProblem if it can't be opened.
        """
        game, saved = self._read(id, library)
        summary = summary_of(game)
        told = written(summary), id, saved.revision
        with suppress(ArchiveProblem):
            self._file.write(
                lambda db: db.execute(
                    "UPDATE game SET summary = ? WHERE id = ? AND revision = ?", told
                )
            )
        return summary

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
        aside, summary = self._aside(game), written(summary_of(game))
        same = common_start(saved.inputs, texts)
        found = db.execute(
            "UPDATE game SET cursor = ?, over = ?, summary = ?, changed = ?,"
            " revision = revision + 1 WHERE id = ? AND revision = ?",
            (game.cursor, game.state.over, summary, _now(db), id, saved.revision),
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
