"""From the table and what was selected first to the offer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from solitaria_app.engine import agenda
from solitaria_app.engine.inputs import DONE
from solitaria_app.engine.play import refusal
from solitaria_app.engine.state import GameState

from . import cards, chance, moving, placing, provinces
from .values import Offer, Option, Selection

Maker = Callable[[GameState, Any, Selection | None], Offer]

_MAKERS: dict[type, Maker] = {
    agenda.DrawTokens: chance.tokens,
    agenda.Refill: chance.reveal,
    agenda.SixthCard: chance.reveal,
    agenda.Roll: chance.roll,
    agenda.Opening: moving.opening,
    agenda.ChooseCard: cards.choose,
    agenda.TribuneAction: placing.tribune,
    agenda.ArchitectAction: moving.architect,
    agenda.PrefectAction: provinces.prefect,
    agenda.ColonistAction: placing.colonist,
    agenda.MercatorAction: lambda state, frame, selected: Offer("trade"),
    agenda.DiplomatAction: cards.copy,
    agenda.PurchaseAction: cards.purchase,
    agenda.Store: lambda state, frame, selected: Offer("keep"),
    agenda.TakeStock: lambda state, frame, selected: Offer("stock"),
    agenda.MoveNext: moving.send,
}
"""What each prompt offers."""


def offer(state: GameState, selected: Selection | None = None) -> Offer:
    """What can be chosen now, with something selected first or not.

    A selection that no longer fits counts as none. Chance is offered beside a table, where a
    person says what it brought; elsewhere the program brings it before anybody is asked.
    """
    if state.over:
        return Offer("over")
    frame = state.agenda[-1]
    make = _MAKERS.get(type(frame))
    if make is None:
        return Offer("options")
    made = make(state, frame, selected)
    if made.done is None and made.control != "keep" and refusal(state, DONE) is None:
        done = Option("done", (DONE,))
        made = replace(made, done=done, faces=chance.faces(state))
    return made
