"""What a result would mean for a campaign before it is entered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .campaign import Campaign
from .result import Result
from .story import Story, Told, Upcoming, story


@dataclass(frozen=True, slots=True)
class Entering:
    """`told` is the game as it would be told, `after` the story with it.

    `asked` is what the campaign asks for at that place, None after its end; `left` are the boards
    of a tour that are still to be done there.
    """

    told: Told
    after: Story
    asked: Upcoming | None
    left: tuple[str, ...]

    @property
    def others(self) -> tuple[str, ...]:
        """In what it is another game than the campaign asks for: level, board, start."""
        result, asked = self.told.result, self.asked
        if asked is None:
            return ()
        differs = {
            "level": result.level != asked.level,
            "board": result.board not in asked.boards,
            "start": result.start != asked.start,
        }
        return tuple(name for name, other in differs.items() if other)


def entering(
    campaign: Campaign, boards: Sequence[str], result: Result, before: Result | None = None
) -> Entering:
    """A result as the last one, or in place of one `before`; `boards` as for `Campaign.story`."""
    definition, results = campaign.definition, campaign.results
    assert definition is not None
    at = len(results) if before is None else results.index(before)
    so_far = story(definition, results[:at], boards)
    after = story(definition, (*results[:at], result, *results[at + 1 :]), boards)
    return Entering(after.games[at], after, so_far.next, so_far.boards_left)
