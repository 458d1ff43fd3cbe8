"""What a player's file of games says of its campaigns; nothing is changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from ..gamesfile import ArchiveProblem, GamesFile
from ..problem import Problem
from ..stamp import Stamp
from .campaign import Campaign
from .membership import campaign_of_game
from .rows import campaigns
from .story import Story


class CampaignsList:
    """The campaigns of one file. Everything raises ArchiveProblem if the file can't be used."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = GamesFile(path)
        self._begun: dict[int, str] = {}
        """When the campaigns that were seen here were begun, by number: no other one that has the
        number by now, in a file that was put in the place of this, is changed."""

    def watched_by(self, wrote: Callable[[Stamp | None, Stamp | None], None]) -> None:
        """See `GamesFile.wrote`."""
        self._file.wrote = wrote

    def all(self) -> list[Campaign]:
        """All campaigns, deleted ones too, the one changed last first."""
        found = self._file.read(lambda db: campaigns(db, self.path)) or []
        self._begun = {one.id: one.begun for one in found if not one.problem}
        return found

    def entries(self) -> list[Campaign]:
        """All campaigns that are not deleted, the one changed last first."""
        return [one for one in self.all() if not one.deleted]

    def load(self, id: int) -> Campaign:
        """One campaign, with a problem if it can't be read. ArchiveProblem if it is not there."""
        found = self._file.read(lambda db: campaigns(db, self.path, id))
        if not found:
            raise ArchiveProblem(Problem("problem.no-campaign", self.path, id=id))
        if not found[0].problem:
            self._begun.setdefault(id, found[0].begun)
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
