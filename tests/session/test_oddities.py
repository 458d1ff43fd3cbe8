"""What looks odd about a table: each kind alone, and nothing about tables that were played to."""

from __future__ import annotations

import random

import pytest

from solitaria_app.content.library import Library, load
from solitaria_app.engine.agenda import ChooseCard
from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.corrections import Pile, SetCard, SetColonist, SetHouse
from solitaria_app.engine.following import Way
from solitaria_app.engine.inputs import MIDWAY, Build
from solitaria_app.engine.state import CONTRARIUS, GameState
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.oddities import Odd, Oddity, oddities


@pytest.fixture(scope="module")
def library() -> Library:
    return load()


def play(library: Library, seed: int, turn: int) -> Game:
    """A game in which some houses have been built, at the start of a turn."""
    game = Game(new_header(library, "italia", "veteran", str(seed)), library)
    choose = random.Random(seed)
    game.settle()
    while game.state.turn < turn or not isinstance(game.state.agenda[-1], ChooseCard):
        options = game.legal()
        builds = [given for given in options if isinstance(given, Build)]
        game.do(choose.choice(builds or options))
        game.settle()
    return game


@pytest.fixture
def game(library: Library) -> Game:
    return play(library, 4, 9)


def odd(state: GameState) -> list[Odd]:
    return [one.odd for one in oddities(state)]


def take_away(game: Game, side: int) -> None:
    """All colonists of a side go to its supply."""
    pieces = game.state.contrarius if side == CONTRARIUS else game.state.human
    for kind, places in enumerate(pieces.colonists):
        for place in places:
            game.do(SetColonist(side, Kind(kind), place, None))


@pytest.mark.parametrize("seed", range(6))
def test_a_table_that_was_played_to_is_not_odd(library: Library, seed: int) -> None:
    assert oddities(play(library, seed, 12).state) == ()


def test_a_stack_that_hides_cards_above_one_that_has_been_drawn_from(game: Game) -> None:
    rules = game.state.rules
    second = rules.sources["II"]
    out = next(card for card in game.state.display if card >= 0)
    wanted = bits(rules.sources["I"])[0]
    hidden = sum(game.state.stacks)
    if not second & ~hidden:
        game.do(SetCard(bits(second)[0], Pile.DISPLAY, game.state.display.index(out) + 1))
    if not hidden >> wanted & 1:
        game.do(SetCard(wanted, Pile.STACK))
    found = [one for one in oddities(game.state) if one.odd is Odd.STACKS]
    (one,) = found
    assert one.stack == "I"
    assert wanted in one.cards


def test_gaps_in_the_display_while_there_are_cards(game: Game) -> None:
    lying = [card for card in game.state.display if card >= 0]
    game.do(SetCard(lying[2], Pile.STACK))
    game.do(SetCard(lying[3], Pile.STACK))
    assert Oddity(Odd.GAPS, count=2) in oddities(game.state)


def test_a_side_without_colonists(game: Game) -> None:
    take_away(game, CONTRARIUS)
    assert oddities(game.state) == (Oddity(Odd.NO_COLONIST, CONTRARIUS),)


def test_a_side_without_specialist_and_one_without_cards(game: Game) -> None:
    cards = game.state.rules.cards
    contrarius = game.state.contrarius
    for card in bits(contrarius.face_up | contrarius.face_down):
        if cards[card].good is not None:
            game.do(SetCard(card, Pile.STACK))
    assert Odd.NO_SPECIALIST in odd(game.state)
    for card in bits(game.state.human.hand):
        game.do(SetCard(card, Pile.PLAYED))
    assert Odd.NO_CARD in odd(game.state)


def test_nothing_built_and_houses_without_having_moved(library: Library) -> None:
    game = Game(new_header(library, "italia", "standard", "1", way=Way.FULL), library)
    while game.refusal(MIDWAY) is not None:
        game.do(game.draw())
    game.do(MIDWAY)
    assert Odd.NOTHING_BUILT in odd(game.state)
    city = bits(game.state.rules.board.token_cities)[0]
    game.do(SetHouse(CONTRARIUS, city, True))
    assert Odd.NOTHING_BUILT not in odd(game.state)
    assert Oddity(Odd.AT_START, CONTRARIUS) in oddities(game.state)
    assert Oddity(Odd.AT_START, 0) not in oddities(game.state)
