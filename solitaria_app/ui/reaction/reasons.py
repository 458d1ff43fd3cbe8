"""Finds the reactions of a game, and keeps those that were told."""

from __future__ import annotations

from solitaria_app.engine.events import Event
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.game import Game
from solitaria_app.session.words.places import side_of
from solitaria_app.ui.chronicle import Chronicle, Turn, turns

from .steps import Reaction
from .teller import Teller


class Reasons:
    """Every reaction of a game; keeps those that it has told."""

    def __init__(self, chronicle: Chronicle) -> None:
        self._chronicle = chronicle
        self._told: dict[tuple[tuple[Event, ...], tuple[int, ...]], Reaction | None] = {}

    def reaction(self, game: Game, back: int = 0) -> tuple[Reaction | None, int]:
        """The reaction before so many others, None if there is none; and how many there are
        before it."""
        found: Reaction | None = None
        listed = [turn for turn in reversed(turns(game)) if turn.number and _reacted(turn)]
        for turn in listed[back : back + 1]:
            key = (turn.events, turn.numbers)
            if key not in self._told:
                self._told[key] = Teller(self._chronicle, game.state, turn).tell()
            found = self._told[key]
        return found, max(0, len(listed) - back - 1)


def _reacted(turn: Turn) -> bool:
    return any(side_of(event) == CONTRARIUS for event in turn.events)
