"""The forecast says what the engine does, and changes nothing."""

from __future__ import annotations

from fractions import Fraction

import pytest

from solitaria_app.content.library import load
from solitaria_app.engine.events import Chose, PointsScored
from solitaria_app.engine.inputs import DONE, Play, Rolled
from solitaria_app.engine.notation import write
from solitaria_app.engine.play import apply
from solitaria_app.engine.state import GameState
from solitaria_app.session.forecast import Forecast, forecast
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.policy import random_policy
from solitaria_app.session.stream import Stream

LIBRARY = load()


def at_turn(turn: int, seed: str = "oracle", level: str = "standard") -> GameState:
    game = Game(new_header(LIBRARY, "italia", level, seed), LIBRARY)
    stream = Stream(seed)
    game.settle()
    while game.state.turn < turn:
        game.do(random_policy(game.state, stream))
        game.settle()
    return game.state


def of(found: tuple[Forecast, ...], state: GameState, card: str, *by: str) -> Forecast:
    rules = state.rules
    (one,) = [
        each
        for each in found
        if rules.cards[each.play.card].id == card
        and tuple(write(rules, given) for given in each.by) == by
    ]
    return one


@pytest.mark.parametrize("turn", [1, 8, 16])
@pytest.mark.parametrize("level", ["standard", "expert"])
def test_chances_of_every_card_add_up_and_nothing_changes(turn: int, level: str) -> None:
    state = at_turn(turn, level=level)
    before = state.copy()
    found = forecast(state)
    assert {each.play for each in found} == {
        Play(card) for card in range(len(state.rules.cards)) if state.human.hand >> card & 1
    }
    for each in found:
        assert sum(outcome.chance for outcome in each.outcomes) == 1
    assert state == before


def test_senator_builds_where_the_forecast_says_for_every_face() -> None:
    state = at_turn(1)
    said = of(forecast(state), state, "senator")
    assert len(said.outcomes) == 6
    after, _ = apply(state, state.rules.vocabulary.play[state.rules.card_number["senator"]])
    after, _ = apply(after, DONE)
    for outcome in said.outcomes:
        (rolled,) = outcome.rolls
        _, events = apply(after, rolled)
        (chose,) = [event for event in events if isinstance(event, Chose)]
        assert outcome.cities == (chose.choice.city,)
        assert outcome.chance == Fraction(1, 6)


def test_tribune_builds_without_a_die_and_recruits_by_the_red_one() -> None:
    state = at_turn(1)
    said = of(forecast(state), state, "tribune")
    assert len({outcome.cities for outcome in said.outcomes}) == 1
    assert sum(outcome.chance for outcome in said.outcomes if outcome.cities) == Fraction(1)
    assert all(isinstance(outcome.rolls[0], Rolled) for outcome in said.outcomes)


def test_prefect_is_listed_for_every_province_and_the_cash_with_its_points() -> None:
    state = at_turn(1)
    found = forecast(state)
    (cash,) = of(found, state, "prefect-pm", "cash").outcomes
    (produce,) = of(found, state, "prefect-pm", "produce corsica").outcomes
    for outcome in (cash, produce):
        points = [event.points for event in outcome.events if isinstance(event, PointsScored)]
        assert points == [2]


def test_nothing_to_say_in_the_middle_of_an_action_or_after_the_end() -> None:
    state = at_turn(1)
    architect = state.rules.vocabulary.play[state.rules.card_number["architect"]]
    assert forecast(apply(state, architect)[0]) == ()
