"""Which saved games may become the next one of a campaign."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from ..entries import RUNNING, Entry
from .story import Story


class Unfit(Enum):
    """Why a game can't be the next one; its sentence is `campaign.unfit.*`."""

    END = "end"
    LEVEL = "level"
    BOARD = "board"
    START = "start"
    RUNNING = "running"
    TAKEN = "taken"
    GIVEN_UP = "given-up"
    DELETED = "deleted"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class Candidate:
    """A saved game, and why it can't be the next one of a campaign; None if it can."""

    entry: Entry
    unfit: Unfit | None


def unfit(story: Story, entry: Entry, taken: bool = False) -> Unfit | None:
    """Why a game can't be the next one of a campaign; `taken`: it is one of a campaign already.

    What a campaign gives its next game it has to have had: the level, one of the boards, the
    points at the start (002, `campaign`: they come from the lead before). One that is not over
    goes on as the campaign's running game, of which there is one.
    """
    header = entry.header
    if entry.deleted:
        return Unfit.DELETED
    if header is None:
        return Unfit.UNREADABLE
    if taken:
        return Unfit.TAKEN
    if story.next is None:
        return Unfit.END
    if header.level != story.next.level:
        return Unfit.LEVEL
    if header.board not in story.next.boards:
        return Unfit.BOARD
    if header.start_points != story.next.start:
        return Unfit.START
    if entry.over:
        return None
    if entry.state != RUNNING:
        return Unfit.GIVEN_UP
    return None if story.running is None else Unfit.RUNNING


def candidates(
    story: Story, entries: Iterable[Entry], taken: Container[int]
) -> Iterator[Candidate]:
    """The games that are no campaign's, readable, and not deleted or given up, in their order.
    `taken` are those of campaigns."""
    for entry in entries:
        if entry.header is None or entry.deleted or entry.id in taken:
            continue
        if entry.over or entry.state == RUNNING:
            yield Candidate(entry, unfit(story, entry))
