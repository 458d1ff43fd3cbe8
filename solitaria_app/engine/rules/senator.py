"""Senator and Consul: buy cards of the display; Contrarius builds by the white die."""

from __future__ import annotations

from collections.abc import Iterable

from ..agenda import PurchaseAction, Purpose, Refill, Roll
from ..dice import Die
from ..events import CardBought, Event
from ..flow import can_pay, end_if_last_card, pay, pop, push, refuse_payment, replace
from ..goods import Goods, minus, plus
from ..handler import Asks, Handler
from ..inputs import DONE, Done, Input, Purchase
from ..refusal import Refusal, Why, refuse
from ..ruleset import PositionCost
from ..state import GameState
from .storehouse import parts

FREE = PositionCost()


def start(state: GameState, card: int, out: list[Event]) -> None:
    """Up to two cards, each with the cost of its position (000 Senator, 003:68)."""
    _start(state, PurchaseAction(2, by_position=True), Purpose.SENATOR)


def start_consul(state: GameState, card: int, out: list[Event]) -> None:
    """One card for the goods in its red field only (000 Consul, 003:68)."""
    _start(state, PurchaseAction(1, by_position=False), Purpose.CONSUL)


def _start(state: GameState, action: PurchaseAction, purpose: Purpose) -> None:
    if not state.final:
        push(state, Roll(Die.WHITE, purpose))
    push(state, action, Refill())


def position_cost(state: GameState, frame: PurchaseAction, index: int) -> PositionCost:
    """What the display adds to the price at an index."""
    return state.rules.display_costs[index] if frame.by_position else FREE


def fixed_cost(state: GameState, frame: PurchaseAction, index: int) -> Goods:
    """Price and position cost of the card at an index, without its question marks."""
    card = state.rules.cards[state.display[index]]
    return plus(card.price, position_cost(state, frame, index).goods)


def _of_choice(state: GameState, frame: PurchaseAction, index: int) -> int:
    """How many goods of choice are to be named for the card at an index."""
    return 0 if state.light else position_cost(state, frame, index).any


def options(state: GameState, frame: PurchaseAction) -> Iterable[Input]:
    """Each card with each way to pay its question marks, or enough."""
    held = state.human.goods
    for index, card in enumerate(state.display):
        if card < 0:
            continue
        cost = fixed_cost(state, frame, index)
        if not can_pay(state, cost):
            continue
        choices = _of_choice(state, frame, index)
        if not choices:
            yield Purchase(card)
        else:
            for choice in parts(minus(held, cost), choices):
                yield Purchase(card, choice)
    yield DONE


def refusal(state: GameState, frame: PurchaseAction, choice: Purchase | Done) -> Refusal | None:
    """A card of the display, fully paid, by the display before the action.

    Source: 000 Senator, Consul; 003:70; `buy-as-displayed`, `senator-none`.
    """
    if isinstance(choice, Done):
        return None
    if choice.card not in state.display or choice.card < 0:
        return refuse(Why.CARD_NOT_ON_DISPLAY, card=choice.card)
    index = state.display.index(choice.card)
    wanted = _of_choice(state, frame, index)
    if min(choice.choice) < 0 or sum(choice.choice) != wanted:
        return refuse(Why.CHOICE_SIZE, card=choice.card, amount=wanted)
    cost = plus(fixed_cost(state, frame, index), choice.choice)
    return refuse_payment(state, cost)


def apply(
    state: GameState, frame: PurchaseAction, choice: Purchase | Done, out: list[Event]
) -> None:
    """The card goes to the hand; its position stays empty until the action is over."""
    if isinstance(choice, Done):
        pop(state)
        return
    index = state.display.index(choice.card)
    paid, _ = pay(state, plus(fixed_cost(state, frame, index), choice.choice))
    state.human.hand |= 1 << choice.card
    state.display = (*state.display[:index], -1, *state.display[index + 1 :])
    out.append(CardBought(choice.card, index + 1, paid))
    end_if_last_card(state, state.active, out)
    replace(state, PurchaseAction(frame.left - 1, frame.by_position))


def run(state: GameState, frame: PurchaseAction, out: list[Event]) -> bool:
    """After the last allowed card, or with an empty display, the action is over."""
    if frame.left and any(card >= 0 for card in state.display):
        return False
    pop(state)
    return True


PURCHASE = Handler(Asks.HUMAN, (Purchase, Done), options, refusal, apply, run)
