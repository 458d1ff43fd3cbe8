"""What is said of a campaign: its rules, its story, where one stands, what is next, the end.

words = CampaignWords("en", library)
words.game(told, definition)   # "Game 1, Italia: you 142, Contrarius 131: won by 11, ..."
words.next(definition, story)  # "Next, game 2: Standard; 18 points at the start; on Italia."
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaria_app.content.campaign import Definition

from .campaign_rules import CampaignRules

if TYPE_CHECKING:
    from ..campaign.campaign import Campaign
    from ..campaign.result import Result
    from ..campaign.story import Story, Told


class CampaignWords(CampaignRules):
    """The words of campaigns in one language; holds no state of any."""

    # --- the story ------------------------------------------------------------

    def game(self, told: Told, definition: Definition) -> str:
        """One game of the story, also one that does not count."""
        text, result = self.texts.text, told.result
        board = self.board(result.board)
        scores = {"board": board, "mine": result.human, "theirs": result.contrarius}
        if not told.counts:
            standing = result.standing.value
            key = "campaign.beyond" if standing == "over" else f"campaign.{standing}"
            if told.number is None or told.as_due:
                return text(key, points=self.points(result.start), **scores)
            return self._not_due(text("campaign.running.other", board=board), told)
        outcome, then = self.outcome(result), ""
        if told.passed:
            then = text("campaign.passed", level=self.level(told.level))
        elif definition.stages[told.stage].per is not None:
            then = text("campaign.next-start", start=told.next_start)
        if then:
            outcome = text("campaign.game.then", outcome=outcome, then=then)
        game = text("campaign.game", n=told.number, outcome=outcome, start=result.start, **scores)
        return game if told.as_due else self._not_due(game, told)

    def _not_due(self, game: str, told: Told) -> str:
        """A game with what the campaign would give it now."""
        key = "campaign.not-due" + ("" if told.result.level == told.level else ".level")
        level, due = self.level(told.result.level), self.level(told.level)
        return self.texts.text(
            key, game=game, start=told.result.start, due=told.due, level=level, due_level=due
        )

    def outcome(self, result: Result) -> str:
        """How a game ended, in a few words."""
        outcome = "won" if result.won else "lost"
        if not result.lead:
            return self.texts.text(f"campaign.tie-{outcome}")
        return self.texts.text(f"campaign.{outcome}", lead=abs(result.lead))

    # --- where one stands -----------------------------------------------------

    def standing(self, definition: Definition, story: Story) -> tuple[str, ...]:
        """Where one stands: the stage, or that all is done; wins and losses, a streak, what is
        left."""
        text, told = self.texts.text, []
        stage = definition.stages[story.stage]
        if story.finished:
            told.append(self.done(definition, story))
        elif len(definition.stages) > 1:
            n, every = story.stage + 1, len(definition.stages)
            level = self.level(stage.level)
            told.append(text("campaign.stands.stage", n=n, all=every, level=level))
        if story.wins or story.losses:
            wins, losses = self._balance(story)
            told.append(text("campaign.stands.score", wins=wins, losses=losses))
        else:
            told.append(text("campaign.stands.none"))
        if abs(story.streak) > 1:
            key = "campaign.stands.winning" if story.streak > 0 else "campaign.stands.losing"
            told.append(text(key, n=abs(story.streak)))
        if story.boards_left:
            boards = self.boards(story.boards_left)
            told.append(text(f"campaign.left.{stage.tour}", boards=boards))
        elif story.games_left:
            count = self.texts.count("game", story.games_left)
            told.append(text("campaign.left.games", count=count))
        return tuple(told)

    def next(self, definition: Definition, story: Story) -> tuple[str, ...]:
        """What is next: a game that is not over, the next one, or how the campaign ended."""
        if story.next is None:
            return self.end(definition, story)
        if story.going_on is not None:
            return (self.game(story.going_on, definition),)
        return (*self.passed(story), self.upcoming(story))

    def passed(self, story: Story) -> tuple[str, ...]:
        """That the last game has passed a stage, and which one is next; nothing otherwise."""
        counted = [told for told in story.games if told.counts]
        if story.next is None or not counted or not counted[-1].passed:
            return ()
        passed, level = self.level(counted[-1].level), self.level(story.next.level)
        return (self.texts.text("campaign.passed-on", passed=passed, level=level),)

    def upcoming(self, story: Story) -> str:
        """The next game of a campaign that is not at its end."""
        upcoming = story.next
        assert upcoming is not None
        return self.texts.text(
            "campaign.next",
            n=upcoming.number,
            level=self.level(upcoming.level),
            points=self.points(upcoming.start),
            boards=self.choice(upcoming.boards),
        )

    def done(self, definition: Definition, story: Story) -> str:
        """The one sentence that says of a finished campaign what came of it."""
        text, passed = self.texts.text, definition.stages[-1].passed
        if len(definition.stages) > 1:
            return text("campaign.done.stages")
        if passed is not None and passed.boards is not None:
            return text("campaign.done.tour")
        if passed is not None and passed.games is not None:
            return text(f"campaign.done.{self._more(story)}")
        return text("campaign.done.level", level=self.level(definition.stages[-1].level))

    def end(self, definition: Definition, story: Story) -> tuple[str, ...]:
        """How a campaign ended whose stages are all passed."""
        text, passed = self.texts.text, definition.stages[-1].passed
        assert passed is not None, "a campaign without an end does not end"
        if definition.then:
            return (text("campaign.end.ready", level=self.level(definition.then)),)
        if len(definition.stages) > 1 or passed.start_at_most is not None:
            return (text("campaign.end.stages"),)
        if passed.wins is not None:
            return (text("campaign.end.wins", count=self.texts.count("win", story.wins)),)
        if passed.boards == "won":
            return (text("campaign.end.won-tour"),)
        count = self.texts.count("game", story.wins + story.losses)
        key = "campaign.end.played-tour" if passed.boards else "campaign.end.games"
        return (text(key, count=count), text(f"campaign.balance.{self._more(story)}"))

    def _more(self, story: Story) -> str:
        """Whether there are more wins than losses: won, lost or even."""
        more = (story.wins > story.losses) - (story.wins < story.losses)
        return {1: "won", -1: "lost", 0: "even"}[more]

    def _balance(self, story: Story) -> tuple[str, str]:
        return self.texts.count("win", story.wins), self.texts.count("loss", story.losses)

    def state(self, campaign: Campaign) -> str:
        """That a campaign is paused or was given up; nothing for one that runs."""
        key = {"paused": "campaign.paused", "given-up": "campaign.stopped"}
        state = campaign.state.value
        return self.texts.text(key[state]) if state in key else ""

    def told(self, campaign: Campaign) -> tuple[str, ...]:
        """All of it, sentence by sentence: the games, where one stands, what is next."""
        definition = campaign.definition
        if definition is None:
            return (self.texts.told(campaign.problem),)
        story = campaign.story(self.library.largest_first)
        said = [self.game(told, definition) for told in story.games]
        said += self.standing(definition, story)
        state = "" if story.finished else self.state(campaign)
        if state:
            said.append(state)
        elif story.going_on is None:  # a game that is running stands among the games
            said += self.next(definition, story)
        return tuple(said)

    def follows(self, definition: Definition, story: Story) -> str:
        """What a result that was entered or changed leads to, in one sentence."""
        if story.next is None:
            return self.done(definition, story)
        if any(stage.per is not None for stage in definition.stages):
            points = self.texts.count("point-with", story.next.start)
            then = self.texts.text("campaign.follows.start", points=points)
        else:
            boards = self.choice(story.next.boards)
            then = self.texts.text("campaign.follows.board", boards=boards)
        return " ".join((*self.passed(story), then))

    def none(self) -> str:
        """That there is no campaign yet."""
        return self.texts.text("campaign.none")
