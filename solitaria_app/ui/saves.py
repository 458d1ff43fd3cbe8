"""Keeps the present game in the player's file of games, whatever becomes of that file."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from solitaria_app.content.library import Library
from solitaria_app.session.archive import (
    Archive,
    ArchiveProblem,
    Busy,
    Entry,
    Opened,
    Vanished,
)
from solitaria_app.session.game import Game
from solitaria_app.session.keeping import keep
from solitaria_app.session.openlock import OpenGame
from solitaria_app.session.patience import A_MOMENT, waiting
from solitaria_app.session.problem import Problem
from solitaria_app.session.rereading import Difference

ELSEWHERE = "elsewhere"
"""Why a game can only be looked at: another window has it open for play."""
UNSAVED = "unsaved"
"""The folder of games that could not be saved when they were left."""
MOST_FILES = 9
"""How many files beside the first one are tried."""
REST_SECONDS = (3.0, 60.0)
"""How long after a failure saving is not tried again: at first, doubled each time, and at most."""
BUSY_SECONDS = (0.1, 0.5)
"""As `REST_SECONDS`, where another program has the file locked."""


class Saves:
    """The file of games in use, and where the present game stands in it.

    A file that can't be read (damaged, of a newer version, another program's) is left as it
    is, and a fresh one beside it is used: `refused` says why, `beside` names the fresh one. One
    that another window is writing to is used all the same: it will be free again.
    `problem` is why the last save failed, None if it succeeded; `busy`: because another program
    has the file locked, so that it may be free a moment later. `number` is that of the present
    game in the file, None if it is not in it yet. `holds_games` says whether there were games
    in the file at the start. `only_look` is why the present game can only be looked at: it is
    open elsewhere, or differs by the present rules; None if it can be played. `news` is what
    became of the game or of the whole file that the player should know of (see
    `session.keeping`); whoever tells it empties it.
    """

    def __init__(self, path: Path) -> None:
        self.refused: Problem | None = None
        self.beside: Path | None = None
        self.problem: Problem | None = None
        self.number: int | None = None
        self.holds_games = False
        self.only_look: Difference | str | None = None
        self.news = ""
        self.next_name = ""
        """The name of the next game that is kept as a new one."""
        self._open: OpenGame | None = None
        self.busy = False
        self._failures = 0
        self._rests_until = 0.0
        self.archive = self._usable(path)

    def _usable(self, path: Path) -> Archive:
        for n in range(1, MOST_FILES + 1):
            archive = Archive(path if n == 1 else path.with_stem(f"{path.stem}-{n}"))
            try:
                with waiting(A_MOMENT):
                    self.holds_games = archive.holds_games()
            except Busy:
                self.holds_games = True  # whoever uses it
            except Vanished:
                archive.begin_anew()  # whoever makes this has seen that the file is gone
            except ArchiveProblem as problem:
                self.refused = self.refused or problem.told
                continue
            if n > 1:
                self.beside = archive.path
            return archive
        return Archive(path)

    @property
    def plays(self) -> int | None:
        """The number of the present game if this window has it open for play."""
        return self.number if self._open is not None else None

    def entry(self) -> Entry | None:
        """What the file says of the present game."""
        try:
            with waiting(A_MOMENT):
                entry = None if self.number is None else self.archive.entry(self.number)
            return entry if entry is not None and not entry.deleted else None
        except ArchiveProblem:
            return None

    def unfinished(self, library: Library) -> Game | None:
        """The game to go on with, if there is one. Raises ArchiveProblem if it can't be opened."""
        entry = self.archive.unfinished()
        if entry is None:
            return None
        return self.open(entry.id, library)

    def open(self, number: int, library: Library) -> Game:
        """A game of the file, to be the present one. Raises ArchiveProblem."""
        with waiting(A_MOMENT if self.busy else None):
            return self.take(number, self.read(number, library))

    def read(self, number: int, library: Library) -> Opened:
        """A game of the file; the present one stays. Raises ArchiveProblem."""
        return self.archive.open(number, library)

    def take(self, number: int, opened: Opened) -> Game:
        """A game that was read is the present one from now on."""
        held = self.archive.claim(number)
        self.forget()
        self.number, self._open = number, held
        self.only_look = opened.differs or (ELSEWHERE if held is None else None)
        self._succeeded()  # what failed was another game
        return opened.game

    def forget(self) -> None:
        """The next game that is kept is a new one; the present one is free for other windows."""
        self.number = self.only_look = None
        self.next_name = ""
        self.close()

    def close(self) -> None:
        """The present game is free for other windows; nothing more is played in this one."""
        if self._open is not None:
            self._open.close()
            self._open = None

    def keep(self, game: Game, at_once: bool = False, seconds: float | None = A_MOMENT) -> bool:
        """Save the present game; False (and a `problem`) where that fails. The game goes on.

        A locked file is waited for only a moment (None: as long as usual), and after a failure
        nothing is tried before `rests` is over: a click must be answered. What must be saved
        `at_once`, since it is left, is tried now.
        """
        if self.only_look is not None:
            return True
        if not at_once and self.rests:
            return False
        try:
            with waiting(seconds):
                self._write(game)
        except ArchiveProblem as problem:
            self.problem, self.busy = problem.told.but(so=""), isinstance(problem, Busy)
            first, most = BUSY_SECONDS if self.busy else REST_SECONDS
            self._rests_until = time.monotonic() + min(first * 2**self._failures, most)
            self._failures = min(self._failures + 1, 10)
            return False
        self._succeeded()
        return True

    def keep_later(self, game: Game) -> Callable[[], object]:
        """What saves the present game, which is left now, as soon as it is called with success;
        until then it is not free for other windows. Raises ArchiveProblem."""
        archive, number, name, held = self.archive, self.number, self.next_name, self._open
        self._open = None

        def save() -> None:
            keep(archive, number, game, name)
            if held is not None:
                held.close()

        return save

    @property
    def rests(self) -> float:
        """For how many seconds saving is not tried again."""
        return max(0.0, self._rests_until - time.monotonic())

    def _succeeded(self) -> None:
        self.problem, self.busy = None, False
        self._failures, self._rests_until = 0, 0.0

    def put_aside(self, game: Game) -> Path | None:
        """Write a game that can't be saved to a file of its own, since it is left now: None
        where that can't be done either."""
        from solitaria_app.session import unsaved  # hardly ever needed
        from solitaria_app.session.gamefile import About

        entry, name, note = self.entry(), self.next_name, ""
        if entry is not None:
            name, note = entry.name, entry.note
        elif self.number is not None:
            name, note = self.archive.about(self.number)
        about = About(name, note, now())
        return unsaved.put_aside(self._folder, self.archive, self.number, game, about)

    def bring_in(self, library: Library) -> int:
        """Save what was put aside; gives how many games. What can't be saved stays there. Raises
        Busy."""
        if not self._folder.is_dir():
            return 0
        from solitaria_app.session import unsaved

        return unsaved.bring_in(self._folder, self.archive, library)

    @property
    def _folder(self) -> Path:
        return self.archive.path.parent / UNSAVED

    def _write(self, game: Game) -> None:
        kept = keep(self.archive, self.number, game, self.next_name)
        self.news = kept.news or self.news
        if not kept.added:
            return
        self.forget()
        self.number = kept.number
        self.holds_games = True
        self._open = self.archive.claim(self.number)


def now() -> str:
    """The time as exported games have it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
