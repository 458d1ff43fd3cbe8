"""Games of which goods and money are not followed go as the digital ones with the same faces."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from solitaria_app.content.library import Library
from solitaria_app.engine import inputs as inp
from solitaria_app.engine.agenda import ChooseCard, MoveNext
from solitaria_app.engine.corrections import Pile, SetCard
from solitaria_app.engine.following import Way
from solitaria_app.engine.scoring import result
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.laid import drawn
from solitaria_app.ui.panels.facebutton import FaceButton

from ..engine.golden import FOLDER, read
from .conftest import MakeWindow
from .light import LightPlayer, beside_table
from .windows import running

CHANGES = {0: Way.FULL, 2: Way.LIGHT, 4: Way.DIGITAL, 6: Way.LIGHT}
"""The way of following from these turns on."""
ENTERED = 8
"""So many turns of the whole game are entered by hand, the last ones."""
MOST_CLICKS = 3
"""In a turn in which nothing moves."""


def golden(library: Library, name: str) -> Game:
    """A stored digital game, at its end."""
    there, _ = read(FOLDER / f"{name}.txt")
    rules = there.rules
    header = new_header(library, rules.board.id, rules.level.id, "1", rules.options)
    return Game.replay(header, library, there.inputs)


def played(library: Library, seed: str, turns: int) -> Game:
    """A digital game at the start of a turn, in which the human did all kinds of things."""
    game = Game(new_header(library, "italia", "standard", seed), library)
    choose = random.Random(seed)
    game.settle()
    while not (game.state.turn == turns and isinstance(game.state.agenda[-1], ChooseCard)):
        options = game.legal()
        builds = [o for o in options if isinstance(o, inp.Build | inp.Purchase | inp.Place)]
        game.do(choose.choice(builds or options))
        game.settle()
    return game


def assert_same(mine: Game, theirs: Game) -> None:
    """Whatever Contrarius has and does is the same at the start of every turn."""
    ends = zip(mine.turn_ends(), theirs.turn_ends(), strict=True)
    for here, there in [(mine.state_at(a), theirs.state_at(b)) for a, b in ends]:
        assert here.contrarius == there.contrarius
        assert (here.display, here.stacks, here.coins) == (
            there.display,
            there.stacks,
            there.coins,
        )
        a, b = here.human, there.human
        assert (a.hand, a.played, a.houses, a.colonists) == (
            b.hand,
            b.played,
            b.houses,
            b.colonists,
        )


def test_a_whole_light_game_ends_with_the_scores_of_the_digital_one(
    make_window: MakeWindow, library: Library
) -> None:
    wanted = golden(library, "03-italia-strong-expert-8-corner")
    journal = beside_table(wanted, library, {0: Way.LIGHT})
    window = make_window(game=replace(wanted.header, way=Way.LIGHT.id), size=(1280, 800))
    plays = [number for number, given in enumerate(journal) if isinstance(given, inp.Play)]
    window.controller.do(*journal[: plays[-ENTERED]])  # as fast as the engine
    LightPlayer(window).enter_all(journal[plays[-ENTERED] :])
    game = running(window)
    assert game.state.over
    assert_same(game, wanted)
    assert result(game.state) == result(wanted.state)


def test_the_way_of_following_changes_in_the_middle(
    make_window: MakeWindow, library: Library
) -> None:
    wanted = played(library, "5", 7)
    journal = beside_table(wanted, library, CHANGES)
    window = make_window(game=replace(wanted.header, way=CHANGES[0].id), size=(1280, 800))
    LightPlayer(window).enter_all(journal)
    game = running(window)
    assert {type(given) for given in game.inputs} >= {inp.Follow, inp.Hold, inp.Rolled}
    assert_same(game, wanted)
    assert game.state.way is Way.LIGHT
    stock = {state.turn: state for state in map(game.state_at, range(game.cursor + 1))}
    there = {state.turn: state for state in map(wanted.state_at, range(wanted.cursor + 1))}
    for turn in (1, 5):
        assert stock[turn].human == there[turn].human


def in_hand(library: Library, card: str) -> Game:
    """A light game at the start of a turn with one more card in hand."""
    header = new_header(library, "italia", "standard", "3", way=Way.LIGHT)
    game = drawn(header, library)
    number = game.rules.card_number[card]
    if not game.state.human.hand >> number & 1:
        game.do(SetCard(number, Pile.HAND))
    return game


CARDS = {
    "tribune": (inp.DONE,),
    "architect": (inp.DONE,),
    "prefect": (inp.Produce(0),),
    "prefect-pm": (inp.CASH,),
    "colonist-1": (inp.MONEY,),
    "mercator": (),
    "diplomat": (),
    "senator": (inp.DONE,),
    "consul-2": (inp.DONE,),
    "mason-1": (),
    "farmer-1": (),
    "smith-1": (),
    "vintner-2": (),
    "weaver-2": (),
}
"""Each personality, with the choice on its card in a turn in which nothing moves."""


@pytest.mark.parametrize("card", CARDS)
def test_a_turn_without_moves_takes_few_clicks(
    make_window: MakeWindow, library: Library, card: str
) -> None:
    window = make_window(size=(1280, 800))
    window.controller.adopt(in_hand(library, card))
    player, game = LightPlayer(window), running(window)
    player.choose(inp.Play(game.rules.card_number[card]))
    if card == "diplomat":
        copies = [given for given in game.legal() if isinstance(given, inp.Copy)]
        prefect = game.rules.card_number["c-prefect-1"]
        player.choose(next(given for given in copies if given.card == prefect))
        player.choose(inp.Produce(0))
    choice = list(CARDS[card])
    if choice and choice[0] != inp.DONE:
        player.choose(choice[0])
    elif choice and not player.view.offer.faces:
        player.enter(inp.DONE)
    while not isinstance(game.state.agenda[-1], ChooseCard):
        if isinstance(game.state.agenda[-1], MoveNext):
            player.choose(game.legal()[0])
        elif faces := shown_faces(player):
            player.click(faces[0])
        else:
            player.choose(game.legal()[0])
    assert game.state.turn == 2
    assert player.acts <= MOST_CLICKS


def shown_faces(player: LightPlayer) -> list[FaceButton]:
    """The faces that can be picked now, beside an action or alone."""
    bars = player.desk.prompt.face_bars
    return [face for bar in bars for face in bar.faces if face.isVisible() and face.allowed]
