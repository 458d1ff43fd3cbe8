"""Table rules the player can switch when a game is set up."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Mover(Enum):
    """Table rule `mover` of the interpretations."""

    SHORTEST = "shortest"
    ANY = "any"


class NoSite(Enum):
    """Table rule `no-site` of the interpretations."""

    REROLL = "reroll"
    TAKE_CARD = "take-card"


@dataclass(frozen=True, slots=True)
class Options:
    """Table rules the player can switch at set-up; the defaults are the first values."""

    mover: Mover = Mover.SHORTEST
    no_site: NoSite = NoSite.REROLL
