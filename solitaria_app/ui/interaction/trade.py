"""Planning the Mercator's trades: an amount for each good, sold (negative) or bought."""

from __future__ import annotations

from solitaria_app.engine.agenda import MercatorAction
from solitaria_app.engine.goods import GOODS, Goods
from solitaria_app.engine.inputs import Buy, Input, Sell
from solitaria_app.engine.play import apply_allowed, refusal
from solitaria_app.engine.refusal import Refusal
from solitaria_app.engine.rules.mercator import KINDS_TRADED
from solitaria_app.engine.state import GameState

Refused = tuple[Input, Refusal]


def inputs_of(plan: Goods) -> tuple[Input, ...]:
    """The trades of a plan, sales first: they bring money and room (`trade-order`)."""
    sales = [Sell(good, -plan[good]) for good in GOODS if plan[good] < 0]
    return (*sales, *(Buy(good, plan[good]) for good in GOODS if plan[good] > 0))


def too_many(frame: MercatorAction, plan: Goods) -> bool:
    """Whether a plan trades more goods than the Mercator may (000 Mercator, 003:64)."""
    return len(inputs_of(plan)) + frame.traded.bit_count() > KINDS_TRADED


def refused(state: GameState, plan: Goods) -> Refused | None:
    """The first trade of a plan that is not allowed, and why; None if all are.

    The plan must not trade too many goods.
    """
    for trade in inputs_of(plan):
        why = refusal(state, trade)
        if why is not None:
            return trade, why
        state, _ = apply_allowed(state, trade)
    return None


def after(state: GameState, plan: Goods) -> tuple[Goods, int]:
    """Goods and sestertii after an allowed plan."""
    human = state.human
    prices = state.rules.prices
    goods = tuple(held + plan[good] for good, held in enumerate(human.goods))
    value = sum(plan[good] * prices[good] for good in GOODS)
    return (goods[0], goods[1], goods[2], goods[3], goods[4]), human.sestertii - value
