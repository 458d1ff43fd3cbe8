"""Both scores turn by turn: points so far, and the totals if the game ended then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from solitaria_app.engine.scoring import result

from .game import Game


@dataclass(frozen=True, slots=True)
class Standing:
    """A moment of a game: after `number` inputs, at the end of `turn` (0 is the set-up).

    `human` and `contrarius` are the totals if the game ended then, `reactions` the points
    Contrarius has scored by its reactions.
    """

    turn: int
    number: int
    human: int
    contrarius: int
    reactions: int


def leading_since(found: Sequence[Standing]) -> int | None:
    """The turn since whose end the side that leads last has led; None if none leads."""
    leads = [(one.human > one.contrarius) - (one.human < one.contrarius) for one in found]
    if not leads or not leads[-1]:
        return None
    since = len(leads) - 1
    while since and leads[since - 1] == leads[-1]:
        since -= 1
    return found[since].turn


def standings(game: Game) -> list[Standing]:
    """The standing at the end of each turn up to the cursor; during the set-up as it is now."""
    found = []
    ends = [number for number in game.turn_ends() if number <= game.cursor]
    for turn, number in enumerate(ends or [game.cursor]):
        state = game.state_at(number)
        now = result(state)
        found.append(
            Standing(turn, number, now.human.total, now.contrarius.total, state.contrarius.points)
        )
    return found
