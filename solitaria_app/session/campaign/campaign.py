"""A campaign as the file of games keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from solitaria_app.content.campaign import Definition

from ..problem import Problem
from .result import Result
from .story import Story, story


class State(Enum):
    """What the player does with a campaign; whether it is at its end follows from its results."""

    RUNNING = "running"
    PAUSED = "paused"
    GIVEN_UP = "given-up"


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign with its results in order.

    `begun` and `changed` are times, `deleted` one or empty. A row that can't be read has no
    definition, and a `problem` that says why.
    """

    id: int
    name: str
    definition: Definition | None
    state: State = State.RUNNING
    begun: str = ""
    changed: str = ""
    deleted: str = ""
    results: tuple[Result, ...] = ()
    problem: Problem | None = None

    def story(self, boards: Sequence[str]) -> Story:
        """Its story; `boards` are all there are, the largest first. Not for one with a problem."""
        assert self.definition is not None
        return story(self.definition, self.results, boards)
