"""Choosing which goods to keep: always exactly as many as there are free spaces."""

from __future__ import annotations

from solitaria_app.engine.goods import GOODS, Good, Goods, as_goods


def dearest(arrived: Goods, spaces: int) -> Goods:
    """The most valuable goods that fill the spaces: what is proposed first."""
    kept = [0, 0, 0, 0, 0]
    for good in reversed(GOODS):
        kept[good] = min(arrived[good], spaces - sum(kept))
    return as_goods(kept)


def more(arrived: Goods, kept: Goods, good: Good) -> Goods | None:
    """One more of a good, for the cheapest other one that is kept; None if that can't be."""
    given = next((g for g in GOODS if g is not good and kept[g]), None)
    if kept[good] >= arrived[good] or given is None:
        return None
    return _swap(kept, given, good)


def less(arrived: Goods, kept: Goods, good: Good) -> Goods | None:
    """One less of a good, for the dearest other one that was left out; None if that can't be."""
    taken = next((g for g in reversed(GOODS) if g is not good and kept[g] < arrived[g]), None)
    if not kept[good] or taken is None:
        return None
    return _swap(kept, good, taken)


def _swap(kept: Goods, away: Good, new: Good) -> Goods:
    amounts = list(kept)
    amounts[away] -= 1
    amounts[new] += 1
    return as_goods(amounts)
