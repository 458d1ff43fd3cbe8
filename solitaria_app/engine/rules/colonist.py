"""Colonist: place new colonists or earn money; Contrarius recruits or scores."""

from __future__ import annotations

from collections.abc import Iterable

from ..agenda import ColonistAction, Purpose, Recruit, Score
from ..board import Kind, bits
from ..events import ColonistPlaced, Event
from ..flow import can_pay, gain_sestertii, pay, pop, push, refuse_payment, replace
from ..handler import Asks, Handler
from ..inputs import DONE, MONEY, Done, Input, Money, Place
from ..refusal import Refusal, Why, refuse
from ..state import GameState

BASE_MONEY = 5
"""Sestertii beside one for each colonist on the board (000 Colonist, 003:48)."""
MONEY_POINTS = 2
"""What Contrarius scores when the human earns money (002 Colonist)."""


def start(state: GameState, card: int, out: list[Event]) -> None:
    """The reaction depends on what is chosen, so it is put on the agenda then."""
    push(state, ColonistAction())


def options(state: GameState, frame: ColonistAction) -> Iterable[Input]:
    """Places for each kind; money as long as nobody was placed; or enough."""
    human = state.human
    board = state.rules.board
    if can_pay(state, state.rules.colonist_cost):
        for kind in Kind:
            place = state.rules.vocabulary.place[kind]
            yield place[board.capital[kind]]
            for city in bits(human.houses):
                yield place[city]
    if not frame.placed:
        yield MONEY
    yield DONE


def refuse_price(state: GameState, place: Place) -> Refusal | None:
    """A colonist must be left and costs 1 food and 1 tool (000 Colonist, Tribune; 003:50)."""
    if not state.colonists_left(state.human, place.kind):
        return refuse(Why.NO_COLONIST_LEFT, kind=place.kind)
    return refuse_payment(state, state.rules.colonist_cost)


def buy_colonist(state: GameState, place: Place, out: list[Event]) -> None:
    """Pay for a colonist and put it into its city."""
    paid, _ = pay(state, state.rules.colonist_cost)
    state.human.add_colonist(place.kind, ~place.city)
    out.append(ColonistPlaced(state.active, place.kind, ~place.city, paid))


def refusal(
    state: GameState, frame: ColonistAction, choice: Place | Money | Done
) -> Refusal | None:
    """Colonists come to the capital or a city with an own house (003:46, 003:167)."""
    if isinstance(choice, Place):
        own = state.human.houses >> choice.city & 1
        if not own and choice.city != state.rules.board.capital[choice.kind]:
            return refuse(Why.COLONIST_CITY, city=choice.city)
        return refuse_price(state, choice)
    if isinstance(choice, Money) and frame.placed:
        return refuse(Why.ALREADY_PLACED)
    return None


def apply(
    state: GameState, frame: ColonistAction, choice: Place | Money | Done, out: list[Event]
) -> None:
    """Place one colonist, or earn money, or end.

    Ending without a colonist counts as placing none (`colonist-zero`).
    """
    if isinstance(choice, Place):
        buy_colonist(state, choice, out)
        replace(state, ColonistAction(placed=True))
        return
    if isinstance(choice, Money):
        gain_sestertii(state, BASE_MONEY + state.human.on_board, out)
        reaction: Score | Recruit = Score(MONEY_POINTS)
    else:
        reaction = Recruit(Purpose.COLONIST)
    pop(state)
    if not state.final:
        push(state, reaction)


def run(state: GameState, frame: ColonistAction, out: list[Event]) -> bool:
    """After the last colonist that can be paid or placed the action is over."""
    human = state.human
    if not frame.placed or (
        human.on_board < 2 * state.rules.colonists_of_kind
        and can_pay(state, state.rules.colonist_cost)
    ):
        return False
    apply(state, frame, DONE, out)
    return True


COLONIST = Handler(Asks.HUMAN, (Place, Money, Done), options, refusal, apply, run)
