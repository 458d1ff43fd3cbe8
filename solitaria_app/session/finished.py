"""Finished games as lists and statistics look at them: at once how they ended, the rest when it
is asked for, since most figures need no more and the rest takes most of the time to read."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

import msgspec

from .facts import Facts, Outcome
from .uncollected import uncollected

_READ = msgspec.json.Decoder(Facts)


class InCampaign(NamedTuple):
    """A campaign that a game belongs to: its number and name."""

    id: int
    name: str


class Fact(msgspec.Struct, gc=False):
    """A finished game: its number, when it was finished, and what is known of it.

    `when` is local time, None if the file holds no time there. `entered`: a result of a campaign
    that was entered by hand, with board, level, start, totals and who won alone; it has no
    number, and its day is a midnight. `text` are the facts as the file has them, empty where
    `outcome` holds them all. `copies` are the numbers of other saved games that are this one once
    more, `campaigns` those to which it, or one of its copies, belongs.
    """

    id: int
    when: datetime | None
    outcome: Outcome
    text: str = ""
    entered: bool = False
    copies: tuple[int, ...] = ()
    campaigns: tuple[InCampaign, ...] = ()

    @property
    def details(self) -> Facts:
        """All that is known of the game, read at the first time. Raises msgspec.MsgspecError if
        it can't be read, as results by hand never can: see `detailed`."""
        known = self.outcome
        if not isinstance(known, Facts):
            known = self.outcome = _READ.decode(self.text)
            self.text = ""
        return known


def detailed(facts: Iterable[Fact]) -> list[Fact]:
    """The games whose `details` can be read; the list of games tells of the others."""
    found = []
    with uncollected():
        for fact in facts:
            try:
                _ = fact.details
            except msgspec.MsgspecError:
                continue
            found.append(fact)
    return found
