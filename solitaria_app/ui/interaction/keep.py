"""Choosing which goods to keep: some of those that arrived, as many as there are free spaces."""

from __future__ import annotations

from solitaria_app.engine.goods import GOODS, Good, Goods, as_goods


def dearest(arrived: Goods, spaces: int) -> Goods:
    """The most valuable goods that fill the spaces: what is proposed first."""
    kept = [0, 0, 0, 0, 0]
    for good in reversed(GOODS):
        kept[good] = min(arrived[good], spaces - sum(kept))
    return as_goods(kept)


def changed(arrived: Goods, kept: Goods, spaces: int, good: Good, way: int) -> Goods | None:
    """One more (1) or less (-1) of a good; None if so much did not arrive or does not fit."""
    amounts = list(kept)
    amounts[good] += way
    if not 0 <= amounts[good] <= arrived[good] or sum(amounts) > spaces:
        return None
    return as_goods(amounts)
