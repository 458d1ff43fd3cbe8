"""The values that say what can be chosen: options, and the offer that holds them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from solitaria_app.engine.board import Kind
from solitaria_app.engine.corrections import Pile
from solitaria_app.engine.goods import NOTHING, Goods
from solitaria_app.engine.inputs import Input
from solitaria_app.engine.refusal import Refusal
from solitaria_app.ui.map.targets import Target


@dataclass(frozen=True, slots=True)
class AtCard:
    """A card where it lies; "supply" is the list of cards that may stand in the hand's place."""

    where: Literal["hand", "display", "contrarius", "supply"]
    card: int


Selection: TypeAlias = Target | AtCard | Kind | Pile
"""What was chosen first where a choice has two stages: a colonist or a line on the map, a card
to be paid for, a kind of colonist, a pile to look through."""

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
    "roll",
    "reveal",
    "city",
    "token",
    "correct",
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
    refused: Refusal | None = None
    """Why it can't be chosen, where it is shown all the same."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Everything that can be chosen at one moment.

    `control` says how: by options, or with the controls for trades or for goods to keep;
    "correct" is what lies otherwise on the table, "chance" what it brought there.
    `options` have buttons; `also` can only be pointed at (on the map), since they belong to
    another stage. `done` ends the action. `selected` is what was chosen first. `cards` are
    listed in the hand's place while the table is corrected; None for the hand itself.
    """

    control: Literal["options", "trade", "keep", "stock", "over", "correct", "chance"]
    options: tuple[Option, ...] = ()
    also: tuple[Option, ...] = ()
    done: Option | None = None
    selected: Selection | None = None
    cards: tuple[int, ...] | None = None
    faces: tuple[Option, ...] = ()
    """What a die may show, or the goods of a city's token: allowed or not."""
    current: Target | None = None
    """What `faces` are about where nothing was selected."""

    def pointed(self, at: Target | AtCard) -> Option | None:
        """The option that pointing at a thing chooses."""
        return next((o for o in (*self.options, *self.also) if o.at == at), None)
