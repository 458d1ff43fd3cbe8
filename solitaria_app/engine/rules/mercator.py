"""Mercator: sestertii and trade; Contrarius builds by the black die and its province produces."""

from __future__ import annotations

from collections.abc import Iterable

from ..agenda import Activate, MercatorAction, Purpose, Roll
from ..dice import Die
from ..events import Event, Nothing, NothingHappened, Produced, Traded
from ..flow import gain_goods, gain_sestertii, pop, push, replace
from ..goods import GOODS, NOTHING, as_goods
from ..handler import Asks, Automatic, Handler
from ..inputs import DONE, Buy, Done, Input, Sell
from ..refusal import Refusal, Why, refuse
from ..state import GameState
from .prefect import house_goods, turn_markers

KINDS_TRADED = 2
"""Goods that may be traded with one Mercator (000 Mercator, 003:64)."""
COINS_TO_TURN = 3
"""Markers that must show coins before the reaction turns them back (002 Mercator)."""


def start(state: GameState, card: int, out: list[Event]) -> None:
    """3 sestertii, 5 from a bought card, before the trades (000 Mercator, `pay-before-gain`)."""
    if not state.final:
        push(state, Roll(Die.BLACK, Purpose.MERCATOR))
    if not state.light:
        push(state, MercatorAction())
    gain_sestertii(state, state.rules.cards[card].sestertii, out)


def options(state: GameState, frame: MercatorAction) -> Iterable[Input]:
    """Every amount of every good that stock, space and money allow, or enough."""
    human = state.human
    vocabulary = state.rules.vocabulary
    free = state.free_spaces(human)
    for good in GOODS:
        if frame.traded >> good & 1:
            continue
        yield from vocabulary.sell[good][1 : human.goods[good] + 1]
        affordable = human.sestertii // state.rules.prices[good]
        yield from vocabulary.buy[good][1 : min(free, affordable) + 1]
    yield DONE


def refusal(state: GameState, frame: MercatorAction, choice: Sell | Buy | Done) -> Refusal | None:
    """Two different goods, each bought or sold, at the printed prices (000 Mercator, 003:64)."""
    if isinstance(choice, Done):
        return None
    if choice.amount < 1:
        return refuse(Why.AMOUNT)
    if frame.traded >> choice.good & 1:
        return refuse(Why.ALREADY_TRADED, good=choice.good)
    human = state.human
    if isinstance(choice, Sell):
        if human.goods[choice.good] < choice.amount:
            return refuse(Why.NOT_IN_STORE, good=choice.good, amount=human.goods[choice.good])
        return None
    free = state.free_spaces(human)
    if choice.amount > free:
        return refuse(Why.NO_SPACE, amount=free)
    price = state.rules.prices[choice.good] * choice.amount
    if price > human.sestertii:
        return refuse(Why.CANNOT_PAY_SESTERTII, sestertii=price, held=human.sestertii)
    return None


def apply(
    state: GameState, frame: MercatorAction, choice: Sell | Buy | Done, out: list[Event]
) -> None:
    """One trade; after the second the action is over (`trade-order`)."""
    if isinstance(choice, Done):
        pop(state)
        return
    human = state.human
    sign = 1 if isinstance(choice, Buy) else -1
    amounts = list(human.goods)
    amounts[choice.good] += sign * choice.amount
    human.goods = as_goods(amounts)
    value = state.rules.prices[choice.good] * choice.amount
    human.sestertii -= sign * value
    out.append(Traded(choice.good, sign * choice.amount, value))
    traded = frame.traded | 1 << choice.good
    if traded.bit_count() == KINDS_TRADED:
        pop(state)
    else:
        replace(state, MercatorAction(traded))


def run_activate(state: GameState, frame: Activate, out: list[Event]) -> bool:
    """The province of the new house produces for the human, without a bonus good.

    If it has produced already, all markers turn back, but only when at least three show
    coins. Source: 002 Mercator, 003:208.
    """
    pop(state)
    board = state.rules.board
    province = board.province_of(frame.city)
    if not state.coins >> province & 1:
        state.coins |= 1 << province
        out.append(Produced(province, NOTHING))
        cities = board.province_cities[province]
        gain_goods(state, house_goods(state, state.human, cities), out)
    elif state.coins.bit_count() >= COINS_TO_TURN:
        turn_markers(state, out)
    else:
        out.append(NothingHappened(Nothing.TOO_FEW_COINS))
    return True


MERCATOR = Handler(Asks.HUMAN, (Sell, Buy, Done), options, refusal, apply)
ACTIVATE = Automatic(run_activate)
