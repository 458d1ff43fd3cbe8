"""What a campaign is made of: `campaigns/*.yaml`, and the same values in files of games.

A campaign is one stage or several. A stage says at which level and on which boards its games
are played, with how many points they start, and when it is passed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from solitaria_app.engine.options import Mover, NoSite, Options

from .model import LevelData
from .shapes import Shape

Next = Literal["choice", "in-turn", "draw"]
"""How the board of the next game is found."""
Tour = Literal["played", "won"]
"""What is to be done on every board of a tour."""
Chosen = Literal["level", "boards", "next", "games", "tour", "begin"]
"""What a player may settle when a campaign begins; `begin`: the level of its first stage."""


class Passed(Shape, frozen=True, omit_defaults=True, gc=False):
    """When a stage is passed; one of them is given.

    `start_at_most`: the next game would start with that many points or fewer. `wins`, `games`:
    so many games were won, or played. `boards`: each board was played, or won, once.
    """

    start_at_most: int | None = None
    wins: int | None = None
    games: int | None = None
    boards: Tour | None = None


class Stage(Shape, frozen=True, omit_defaults=True, gc=False):
    """A part of a campaign.

    `start`: points at its first game, None in a file that leaves them to the level. `per`: after
    a win the start falls by a point for each `per` points of the lead; None: it stays. `boards`:
    ids in their order, or all there are, the largest first. `passed`: None for an open end.
    """

    level: str
    start: int | None = None
    per: int | None = None
    boards: Literal["all"] | tuple[str, ...] = "all"
    next: Next = "choice"
    passed: Passed | None = None

    @property
    def first(self) -> int:
        """The points that its first game starts with."""
        return self.start or 0

    @property
    def tour(self) -> Tour | None:
        """What is to be done on every board, None if it is no tour."""
        return self.passed.boards if self.passed else None


class TableRules(Shape, frozen=True, omit_defaults=True, gc=False):
    """The table rules of a campaign's games; see `engine.options.Options`."""

    mover: Mover = Mover.SHORTEST
    no_site: NoSite = NoSite.REROLL

    @classmethod
    def of(cls, options: Options) -> TableRules:
        """Those of a rule set."""
        return cls(options.mover, options.no_site)

    @property
    def options(self) -> Options:
        """As a rule set has them."""
        return Options(self.mover, self.no_site)


class Definition(Shape, frozen=True, omit_defaults=True, gc=False):
    """`campaigns/*.yaml`: a campaign before it begins, or as it was begun.

    `then`: the level one is ready for at its end, if any. `chosen`: what the player may settle
    at the beginning. `seed` decides the boards that are drawn; a new one if it is empty.
    `table_rules` are those of the games that begin from now on, the defaults if None.
    """

    id: str
    name: str
    stages: tuple[Stage, ...]
    text: str = ""
    then: str = ""
    chosen: tuple[Chosen, ...] = ()
    seed: str = ""
    table_rules: TableRules | None = None

    @property
    def options(self) -> Options:
        """The table rules of its games."""
        return (self.table_rules or TableRules()).options


def with_starts(definition: Definition, levels: Mapping[str, LevelData]) -> Definition:
    """The definition with its levels' own points where it leaves the start to them."""
    return replace(
        definition,
        stages=tuple(
            stage
            if stage.start is not None
            else replace(stage, start=levels[stage.level].level.start_points)
            for stage in definition.stages
        ),
    )
