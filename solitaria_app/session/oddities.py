"""What is impossible or unlikely about a table as somebody entered it.

Nothing of this is refused: what lies on the table counts. It is told so that a slip is seen
before Contrarius chooses by it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from solitaria_app.engine.board import bits
from solitaria_app.engine.state import CONTRARIUS, GameState, Side


class Odd(Enum):
    """A kind of thing that looks odd."""

    STACKS = "stacks"
    """`cards` of a stack are hidden still, though cards of a later one are out (000 Setup: the
    stacks lie on each other, the first on top)."""
    GAPS = "gaps"
    """`count` positions of the display are empty while cards are left in the stacks."""
    NO_COLONIST = "no-colonist"
    AT_START = "at-start"
    """All colonists stand in the capital, though the side has built."""
    NO_SPECIALIST = "no-specialist"
    """Contrarius gets one in the set-up and never loses it (002 Setup)."""
    NO_CARD = "no-card"
    """The human holds none: the card that takes the others back stays in the hand till then."""
    NOTHING_BUILT = "nothing-built"

    @property
    def id(self) -> str:
        """The name used in keys of texts."""
        return self.value

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Oddity:
    """One thing; `side`, `cards` and `count` as its kind says."""

    odd: Odd
    side: int = 0
    cards: tuple[int, ...] = ()
    stack: str = ""
    count: int = 0


def oddities(state: GameState) -> tuple[Oddity, ...]:
    """All that looks odd between two turns, cards first."""
    return (*_stacks(state), *_cards(state), *_pieces(state))


def _stacks(state: GameState) -> Iterator[Oddity]:
    """A stack that hides cards while one below it has been drawn from."""
    rules, hidden = state.rules, sum(state.stacks)
    order = [rules.sources[source] for source in rules.stacks]
    for number, source in enumerate(rules.stacks):
        kept = order[number] & hidden
        drawn = any(below & ~hidden for below in order[number + 1 :])
        if kept and drawn:
            yield Oddity(Odd.STACKS, cards=bits(kept), stack=source)


def _cards(state: GameState) -> Iterator[Oddity]:
    """What lies in the display and before the sides."""
    gaps = len(state.rules.display_costs) - sum(card >= 0 for card in state.display)
    if gaps and any(state.stacks):
        yield Oddity(Odd.GAPS, count=gaps)
    if not state.human.hand:
        yield Oddity(Odd.NO_CARD)
    own = bits(state.contrarius.face_up | state.contrarius.face_down)
    if not any(state.rules.cards[card].good is not None for card in own):
        yield Oddity(Odd.NO_SPECIALIST, CONTRARIUS)


def _pieces(state: GameState) -> Iterator[Oddity]:
    """What stands on the board."""
    sides: tuple[tuple[int, Side], ...] = (
        (state.active, state.human),
        (CONTRARIUS, state.contrarius),
    )
    for side, pieces in sides:
        places = {place for kind in pieces.colonists for place in kind}
        if not places:
            yield Oddity(Odd.NO_COLONIST, side)
        elif pieces.houses and all(place < 0 for place in places):
            yield Oddity(Odd.AT_START, side)
    if not any(pieces.houses for _, pieces in sides):
        yield Oddity(Odd.NOTHING_BUILT)
