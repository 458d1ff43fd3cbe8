"""Results of campaigns that were entered by hand, as far as figures can be drawn from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from ..campaign.campaign import Campaign
from ..campaign.result import Result
from ..facts import Outcome
from ..finished import Fact


def with_entered(facts: Sequence[Fact], campaigns: Iterable[Campaign]) -> list[Fact]:
    """Finished games and the results entered by hand together, in the order of play.

    A result that a saved game of the same day has too is that game (a campaign that was read
    from a file has its results by hand), and counts once. Without a day it comes first.
    """
    entered = [_fact(one) for campaign in campaigns for one in campaign.results if one.game is None]
    if not entered:
        return list(facts)
    saved = {_same(fact) for fact in facts}
    found = [one for one in entered if one.when is None or _same(one) not in saved]
    return sorted([*facts, *found], key=_when)


def saved_only(facts: Sequence[Fact]) -> list[Fact]:
    """Without the results entered by hand, for figures that need more than they hold."""
    return [fact for fact in facts if not fact.entered]


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
    return Fact(0, _day(result.played), outcome, entered=True)


def _day(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text).astimezone()
    except (ValueError, OverflowError, OSError):
        return None


def _same(fact: Fact) -> tuple[object, ...]:
    one = fact.outcome
    day = None if fact.when is None else fact.when.date()
    return one.board, one.level, one.start, one.human, one.contrarius, day


def _when(fact: Fact) -> float:
    return float("-inf") if fact.when is None else fact.when.timestamp()
