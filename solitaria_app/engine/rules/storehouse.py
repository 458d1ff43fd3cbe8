"""More goods than spaces: the human chooses which to keep (000 Storehouse, `overflow`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..agenda import Store
from ..events import Event
from ..flow import pop, store
from ..goods import GOODS, Goods, as_goods, covers, goods
from ..handler import Asks, Handler
from ..inputs import Input, Keep
from ..refusal import Refusal, Why, refuse
from ..state import GameState

UNITS: tuple[Goods, ...] = tuple(goods(good) for good in GOODS)
"""One unit of each good."""


def parts(amounts: Goods, size: int) -> Iterator[Goods]:
    """Every way to take `size` units out of some goods."""
    if size == 1:
        yield from (UNITS[good] for good, count in enumerate(amounts) if count > 0)
        return

    def take(good: int, left: int) -> Iterator[list[int]]:
        if good == len(amounts):
            if not left:
                yield []
            return
        for count in range(min(amounts[good], left) + 1):
            for rest in take(good + 1, left - count):
                yield [count, *rest]

    for found in take(0, size):
        yield as_goods(found)


def options(state: GameState, frame: Store) -> Iterable[Input]:
    """Every selection that fills the storehouse."""
    free = state.free_spaces(state.human)
    return (Keep(kept) for kept in parts(frame.goods, free))


def refusal(state: GameState, frame: Store, keep: Keep) -> Refusal | None:
    """Only what arrived can be kept, and every space is filled (003:73, 003:75)."""
    if min(keep.goods) < 0 or not covers(frame.goods, keep.goods):
        return refuse(Why.KEEP_ARRIVED, goods=frame.goods)
    free = state.free_spaces(state.human)
    if sum(keep.goods) != free:
        return refuse(Why.KEEP_FILLS, amount=free)
    return None


def apply(state: GameState, frame: Store, keep: Keep, out: list[Event]) -> None:
    """Store what was chosen."""
    pop(state)
    store(state, frame.goods, keep.goods, out)


STORE = Handler(Asks.HUMAN, (Keep,), options, refusal, apply)
