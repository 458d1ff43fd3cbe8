"""Prefect: a province produces, or the cash bonus; Contrarius scores."""

from __future__ import annotations

from collections.abc import Iterable

from ..agenda import PrefectAction, Score
from ..board import bits
from ..events import Event, MarkersTurned, Produced
from ..flow import gain_goods, gain_sestertii, pop, push
from ..goods import Goods, as_goods
from ..handler import Asks, Handler
from ..inputs import CASH, Cash, Input, Produce
from ..refusal import Refusal, Why, refuse
from ..state import GameState, Human

CASH_POINTS = 2
"""What Contrarius scores when the markers are turned back (002 Prefect)."""


def start(state: GameState, card: int, out: list[Event]) -> None:
    """The card says how many bonus goods it brings: 2 with the Praefectus Magnus (002).

    Nothing else doubles (`double-bonus`, 003:25, 003:27).
    """
    push(state, PrefectAction(state.rules.cards[card].bonus))


def options(state: GameState, frame: PrefectAction) -> Iterable[Input]:
    """Each province whose marker shows goods, and the cash bonus."""
    for province, produce in enumerate(state.rules.vocabulary.produce):
        if not state.coins >> province & 1:
            yield produce
    yield CASH


def refusal(state: GameState, frame: PrefectAction, choice: Produce | Cash) -> Refusal | None:
    """Only a marker that shows goods can be used; houses are not needed (003:15, 003:17).

    The cash bonus has no minimum (003:19, `prefect-zero`).
    """
    if isinstance(choice, Produce) and state.coins >> choice.province & 1:
        return refuse(Why.MARKER_SHOWS_COINS, province=choice.province)
    return None


def house_goods(state: GameState, human: Human, cities: int) -> Goods:
    """One unit of its city's good for each house of a human in a mask of cities."""
    amounts = [0, 0, 0, 0, 0]
    for city in bits(human.houses & cities):
        amounts[state.city_goods[city]] += 1
    return as_goods(amounts)


def cash_value(state: GameState) -> int:
    """The sum of all coins that show (000 Prefect, 003:9)."""
    coins = state.rules.marker_coins
    return sum(coins[state.marker_goods[province]] for province in bits(state.coins))


def turn_markers(state: GameState, out: list[Event]) -> None:
    """All markers show goods again."""
    out.append(MarkersTurned(state.coins))
    state.coins = 0


def apply(state: GameState, frame: PrefectAction, choice: Produce | Cash, out: list[Event]) -> None:
    """Produce: bonus goods and houses' goods arrive together; or take the cash (000 Prefect).

    Contrarius then scores by the houses of the province, at least as much as the card
    has bonus goods, or 2 for the cash (002 Prefect, Prefect with Praefectus Magnus).
    """
    pop(state)
    if isinstance(choice, Cash):
        gain_sestertii(state, cash_value(state), out)
        turn_markers(state, out)
        reaction = Score(CASH_POINTS)
    else:
        province = choice.province
        state.coins |= 1 << province
        bonus = [0, 0, 0, 0, 0]
        bonus[state.marker_goods[province]] = frame.bonus
        out.append(Produced(province, as_goods(bonus)))
        own = house_goods(state, state.human, state.rules.board.province_cities[province])
        reaction = Score(frame.bonus, province)
        arrived = as_goods([a + b for a, b in zip(bonus, own, strict=True)])
    if not state.final:
        push(state, reaction)
    if isinstance(choice, Produce):
        gain_goods(state, arrived, out)


PREFECT = Handler(Asks.HUMAN, (Produce, Cash), options, refusal, apply)
