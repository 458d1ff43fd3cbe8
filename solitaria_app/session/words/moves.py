"""The words of what is to be moved on a real table, in clauses; cards of a pile in one."""

from __future__ import annotations

from collections.abc import Sequence

from solitaria_app.engine.corrections import Correction, Pile, SetCard, SwapTokens
from solitaria_app.engine.state import CONTRARIUS, GameState

from .phrases import Phrases
from .table import said_of_table

ROW = 2
"""Cards that change on the display before the whole row is told."""


def said_to_move(
    say: Phrases, before: GameState, after: GameState, moves: Sequence[Correction]
) -> list[str]:
    """Each of the `moves.to_move` from one moment to another as a clause, cards of one pile
    together, and what comes with them: bonus markers of other goods, the Concordia card."""
    text = say.texts.text
    shown = [one for one in moves if isinstance(one, SetCard) and one.pile is Pile.DISPLAY]
    told: list[str] = []
    piles: set[Pile] = set()
    for given in moves:
        if not isinstance(given, SetCard):
            told.append(said_of_table(say, given))
            continue
        if given.pile in piles:
            continue
        cards = [m.card for m in moves if isinstance(m, SetCard) and m.pile is given.pile]
        whole = given.pile is Pile.DISPLAY and len(shown) > ROW
        if whole:
            told.append(text("moves.display", cards=_row(say, after.display)))
        elif given.pile is not Pile.DISPLAY and len(cards) > 1:
            lies = text(f"table.pile.{given.pile.id}", position=0)
            told.append(text("moves.cards", cards=say.cards(cards), lie=lies))
        else:
            told.append(said_of_table(say, given))
        if whole or given.pile is not Pile.DISPLAY:
            piles.add(given.pile)
    if any(isinstance(given, SwapTokens) for given in moves):
        told += _markers(say, before, after)
    if before.concordia != after.concordia:
        told.append(text(f"moves.concordia.{_holder(after.concordia)}"))
    return told


def _row(say: Phrases, display: Sequence[int]) -> str:
    """The cards of the display from position 1 on."""
    gap = say.texts.text("moves.gap")
    return ", ".join(say.card(card) if card >= 0 else gap for card in display)


def _markers(say: Phrases, before: GameState, after: GameState) -> list[str]:
    """Bonus markers that other tokens make other ones."""
    return [
        say.texts.text("moves.marker", province=say.province(number), good=say.good(good))
        for number, good in enumerate(after.marker_goods)
        if good >= 0 and good != before.marker_goods[number]
    ]


def _holder(side: int | None) -> str:
    if side is None:
        return "none"
    return "contrarius" if side == CONTRARIUS else "human"
