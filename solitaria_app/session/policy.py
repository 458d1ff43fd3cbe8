"""Ways for the program to decide in the human's place, for simulations and tests."""

from __future__ import annotations

from collections.abc import Callable

from solitaria_app.engine.agenda import ChooseCard
from solitaria_app.engine.handler import Asks
from solitaria_app.engine.inputs import Input
from solitaria_app.engine.play import apply_allowed, legal, prompt, sample
from solitaria_app.engine.scoring import score
from solitaria_app.engine.state import CONTRARIUS, GameState

from .stream import Stream

Policy = Callable[[GameState, Stream], Input]
"""Takes a state where a human decides and gives an allowed input."""


def random_policy(state: GameState, stream: Stream) -> Input:
    """Each allowed input with the same chance."""
    return sample(state, stream.below)


def greedy_policy(state: GameState, stream: Stream) -> Input:
    """The input after which the table looks best, looking to the end of the own action.

    Equal ones are decided by the stream.
    """
    best: list[Input] = []
    highest = float("-inf")
    for given in legal(state):
        value = _after(state, given)
        if value > highest:
            best, highest = [given], value
        elif value == highest:
            best.append(given)
    return best[stream.below(len(best))]


def _after(state: GameState, given: Input) -> float:
    after, _ = apply_allowed(state, given)
    while _same_action(after):
        options = legal(after)
        after = max((apply_allowed(after, option)[0] for option in options), key=estimate)
    return estimate(after)


def _same_action(state: GameState) -> bool:
    waiting = prompt(state)
    return (
        waiting is not None
        and waiting.asks is Asks.HUMAN
        and not isinstance(waiting.frame, ChooseCard)
    )


POINT_PER_SESTERTIUS = 0.12
POINT_PER_HOUSE = 2.5
POINT_PER_COLONIST = 2.0
POINT_PER_CARD = 1.5
POINT_PER_CARD_IN_HAND = 0.6
POINT_PER_COIN_MARKER = 0.15


def estimate(state: GameState) -> float:
    """A rough worth of a table for the human in points: what counts, and what will."""
    human = state.human
    prices = state.rules.prices
    value = human.sestertii + sum(n * prices[good] for good, n in enumerate(human.goods))
    provinces = sum(1 for cities in state.rules.board.province_cities if cities & human.houses)
    return (
        score(state, state.active).total
        - score(state, CONTRARIUS).total
        + POINT_PER_SESTERTIUS * value
        + POINT_PER_HOUSE * human.house_count
        + POINT_PER_COLONIST * human.on_board
        + POINT_PER_CARD * (human.hand | human.played).bit_count()
        + POINT_PER_CARD_IN_HAND * human.hand.bit_count()
        + provinces
        + POINT_PER_COIN_MARKER * state.coins.bit_count()
    )


POLICIES: dict[str, Policy] = {"random": random_policy, "greedy": greedy_policy}
"""The policies by the name the command line knows."""
