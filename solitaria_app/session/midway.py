"""A game that was entered from its middle, as long as only its table has been entered."""

from __future__ import annotations

from collections.abc import Iterator

from solitaria_app.engine.board import Kind
from solitaria_app.engine.corrections import SetColonist
from solitaria_app.engine.events import BegunMidway, CardPlayed, Corrected, Event
from solitaria_app.engine.inputs import MIDWAY
from solitaria_app.engine.state import CONTRARIUS, GameState, Side

from .game import Game

Starting = frozenset[tuple[int, Kind]]
"""Side and kind of colonists."""


def entered_midway(game: Game) -> bool:
    """Whether a game was joined midway, and has not gone on since."""
    return _since(game) is not None


def joined(game: Game) -> bool:
    """Whether a game was joined midway at all."""
    return MIDWAY in game.inputs[: game.cursor]


def starting_colonists(game: Game) -> Starting:
    """The colonists that stand in the capital only because every game begins so: nobody has
    said that they are there, or moved them. None once the game has gone on."""
    since = _since(game)
    if since is None:
        return frozenset()
    number, state = since
    capital = state.rules.board.capital
    left = {
        (side, kind): pieces.colonists[kind].count(~capital[kind])
        for side, pieces in _sides(state)
        for kind in Kind
    }
    for at in range(number + 1, game.cursor + 1):
        for event in game.events_at(at):
            if isinstance(event, Corrected) and isinstance(event.given, SetColonist):
                given = event.given
                if given.start == ~capital[given.kind]:
                    left[given.side, given.kind] -= 1
    return frozenset(key for key, count in left.items() if count > 0)


def _sides(state: GameState) -> Iterator[tuple[int, Side]]:
    yield from enumerate(state.humans)
    yield CONTRARIUS, state.contrarius


def _since(game: Game) -> tuple[int, GameState] | None:
    """After how many inputs the game was joined, and the table then."""
    for number in range(game.cursor, -1, -1):
        events: tuple[Event, ...] = game.events_at(number)
        if any(isinstance(event, BegunMidway) for event in events):
            return number, game.state_at(number)
        if any(isinstance(event, CardPlayed) for event in events):
            return None
    return None
