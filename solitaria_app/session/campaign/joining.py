"""A saved game becomes the next one of a campaign."""

from __future__ import annotations

from solitaria_app.content.library import Library

from ..archive import Archive
from ..entries import Entry
from ..meanwhile import Meanwhile, Thing, Undo
from .fitting import Unfit, unfit
from .store import Campaigns
from .story import Story


class Misfit(Exception):
    """A game that can't be the next one; `CampaignWords.unfit` says why."""

    def __init__(self, why: Unfit, story: Story, entry: Entry) -> None:
        super().__init__(why.value)
        self.why, self.story, self.entry = why, story, entry


def join(store: Campaigns, library: Library, campaign: int, game: int) -> Undo:
    """Make a saved game the next one of a campaign, as both are now.

    Raises Misfit, Meanwhile if one of both is gone, ArchiveProblem also for a campaign that
    can't be read.
    """
    archive = Archive(store.path)
    entry = archive.entry(game)
    if entry is None:
        raise Meanwhile(store.path, Thing.GAME_GONE)
    story = store.story(campaign, library.largest_first)
    why = unfit(story, entry, store.of_game(game) is not None)
    if why is not None:
        raise Misfit(why, story, entry)
    if entry.summary is None:
        archive.complete(game, library)  # an older version did not keep how it ended
    return store.add_game(campaign, game)
