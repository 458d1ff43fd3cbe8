"""Where abandoned lines branched off, and how far they went."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.engine.inputs import Input
from solitaria_app.engine.scoring import score
from solitaria_app.engine.state import CONTRARIUS

from .game import Game
from .lines import Line, common_start


@dataclass(frozen=True, slots=True)
class Branch:
    """An abandoned line beside the journal of a game.

    It shares `shared` inputs with it and differs from `first` on (None: it is only its start),
    in turn `turn` (0 is the set-up). It reached turn `reached`, with these totals for both
    sides; `over` if it was played to the end of the game.
    """

    shared: int
    first: Input | None
    turn: int
    reached: int
    human: int
    contrarius: int
    over: bool


def branch(game: Game, line: Line) -> Branch:
    """What a line looks like from a game. Raises BadJournal if the rules refuse an input of it."""
    played = game.follow(line)
    shared = common_start(line.inputs, game.inputs)
    end = played.state_at(len(line.inputs))
    return Branch(
        shared,
        line.inputs[shared] if shared < len(line.inputs) else None,
        played.state_at(shared).turn,
        end.turn,
        score(end, 0).total,
        score(end, CONTRARIUS).total,
        end.over,
    )
