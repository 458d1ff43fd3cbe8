"""What whole games must cover: every reaction, supplementary rule, ending, level and table rule.

Each point is a question about one finished game: all its events in order and its last state.
`missing(games)` names the points that none of some games covers.

    played = Game(events, state)
    assert not missing([played, ...])
"""

from __future__ import annotations

from collections.abc import Iterable

from tests.engine import coverage_actions, coverage_reactions, coverage_sites
from tests.engine.coverage_game import POINTS, Game, Point

__all__ = ["POINTS", "Game", "Point", "covered", "missing"]

assert coverage_actions and coverage_reactions and coverage_sites  # each notes its points


def missing(games: Iterable[Game]) -> list[str]:
    """The points that none of the games covers."""
    left = list(POINTS)
    for game in games:
        left = [entry for entry in left if not entry.covers(game)]
    return [entry.id for entry in left]


def covered(game: Game) -> list[str]:
    """The points that a game covers."""
    return [entry.id for entry in POINTS if entry.covers(game)]
