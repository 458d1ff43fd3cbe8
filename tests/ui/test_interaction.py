"""Offers: everything the rules allow can be chosen, and nothing else."""

from __future__ import annotations

import random

import pytest

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.engine.goods import GOODS, as_goods
from solitaria_app.engine.inputs import DONE, Buy, Input, Keep, Sell, Step
from solitaria_app.engine.play import apply, legal, refusal
from solitaria_app.engine.state import GameState
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.ui.interaction import Offer, Option, keep, offer, probe, trade

from .situations import PROMPTS, at_prompt


def all_options(state: GameState) -> list[Option]:
    """Every option, with every selection that can be made first."""
    found: list[Option] = []
    seen: set[object] = set()
    waiting: list[Offer] = [offer(state)]
    while waiting:
        now = waiting.pop()
        for option in (*now.options, *now.also, *([now.done] if now.done else [])):
            found.append(option)
            if not option.inputs and option.selects not in seen:
                seen.add(option.selects)
                waiting.append(offer(state, option.selects))
    return found


def covered(state: GameState) -> set[Input]:
    """All inputs that the offers and controls of a state can carry out first."""
    first = {option.inputs[0] for option in all_options(state) if len(option.inputs) == 1}
    frame = state.agenda[-1]
    if isinstance(frame, agenda.MercatorAction):
        for given in legal(state):
            if isinstance(given, Sell | Buy):
                sign = 1 if isinstance(given, Buy) else -1
                plan = as_goods([sign * given.amount * (good == given.good) for good in GOODS])
                assert not trade.too_many(frame, plan)
                assert trade.refused(state, plan) is None
                first |= set(trade.inputs_of(plan))
    if isinstance(frame, agenda.Store):
        first |= {Keep(plan) for plan in plans(frame, state.free_spaces(state.human))}
    return first


def plans(frame: agenda.Store, spaces: int) -> set[tuple[int, ...]]:
    """Every full plan that can be reached from the proposed one by single steps."""
    start = keep.dearest(frame.goods, spaces)
    reached, waiting = {start}, [start]
    while waiting:
        plan = waiting.pop()
        for good in GOODS:
            for way in (-1, 1):
                other = keep.changed(frame.goods, plan, spaces, good, way)
                if other is not None and other not in reached:
                    reached.add(other)
                    waiting.append(other)
    return {plan for plan in reached if sum(plan) == spaces}


@pytest.mark.parametrize("seed", range(6))
def test_offers_hold_exactly_what_is_allowed(library: Library, seed: int) -> None:
    level = ("standard", "veteran", "expert")[seed % 3]
    board = ("italia", "imperium")[seed % 2]
    game = Game(new_header(library, board, level, str(seed)), library)
    choose = random.Random(seed)
    game.settle()
    while not game.state.over:
        state = game.state
        options = all_options(state)
        for option in options:
            after = state
            for given in option.inputs:
                assert refusal(after, given) is None
                after, _ = apply(after, given)
        missing = set(legal(state)) - covered(state)
        assert not missing
        game.do(choose.choice(game.legal()))
        game.settle()


@pytest.mark.parametrize("kind", PROMPTS)
def test_what_can_be_pointed_at_is_not_refused(library: Library, kind: type) -> None:
    state = at_prompt(library, kind, least=0 if kind is agenda.Opening else 60).state
    made = offer(state)
    for option in made.options:
        if option.at is not None and option.inputs:
            assert made.pointed(option.at) is option
            given = probe(state, None, option.at)
            assert given is None or refusal(state, given) is None


def test_a_line_steps_away_is_carried_out_as_single_steps(library: Library) -> None:
    game = at_prompt(library, agenda.ArchitectAction, least=60)
    state = game.state
    frame = state.agenda[-1]
    assert isinstance(frame, agenda.ArchitectAction)
    far = [option for option in all_options(state) if option.topic == "line"]
    assert max(option.steps for option in far) == frame.steps
    for option in far:
        assert len(option.inputs) == option.steps
        assert all(isinstance(given, Step) for given in option.inputs)
        last = option.inputs[-1]
        assert isinstance(last, Step)
        assert last.line == option.number


def test_a_selection_that_no_longer_fits_counts_as_none(library: Library) -> None:
    game = at_prompt(library, agenda.ArchitectAction, least=60)
    colonist = next(o.selects for o in offer(game.state).options if o.topic == "colonist")
    assert offer(game.state, colonist).selected == colonist
    game.do(DONE)
    game.settle()
    assert offer(game.state, colonist).selected is None


def test_sales_come_before_purchases() -> None:
    assert trade.inputs_of((3, 0, -2, 0, 0)) == (Sell(GOODS[2], 2), Buy(GOODS[0], 3))


def test_the_dearest_goods_are_proposed_to_be_kept() -> None:
    assert keep.dearest((2, 0, 1, 1, 2), 4) == (0, 0, 1, 1, 2)
