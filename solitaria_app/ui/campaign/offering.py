"""The campaigns that go on, offered where a game begins."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from solitaria_app.session.archive import ArchiveProblem
from solitaria_app.session.patience import A_MOMENT, waiting
from solitaria_app.ui.campaign.book import Shown, Stand, book_of
from solitaria_app.ui.campaign.wish import proposed
from solitaria_app.ui.dialogs.campaigns_offered import Offer

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow

MOST = 3
"""How many are offered."""


def going_on(window: MainWindow) -> list[Shown]:
    """The campaigns that run, the one played last first, but not that of the game on the table;
    none where the file can't be read now: their own screen tells of it."""
    present = window.controller.saves.number
    with suppress(ArchiveProblem), waiting(A_MOMENT):
        found = [
            one
            for one in book_of(window).read()
            if one.stand is Stand.RUNNING and (present is None or _running(one) != present)
        ]
        return sorted(found, key=_last_day, reverse=True)[:MOST]
    return []


def _running(shown: Shown) -> int | None:
    """The number of its running game, if it has one."""
    going = shown.story.going_on if shown.story is not None else None
    return None if going is None else going.result.game


def _last_day(shown: Shown) -> str:
    """When it was played last, or begun."""
    campaign = shown.campaign
    return max([campaign.begun[:10], *(result.played for result in campaign.results)])


def offer(window: MainWindow, shown: Shown) -> Offer:
    """What is offered of a campaign: its running game, or its next one."""
    book, story, texts = book_of(window), shown.story, window.texts
    assert story is not None
    assert story.next is not None
    going = story.going_on
    if going is not None:
        key, number, result = "new.campaign.running", going.number, going.result
        board, level, start = result.board, result.level, result.start
    else:
        key, number, upcoming = "new.campaign", story.next.number, story.next
        board, level, start = (
            proposed(shown, window.settings).board,
            upcoming.level,
            upcoming.start,
        )
    name = shown.campaign.name
    words = book.words
    values = {
        "n": number,
        "board": words.board(board),
        "level": words.level(level),
        "start": start,
    }
    sentence = texts("new.campaign.go-on", what=texts(key, name=name, **values))
    return Offer(name, lambda short: texts(key, name=short, **values), sentence)


def take(window: MainWindow, shown: Shown) -> None:
    """Go on with the running game of a campaign, or begin its next one."""
    from solitaria_app.ui.campaign.opening import open_game, play_next

    running = _running(shown)
    if running is not None:
        open_game(window, running)
        return
    play_next(window, proposed(shown, window.settings))
