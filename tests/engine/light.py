"""A game that was played on the screen, followed lightly: without goods and money."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from solitaria_app.engine import play, setup
from solitaria_app.engine.following import Way
from solitaria_app.engine.inputs import DONE, Buy, Done, Hold, Input, Keep, Purchase, Sell
from solitaria_app.engine.ruleset import Ruleset
from solitaria_app.engine.state import GameState

TRADES = (Sell, Buy, Keep)


def lightly(rules: Ruleset, inputs: Iterable[Input]) -> Iterator[tuple[Input, GameState]]:
    """The inputs as a person gives them who says nothing of goods, and the table after each.

    What the screen ended by itself, since nothing could be paid any more, is ended by a person.
    At the end the person says that there is nothing in the storehouse.
    """
    state, _ = setup.begin(rules, Way.LIGHT)
    screen, _ = setup.begin(rules)
    for given in inputs:
        trading = isinstance(given, Done) and type(screen.agenda[-1]).__name__ == "MercatorAction"
        screen, _ = play.apply(screen, given)
        if isinstance(given, TRADES) or trading:
            continue
        if isinstance(given, Purchase):
            given = Purchase(given.card)
        while play.refusal(state, given) is not None:
            state, _ = play.apply(state, DONE)
            yield DONE, state
        state, _ = play.apply(state, given)
        yield given, state
    while not state.over:
        counts = type(state.agenda[-1]).__name__ == "TakeStock"
        last = Hold(screen.human.goods, screen.human.sestertii) if counts else DONE
        state, _ = play.apply(state, last)
        yield last, state
