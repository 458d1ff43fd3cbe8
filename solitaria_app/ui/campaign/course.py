"""The course of a campaign as numbers: the points at the start, or the lead, game by game."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.ui.campaign.book import Shown

WON, LOST, TO_COME = "won", "lost", "to-come"
"""How a game ended, or that it is the next one."""


@dataclass(frozen=True, slots=True)
class Dot:
    """A game: its number, the start or the lead, how it ended, whether a stage was passed; and
    the level of its stage."""

    n: int
    value: int
    kind: str
    passed: bool = False
    level: str = ""


def signed(lead: int) -> str:
    """A lead with its sign."""
    return f"{lead:+}".replace("-", "−") if lead else "0"


def dots(shown: Shown) -> list[Dot]:
    """The games that count, and the next one's start."""
    story, starts = shown.story, shown.starts_change
    assert story is not None
    found = [
        Dot(
            told.number,
            told.due if starts else told.result.lead,
            WON if told.result.won else LOST,
            told.passed,
            told.level,
        )
        for told in story.games
        if told.counts and told.number is not None
    ]
    if starts and story.next is not None:
        found.append(Dot(story.next.number, story.next.start, TO_COME, level=story.next.level))
    return found
