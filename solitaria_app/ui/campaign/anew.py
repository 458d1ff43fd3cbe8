"""What another window has changed in a campaign before its next game begins here. No Qt."""

from __future__ import annotations

from solitaria_app.session.meanwhile import Thing
from solitaria_app.ui.campaign.book import Book, Shown, Stand
from solitaria_app.ui.campaign.wish import Wish


def hinders(book: Book, wish: Wish, now: Shown) -> str:
    """Why the wanted game can't be begun in the campaign as it is now; empty if it can."""
    texts, story = book.texts, now.story
    if now.campaign.deleted:
        return book.meanwhile(Thing.DELETED)
    if story is None:
        return texts.told(now.campaign.problem)
    if now.stand is Stand.FINISHED or story.next is None:
        return texts("campaigns.meanwhile.finished")
    if now.stand is not Stand.RUNNING:
        return book.meanwhile(Thing.STATE)
    if story.going_on is not None:
        return texts("campaigns.meanwhile.running", n=story.going_on.number)
    if wish.board not in story.next.boards:
        return texts("campaigns.meanwhile.board", board=book.words.board(wish.board))
    return ""


def differs(book: Book, wish: Wish, now: Shown) -> str:
    """What is otherwise in the game that begins than it was shown; empty if nothing is."""
    before, after = wish.shown, now
    assert before.story is not None
    assert after.story is not None
    assert before.campaign.definition is not None
    assert after.campaign.definition is not None
    was, upcoming = before.story.next, after.story.next
    assert upcoming is not None
    if was is None or (was.number, was.level, was.start) != (
        upcoming.number,
        upcoming.level,
        upcoming.start,
    ):
        return book.texts(
            "campaigns.meanwhile.next",
            n=upcoming.number,
            level=book.words.level(upcoming.level),
            start=upcoming.start,
        )
    if before.campaign.definition.options != after.campaign.definition.options:
        return book.texts("campaigns.meanwhile.rules")
    return ""
