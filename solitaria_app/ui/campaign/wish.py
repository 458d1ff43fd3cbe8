"""The next game of a campaign as the player wants it, or as it is proposed. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.engine.following import Way
from solitaria_app.ui.campaign.book import Shown
from solitaria_app.ui.settings import Settings


@dataclass(frozen=True)
class Wish:
    """A campaign, a board of those it gives to choose, and how the game is played."""

    shown: Shown
    board: str
    way: Way


def usual_way(shown: Shown, settings: Settings) -> str:
    """How the campaign was played last, or any game if that is not known."""
    ways = [result.way for result in shown.campaign.results if result.way]
    return ways[-1] if ways else settings.last_way


def proposed(shown: Shown, settings: Settings) -> Wish:
    """The next game, on the board that was played last if it is one of those to choose."""
    assert shown.story is not None
    assert shown.story.next is not None
    boards, last = shown.story.next.boards, settings.last_board
    return Wish(shown, last if last in boards else boards[0], Way(usual_way(shown, settings)))
