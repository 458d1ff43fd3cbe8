"""One game of a campaign: how it began and how it ended, or that it is not over."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Standing(Enum):
    """How a game stands; only one that is over counts."""

    OVER = "over"
    RUNNING = "running"
    GIVEN_UP = "given-up"
    UNREADABLE = "unreadable"
    DELETED = "deleted"


@dataclass(frozen=True, slots=True)
class Result:
    """A game of a campaign.

    `start` are the human's points at the start, `human` and `contrarius` the totals. `concordia`
    says whether the human has the Concordia card, None if that is not known; it decides a tie.
    `game` is the number of the saved game, None for a result entered by hand; a deleted one
    stays as long as it can be brought back. `played` is a date (YYYY-MM-DD) or empty. `number` is
    the number of the entry in its campaign. `way` is how a saved game was followed from its
    start, empty where that is not known.
    """

    board: str
    level: str
    start: int
    human: int = 0
    contrarius: int = 0
    concordia: bool | None = None
    game: int | None = None
    standing: Standing = Standing.OVER
    played: str = ""
    number: int = 0
    way: str = ""

    @property
    def lead(self) -> int:
        """The human's points beyond Contrarius'."""
        return self.human - self.contrarius

    @property
    def won(self) -> bool:
        """Whether the human has won; in a tie the owner of the Concordia card does (`tie`)."""
        return self.lead > 0 or (self.lead == 0 and self.concordia is True)
