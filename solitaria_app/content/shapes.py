"""The shapes of the data files, one struct for each file and for each kind of entry."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from solitaria_app.engine.cards import God, Personality

GoodId = Literal["brick", "food", "tool", "wine", "cloth"]
CostId = Literal["brick", "food", "tool", "wine", "cloth", "any"]
KindId = Literal["land", "sea"]
Amounts = dict[GoodId, int]
At = tuple[float, float]
Certainty = Literal["confirmed", "single-source", "inferred"]


class Shape(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What all entries share: unknown keys are refused."""


class Graded(Shape, frozen=True, kw_only=True, gc=False):
    """A fact with how certain it is; `note` says what to compare with the box."""

    certainty: Certainty = "confirmed"
    note: str = ""


class ProvinceEntry(Shape, frozen=True, gc=False):
    """A province of a board."""

    id: str
    name: str
    display: str = ""


class CityEntry(Shape, frozen=True, gc=False):
    """A city of a board; a capital has neither letter nor province."""

    id: str
    name: str
    at: At
    display: str = ""
    letter: str = ""
    province: str = ""


class LineEntry(Shape, frozen=True, gc=False):
    """A line of a board, with the point where a colonist stands on it."""

    kind: KindId
    between: tuple[str, str]
    at: At
    shared: bool = False
    no_stop: bool = False


class CapitalEntry(Shape, frozen=True, gc=False):
    """The cities where new colonists start, where land and sea differ."""

    land: str
    sea: str


class BoardFile(Graded, frozen=True, gc=False):
    """`boards/*.yaml`."""

    id: str
    name: str
    capital: str | CapitalEntry
    provinces: list[ProvinceEntry]
    cities: list[CityEntry]
    lines: list[LineEntry]
    display_costs: list[list[CostId]]


class BuildEntry(Shape, frozen=True, gc=False):
    """What a house costs."""

    goods: list[GoodId]
    sestertii: int


class GoodEntry(Shape, frozen=True, gc=False):
    """A good with its price."""

    id: GoodId
    name: str
    price: int
    build: BuildEntry


class StartEntry(Shape, frozen=True, gc=False):
    """What the human starts with."""

    goods: Amounts
    sestertii: int


class GoodsFile(Shape, frozen=True, gc=False):
    """`goods.yaml`."""

    goods: list[GoodEntry]
    colonist_cost: list[GoodId]
    start: StartEntry
    storehouse: int
    houses: int
    colonists_of_kind: int
    concordia_points: int


class TokensFile(Shape, frozen=True, gc=False):
    """`tokens.yaml`."""

    tokens: dict[str, Amounts]


class MarkersFile(Shape, frozen=True, gc=False):
    """`markers.yaml`."""

    coins: Amounts


class CardEntry(Shape, frozen=True, gc=False):
    """A personality card."""

    id: str
    personality: Personality
    god: God
    price: list[GoodId] = []
    bonus: int = 1
    sestertii: int = 0
    points: int = 0


class PileEntry(Graded, frozen=True, gc=False):
    """The cards of one pile, with how certain they are."""

    source: str
    cards: list[CardEntry]


class CardsFile(Shape, frozen=True, gc=False):
    """`cards.yaml`."""

    piles: list[PileEntry]


class DieEntry(Graded, frozen=True, gc=False):
    """A die, with how certain its faces are."""

    id: Literal["blue", "red", "black", "white"]
    faces: list[int | str]
    name: str = ""


class DiceFile(Shape, frozen=True, gc=False):
    """`dice.yaml`."""

    dice: list[DieEntry]


class LevelEntry(Shape, frozen=True, gc=False):
    """A difficulty level."""

    id: str
    name: str
    text: str
    start_points: int
    adjacent: bool = False
    houses: int = 0
    track: list[int] = []


class LevelsFile(Shape, frozen=True, gc=False):
    """`levels.yaml`."""

    levels: list[LevelEntry]


class ChoiceEntry(Shape, frozen=True, gc=False):
    """A value of a table rule."""

    id: str
    text: str


class OptionEntry(Shape, frozen=True, gc=False):
    """A table rule; its first choice is the default."""

    id: str
    name: str
    text: str
    choices: list[ChoiceEntry]


class OptionsFile(Shape, frozen=True, gc=False):
    """`options.yaml`."""

    options: list[OptionEntry]
