"""Results of campaigns that were entered by hand, as far as figures can be drawn from them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ..campaign.campaign import Campaign
from ..campaign.result import Result, Standing
from ..entries import local_time
from ..facts import Outcome
from ..finished import Fact, InCampaign
from .inorder import Course, Place, places


def with_entered(facts: Sequence[Fact], campaigns: Iterable[Campaign]) -> list[Fact]:
    """Finished games and the results entered by hand together, in the order of play (`places`),
    each with its campaigns.

    A campaign that was read from a file has all its results by hand. So one that a saved game of
    the same day has too is that game, and equal ones of several campaigns are one; a campaign
    that has as many equal ones has played as many such games.
    """
    told = sorted((one for one in campaigns if one.results), key=lambda one: one.id)
    if not told:
        return list(facts)
    together = _Together(facts)
    for campaign in told:
        together.add(campaign)
    return together.in_order()


def saved_only(facts: Sequence[Fact]) -> list[Fact]:
    """Without the results entered by hand, for figures that need more than they hold."""
    return [fact for fact in facts if not fact.entered]


class _Together:
    """Games and results, each by its number in `facts`, from 0."""

    def __init__(self, facts: Sequence[Fact]) -> None:
        self.facts = list(facts)
        self._saved = {id: n for n, fact in enumerate(facts) for id in (fact.id, *fact.copies)}
        self._alike: defaultdict[tuple[object, ...], list[int]] = defaultdict(list)
        for n, fact in enumerate(facts):
            self._alike[_same(fact)].append(n)
        self._campaigns: defaultdict[int, list[InCampaign]] = defaultdict(list)
        self._courses: list[Course] = []

    def add(self, campaign: Campaign) -> None:
        """Take the games of a campaign in, as far as they are not there."""
        over = [one for one in campaign.results if one.standing is Standing.OVER]
        saved = [None if one.game is None else self._saved.get(one.game) for one in over]
        course = set(saved)
        numbers = []
        for result, number in zip(over, saved, strict=True):
            if number is None:
                if result.game is not None:
                    continue  # finished with an older version, and not found out yet
                number = self._by_hand(result, course)
                course.add(number)
            numbers.append(number)
        course_of = tuple(dict.fromkeys(numbers))
        begun, changed = local_time(campaign.begun), local_time(campaign.changed)
        self._courses.append(Course(course_of, begun, changed))
        for number in course_of:
            self._campaigns[number].append(InCampaign(campaign.id, campaign.name))

    def _by_hand(self, result: Result, course: set[int | None]) -> int:
        """The number of a result, which may be one of those that are there, but none of the same
        campaign."""
        fact = _fact(result)
        alike = self._alike[_same(fact)]
        found = next((number for number in alike if number not in course), None)
        if found is None:
            found = len(self.facts)
            self.facts.append(fact)
            alike.append(found)
        return found

    def in_order(self) -> list[Fact]:
        """All of them, with their campaigns."""
        order: list[Place] = places(self.facts, self._courses)
        numbers = sorted(range(len(self.facts)), key=order.__getitem__)
        found = []
        for number in numbers:
            fact, campaigns = self.facts[number], self._campaigns.get(number)
            found.append(replace(fact, campaigns=tuple(campaigns)) if campaigns else fact)
        return found


def _fact(result: Result) -> Fact:
    outcome = Outcome(
        board=result.board,
        level=result.level,
        way="",
        start=result.start,
        turns=0,
        human=result.human,
        contrarius=result.contrarius,
        won=result.won,
        ended_by="",
    )
    return Fact(0, local_time(result.played), outcome, entered=True)


def _same(fact: Fact) -> tuple[object, ...]:
    one = fact.outcome
    day = None if fact.when is None else fact.when.date()
    return one.board, one.level, one.start, one.human, one.contrarius, day
