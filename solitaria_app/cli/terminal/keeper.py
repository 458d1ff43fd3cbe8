"""Keeps a game in the player's file of games after every step."""

from __future__ import annotations

from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.game import Game
from solitaria_app.session.keeping import keep
from solitaria_app.session.openlock import OpenGame
from solitaria_app.session.problem import Problem


class Keeper:
    """Saves one game; `archive` None keeps nothing, `number` None is a game not saved before.

    While the keeper is there no other window plays the game: `held` says so for one that was
    saved before. `problem` is why the last save failed; None if it did not. `news` is
    what became of the game or the file that the player should know of (see `session.keeping`);
    whoever tells it empties it.
    """

    def __init__(
        self, archive: Archive | None, number: int | None = None, held: OpenGame | None = None
    ) -> None:
        self.archive = archive
        self.number = number
        self.held = held
        self.problem: Problem | None = None
        self.news = ""

    def keep(self, game: Game) -> None:
        """Save the game as it stands."""
        if self.archive is None:
            return
        try:
            kept = keep(self.archive, self.number, game)
        except ArchiveProblem as problem:
            self.problem = problem.told
        else:
            self.problem = None
            self.news = kept.news or self.news
            if kept.added:
                self.close()
                self.number = kept.number
                self.held = self.archive.claim(self.number)

    def close(self) -> None:
        """Let the game go."""
        if self.held is not None:
            self.held.close()
