"""The data as values: the engine's, and what the screen shows beside them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Literal

from solitaria_app.engine.board import Board
from solitaria_app.engine.cards import Card
from solitaria_app.engine.goods import Goods
from solitaria_app.engine.ruleset import Die, Face, Level, PositionCost

from .shapes import Certainty

Place = tuple[float, float]
"""A point of the printed board as fractions of its width and height, from the top left."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Which file a fact comes from, and how certain it is."""

    path: Path
    line: int
    certainty: Certainty
    note: str

    @property
    def doubtful(self) -> bool:
        """Whether the player should compare it with the box."""
        return self.certainty != "confirmed"


@dataclass(frozen=True)
class BoardData:
    """A board with what the screen needs: names as read today, and places to draw at.

    `city_names`, `city_at` are by city, `line_at` by line, `province_names` by province.
    """

    id: str
    name: str
    display_costs: tuple[PositionCost, ...]
    city_names: tuple[str, ...]
    city_at: tuple[Place, ...]
    line_at: tuple[Place, ...]
    province_names: tuple[str, ...]
    origin: Origin
    compile: Callable[[], Board] = field(repr=False, compare=False)

    @cached_property
    def board(self) -> Board:
        """The engine's board, compiled when first asked for: that is most of the loading."""
        return self.compile()


@dataclass(frozen=True, slots=True)
class Pile:
    """The cards that start in one place: "hand", "contrarius", "I", "II"."""

    source: str
    cards: tuple[Card, ...]
    origin: Origin


@dataclass(frozen=True, slots=True)
class DieData:
    """A die with its six faces in the order of the file."""

    die: Die
    name: str
    faces: tuple[int | Face, ...]
    origin: Origin


@dataclass(frozen=True, slots=True)
class LevelData:
    """A difficulty level with its name and a sentence on it."""

    level: Level
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class OptionData:
    """A table rule: `choices` gives a sentence for each value, the default first."""

    id: str
    name: str
    text: str
    choices: dict[str, str]

    @property
    def default(self) -> str:
        """The value that holds if the player says nothing."""
        return next(iter(self.choices))


@dataclass(frozen=True, slots=True)
class Basics:
    """Goods, costs and amounts that every game shares; by good where it is a `Goods`."""

    good_names: tuple[str, ...]
    tokens: dict[str, Goods]
    marker_coins: Goods
    prices: Goods
    build_goods: tuple[Goods, ...]
    build_sestertii: Goods
    start_goods: Goods
    start_sestertii: int
    colonist_cost: Goods
    storehouse: int
    houses: int
    colonists_of_kind: int
    concordia_points: int


@dataclass(frozen=True, slots=True)
class Doubt:
    """Something the player should compare with the box: a board, a pile of cards or a die."""

    kind: Literal["board", "pile", "die"]
    id: str
    origin: Origin
