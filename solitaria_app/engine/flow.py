"""Steps that several rules share: the agenda, gaining goods, paying, the end of the game."""

from __future__ import annotations

from .agenda import Frame, Store
from .events import Ending, EndTriggered, Event, GoodsGained, SestertiiGained
from .goods import NOTHING, Goods, as_goods, covers, minus, plus
from .refusal import Refusal, Why, refuse
from .state import CONTRARIUS, GameState


def push(state: GameState, *frames: Frame) -> None:
    """Put frames on the agenda; the first is what happens next."""
    state.agenda = state.agenda + frames[::-1]


def pop(state: GameState) -> None:
    """Take the present frame off the agenda."""
    state.agenda = state.agenda[:-1]


def replace(state: GameState, *frames: Frame) -> None:
    """The present frame gives way to others, the first next."""
    state.agenda = state.agenda[:-1] + frames[::-1]


def can_pay(state: GameState, goods: Goods) -> bool:
    """Whether the human has the goods, as far as they are followed (000 Storehouse)."""
    return state.light or covers(state.human.goods, goods)


def refuse_payment(state: GameState, goods: Goods, sestertii: int = 0) -> Refusal | None:
    """Why the human cannot pay; nothing is in the way where goods and money are not followed."""
    human = state.human
    if state.light:
        return None
    if not covers(human.goods, goods):
        return refuse(Why.CANNOT_PAY_GOODS, goods=goods)
    if human.sestertii < sestertii:
        return refuse(Why.CANNOT_PAY_SESTERTII, sestertii=sestertii, held=human.sestertii)
    return None


def pay(state: GameState, goods: Goods, sestertii: int = 0) -> tuple[Goods, int]:
    """The human pays; gives what was taken: nothing where it is not followed."""
    if state.light:
        return NOTHING, 0
    human = state.human
    human.goods = minus(human.goods, goods)
    human.sestertii -= sestertii
    return goods, sestertii


def gain_goods(state: GameState, arrived: Goods, out: list[Event]) -> None:
    """Goods arrive together; if more than fit the human chooses, unless there is no choice.

    Source: 000 Storehouse, 003:73, 003:75, interpretation `overflow`.
    """
    total = sum(arrived)
    if not total or state.light:
        return
    human = state.human
    free = state.free_spaces(human)
    if total <= free:
        store(state, arrived, arrived, out)
    elif free == 0 or arrived.count(0) == len(arrived) - 1:
        store(state, arrived, as_goods([min(free, n) for n in arrived]), out)
    else:
        push(state, Store(arrived))


def store(state: GameState, arrived: Goods, kept: Goods, out: list[Event]) -> None:
    """Put what is kept of the arrived goods into the storehouse."""
    human = state.human
    human.goods = plus(human.goods, kept)
    out.append(GoodsGained(kept, minus(arrived, kept)))


def gain_sestertii(state: GameState, amount: int, out: list[Event]) -> None:
    """The human receives sestertii."""
    if state.light:
        return
    state.human.sestertii += amount
    out.append(SestertiiGained(amount))


def trigger_end(state: GameState, side: int, ending: Ending, out: list[Event]) -> None:
    """The first side to build its last house or take the last card brings about the end.

    It takes the Concordia card. Source: 002 Solo End of Game, 003:91.
    """
    if state.ended_by is None:
        state.ended_by = side
        out.append(EndTriggered(side, ending))


def end_if_last_card(state: GameState, side: int, out: list[Event]) -> None:
    """Check after a side took a card whether it was the last of display and stacks (003:91)."""
    if not any(state.stacks) and all(card < 0 for card in state.display):
        trigger_end(state, side, Ending.LAST_CARD, out)


def end_if_last_house(state: GameState, side: int, out: list[Event]) -> None:
    """Check after a side built whether it was its last house (002 Solo End of Game, 003:79)."""
    owner = state.contrarius if side == CONTRARIUS else state.humans[side]
    if state.houses_left(owner) == 0:
        trigger_end(state, side, Ending.LAST_HOUSE, out)
