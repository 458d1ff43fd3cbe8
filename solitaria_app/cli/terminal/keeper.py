"""Keeps a game in the player's file of games after every step."""

from __future__ import annotations

from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.game import Game


class Keeper:
    """Saves one game; `archive` None keeps nothing, `number` None is a game not saved before.

    `problem` is why the last save failed, a sentence; None if it did not.
    """

    def __init__(self, archive: Archive | None, number: int | None = None) -> None:
        self.archive = archive
        self.number = number
        self.problem: str | None = None

    def keep(self, game: Game) -> None:
        """Save the game as it stands."""
        if self.archive is None:
            return
        try:
            if self.number is None:
                self.number = self.archive.add(game)
            else:
                self.archive.save(self.number, game)
        except ArchiveProblem as problem:
            self.problem = str(problem)
        else:
            self.problem = None
