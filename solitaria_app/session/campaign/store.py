"""The campaigns of a player's file of games, one transaction for each change.

Each change that a player may regret gives a function that takes back just this change.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from solitaria_app.content.campaign import Definition

from ..clock import now
from ..collection import KEPT_DAYS, remove_old
from ..gamesfile import ArchiveProblem, GamesFile
from .byhand import clean_name
from .campaign import Campaign, State
from .membership import campaign_of_game
from .result import Result
from .rows import Entered, campaigns

Undo = Callable[[], object]
"""Takes one change back. Raises ArchiveProblem as changes do."""

_COLUMNS = ", ".join(Entered._fields)
_PLACES = ", ".join("?" * (1 + len(Entered._fields)))


class Campaigns:
    """The campaigns of one file. Everything raises ArchiveProblem if the file can't be used."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = GamesFile(path)

    # --- reading --------------------------------------------------------------

    def all(self) -> list[Campaign]:
        """All campaigns, deleted ones too, the one changed last first."""
        return self._file.read(lambda db: campaigns(db, self.path)) or []

    def entries(self) -> list[Campaign]:
        """All campaigns that are not deleted, the one changed last first."""
        return [one for one in self.all() if not one.deleted]

    def load(self, id: int) -> Campaign:
        """One campaign, with a problem if it can't be read. ArchiveProblem if it is not there."""
        found = self._file.read(lambda db: campaigns(db, self.path, id))
        if not found:
            raise self._missing(id)
        return found[0]

    def of_game(self, game: int) -> Campaign | None:
        """The campaign that a saved game belongs to, if it is not deleted."""
        id = self._file.read(lambda db: campaign_of_game(db, game))
        return None if id is None else self.load(id)

    # --- campaigns ------------------------------------------------------------

    def create(
        self,
        name: str,
        definition: Definition,
        results: Sequence[Result] = (),
        state: State = State.RUNNING,
    ) -> int:
        """Begin a campaign and return its number; `results` are entered by hand. BadResult for
        a bad name."""
        name = clean_name(name)
        written = msgspec.json.encode(definition).decode()

        def insert(db: sqlite3.Connection) -> int:
            moment = now(db)
            made = db.execute(
                "INSERT INTO campaign (name, definition, state, begun, changed)"
                " VALUES (?, ?, ?, ?, ?)",
                (name, written, state.value, moment, moment),
            )
            assert made.lastrowid is not None
            for number, result in enumerate(results, 1):
                self._insert(db, made.lastrowid, _entered(result, number))
            return made.lastrowid

        return self._file.write(insert)

    def rename(self, id: int, name: str) -> Undo:
        """Give a campaign another name. BadResult for a bad one."""
        return self._set(id, "name", clean_name(name))

    def set_state(self, id: int, state: State) -> Undo:
        """Pause a campaign, go on with it or give it up."""
        return self._set(id, "state", state.value)

    def delete(self, id: int) -> Undo:
        """Delete a campaign; its games stay."""
        return self._set(id, "deleted", None)

    def forget(self, days: int = KEPT_DAYS) -> int:
        """Remove for good the campaigns that were deleted more than some days ago, as
        `Collection.forget` does with games; gives how many. Their games stay."""
        if not self.path.exists() or not any(one.deleted for one in self.all()):
            return 0
        return self._file.write(lambda db: remove_old(db, "campaign", days))

    # --- games ----------------------------------------------------------------

    def add_game(self, id: int, game: int) -> Undo:
        """Make a saved game the last one of a campaign, from now on with the result that it has.

        ArchiveProblem if it is one of another campaign that is not deleted.
        """

        def insert(db: sqlite3.Connection) -> int:
            db.execute(
                "DELETE FROM campaign_game WHERE game = ?"
                " AND campaign IN (SELECT id FROM campaign WHERE deleted <> '')",
                (game,),
            )
            where = db.execute("SELECT campaign FROM campaign_game WHERE game = ?", (game,))
            if where.fetchone() is not None:
                raise ArchiveProblem(f"{self.path}: game {game} is in a campaign already.")
            if db.execute("SELECT 1 FROM game WHERE id = ?", (game,)).fetchone() is None:
                raise ArchiveProblem(f"{self.path}: there is no game {game}.")
            return self._append(db, id, Result("", "", 0, game=game))

        number = self._file.write(insert)
        return lambda: self._put(id, number, None)

    def move_game(self, game: int, to: int) -> None:
        """Another saved game takes the place of one in its campaign, if it is in one: the same
        game goes on under another number. Raises ArchiveProblem."""
        self._file.write(
            lambda db: db.execute("UPDATE campaign_game SET game = ? WHERE game = ?", (to, game))
        )

    def add_by_hand(self, id: int, result: Result) -> Undo:
        """Enter a result as the last one of a campaign; whoever calls has it checked."""
        number = self._file.write(lambda db: self._append(db, id, result))
        return lambda: self._put(id, number, None)

    def edit(self, id: int, number: int, result: Result) -> Undo:
        """Enter a result in place of one that was entered by hand."""
        return self._replace(id, number, _entered(result, number), by_hand=True)

    def remove(self, id: int, number: int) -> Undo:
        """Take an entry out of a campaign; a saved game stays."""
        return self._replace(id, number, None)

    # --- how ------------------------------------------------------------------

    def _missing(self, id: int) -> ArchiveProblem:
        return ArchiveProblem(f"{self.path}: there is no campaign {id}.")

    def _set(self, id: int, column: str, value: str | None) -> Undo:
        """Change a column; None stands for the time of the change."""

        def update(db: sqlite3.Connection) -> str:
            found = db.execute(f"SELECT {column} FROM campaign WHERE id = ?", (id,)).fetchone()
            if found is None:
                raise self._missing(id)
            moment = now(db)
            db.execute(
                f"UPDATE campaign SET {column} = ?, changed = ? WHERE id = ?",
                (moment if value is None else value, moment, id),
            )
            return str(found[0])

        before = self._file.write(update)
        return lambda: self._set(id, column, before)

    def _append(self, db: sqlite3.Connection, id: int, result: Result) -> int:
        self._touch(db, id)
        (last,) = db.execute(
            "SELECT ifnull(max(number), 0) FROM campaign_game WHERE campaign = ?", (id,)
        ).fetchone()
        number: int = last + 1
        self._insert(db, id, _entered(result, number))
        return number

    def _replace(self, id: int, number: int, after: Entered | None, by_hand: bool = False) -> Undo:
        """Put an entry in place of the one there; the undo puts that one back."""

        def there(found: Entered | None) -> None:
            if found is None:
                raise ArchiveProblem(f"{self.path}: campaign {id} has no game {number}.")
            if by_hand and found.game is not None:
                text = f"game {number} of campaign {id} is a saved one, which has its own result"
                raise ArchiveProblem(f"{self.path}: {text}.")

        before = self._put(id, number, after, there)
        return lambda: self._put(id, number, before)

    def _put(
        self,
        id: int,
        number: int,
        entry: Entered | None,
        check: Callable[[Entered | None], None] = lambda found: None,
    ) -> Entered | None:
        """Make this the entry of a number, or leave none; gives the one before, as checked."""

        def put(db: sqlite3.Connection) -> Entered | None:
            self._touch(db, id)
            key = (id, number)
            row = db.execute(
                f"SELECT {_COLUMNS} FROM campaign_game WHERE campaign = ? AND number = ?", key
            ).fetchone()
            before = Entered(*row) if row else None
            check(before)
            db.execute("DELETE FROM campaign_game WHERE campaign = ? AND number = ?", key)
            if entry is not None:
                self._insert(db, id, entry)
            return before

        return self._file.write(put)

    def _insert(self, db: sqlite3.Connection, id: int, entry: Entered) -> None:
        db.execute(
            f"INSERT INTO campaign_game (campaign, {_COLUMNS}) VALUES ({_PLACES})", (id, *entry)
        )

    def _touch(self, db: sqlite3.Connection, id: int) -> None:
        found = db.execute("UPDATE campaign SET changed = ? WHERE id = ?", (now(db), id))
        if not found.rowcount:
            raise self._missing(id)


def _entered(result: Result, number: int) -> Entered:
    """The row of a result; of a saved game it holds nothing but the game's number."""
    return Entered(
        number=number,
        game=result.game,
        board=result.board,
        level=result.level,
        start=result.start,
        human=result.human,
        contrarius=result.contrarius,
        concordia=result.concordia,
        played=result.played,
    )
