"""Boards and levels by their names, also those that there are no more."""

from __future__ import annotations

from collections.abc import Sequence

from solitaria_app.content.library import Library

from .catalogue import Catalogue

MOST_NAMED = 3
"""Most boards that are named where any of them may be chosen."""


class CampaignNames:
    """The names in one language; holds no state of any campaign."""

    def __init__(self, language: str, library: Library) -> None:
        """`language` is a key of `LANGUAGES` (ValueError otherwise)."""
        self.texts = Catalogue(language)
        self.library = library

    def board(self, id: str) -> str:
        """A board's name; its id if there is no such board any more."""
        board = self.library.boards.get(id)
        return board.name if board else id

    def level(self, id: str) -> str:
        """A level's name; its id if there is no such level any more."""
        level = self.library.levels.get(id)
        return self.texts.of_data(level.name) if level else id

    def boards(self, ids: Sequence[str], last: str = "pair") -> str:
        """Boards in a row."""
        return self.texts.listed([self.board(id) for id in ids], last)

    def choice(self, ids: Sequence[str]) -> str:
        """The boards of which one may be chosen; more than a few are not named."""
        if len(ids) > MOST_NAMED:
            return self.texts.text("campaign.next.choice")
        return self.boards(ids, "or")

    def points(self, n: int) -> str:
        """An amount of points."""
        return self.texts.count("point", n)
