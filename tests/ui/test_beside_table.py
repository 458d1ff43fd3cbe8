"""A game beside a table, typed and clicked in, goes as the digital game with the same chance."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from solitaria_app.content.library import Library
from solitaria_app.engine import inputs as inp
from solitaria_app.engine.agenda import ChooseCard, Store
from solitaria_app.engine.dice import DICE
from solitaria_app.engine.events import DieRolled
from solitaria_app.engine.following import Way
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header

from .beside import TablePlayer
from .conftest import MakeWindow
from .windows import running

SEED, TURNS = "26", 10
"""Nine turns with all four dice, houses, colonists, trade, a copy, cash and cards bought."""
MOST_ACTS = 52
"""Of the 60 for a whole set-up, 8 belong to the dialog for a new game."""


def digital(library: Library, turns: int) -> Game:
    """A digital game at the start of a turn, in which the human did all kinds of things."""
    game = Game(new_header(library, "imperium", "veteran", SEED), library)
    choose = random.Random(SEED)
    game.settle()
    while not (game.state.turn == turns and isinstance(game.state.agenda[-1], ChooseCard)):
        assert not isinstance(game.state.agenda[-1], Store)
        options = game.legal()
        wanted = [o for o in options if isinstance(o, inp.Build | inp.Purchase | inp.Place)]
        game.do(choose.choice(wanted or options))
        game.settle()
    return game


def in_way(wanted: Game, way: Way, library: Library) -> Game:
    """The same course in another way: in the light one nothing is said of goods and money."""
    game = Game(replace(wanted.header, way=way.id), library)
    for given in wanted.inputs:
        if way is Way.LIGHT and isinstance(given, inp.Purchase):
            given = inp.Purchase(given.card)
        trade = isinstance(given, inp.Sell | inp.Buy)
        if way is Way.LIGHT and (trade or (given == inp.DONE and game.refusal(given) is not None)):
            continue  # the Mercator's trade, and its end
        game.do(given)
    return game


def test_a_set_up_of_imperium_takes_few_clicks_and_keys(
    make_window: MakeWindow, library: Library
) -> None:
    wanted = digital(library, 1)
    window = make_window(game=replace(wanted.header, way=Way.FULL.id), size=(1280, 800))
    player = TablePlayer(window)
    player.enter_all(wanted.inputs)
    state = running(window).state
    assert isinstance(state.agenda[-1], ChooseCard)
    assert state.city_goods == wanted.state.city_goods
    assert state.marker_goods == wanted.state.marker_goods
    assert state.display == wanted.state.display
    assert player.acts == len(wanted.inputs) <= MOST_ACTS


@pytest.mark.parametrize("way", [Way.FULL, Way.LIGHT])
def test_what_is_typed_brings_the_same_moves_of_contrarius(
    make_window: MakeWindow, library: Library, way: Way
) -> None:
    wanted = digital(library, TURNS)
    journal = in_way(wanted, way, library).inputs
    window = make_window(game=replace(wanted.header, way=way.id), size=(1280, 800))
    player = TablePlayer(window)
    player.enter_all(journal)
    assert player.acts <= len(journal) + 20  # two acts for a colonist, one for each good traded
    game = running(window)
    ends = [game.turn_ends(), wanted.turn_ends()]
    assert len(ends[0]) == len(ends[1]) == TURNS
    for number, other in zip(*ends, strict=True):
        mine, theirs = game.state_at(number), wanted.state_at(other)
        assert mine.contrarius == theirs.contrarius
        assert mine.human.houses == theirs.human.houses
        assert mine.human.colonists == theirs.human.colonists
        assert mine.human.goods == theirs.human.goods or way is Way.LIGHT
        assert (mine.display, mine.stacks) == (theirs.display, theirs.stacks)
        assert mine.coins == theirs.coins
    told = [event for n in range(game.cursor + 1) for event in game.events_at(n)]
    rolled = [event for event in told if isinstance(event, DieRolled)]
    assert {event.die for event in rolled} == set(DICE)
    assert all(event.by_hand for event in rolled)


def test_the_way_can_change_in_the_middle(make_window: MakeWindow, library: Library) -> None:
    wanted = digital(library, 4)
    window = make_window(game=replace(wanted.header, way=Way.FULL.id), size=(1280, 800))
    TablePlayer(window).enter_all(wanted.inputs)
    game = running(window)
    window.controller.do(inp.Follow(Way.DIGITAL))
    plays = [given for given in game.legal() if isinstance(given, inp.Play)]
    window.controller.do(plays[0])
    while game.state.turn == 4:  # where the program brings chance, no die is asked for
        assert not any(bar.isVisible() for bar in window.desk.prompt.face_bars)
        assert window.presenter.view is not None
        window.controller.do(game.legal()[-1])
    rolled = [e for n in range(game.cursor + 1) for e in game.events_at(n)]
    assert isinstance(game.state.agenda[-1], ChooseCard)
    assert len([e for e in rolled if isinstance(e, DieRolled)]) == sum(game.state.rolls)
