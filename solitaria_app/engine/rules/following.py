"""Changing how a game is followed, beginning one that is under way, and taking stock.

These are no rules of the game: they say what the program knows of the table. In the light way
neither goods nor money of the human are followed; they are asked for before they count again.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..agenda import ChooseCard, DrawTokens, EndTurn, TakeStock
from ..board import Kind
from ..corrections import Hold
from ..events import BegunMidway, Corrected, Event, Followed, TurnBegan
from ..flow import pop, push
from ..following import Way
from ..goods import NOTHING
from ..handler import Asks, Handler
from ..inputs import Follow, Input, Midway
from ..refusal import Refusal, Why, refuse
from ..state import GameState
from .correcting import put_stock, refuse_stock


def refuse_follow(state: GameState, follow: Follow) -> Refusal | None:
    """Only at the start of a turn, before its card is played, and to another way."""
    if state.over or not isinstance(state.agenda[-1], ChooseCard):
        return refuse(Why.NOT_NOW)
    return refuse(Why.SAME_WAY) if follow.way is state.way else None


def follow(state: GameState, given: Follow, out: list[Event]) -> None:
    """Goods and money are forgotten, or asked for."""
    before, state.way = state.way, given.way
    out.append(Followed(given.way))
    if given.way is Way.LIGHT:
        for human in state.humans:
            human.goods, human.sestertii = NOTHING, 0
    elif before is Way.LIGHT:
        push(state, TakeStock())


def refuse_midway(state: GameState) -> Refusal | None:
    """When every city has its token, and the set-up is not over."""
    if state.over or state.turn or isinstance(state.agenda[-1], DrawTokens):
        return refuse(Why.NOT_NOW)
    return None


def midway(state: GameState, out: list[Event]) -> None:
    """The human is to play; Contrarius' first two colonists stand in the capital.

    Everything else is corrected to what lies on the table.
    """
    contrarius = state.contrarius
    for kind in Kind:
        if not contrarius.colonists[kind]:
            contrarius.add_colonist(kind, ~state.rules.board.capital[kind])
    state.agenda = (EndTurn(), ChooseCard())
    state.turn = 1
    out.append(BegunMidway())
    out.append(TurnBegan(1, False))


def options(state: GameState, frame: TakeStock) -> Iterable[Input]:
    """One of very many answers: nothing at all."""
    return (Hold(NOTHING, 0),)


def refusal(state: GameState, frame: TakeStock, hold: Hold) -> Refusal | None:
    """As much as the storehouse takes (000 Storehouse)."""
    return refuse_stock(state, hold)


def apply(state: GameState, frame: TakeStock, hold: Hold, out: list[Event]) -> None:
    """From now on goods and money are known."""
    put_stock(state, hold)
    out.append(Corrected(hold))
    pop(state)


TAKE_STOCK = Handler(Asks.HUMAN, (Hold,), options, refusal, apply)


def refuse_start(state: GameState, given: Follow | Midway) -> Refusal | None:
    """Why the way of following can't change, or the game not begin midway, now."""
    return refuse_follow(state, given) if isinstance(given, Follow) else refuse_midway(state)


def carry_out(state: GameState, given: Follow | Midway, out: list[Event]) -> None:
    """Change the way of following, or begin midway."""
    if isinstance(given, Follow):
        follow(state, given, out)
    else:
        midway(state, out)
