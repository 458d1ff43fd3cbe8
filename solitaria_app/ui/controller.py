"""Owns the running game: carries out what the player chose, and rolls for chance."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from solitaria_app.content.library import Library
from solitaria_app.engine.events import Event
from solitaria_app.engine.inputs import Input
from solitaria_app.engine.state import GameState
from solitaria_app.session.amend import Amendment
from solitaria_app.session.game import Game
from solitaria_app.session.header import Header
from solitaria_app.session.rereading import Difference
from solitaria_app.ui.course import Course
from solitaria_app.ui.keeper import Keeper
from solitaria_app.ui.saves import Saves


@dataclass(frozen=True)
class Happened:
    """One input that was just carried out, and what it brought."""

    given: Input
    events: tuple[Event, ...]


class Controller(QObject):
    """The game in the window. `changed` follows every change of game, table or cursor."""

    changed = Signal()
    happened = Signal(object)
    """A tuple of `Happened`, after `changed`, when inputs were carried out."""
    left = Signal(object)
    """The game (`Game`) that another one has just replaced; it is in the file of games."""

    def __init__(self, library: Library, saves: Saves) -> None:
        super().__init__()
        self.library = library
        self.game: Game | None = None
        self.keeper = Keeper(saves, lambda: self.game, self)
        self.news: tuple[Happened, ...] = ()
        """What the inputs brought that `changed` speaks of; empty if it follows anything else."""
        self.course = Course()
        """What still follows an amendment, and what lies otherwise on the table."""

    @property
    def state(self) -> GameState | None:
        """The table at the cursor, None before the first game."""
        return self.game.state if self.game else None

    @property
    def saves(self) -> Saves:
        """The file of games that is used."""
        return self.keeper.saves

    @property
    def only_look(self) -> Difference | str | None:
        """Why the present game can only be looked at; None if it can be played."""
        return self.saves.only_look

    # --- games ----------------------------------------------------------------

    def resume(self) -> bool:
        """Go on with the game that was left. Raises ArchiveProblem if it can't be opened."""
        game = self.saves.unfinished(self.library)
        if game is None:
            return False
        self._take(game)
        self.changed.emit()
        return True

    def open(self, number: int) -> None:
        """Go on with a game of the file; nothing happens if it is the present one.

        Raises ArchiveProblem if it can't be opened; the present game stays then.
        """
        if self.game is not None and number == self.saves.number:
            return
        self.keeper.check_free()
        opened = self.saves.read(number, self.library)
        before = self._kept()
        self._take(self.saves.take(number, opened))
        self.changed.emit()
        if before is not None:
            self.left.emit(before)

    def open_again(self) -> None:
        """Open the present game anew: another window may have let it go.

        Raises ArchiveProblem if it can't be opened.
        """
        number = self.saves.number
        if number is not None and self.only_look is not None:
            self._take(self.saves.take(number, self.saves.read(number, self.library)))
            self.changed.emit()

    def put_away(self, numbers: Iterable[int]) -> None:
        """No game is in the window any more, if the present one is among some of the file."""
        if self.game is not None and self.saves.number in set(numbers):
            self.saves.forget()
            self.game = None
            self.course.clear()
            self.changed.emit()

    def use(self, saves: Saves) -> None:
        """Another file of games is used from now on; no game is in the window."""
        self.saves.forget()
        self.keeper.saves, self.game = saves, None
        self.course.clear()
        self.changed.emit()

    def start(self, header: Header) -> None:
        """Begin a new game; the one before stays in the file of games."""
        self.adopt(Game(header, self.library))

    def adopt(self, game: Game, name: str = "") -> None:
        """Go on with a game that is not in the file of games yet (new, or imported), by a name."""
        before = self._kept()
        self.saves.forget()
        self.saves.next_name = name
        self._take(game)
        self._save_and_show()
        if before is not None:
            self.left.emit(before)

    def _kept(self) -> Game | None:
        """Keep the present game, for another one follows; None if it is not in the file."""
        self.keeper.keep()
        return self.game if self.saves.problem is None else None

    def _take(self, game: Game) -> None:
        self.course.clear()
        self.game = game
        self._settle()

    # --- playing --------------------------------------------------------------

    def do(self, *inputs: Input) -> None:
        """Carry out the player's inputs one after the other, then all chance that follows.

        Beside a table chance waits to be entered. Raises IllegalInput at one that is refused;
        those before it stand.
        """
        self.carry_out(inputs)

    def carry_out(self, inputs: Iterable[Input]) -> None:
        """As `do`, with inputs that may be made one by one for the table as it is by then.

        Nothing is done in a game that can only be looked at.
        """
        game = self._running()
        if self.only_look is not None:
            return
        happened: list[Happened] = []
        try:
            for given in inputs:
                state = game.state
                happened.append(Happened(given, game.do(given)))
                self.course.given(state, given)
            happened += self._settle()
        finally:
            self._save_and_show(*happened)
            self.happened.emit(tuple(happened))

    def _settle(self) -> list[Happened]:
        """Let follow what follows, and chance that the program brings."""
        if self.only_look is not None:
            return []
        return [Happened(one.given, one.events) for one in self.course.settle(self._running())]

    # --- history --------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last decision, or the whole last turn if this one has not begun; right
        after an amendment, take that back. Its course is kept among the abandoned ones."""
        game, before = self._running(), self.course.before
        if before is None:
            self._go(game.undo_step())
        else:
            before.abandon(game.line())
            self.course.moved(game.state, back=True)
            self._follow(before)

    def redo(self) -> None:
        """Bring back what undo took, up to the end of its turn."""
        self._go(self._running().redo_step())

    def step_back(self) -> None:
        """Take back one decision, across turns too."""
        self._go(self._running().decision_before())

    def step_forward(self) -> None:
        """Bring back one decision."""
        self._go(self._running().decision_after())

    def restart_turn(self) -> None:
        """Take back everything since the card was played."""
        self._go(self._running().turn_start())

    def go_to(self, number: int) -> None:
        """Go on from after so many inputs; the rest of the journal can be brought back."""
        self._go(number)

    def amend(self, change: Amendment) -> None:
        """Go on with the present game as it was amended; the rest follows as far as it fits."""
        if self.only_look is None:
            self.course.amends(self._running(), change)
            self._follow(change.game)

    def take_line(self, number: int) -> None:
        """Go on with an abandoned line. Raises BadJournal if the rules refuse it."""
        if self.only_look is None:
            game = self._running()
            state = game.state
            game.take_line(number)
            self.course.moved(state)
            self._follow(game)

    def _go(self, where: int | None) -> None:
        game = self._running()
        if where is None or self.only_look is not None:
            return
        self.course.moved(game.state, back=where < game.cursor)
        game.go_to(where)
        self._follow(game)

    def _follow(self, game: Game) -> None:
        self.game = game
        self._settle()
        self._save_and_show()

    # --- inside ---------------------------------------------------------------

    def _running(self) -> Game:
        if self.game is None:
            raise RuntimeError("no game is running")
        return self.game

    def _save_and_show(self, *news: Happened) -> None:
        """The table is shown as it is now, whatever comes of saving it."""
        if self.game is not None:
            self.course.arrived(self.game.state)
        try:
            self.keeper.save()
        finally:
            self.news = news
            self.changed.emit()
            self.news = ()
