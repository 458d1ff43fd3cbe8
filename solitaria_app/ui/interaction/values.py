"""The values that say what can be chosen: options, and the offer that holds them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from solitaria_app.engine.board import Kind
from solitaria_app.engine.goods import NOTHING, Goods
from solitaria_app.engine.inputs import Input
from solitaria_app.ui.map.targets import Target


@dataclass(frozen=True, slots=True)
class AtCard:
    """A card where it lies."""

    where: Literal["hand", "display", "contrarius"]
    card: int


Selection: TypeAlias = Target | AtCard | Kind
"""What was chosen first where a choice has two stages: a colonist or a line on the map, a card
to be paid for, a kind of colonist."""

Topic = Literal[
    "play",
    "colonist",
    "line",
    "build",
    "province",
    "cash",
    "money",
    "kind",
    "place",
    "copy",
    "card",
    "payment",
    "send",
    "settle",
    "done",
]


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be chosen: it carries out `inputs`, or selects if there are none.

    `at` is where it can be pointed at besides its button. `steps` is how far a colonist goes.
    `cost` and `sestertii` (negative: paid) and `gain` are what it takes and brings the human,
    `points` what Contrarius scores for it (-1 if nothing is scored).
    """

    topic: Topic
    inputs: tuple[Input, ...] = ()
    selects: Selection | None = None
    at: Target | AtCard | None = None
    steps: int = 0
    cost: Goods = NOTHING
    gain: Goods = NOTHING
    sestertii: int = 0
    points: int = -1
    number: int = -1
    """The city, line, province, card or place (of a colonist) it is about."""
    kind: Kind | None = None
    """The kind of colonist it is about."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Everything that can be chosen at one moment.

    `control` says how: by options, or with the controls for trades or for goods to keep.
    `options` have buttons; `also` can only be pointed at (on the map), since they belong to
    another stage. `done` ends the action. `selected` is what was chosen first.
    """

    control: Literal["options", "trade", "keep", "over"]
    options: tuple[Option, ...] = ()
    also: tuple[Option, ...] = ()
    done: Option | None = None
    selected: Selection | None = None

    def pointed(self, at: Target | AtCard) -> Option | None:
        """The option that pointing at a thing chooses."""
        return next((o for o in (*self.options, *self.also) if o.at == at), None)
