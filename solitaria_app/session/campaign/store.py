"""The campaigns of a player's file of games, one transaction for each change.

Each change that a player may regret gives a function that takes back just this change. A change
says what it was decided on, and so does its way back: where another window has changed that
meanwhile nothing happens, and Meanwhile says what is another one now.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from solitaria_app.content.campaign import Definition, TableRules

from ..clock import now
from ..collection import KEPT_DAYS, remove_old
from ..meanwhile import Meanwhile, Thing, Undo, bring_back, column, put
from .begin import kept
from .byhand import clean_name
from .campaign import State
from .campaignslist import CampaignsList
from .placing import InFile, entered, out_of_deleted
from .result import Result
from .rows import Entered, read_definition

_Former = tuple[int, str, Entered] | None
"""See `out_of_deleted`."""


class Campaigns(CampaignsList):
    """The campaigns of one file. Everything raises ArchiveProblem if the file can't be used."""

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

        def insert(db: sqlite3.Connection) -> tuple[int, str]:
            moment = now(db)
            number = db.execute(
                "INSERT INTO campaign (name, definition, state, begun, changed)"
                " VALUES (?, ?, ?, ?, ?)",
                (*made, moment, moment),
            ).lastrowid
            assert number is not None
            for entry in entries:
                InFile(db, self.path, number).insert(entry)
            return number, moment

        id, begun = self._file.write(insert)
        self._begun[id] = begun

        def unmake(db: sqlite3.Connection) -> None:
            campaign = InFile(db, self.path, id, begun)
            campaign.touch()
            found = db.execute("SELECT name, definition, state FROM campaign WHERE id = ?", (id,))
            if found.fetchone() != made or campaign.entries() != entries:
                raise Meanwhile(self.path, Thing.CAMPAIGN)
            db.execute("UPDATE campaign SET deleted = ? WHERE id = ?", (now(db), id))

        return id, lambda: self._file.write(unmake)

    def rename(self, id: int, name: str, was: str | None = None) -> Undo:
        """Give a campaign another name than it had, where that is known. BadResult for a bad
        one."""
        return self._set(id, self._begun.get(id), ("name", clean_name(name)), was, Thing.NAME)

    def set_state(self, id: int, state: State, was: State | None = None) -> Undo:
        """Pause a campaign, go on with it or give it up."""
        value = "state", state.value
        return self._set(id, self._begun.get(id), value, was and was.value, Thing.STATE)

    def set_table_rules(
        self, id: int, table_rules: TableRules, was: TableRules | None = None
    ) -> Undo:
        """Begin its games with other table rules from now on."""

        return self._set_table_rules(id, self._begun.get(id), table_rules, was)

    def _set_table_rules(
        self, id: int, known: str | None, table_rules: TableRules, was: TableRules | None
    ) -> Undo:
        def update(db: sqlite3.Connection) -> tuple[str, TableRules]:
            begun = InFile(db, self.path, id, known).touch()
            (text,) = db.execute("SELECT definition FROM campaign WHERE id = ?", (id,)).fetchone()
            definition = read_definition(text, self.path, id)
            found = definition.table_rules or TableRules()
            if was is not None and found != was:
                raise Meanwhile(self.path, Thing.TABLE_RULES)
            changed = msgspec.structs.replace(definition, table_rules=kept(table_rules))
            db.execute("UPDATE campaign SET definition = ? WHERE id = ?", (_written(changed), id))
            return begun, found

        begun, before = self._file.write(update)
        return lambda: self._set_table_rules(id, begun, before, table_rules)

    def delete(self, id: int) -> Undo:
        """Delete a campaign; its games stay."""
        known = self._begun.get(id)

        def delete(db: sqlite3.Connection) -> tuple[str, str]:
            begun, moment = InFile(db, self.path, id, known).touch(), now(db)
            db.execute("UPDATE campaign SET deleted = ? WHERE id = ?", (moment, id))
            return begun, moment

        def undo(db: sqlite3.Connection) -> None:
            campaign = InFile(db, self.path, id, begun)
            campaign.check()
            bring_back(db, self.path, "campaign", id, deleted)
            campaign.touch()

        begun, deleted = self._file.write(delete)
        return lambda: self._file.write(undo)

    def restore(self, id: int) -> Undo:
        """Bring a deleted campaign back, whoever deleted it when. The way back leaves it deleted
        since the same time, so that the way back of that deletion is good again."""

        def restore(db: sqlite3.Connection) -> tuple[str, str]:
            campaign = InFile(db, self.path, id, self._begun.get(id))
            campaign.check()
            deleted = str(column(db, self.path, "campaign", id, "deleted"))
            if not deleted:
                raise Meanwhile(self.path, Thing.BROUGHT_BACK)
            bring_back(db, self.path, "campaign", id, deleted)
            return campaign.touch(), deleted

        def undo(db: sqlite3.Connection) -> None:
            InFile(db, self.path, id, begun).touch()
            db.execute("UPDATE campaign SET deleted = ? WHERE id = ?", (deleted, id))

        begun, deleted = self._file.write(restore)
        return lambda: self._file.write(undo)

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

        known = self._begun.get(id)

        def insert(db: sqlite3.Connection) -> tuple[_Former, str, Entered]:
            former, campaign = out_of_deleted(db, self.path, game), InFile(db, self.path, id, known)
            return former, campaign.touch(), campaign.append(Result("", "", 0, game=game))

        def take_out(db: sqlite3.Connection) -> None:
            InFile(db, self.path, id, begun).exchange(entry, None)
            if former is not None:
                number, when, place = former
                InFile(db, self.path, number, when).welcome_back(place)

        former, begun, entry = self._file.write(insert)
        return lambda: self._file.write(take_out)

    def move_game(self, game: int, to: int) -> None:
        """Another saved game takes the place of one in its campaign, if it is in one: the same
        game goes on under another number. Raises ArchiveProblem."""
        self._file.write(
            lambda db: db.execute("UPDATE campaign_game SET game = ? WHERE game = ?", (to, game))
        )

    def add_by_hand(self, id: int, result: Result) -> Undo:
        """Enter a result as the last one of a campaign; whoever calls has it checked."""
        known = self._begun.get(id)

        def append(db: sqlite3.Connection) -> tuple[str, Entered]:
            campaign = InFile(db, self.path, id, known)
            return campaign.touch(), campaign.append(result)

        begun, entry = self._file.write(append)
        return lambda: self._exchange(id, begun, entry, None)

    def edit(self, id: int, before: Result, result: Result) -> Undo:
        """Enter a result in place of one that was entered by hand."""
        was, entry = entered(before, before.number), entered(result, before.number)
        if was.game is not None:
            raise ValueError("a saved game has its own result")
        begun = self._exchange(id, self._begun.get(id), was, entry)
        return lambda: self._exchange(id, begun, entry, was)

    def remove(self, id: int, result: Result) -> Undo:
        """Take a result out of a campaign; a saved game stays."""
        was = entered(result, result.number)
        begun = self._exchange(id, self._begun.get(id), was, None)
        return lambda: self._file.write(lambda db: InFile(db, self.path, id, begun).put_back(was))

    # --- how ------------------------------------------------------------------

    def _set(
        self, id: int, known: str | None, new: tuple[str, str], was: str | None, thing: Thing
    ) -> Undo:
        """Change a column of which is known what it was, or not (None)."""
        column, value = new

        def update(db: sqlite3.Connection) -> tuple[str, str]:
            begun = InFile(db, self.path, id, known).touch()
            return begun, str(put(db, self.path, ("campaign", id, column), value, was, thing))

        begun, before = self._file.write(update)
        return lambda: self._set(id, begun, (column, before), value, thing)

    def _exchange(self, id: int, known: str | None, was: Entered, entry: Entered | None) -> str:
        """Gives when the campaign was begun."""

        def exchange(db: sqlite3.Connection) -> str:
            campaign = InFile(db, self.path, id, known)
            campaign.exchange(was, entry)
            return campaign.touch()

        return self._file.write(exchange)


def _written(definition: Definition) -> str:
    return msgspec.json.encode(definition).decode()
