"""What is said where something can't be done with a campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .campaign_names import CampaignNames

if TYPE_CHECKING:
    from ..campaign.byhand import Wrong
    from ..campaign.fitting import Unfit
    from ..campaign.story import Story
    from ..entries import Entry


class CampaignRefusals(CampaignNames):
    """One sentence for each reason."""

    def wrong(self, wrong: Wrong) -> str:
        """Why a result or a name can't be."""
        return self.texts.text(f"campaign.wrong.{wrong.why.value}", **wrong.values)

    def unfit(self, why: Unfit, story: Story, entry: Entry) -> str:
        """Why a saved game can't be the next one of a campaign."""
        values: dict[str, object] = {}
        if story.next is not None and entry.header is not None:
            values = {
                "level": self.level(entry.header.level),
                "due_level": self.level(story.next.level),
                "board": self.board(entry.header.board),
                "boards": self.boards(story.next.boards, "or"),
                "start": entry.header.start_points,
                "due": story.next.start,
            }
        return self.texts.text(f"campaign.unfit.{why.value}", **values)
