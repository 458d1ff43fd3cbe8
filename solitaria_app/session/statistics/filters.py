"""Which finished games are looked at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from ..finished import Fact

OUTSIDE = 0
"""The number that stands for no campaign."""


@dataclass(frozen=True, slots=True)
class Filter:
    """From the first to the last day, both included; the boards, levels and ways of following
    by id; the campaign by number, or `OUTSIDE`. None stands for all. A game whose time is not
    known is in no span of days. `entered`: results entered by hand too."""

    first: date | None = None
    last: date | None = None
    boards: frozenset[str] | None = None
    levels: frozenset[str] | None = None
    ways: frozenset[str] | None = None
    entered: bool = True
    campaign: int | None = None

    def keeps(self, fact: Fact) -> bool:
        """Whether a game is one of these."""
        facts = fact.outcome
        return (
            (self.entered or not fact.entered)
            and (self.boards is None or facts.board in self.boards)
            and (self.levels is None or facts.level in self.levels)
            and (self.ways is None or facts.way in self.ways)
            and self._in_campaign(fact)
            and self._in_span(fact)
        )

    def of(self, facts: Iterable[Fact]) -> list[Fact]:
        """The games that are kept, in their order."""
        if self == Filter():
            return list(facts)
        return [fact for fact in facts if self.keeps(fact)]

    def _in_campaign(self, fact: Fact) -> bool:
        if self.campaign is None:
            return True
        if self.campaign == OUTSIDE:
            return not fact.campaigns
        return any(one.id == self.campaign for one in fact.campaigns)

    def _in_span(self, fact: Fact) -> bool:
        if self.first is None and self.last is None:
            return True
        if fact.when is None:
            return False
        day = fact.when.date()
        return (self.first is None or self.first <= day) and (self.last is None or day <= self.last)
