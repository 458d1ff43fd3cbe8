"""The player's campaigns, read, told and grouped as the screen shows them. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from solitaria_app.content.campaign import Definition
from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.begin import beginning_at, starting_at
from solitaria_app.session.campaign.campaign import Campaign, State
from solitaria_app.session.campaign.fitting import Candidate, candidates
from solitaria_app.session.campaign.joining import Misfit, join
from solitaria_app.session.campaign.membership import campaigns_of_games
from solitaria_app.session.campaign.result import Result
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.campaign.story import Story, Told
from solitaria_app.session.collection import Collection
from solitaria_app.session.gamesfile import GamesFile
from solitaria_app.session.meanwhile import Meanwhile, Thing, Undo
from solitaria_app.session.words.campaign import CampaignWords
from solitaria_app.ui.texts import Texts

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


class Stand(Enum):
    """How a campaign stands, in the order of the list: key of its word, and its sign."""

    RUNNING = ("campaigns.running", "play")
    PAUSED = ("campaigns.paused", "pause")
    FINISHED = ("campaigns.finished", "laurel")
    GIVEN_UP = ("campaigns.given-up", "cross")
    BROKEN = ("campaigns.unreadable", "warning")

    @property
    def key(self) -> str:
        """The key of its word."""
        return self.value[0]

    @property
    def sign(self) -> str:
        """The name of its symbol."""
        return self.value[1]


@dataclass(frozen=True)
class Shown:
    """A campaign with its story; None for one that can't be read."""

    campaign: Campaign
    story: Story | None
    stand: Stand

    def number_of(self, result: Result) -> int:
        """Which game of the campaign a result is; one that will never count has the number of
        the one that would have been next."""
        assert self.story is not None
        number = 1
        for told in self.story.games:
            if told.result is result:
                return told.number or number
            number = told.number + 1 if told.number is not None else number
        return number

    @property
    def starts_change(self) -> bool:
        """Whether a win changes the start of the next game."""
        definition = self.campaign.definition
        return definition is not None and any(stage.per is not None for stage in definition.stages)


class Book:
    """Reads and changes through `store`; all troubles are ArchiveProblem."""

    def __init__(self, path: Path, library: Library, texts: Texts) -> None:
        self.store = Campaigns(path)
        self.library, self.texts = library, texts
        self.words = CampaignWords(texts.language, library)

    def read(self) -> list[Shown]:
        """All campaigns that are not deleted: the running ones first, then the paused ... ones,
        of each the one changed last first."""
        return [one for one in self.read_all() if not one.campaign.deleted]

    def read_all(self) -> list[Shown]:
        """As `read`, deleted ones too."""
        order = list(Stand)
        found = [self.shown(campaign) for campaign in self.store.all()]
        return sorted(found, key=lambda one: order.index(one.stand))

    def shown(self, campaign: Campaign) -> Shown:
        """A campaign with its story."""
        if campaign.definition is None:
            return Shown(campaign, None, Stand.BROKEN)
        story = campaign.story(self.library.largest_first)
        if story.finished:
            stand = Stand.FINISHED
        elif campaign.state is State.PAUSED:
            stand = Stand.PAUSED
        elif campaign.state is State.GIVEN_UP:
            stand = Stand.GIVEN_UP
        else:
            stand = Stand.RUNNING
        return Shown(campaign, story, stand)

    def candidates(self, shown: Shown) -> list[Candidate]:
        """The saved games that could be looked at for the next one of a campaign, the one
        changed last first, each with why it can't be."""
        assert shown.story is not None
        taken = GamesFile(self.store.path).read(campaigns_of_games) or {}
        return list(candidates(shown.story, Archive(self.store.path).all_entries(), taken))

    def try_to_join(self, campaign: int, game: int) -> Undo | Misfit:
        """See `joining.join`; gives the Misfit."""
        try:
            return join(self.store, self.library, campaign, game)
        except Misfit as other:
            return other

    def bring_back(self, game: int) -> Undo:
        """Bring a deleted game back; the way back deletes it again."""
        return Collection(self.store.path).restore([game])

    def give_up(self, game: int) -> Undo:
        """Say that a running game will not be finished."""
        return Collection(self.store.path).give_up(game, was=False)

    def load(self, campaign: int) -> Shown:
        """A campaign by its number."""
        return self.shown(self.store.load(campaign))

    def of_game(self, game: int) -> Shown | None:
        """The campaign that a saved game belongs to."""
        campaign = self.store.of_game(game)
        return None if campaign is None else self.shown(campaign)

    def after(self, shown: Shown) -> Definition | None:
        """The campaign that goes on where one has ended that makes ready for a level, from that
        level on; None if there is none."""
        definition = shown.campaign.definition
        if definition is None or not definition.then or shown.stand is not Stand.FINISHED:
            return None
        found = beginning_at(self.library, definition.then)
        return None if found is None else starting_at(found, definition.then)

    # --- words ------------------------------------------------------------------

    def kind(self, campaign: Campaign) -> str:
        """What kind of campaign it is; empty where the name says it."""
        if campaign.definition is None:
            return ""
        kind = self.words.texts.of_data(campaign.definition.name)
        return "" if kind == campaign.name else kind

    def stands(self, shown: Shown) -> str:
        """Where one stands, in a few sentences."""
        if shown.story is None or shown.campaign.definition is None:
            return self.texts.told(shown.campaign.problem)
        return " ".join(self.words.standing(shown.campaign.definition, shown.story))

    def next(self, shown: Shown) -> str:
        """What is next, or how it ended."""
        assert shown.story is not None
        assert shown.campaign.definition is not None
        if shown.stand in (Stand.PAUSED, Stand.GIVEN_UP):
            return self.words.state(shown.campaign)
        return " ".join(self.words.next(shown.campaign.definition, shown.story))

    def meanwhile(self, thing: Thing) -> str:
        """What another window has changed, in a sentence."""
        return Meanwhile(self.store.path, thing).said(self.texts.language)

    def rules(self, shown: Shown) -> str:
        """What its present stage asks for, and the table rules that are not the usual ones."""
        assert shown.story is not None
        assert shown.campaign.definition is not None
        definition = shown.campaign.definition
        stage = self.words.rules(definition)[shown.story.stage]
        return " ".join([stage, *self.words.table_rules(definition)])

    def game(self, told: Told) -> str:
        """A game of a campaign in a few words, amid a sentence."""
        return self.numbered(told.number, told.result.board)

    def numbered(self, number: int | None, board: str) -> str:
        """A game by its number, None for one that does not count, and its board."""
        key = "campaigns.game" if number is not None else "campaigns.game.other"
        return self.texts(key, n=number, board=self.words.board(board))

    def beside_running(self, shown: Shown) -> str:
        """What it means to enter a result while a game is running; empty if none is."""
        going = shown.story.going_on if shown.story is not None else None
        if going is None or going.number is None:
            return ""
        return self.texts("campaigns.enter.running", game=self.game(going), n=going.number + 1)

    def follows(self, shown: Shown) -> str:
        """What a result that was entered or changed leads to; empty where nothing goes on."""
        if shown.story is None or shown.campaign.definition is None:
            return ""
        if shown.stand not in (Stand.RUNNING, Stand.FINISHED) or shown.story.going_on is not None:
            return ""
        return self.follows_then(shown)

    def follows_then(self, shown: Shown) -> str:
        """What the results there are lead to: the next start, the next board or the end."""
        assert shown.story is not None
        assert shown.campaign.definition is not None
        return self.words.follows(shown.campaign.definition, shown.story)


def book_of(window: MainWindow) -> Book:
    """The campaigns of the file that the window uses, in its language."""
    return Book(window.controller.saves.archive.path, window.library, window.texts)
