"""Games played in several manners, every input checked.

A manner weighs the allowed inputs by type, and may load the dice, so that rare corners are
reached: stuck colonists, empty displays, ends by either side.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field, replace

from solitaria_app.engine import inputs, notation, play, setup
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.events import Event
from solitaria_app.engine.goods import GOODS, NOTHING
from solitaria_app.engine.inputs import Input
from solitaria_app.engine.ruleset import Ruleset
from solitaria_app.engine.state import GameState

from .invariants import input_faults, prompt_faults, state_faults
from .mirror import whole
from .universe import Universe

Weights = dict[type, float]


@dataclass(frozen=True, slots=True)
class Manner:
    """How to play: weights by type of input (1 if not named) and faces that always come."""

    name: str
    weights: Weights = field(default_factory=dict)
    faces: dict[Die, int | Face] = field(default_factory=dict)
    cards: dict[str, float] = field(default_factory=dict)
    """Weights of the cards to play, by personality."""
    few_houses: bool = False
    """Whether there are only few houses and they cost nothing, so that humans build the last."""


EAGER: Weights = {inputs.Build: 9, inputs.Purchase: 9, inputs.Place: 3, inputs.Done: 0.3}
MANNERS: tuple[Manner, ...] = (
    Manner("random"),
    Manner("eager", EAGER, cards={"tribune": 0.5}),
    Manner(
        "few-houses",
        {inputs.Build: 99, inputs.Place: 9, inputs.Step: 3},
        cards={"architect": 30, "diplomat": 9, "tribune": 3, "senator": 0.2, "mercator": 0.2},
        few_houses=True,
    ),
    Manner(
        "buyer",
        {**EAGER, inputs.Build: 1},
        cards={"senator": 4, "consul": 4, "prefect": 3, "mercator": 2, "architect": 0.3},
    ),
    Manner("no-colonists", EAGER, {Die.RED: Face.CARD}, {"tribune": 2, "architect": 0.5}),
    Manner("all-colonists", {}, {Die.RED: Face.SEA}, {"tribune": 5, "colonist": 5}),
    Manner("producer", {inputs.Produce: 6}, cards={"prefect": 6, "mercator": 4}),
)


FEW = 9
"""Houses of a side in the manner `few_houses`."""


class BrokenGame(AssertionError):
    """A game in which something was wrong: its inputs in notation, and the faults."""

    def __init__(self, texts: list[str], faults: list[str]) -> None:
        super().__init__("\n".join([*faults, "after:", *texts]))


@dataclass(slots=True)
class Played:
    """A game that was played to its end."""

    state: GameState
    events: list[Event]
    inputs: list[Input]
    asked: Counter[str]
    """How often each kind of frame waited."""


def pick(rng: random.Random, state: GameState, manner: Manner) -> Input:
    """One of the allowed inputs."""
    legal = play.legal(state)
    if isinstance(legal[0], inputs.Rolled):
        return _roll(rng, state, legal[0].die, manner)
    weights = [_weight(state, given, manner) for given in legal]
    return rng.choices(legal, weights)[0]


def _roll(rng: random.Random, state: GameState, die: Die, manner: Manner) -> Input:
    faces = state.rules.dice.of(die)
    loaded = manner.faces.get(die)
    if loaded in faces and rng.random() < 0.8:
        return inputs.Rolled(die, loaded)
    return inputs.Rolled(die, rng.choice(faces))


def _weight(state: GameState, given: Input, manner: Manner) -> float:
    if isinstance(given, inputs.Play):
        return manner.cards.get(state.rules.cards[given.card].personality.id, 1.0)
    return manner.weights.get(type(given), 1.0)


def play_game(
    rules: Ruleset,
    rng: random.Random,
    manner: Manner,
    universe: Universe,
    thorough: float = 0.0,
) -> Played:
    """Play to the end and check every input; BrokenGame at the first fault.

    `thorough` is the share of the positions in which every input there is gets asked about.
    """
    if manner.few_houses:
        free = (NOTHING,) * len(GOODS)
        rules = replace(rules, houses=FEW, build_goods=free, build_sestertii=NOTHING)
    state, events = setup.begin(rules)
    played = Played(state, list(events), [], Counter())
    texts: list[str] = []
    while True:
        prompt = play.prompt(state)
        everything = universe if rng.random() < thorough else None
        faults = [*state_faults(state), *prompt_faults(state, everything)]
        if faults:
            raise BrokenGame(texts, faults)
        if prompt is None:
            break
        played.asked[type(prompt.frame).__name__] += 1
        given = pick(rng, state, manner)
        texts.append(notation.write(rules, given))
        kept = whole(state)
        after, events = play.apply(state, given)
        faults = list(input_faults(state, kept, after, events))
        if faults:
            raise BrokenGame(texts, faults)
        played.events += events
        played.inputs.append(given)
        state = after
    played.state = state
    return played
