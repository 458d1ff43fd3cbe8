"""Whether ending the present action now would waste it."""

from __future__ import annotations

from solitaria_app.engine.agenda import MercatorAction
from solitaria_app.engine.play import legal
from solitaria_app.engine.state import GameState

from .values import Offer, Option


def ends_with_nothing(state: GameState, offered: Offer, done: bool) -> bool:
    """Whether the button that ends the action gives away all it allows; `done`: something has
    been done in it."""
    if done or offered.done is None:
        return False
    frame = state.agenda[-1]
    if isinstance(frame, MercatorAction):
        return not frame.traded and len(legal(state)) > 1
    return any(map(_open, (*offered.options, *offered.also)))


def _open(option: Option) -> bool:
    return option.refused is None and (bool(option.inputs) or option.selects is not None)
