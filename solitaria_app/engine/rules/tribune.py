"""Tribune: take back the played cards, perhaps buy a colonist; Contrarius builds and recruits."""

from __future__ import annotations

from collections.abc import Iterable

from ..agenda import Construct, Purpose, Recruit, TribuneAction
from ..board import Kind
from ..events import CardsRecovered, Event
from ..flow import can_pay, pop, push
from ..handler import Asks, Handler
from ..inputs import DONE, Done, Input, Place
from ..refusal import Refusal, Why, refuse
from ..state import GameState
from .colonist import buy_colonist, refuse_price

FREE_CARDS = 3
"""Cards taken back without pay; each further one brings a sestertius (000 Tribune)."""


def start(state: GameState, card: int, out: list[Event]) -> None:
    """Cards and sestertii come first and may pay for the colonist.

    The Tribune itself counts. Contrarius reacts twofold. Source: 000 and 002 Tribune,
    003:52, `pay-before-gain`.
    """
    human = state.human
    recovered = human.played
    human.hand |= recovered
    human.played = 0
    sestertii = 0 if state.light else max(0, recovered.bit_count() - FREE_CARDS)
    human.sestertii += sestertii
    out.append(CardsRecovered(recovered, sestertii))
    if not state.final:
        push(state, Construct(None, Purpose.TRIBUNE), Recruit(Purpose.TRIBUNE))
    push(state, TribuneAction())


def options(state: GameState, frame: TribuneAction) -> Iterable[Input]:
    """One colonist of either kind, or none."""
    capital = state.rules.board.capital
    for kind in Kind:
        yield state.rules.vocabulary.place[kind][capital[kind]]
    yield DONE


def refusal(state: GameState, frame: TribuneAction, choice: Place | Done) -> Refusal | None:
    """The new colonist costs 1 food and 1 tool and starts in the capital (000 Tribune)."""
    if isinstance(choice, Done):
        return None
    if choice.city != state.rules.board.capital[choice.kind]:
        return refuse(Why.TRIBUNE_CITY, city=choice.city)
    return refuse_price(state, choice)


def apply(state: GameState, frame: TribuneAction, choice: Place | Done, out: list[Event]) -> None:
    """Buy the colonist or not."""
    if isinstance(choice, Place):
        buy_colonist(state, choice, out)
    pop(state)


def run(state: GameState, frame: TribuneAction, out: list[Event]) -> bool:
    """Without a colonist or its price there is nothing to ask."""
    if state.human.on_board < 2 * state.rules.colonists_of_kind and can_pay(
        state, state.rules.colonist_cost
    ):
        return False
    pop(state)
    return True


TRIBUNE = Handler(Asks.HUMAN, (Place, Done), options, refusal, apply, run)
