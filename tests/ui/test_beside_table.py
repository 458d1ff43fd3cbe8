"""A game beside a table, typed and clicked in, goes as the digital game with the same chance."""

from __future__ import annotations

import random

from msgspec.structs import replace

from solitaria_app.content.library import Library
from solitaria_app.engine import inputs as inp
from solitaria_app.engine.agenda import ChooseCard, Store
from solitaria_app.engine.events import DieRolled
from solitaria_app.engine.following import Way
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header

from .beside import TablePlayer
from .conftest import MakeWindow
from .windows import running

TURNS = 9
MOST_ACTS = 52
"""Of the 60 for a whole set-up, 8 belong to the dialog for a new game."""


def digital(library: Library, seed: str, turns: int) -> Game:
    """A digital game at the start of a turn, in which the human did all kinds of things."""
    game = Game(new_header(library, "imperium", "veteran", seed), library)
    choose = random.Random(seed)
    game.settle()
    while not (game.state.turn == turns and isinstance(game.state.agenda[-1], ChooseCard)):
        assert not isinstance(game.state.agenda[-1], Store)
        options = game.legal()
        builds = [o for o in options if isinstance(o, inp.Build | inp.Purchase | inp.Place)]
        game.do(choose.choice(builds or options))
        game.settle()
    return game


def test_a_set_up_of_imperium_takes_few_clicks_and_keys(
    make_window: MakeWindow, library: Library
) -> None:
    wanted = digital(library, "3", 1)
    header = new_header(library, "imperium", "beginner", "8", way=Way.FULL)
    window = make_window(game=header)
    player = TablePlayer(window)
    player.enter_all([given for given in wanted.inputs if not isinstance(given, inp.Settle)])
    state = running(window).state
    assert isinstance(state.agenda[-1], ChooseCard)
    assert state.city_goods == wanted.state.city_goods
    assert state.marker_goods == wanted.state.marker_goods
    assert player.acts <= MOST_ACTS


def test_what_is_typed_brings_the_same_moves_of_contrarius(
    make_window: MakeWindow, library: Library
) -> None:
    wanted = digital(library, "3", TURNS)
    window = make_window(game=replace(wanted.header, way=Way.FULL.id), size=(1280, 800))
    TablePlayer(window).enter_all(wanted.inputs)
    game = running(window)
    ends = [wanted.turn_ends(), game.turn_ends()]
    assert len(ends[0]) == len(ends[1]) == TURNS
    for before, after in zip(*ends, strict=True):
        mine, theirs = game.state_at(after), wanted.state_at(before)
        assert mine.contrarius == theirs.contrarius
        assert mine.humans == theirs.humans
        assert (mine.display, mine.stacks, mine.coins) == (
            theirs.display,
            theirs.stacks,
            theirs.coins,
        )
    rolled = [e for n in range(game.cursor + 1) for e in game.events_at(n)]
    assert {e.by_hand for e in rolled if isinstance(e, DieRolled)} == {True}
