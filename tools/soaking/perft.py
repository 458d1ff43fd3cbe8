"""Counts of sequences of inputs: a change of the rules changes a number."""

from __future__ import annotations

from solitaria_app.engine import notation, play, setup
from solitaria_app.engine.inputs import Input
from solitaria_app.engine.ruleset import Ruleset
from solitaria_app.engine.state import GameState


def count(state: GameState, depth: int) -> int:
    """How many sequences of `depth` inputs, decisions and chance alike, start from a state.

    A game that is over counts as one sequence, whatever is left of the depth.
    """
    if play.prompt(state) is None:
        return 1
    legal = play.legal(state)
    if depth == 1:
        return len(legal)
    return sum(count(play.apply_allowed(state, given)[0], depth - 1) for given in legal)


def after(rules: Ruleset, inputs: int) -> GameState:
    """The state after set-up and so many inputs, picked by a rule that needs no chance.

    The allowed inputs are taken in the order of their notation. The set-up takes the first
    each time; from then on the k-th input is the one with the number 7k + 3 modulo how
    many there are.
    """
    state, _ = setup.begin(rules)
    while state.turn == 0:
        state, _ = play.apply_allowed(state, in_order(state)[0])
    for number in range(inputs):
        legal = in_order(state)
        state, _ = play.apply_allowed(state, legal[(7 * number + 3) % len(legal)])
    return state


def in_order(state: GameState) -> list[Input]:
    """The allowed inputs by their notation."""
    return sorted(play.legal(state), key=lambda given: notation.write(state.rules, given))
