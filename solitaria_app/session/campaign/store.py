"""The campaigns of a player's file of games, one transaction for each change.

Each change that a player may regret gives a function that takes back just this change. A change
says what it was decided on, and so does its way back: where another window has changed that
meanwhile nothing happens, and Meanwhile says what is another one now.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from solitaria_app.content.campaign import Definition, TableRules

from ..clock import now
from ..collection import KEPT_DAYS, remove_old
from ..gamesfile import ArchiveProblem, GamesFile
from ..meanwhile import Meanwhile, Thing, Undo, bring_back, column, put
from ..problem import Problem
from ..stamp import Stamp
from .begin import kept
from .byhand import clean_name
from .campaign import Campaign, State
from .membership import campaign_of_game
from .placing import InFile, entered, out_of_deleted
from .result import Result
from .rows import Entered, campaigns, read_definition
from .story import Story


class Campaigns:
    """The campaigns of one file. Everything raises ArchiveProblem if the file can't be used."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = GamesFile(path)

    def watched_by(self, wrote: Callable[[Stamp | None, Stamp | None], None]) -> None:
        """See `GamesFile.wrote`."""
        self._file.wrote = wrote

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
            raise ArchiveProblem(Problem("problem.no-campaign", self.path, id=id))
        return found[0]

    def story(self, id: int, boards: Sequence[str]) -> Story:
        """The story of one campaign; `boards` as for `Campaign.story`. ArchiveProblem also if it
        can't be read."""
        campaign = self.load(id)
        if campaign.problem:
            raise ArchiveProblem(campaign.problem)
        return campaign.story(boards)

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
        return self.begin(name, definition, results, state)[0]

    def begin(
        self,
        name: str,
        definition: Definition,
        results: Sequence[Result] = (),
        state: State = State.RUNNING,
    ) -> tuple[int, Undo]:
        """As `create`, with the way back: it deletes the campaign as long as it is what it was
        when it began."""
        made = clean_name(name), _written(definition), state.value
        entries = [entered(result, number) for number, result in enumerate(results, 1)]

        def insert(db: sqlite3.Connection) -> int:
            moment = now(db)
            number = db.execute(
                "INSERT INTO campaign (name, definition, state, begun, changed)"
                " VALUES (?, ?, ?, ?, ?)",
                (*made, moment, moment),
            ).lastrowid
            assert number is not None
            for entry in entries:
                InFile(db, self.path, number).insert(entry)
            return number

        id = self._file.write(insert)

        def unmake(db: sqlite3.Connection) -> None:
            campaign = InFile(db, self.path, id)
            campaign.touch()
            found = db.execute("SELECT name, definition, state FROM campaign WHERE id = ?", (id,))
            if found.fetchone() != made or campaign.entries() != entries:
                raise Meanwhile(self.path, Thing.CAMPAIGN)
            db.execute("UPDATE campaign SET deleted = ? WHERE id = ?", (now(db), id))

        return id, lambda: self._file.write(unmake)

    def rename(self, id: int, name: str, was: str | None = None) -> Undo:
        """Give a campaign another name than it had, where that is known. BadResult for a bad
        one."""
        return self._set(id, "name", clean_name(name), was, Thing.NAME)

    def set_state(self, id: int, state: State, was: State | None = None) -> Undo:
        """Pause a campaign, go on with it or give it up."""
        return self._set(id, "state", state.value, was and was.value, Thing.STATE)

    def set_table_rules(
        self, id: int, table_rules: TableRules, was: TableRules | None = None
    ) -> Undo:
        """Begin its games with other table rules from now on."""

        def update(db: sqlite3.Connection) -> TableRules:
            InFile(db, self.path, id).touch()
            (text,) = db.execute("SELECT definition FROM campaign WHERE id = ?", (id,)).fetchone()
            definition = read_definition(text, self.path, id)
            found = definition.table_rules or TableRules()
            if was is not None and found != was:
                raise Meanwhile(self.path, Thing.TABLE_RULES)
            changed = msgspec.structs.replace(definition, table_rules=kept(table_rules))
            db.execute("UPDATE campaign SET definition = ? WHERE id = ?", (_written(changed), id))
            return found

        before = self._file.write(update)
        return lambda: self.set_table_rules(id, before, table_rules)

    def delete(self, id: int) -> Undo:
        """Delete a campaign; its games stay."""

        def delete(db: sqlite3.Connection) -> str:
            InFile(db, self.path, id).touch()
            moment = now(db)
            db.execute("UPDATE campaign SET deleted = ? WHERE id = ?", (moment, id))
            return moment

        def undo(db: sqlite3.Connection) -> None:
            bring_back(db, self.path, "campaign", id, deleted)
            InFile(db, self.path, id).touch()

        deleted = self._file.write(delete)
        return lambda: self._file.write(undo)

    def restore(self, id: int) -> Undo:
        """Bring a deleted campaign back, whoever deleted it when; the way back deletes it again."""

        def restore(db: sqlite3.Connection) -> None:
            deleted = str(column(db, self.path, "campaign", id, "deleted"))
            if not deleted:
                raise Meanwhile(self.path, Thing.BROUGHT_BACK)
            bring_back(db, self.path, "campaign", id, deleted)
            InFile(db, self.path, id).touch()

        self._file.write(restore)
        return lambda: self.delete(id)

    def forget(self, days: int = KEPT_DAYS) -> int:
        """Remove for good the campaigns that were deleted more than some days ago, as
        `Collection.forget` does with games; gives how many. Their games stay."""
        if not self.path.exists() or not any(one.deleted for one in self.all()):
            return 0
        return self._file.write(lambda db: remove_old(db, "campaign", days))

    # --- games ----------------------------------------------------------------

    def add_game(self, id: int, game: int) -> Undo:
        """Make a saved game the last one of a campaign, from now on with the result that it has.

        Meanwhile if it is one of another campaign that is not deleted.
        """

        def insert(db: sqlite3.Connection) -> tuple[tuple[int, Entered] | None, Entered]:
            former = out_of_deleted(db, self.path, game)
            return former, InFile(db, self.path, id).append(Result("", "", 0, game=game))

        def take_out(db: sqlite3.Connection) -> None:
            InFile(db, self.path, id).exchange(entry, None)
            if former is not None:
                campaign, place = former
                InFile(db, self.path, campaign).welcome_back(place)

        former, entry = self._file.write(insert)
        return lambda: self._file.write(take_out)

    def move_game(self, game: int, to: int) -> None:
        """Another saved game takes the place of one in its campaign, if it is in one: the same
        game goes on under another number. Raises ArchiveProblem."""
        self._file.write(
            lambda db: db.execute("UPDATE campaign_game SET game = ? WHERE game = ?", (to, game))
        )

    def add_by_hand(self, id: int, result: Result) -> Undo:
        """Enter a result as the last one of a campaign; whoever calls has it checked."""
        entry = self._file.write(lambda db: InFile(db, self.path, id).append(result))
        return lambda: self._exchange(id, entry, None)

    def edit(self, id: int, before: Result, result: Result) -> Undo:
        """Enter a result in place of one that was entered by hand."""
        was, entry = entered(before, before.number), entered(result, before.number)
        if was.game is not None:
            raise ValueError("a saved game has its own result")
        self._exchange(id, was, entry)
        return lambda: self._exchange(id, entry, was)

    def remove(self, id: int, result: Result) -> Undo:
        """Take a result out of a campaign; a saved game stays."""
        was = entered(result, result.number)
        self._exchange(id, was, None)
        return lambda: self._file.write(lambda db: InFile(db, self.path, id).put_back(was))

    # --- how ------------------------------------------------------------------

    def _set(self, id: int, column: str, value: str, was: str | None, thing: Thing) -> Undo:
        """Change a column of which is known what it was, or not (None)."""

        def update(db: sqlite3.Connection) -> str:
            InFile(db, self.path, id).touch()
            return str(put(db, self.path, ("campaign", id, column), value, was, thing))

        before = self._file.write(update)
        return lambda: self._set(id, column, before, value, thing)

    def _exchange(self, id: int, was: Entered, entry: Entered | None) -> None:
        self._file.write(lambda db: InFile(db, self.path, id).exchange(was, entry))


def _written(definition: Definition) -> str:
    return msgspec.json.encode(definition).decode()
