"""What the human would hold after an option."""

from __future__ import annotations

from solitaria_app.engine.goods import Goods, covers, minus, plus
from solitaria_app.engine.state import GameState

from .values import Option


def after(state: GameState, option: Option) -> tuple[Goods, int] | None:
    """Goods and sestertii after it; None if it changes neither, or if goods would not fit."""
    human = state.human
    if not covers(human.goods, option.cost):
        return None
    goods = plus(minus(human.goods, option.cost), option.gain)
    money = human.sestertii + option.sestertii
    if sum(goods) - sum(human.goods) > state.free_spaces(human):
        return None
    return (goods, money) if (goods, money) != (human.goods, human.sestertii) else None
