"""Mason, Farmer, Smith, Vintner, Weaver: own houses of one good produce; Contrarius scores 3."""

from __future__ import annotations

from ..agenda import Score
from ..events import Event
from ..flow import gain_goods, push
from ..goods import as_goods
from ..state import GameState

POINTS = 3
"""What Contrarius scores (002 Specialists)."""


def start(state: GameState, card: int, out: list[Event]) -> None:
    """One unit for each own house in a city of the good (000 Specialists, 003:62)."""
    if not state.final:
        push(state, Score(POINTS))
    good = state.rules.cards[card].good
    if good is not None:
        amounts = [0, 0, 0, 0, 0]
        amounts[good] = (state.human.houses & state.good_cities[good]).bit_count()
        gain_goods(state, as_goods(amounts), out)
