"""Which input pointing at a thing would mean, so that the engine can say why it is refused."""

from __future__ import annotations

from typing import TypeGuard

from solitaria_app.engine.agenda import (
    ArchitectAction,
    ChooseCard,
    ColonistAction,
    DiplomatAction,
    DrawTokens,
    PrefectAction,
    PurchaseAction,
    TribuneAction,
)
from solitaria_app.engine.board import Kind
from solitaria_app.engine.goods import NOTHING, Good, as_goods
from solitaria_app.engine.inputs import (
    Build,
    Copy,
    Input,
    Place,
    Play,
    Produce,
    Purchase,
    Reveal,
    Step,
    Token,
)
from solitaria_app.engine.rules.senator import position_cost
from solitaria_app.engine.state import GameState
from solitaria_app.ui.map.targets import Target

from .values import AtCard, Selection


def probe(state: GameState, selected: Selection | None, at: Target | AtCard) -> Input | None:
    """The input a thing stands for at this moment, allowed or not; None if for none."""
    if state.over:
        return None
    frame = state.agenda[-1]
    if isinstance(at, AtCard):
        return _card(state, at)
    if at.kind == "city":
        if isinstance(frame, ArchitectAction):
            return Build(at.number)
        if isinstance(frame, DrawTokens):
            return Token(at.number, Good.BRICK)
        if isinstance(frame, (ColonistAction, TribuneAction)):
            return Place(selected if isinstance(selected, Kind) else Kind.LAND, at.number)
    elif at.kind == "province":
        if isinstance(frame, PrefectAction):
            return Produce(at.number)
    elif at.kind == "line" and isinstance(frame, ArchitectAction) and _is_colonist(selected):
        return Step(selected.number, at.number)
    return None


def _is_colonist(selected: Selection | None) -> TypeGuard[Target]:
    return isinstance(selected, Target) and selected.kind == "colonist"


def _card(state: GameState, at: AtCard) -> Input | None:
    frame = state.agenda[-1]
    if at.where == "supply":
        return Reveal(at.card)
    if at.where == "hand" and isinstance(frame, ChooseCard):
        return Play(at.card)
    if at.where == "contrarius" and isinstance(frame, DiplomatAction):
        return Copy(at.card)
    if at.where == "display" and isinstance(frame, PurchaseAction) and at.card in state.display:
        wanted = position_cost(state, frame, state.display.index(at.card)).any
        held = list(state.human.goods)
        choice = [0, 0, 0, 0, 0]
        for good in range(len(held)):
            choice[good] = min(wanted - sum(choice), held[good])
        if sum(choice) < wanted:
            choice[0] += wanted - sum(choice)
        return Purchase(at.card, as_goods(choice) if wanted else NOTHING)
    return None
