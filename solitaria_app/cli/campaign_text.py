"""The list of campaigns as lines of a table."""

from __future__ import annotations

from collections.abc import Sequence

from solitaria_app.content.faults import printable
from solitaria_app.session.campaign.campaign import Campaign
from solitaria_app.session.words.campaign import CampaignWords

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "columns": "No.|Name|State|Won|Lost|Difficulty|Start|How it stands",
        "running": "running",
        "paused": "paused",
        "given-up": "given up",
        "finished": "finished",
    },
    "de": {
        "columns": "Nr.|Name|Zustand|Siege|Niederlagen|Schwierigkeit|Start|Stand",
        "running": "läuft",
        "paused": "pausiert",
        "given-up": "aufgegeben",
        "finished": "beendet",
    },
}
"""By language, then by key; every language has every key."""
TO_THE_RIGHT = (0, 3, 4, 6)
"""Columns of numbers."""


def lines(campaigns: Sequence[Campaign], words: CampaignWords) -> list[str]:
    """A heading and a line for each campaign, all of which can be read; none for none."""
    if not campaigns:
        return []
    rows = [WORDS[words.texts.language]["columns"].split("|")]
    rows += [_row(one, words) for one in campaigns]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [_line(row, widths) for row in rows]


def _row(campaign: Campaign, words: CampaignWords) -> list[str]:
    definition = campaign.definition
    assert definition is not None
    story = campaign.story(words.library.largest_first)
    state = "finished" if story.finished else campaign.state.value
    if story.finished:
        stands = words.done(definition, story)
    elif story.going_on is not None:
        stands = words.game(story.going_on, definition)
    else:
        stands = words.follows(definition, story)
    return [
        str(campaign.id),
        printable(campaign.name),
        WORDS[words.texts.language][state],
        str(story.wins),
        str(story.losses),
        printable(words.level(story.next.level)) if story.next is not None else "",
        str(story.next.start) if story.next is not None else "",
        printable(stands),
    ]


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = [
        cell.rjust(wide) if column in TO_THE_RIGHT else cell.ljust(wide)
        for column, (cell, wide) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip()
