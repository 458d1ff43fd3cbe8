"""What is said where something can't be done with a campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .campaign_names import CampaignNames

if TYPE_CHECKING:
    from ..campaign.byhand import Wrong
    from ..campaign.fitting import Unfit
    from ..campaign.story import Story, Upcoming
    from ..entries import Entry


class CampaignRefusals(CampaignNames):
    """One sentence for each reason."""

    def wrong(self, wrong: Wrong) -> str:
        """Why a result or a name can't be."""
        return self.texts.text(f"campaign.wrong.{wrong.why.value}", **wrong.values)

    def differences(self, level: str, board: str, start: int, asked: Upcoming) -> dict[str, object]:
        """The words for a game, and for the one that a campaign asks for."""
        return {
            "level": self.level(level),
            "due_level": self.level(asked.level),
            "board": self.board(board),
            "boards": self.boards(asked.boards, "or"),
            "start": start,
            "due": asked.start,
        }

    def unfit(self, why: Unfit, story: Story, entry: Entry) -> str:
        """Why a saved game can't be the next one of a campaign."""
        values: dict[str, object] = {}
        if story.next is not None and entry.header is not None:
            header = entry.header
            values = self.differences(header.level, header.board, header.start_points, story.next)
        return self.texts.text(f"campaign.unfit.{why.value}", **values)
