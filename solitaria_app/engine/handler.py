"""What the engine knows of one kind of frame: who answers, what is possible, what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from .events import Event
from .inputs import Input
from .refusal import Refusal
from .state import GameState


class Asks(Enum):
    """Who answers a prompt."""

    HUMAN = "human"
    DICE = "dice"
    SUPPLY = "supply"
    """Tokens and cards that are drawn or revealed."""

    __hash__ = object.__hash__


def _waits(state: GameState, frame: Any, out: list[Event]) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Handler:
    """The rules of one frame that waits for an input.

    `options` lists inputs worth asking about, a superset of the allowed ones; `refuse`
    alone decides. `apply` carries an allowed input out on a copy of the state. `run` does
    what happens without an input and says whether it did anything; if not, the frame waits.
    """

    asks: Asks
    accepts: tuple[type, ...]
    options: Callable[[GameState, Any], Iterable[Input]]
    refuse: Callable[[GameState, Any, Any], Refusal | None]
    apply: Callable[[GameState, Any, Any, list[Event]], None]
    run: Callable[[GameState, Any, list[Event]], bool] = _waits


@dataclass(frozen=True, slots=True)
class Automatic:
    """The rules of a frame that never waits."""

    run: Callable[[GameState, Any, list[Event]], bool]
