"""Refusals: why an input is not allowed, as a value.

`session.words` words them; the engine names the reason, its source and what it speaks of.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Why(Enum):
    """A reason; the value is the source of the rule."""

    NOT_NOW = "002: Game play"
    GAME_OVER = "002: Solo End of Game"
    CARD_NOT_IN_HAND = "000: Turn Structure"
    CARD_NOT_ON_DISPLAY = "000: Senator"
    CARD_NOT_HIDDEN = "002: Setup"
    NO_SPECIALIST_CARD = "no-specialist"
    CARD_NOT_FACE_UP = "002: Diplomat"
    CARD_CANNOT_BE_COPIED = "diplomat-none"
    NO_COLONIST_LEFT = "000: Storehouse"
    COLONIST_CITY = "000: Colonist"
    TRIBUNE_CITY = "000: Tribune"
    CANNOT_PAY_GOODS = "pay-before-gain"
    CANNOT_PAY_SESTERTII = "pay-before-gain (sestertii)"
    CHOICE_SIZE = "000: Senator, question mark"
    NO_COLONIST_THERE = "000: Architect, movement"
    NOT_ADJACENT_LINE = "reach-first-step"
    NO_STEPS_LEFT = "000: Architect, steps"
    MOVEMENT_OVER = "003:34"
    CANNOT_REST = "move-together"
    NOT_AT_REST = "move-together (at the end)"
    NO_HOUSE_IN_CAPITAL = "000: Architect, capital"
    HOUSE_ALREADY = "003:42"
    NOT_NEXT_TO_CITY = "003:38"
    NO_HOUSE_LEFT = "003:79"
    MARKER_SHOWS_COINS = "003:17"
    ALREADY_PLACED = "000: Colonist, choose one"
    ALREADY_TRADED = "003:64"
    NOT_IN_STORE = "000: Mercator, selling"
    NO_SPACE = "000: Storehouse, space"
    AMOUNT = "000: Mercator, amount"
    KEEP_ARRIVED = "003:75"
    KEEP_FILLS = "overflow"
    NO_SUCH_ROUTE = "mover"
    NO_SUCH_LINE = "veteran-city"
    WRONG_DIE = "002: dice"
    NO_SUCH_FACE = "002: dice, faces"
    TOKEN_TAKEN = "000: Setup, tokens"
    NO_TOKEN_CITY = "000: Setup, capital"
    NO_TOKEN_LEFT = "000: Setup, tokens left"
    SAME_WAY = "light-mode"
    SETUP_FIRST = "correct-table (set-up)"
    AS_IT_IS = "correct-table (no change)"
    NO_HOUSE_THERE = "correct-table (house)"
    LINE_TAKEN = "003:36"
    LINE_OF_OTHER_KIND = "000: Architect, land and sea"
    CARD_OF_OTHER_PILE = "correct-table (card)"
    NO_SUCH_POSITION = "000: Card Display"
    OTHER_LETTER = "000: Setup, letters"
    OUT_OF_RANGE = "correct-table (number)"
    NOT_FOLLOWED = "light-mode (goods and money)"

    @property
    def code(self) -> str:
        """The name sentences are found by."""
        return self.name.lower().replace("_", "-")

    @property
    def source(self) -> str:
        """Where the rule stands."""
        return self.value

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason and what it speaks of: `about` holds pairs such as ("city", 3)."""

    why: Why
    about: tuple[tuple[str, object], ...] = ()


def refuse(why: Why, **about: object) -> Refusal:
    """A refusal about some things on the table (`city`, `card`, `goods`, ...)."""
    return Refusal(why, tuple(about.items()))
