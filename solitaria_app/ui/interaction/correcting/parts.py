"""The parts of the table that are gone through one after the other, and what helps with all."""

from __future__ import annotations

from enum import Enum

from solitaria_app.engine.corrections import Correction
from solitaria_app.engine.play import refusal
from solitaria_app.engine.state import CONTRARIUS, GameState, Side
from solitaria_app.ui.interaction.values import AtCard, Option, Selection
from solitaria_app.ui.map.targets import Target


class Part(Enum):
    """A part of the table. In ANYTHING a click asks what is otherwise; in all others it does
    the obvious thing at once."""

    ANYTHING = "anything"
    HOUSES = "houses"
    ITS_HOUSES = "its-houses"
    COLONISTS = "colonists"
    ITS_COLONISTS = "its-colonists"
    DISPLAY = "display"
    CARDS = "cards"
    ITS_CARDS = "its-cards"
    MARKERS = "markers"
    NUMBERS = "numbers"
    GOODS = "goods"

    @property
    def id(self) -> str:
        """The name used in keys of texts."""
        return self.value

    @property
    def side(self) -> int:
        """Whose pieces or cards it is about."""
        its = (Part.ITS_HOUSES, Part.ITS_COLONISTS, Part.ITS_CARDS)
        return CONTRARIUS if self in its else 0

    __hash__ = object.__hash__


def parts_of(state: GameState) -> tuple[Part, ...]:
    """The parts of a game; goods only where they are followed."""
    return tuple(part for part in Part if not (part is Part.GOODS and state.light))


def owner(state: GameState, side: int) -> Side:
    """The pieces of a side."""
    return state.contrarius if side == CONTRARIUS else state.humans[side]


def does(
    state: GameState, given: Correction, at: Target | AtCard | None = None, number: int = -1
) -> Option:
    """The option of a correction, with the reason if it is impossible."""
    return Option("correct", (given,), at=at, number=number, refused=refusal(state, given))


def selects(what: Selection, at: Target | AtCard | None = None) -> Option:
    """The option that asks on about a thing."""
    return Option("correct", selects=what, at=at)


def possible(*options: Option) -> tuple[Option, ...]:
    """Those options that are not refused."""
    return tuple(option for option in options if option.refused is None)
