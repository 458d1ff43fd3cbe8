"""All games of a player in one SQLite file, one transaction for each change.

A game is its header and its inputs in notation; the cursor says where it stands. A crash
loses at most the change in flight. A file of a newer version, a locked, damaged or
read-only one is left as it is and told of in one sentence.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from solitaria_app.content.library import Library
from solitaria_app.engine import notation

from .clock import now
from .columns import Headers
from .entries import Entry as Entry
from .entries import Summary as Summary
from .entries import local_time, summary_of, written
from .facts import facts_of
from .game import Game
from .gamesfile import ArchiveProblem as ArchiveProblem
from .gamesfile import Busy as Busy
from .gamesfile import ChangedElsewhere as ChangedElsewhere
from .gamesfile import DeletedElsewhere as DeletedElsewhere
from .gamesfile import MissingElsewhere as MissingElsewhere
from .gamesfile import Vanished as Vanished
from .gameslist import GamesList
from .lines import Line, common_start
from .openlock import OpenGame, claim
from .problem import Problem
from .reopening import Opened as Opened
from .reopening import as_it_was, read_game
from .rereading import turn_marks
from .savedrows import Aside as Aside
from .savedrows import Saved, journal, lines_of, replace_rows, still_there
from .statejson import state_json
from .troubles import NOT_SAVED
from .which import Which, which, which_of


class Archive(GamesList):
    """The games of one file, which is made with its folder when the first game is saved."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._saved: dict[int, Saved] = {}
        self.added: Callable[[int, Which | None], None] = lambda number, game: None
        """Is told of every game that is added here."""
        self._written: dict[int, tuple[Line, list[str]]] = {}
        """Abandoned lines by identity with their notation, which is not made at every save."""

    # --- reading --------------------------------------------------------------

    def open(self, id: int, library: Library) -> Opened:
        """A game, standing where it was left, or where the present rules differ from those by
        which it was played; such a one can't be saved as itself. Raises ArchiveProblem."""
        opened, saved = read_game(self._file, id, library)
        self._saved.pop(id, None)
        if opened.differs is None:
            self._saved[id] = saved
        return opened

    def load(self, id: int, library: Library) -> Game:
        """As `open`, for whoever can do nothing with a game that is another one by now.

        Raises ArchiveProblem, also if the present rules differ.
        """
        game, self._saved[id] = as_it_was(self._file, id, library)
        return game

    def journal(self, id: int) -> tuple[str, ...]:
        """The inputs of a game in notation. Raises ArchiveProblem."""
        return tuple(self._file.read(lambda db: journal(db, id)) or ())

    def about(self, id: int) -> tuple[str, str]:
        """Name and note of a game as they were when it was opened or saved here last."""
        saved = self._saved.get(id)
        return (saved.name, saved.note) if saved is not None else ("", "")

    def revision(self, id: int) -> int:
        """Which state of a game was opened or saved here last."""
        saved = self._saved.get(id)
        return saved.revision if saved is not None else 0

    def which(self, id: int) -> Which | None:
        """Which game has a number, as far as it was added or loaded here, whole."""
        saved = self._saved.get(id)
        return None if saved is None else which(saved.begun, saved.header, Headers(self.path), id)

    def claim(self, id: int) -> OpenGame | None:
        """Open a game for play; None if another window has it open (see `openlock`)."""
        saved = self._saved.get(id)
        return claim(self.path, id, None if saved is None else saved.begun)

    def complete(self, id: int, library: Library) -> Summary:
        """How a game stands that was saved without a summary or facts; both are kept then, if
        the file takes them.

        Plays the game through. Raises ArchiveProblem if it can't be opened, Busy also if both
        can't be kept just now.
        """
        game, saved = as_it_was(self._file, id, library)
        summary, facts = summary_of(game), facts_of(game)
        told = written(summary), written(facts) if facts else "", id, saved.revision
        try:
            self._file.write(
                lambda db: db.execute(
                    "UPDATE game SET summary = ?, facts = ? WHERE id = ? AND revision = ?", told
                )
            )
        except Busy:
            raise
        except ArchiveProblem:
            pass  # read-only, say: it is found out anew the next time
        return summary

    # --- writing --------------------------------------------------------------

    def add(
        self,
        game: Game,
        name: str = "",
        note: str = "",
        played: str | None = None,
        beside: tuple[int, Which | None] | None = None,
    ) -> int:
        """Save a new game, with what the player keeps beside it, and return its number.

        One that is taken in, not played here, brings the time when it was `played`, empty if that
        is not known; it is none to go on with (see `unfinished`). `beside`: only into a file in
        which that game has that number. Raises ArchiveProblem.
        """

        def insert(db: sqlite3.Connection) -> tuple[int, Saved]:
            if beside is not None and which_of(db, Headers(self.path), beside[0]) != beside[1]:
                raise ArchiveProblem(Problem("problem.other-file", self.path, so=NOT_SAVED))
            moment, header = now(db), msgspec.json.encode(game.header).decode()
            made = db.execute(
                "INSERT INTO game (header, name, note, begun, changed) VALUES (?, ?, ?, ?, ?)",
                (header, name, note, moment, moment),
            )
            id = made.lastrowid
            assert id is not None
            new = Saved(header, name=name, note=note)
            saved, _ = self._update(db, id, game, new)
            if played is not None:
                moment = played if _has_been(played) else ""
                db.execute("UPDATE game SET begun = ?1, changed = ?1 WHERE id = ?2", (moment, id))
            return id, replace(saved, begun=moment)

        id, saved = self._file.write(insert, NOT_SAVED)
        self._saved[id] = saved
        self.added(id, self.which(id))
        return id

    def begin_anew(self) -> None:
        """A file that held games and is gone or empty may be made again by the next save."""
        self._file.begin_anew()

    def save(self, id: int, game: Game) -> bool:
        """Bring a saved game up to date: what differs, in one transaction. True if the file had
        only an earlier state of it: it is another file than before.

        Only for a game that was added or loaded here, whole. Raises ArchiveProblem: Vanished if
        the file is gone, MissingElsewhere if it does not have the game, ChangedElsewhere if another
        window has changed the game since, DeletedElsewhere if it has deleted it.
        """
        return self._save(id, game)

    def bring_back(self, id: int, game: Game) -> None:
        """As `save`, for a game that was deleted in another window: it is not any more."""
        self._save(id, game, deleted=True)

    def _save(self, id: int, game: Game, deleted: bool = False) -> bool:
        saved = self._saved.get(id)
        if saved is None:
            raise ArchiveProblem(Problem("problem.only-look", self.path, id=id))

        def change(db: sqlite3.Connection) -> tuple[Saved, bool]:
            if deleted:
                db.execute("UPDATE game SET deleted = '' WHERE id = ?", (id,))
            return self._update(db, id, game, saved)

        self._saved[id], earlier = self._file.write(change, NOT_SAVED)
        return earlier

    def _update(
        self, db: sqlite3.Connection, id: int, game: Game, saved: Saved
    ) -> tuple[Saved, bool]:
        """Writes what of a game differs from what is saved; gives what is saved then, and whether
        only an earlier state was."""
        texts = [notation.write(game.rules, given) for given in game.inputs]
        aside, summary, facts = self.aside(game), written(summary_of(game)), facts_of(game)
        saved, earlier = still_there(db, self.path, id, saved, lines_of(aside, texts))
        same = common_start(saved.inputs, texts)
        marks = turn_marks(game, same, saved.marks)
        db.execute(
            "UPDATE game SET cursor = ?, over = ?, summary = ?, facts = ?, inputs = ?, changed = ?,"
            " given_up = 0, revision = revision + 1"
            " WHERE id = ?",
            (
                *(game.cursor, game.state.over, summary, written(facts) if facts else ""),
                *(len(texts), now(db), id),
            ),
        )
        if earlier:
            told = saved.name, saved.note, id
            db.execute("UPDATE game SET name = ?, note = ? WHERE id = ?", told)
        if aside != saved.aside:
            db.execute("UPDATE game SET aside = ? WHERE id = ?", (aside, id))
        replace_rows(db, "input (game, number, text)", id, saved.inputs, texts)
        before, after = [mark[1] for mark in saved.marks], [mark[1] for mark in marks]
        if before != after:
            replace_rows(db, "turn (game, number, digest)", id, before, after)
            db.execute("UPDATE game SET position = ? WHERE id = ?", (_position(game, marks), id))
        now_saved = Saved(saved.header, texts, aside, saved.revision + 1, marks)
        return replace(now_saved, name=saved.name, note=saved.note, begun=saved.begun), earlier

    def aside(self, game: Game) -> str:
        """What lies beside the journal of a game, as the file holds it (`savedrows.Aside`)."""
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


def _position(game: Game, marks: list[tuple[int, str]]) -> str:
    """The table after the last turn that is over, for a game that goes on."""
    if game.state.over or not marks:
        return ""
    return msgspec.json.encode(state_json(game.state_at(marks[-1][0]))).decode()


def _has_been(moment: str) -> bool:
    """Whether a text is a time that has been: a clock elsewhere may have been wrong."""
    when = local_time(moment)
    return when is not None and when <= datetime.now(UTC)
