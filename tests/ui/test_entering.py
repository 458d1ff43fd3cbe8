"""Chance entered in the window: dice by one key each, cards, tokens; what can't be is refused."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest

from solitaria_app.content.library import Library
from solitaria_app.engine.agenda import (
    ArchitectAction,
    ChooseCard,
    DrawTokens,
    PurchaseAction,
    Refill,
    Roll,
)
from solitaria_app.engine.dice import DICE, Die, Face
from solitaria_app.engine.following import Way
from solitaria_app.engine.goods import Good
from solitaria_app.engine.inputs import Reveal, Rolled, Token
from solitaria_app.engine.rules.tokens import open_cities
from solitaria_app.engine.state import GameState
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.map.targets import Target

from .beside import TablePlayer, at_table, before_die
from .conftest import MakeWindow
from .player import key, press
from .test_accessibility import nameless
from .test_layout import cut, settle
from .test_sizes import SIZES, hidden_parts
from .windows import running

FACES: dict[Die, tuple[str, str, int | Face]] = {
    Die.BLUE: ("4", "4", 4),
    Die.RED: ("4", "s", Face.SEA),
    Die.BLACK: ("6", "b", Good.BRICK),
    Die.WHITE: ("6", "s", Face.SPECIALIST),
}
"""For each die a digit and a letter, and what they mean."""


def in_refill(state: GameState) -> bool:
    """Whether a card is to be revealed in the middle of the game."""
    return bool(state.turn) and isinstance(state.agenda[-1], Refill)


@pytest.fixture
def table(make_window: MakeWindow, library: Library) -> MainWindow:
    """A window with the set-up of a game beside a table."""
    header = new_header(library, "imperium", "standard", "12", way=Way.FULL)
    return make_window(game=header, size=(1280, 800))


def test_every_die_takes_one_key(make_window: MakeWindow, library: Library) -> None:
    games = [at_table(library, before_die(die)) for die in DICE]
    window = make_window()
    spent = 0.0
    for die, game in zip(DICE, games, strict=True):
        digit, letter, face = FACES[die]
        for which in (digit, letter):
            window.controller.adopt(game.at(game.cursor))
            assert window.desk.prompt.faces.isVisible()
            before, start = game.cursor, time.perf_counter()
            key(window, which)
            spent += time.perf_counter() - start
            played = running(window)
            assert played.inputs[before:] == [Rolled(die, face, by_hand=True)]
    assert spent < 3


@pytest.mark.parametrize(("die", "which"), [(Die.BLUE, "6"), (Die.BLACK, "s"), (Die.RED, "w")])
def test_a_face_the_die_has_not_is_refused_with_the_reason(
    make_window: MakeWindow, library: Library, die: Die, which: str
) -> None:
    window = make_window()
    window.controller.adopt(at_table(library, before_die(die)))
    before = running(window).length()
    key(window, which)
    assert running(window).length() == before
    trouble = window.desk.prompt.words.trouble
    assert trouble.isVisible()
    assert trouble.text() == f"The {die.value} die has no such face."
    key(window, FACES[die][0])
    assert not trouble.isVisible()


def test_a_die_has_no_seventh_face(make_window: MakeWindow, library: Library) -> None:
    window = make_window()
    window.controller.adopt(at_table(library, before_die(Die.WHITE)))
    key(window, "7")
    assert "six faces" in window.desk.prompt.words.trouble.text()
    assert isinstance(running(window).state.agenda[-1], Roll)


def test_the_program_rolls_when_asked_and_the_log_says_who_rolled(
    make_window: MakeWindow, library: Library
) -> None:
    window = make_window()
    game = at_table(library, before_die(Die.RED))
    drawn = game.draw()
    window.controller.adopt(game)
    key(window, "r")
    assert game.inputs[-1] == drawn
    assert "(rolled by the program)" in "".join(
        r.text for r in window.presenter.narrator.log_rows()
    )
    window.commands.run("step-back")
    key(window, "l")
    assert game.inputs[-1] == Rolled(Die.RED, Face.LAND, by_hand=True)
    assert "(rolled by hand)" in "".join(r.text for r in window.presenter.narrator.log_rows())


def test_a_digital_game_offers_no_faces(make_window: MakeWindow, library: Library) -> None:
    window = make_window()
    digital = at_table(library, lambda s: isinstance(s.agenda[-1], ArchitectAction), Way.DIGITAL)
    window.controller.adopt(digital)
    bars = window.desk.prompt.face_bars
    assert not any(bar.isVisible() for bar in bars)


def test_a_reaction_plays_out_before_the_card_it_waits_for_and_not_again(
    make_window: MakeWindow, library: Library
) -> None:
    window = make_window(size=(1280, 800))
    window.settings.speed = "slow"
    window.controller.adopt(at_table(library, before_die(Die.BLUE)))
    playback = window.presenter.insight.playback
    key(window, "1")
    assert in_refill(running(window).state)
    die, told = running(window).cursor, []
    while playback.runs:
        assert window.presenter.step is not None
        told.append(window.presenter.step)
        QTest.keyClick(window, Qt.Key.Key_Right)
    assert told and {step.input for step in told} == {die}
    card = next(card for card in window.desk.supply.cards if card.option is not None)
    key(window, card.key)
    assert running(window).cursor == die + 1
    assert not playback.runs  # all of it was shown


def test_a_reaction_that_waits_for_a_die_plays_out_when_it_was_rolled(
    make_window: MakeWindow, library: Library
) -> None:
    window = make_window(size=(1280, 800))
    window.settings.speed = "slow"
    window.controller.adopt(
        at_table(library, lambda state: isinstance(state.agenda[-1], ArchitectAction))
    )
    playback = window.presenter.insight.playback
    press(window.desk.prompt.primary)
    assert not playback.runs
    key(window, "1")
    assert playback.runs


# --- tokens -------------------------------------------------------------------


def test_cities_come_by_letter_and_name_and_any_other_can_be_chosen(table: MainWindow) -> None:
    game = running(table)
    order = list(open_cities(game.state))
    key(table, "w")
    key(table, "5")
    assert game.inputs == [Token(order[0], Good.WINE), Token(order[1], Good.CLOTH)]
    other = order[-1]
    press(table.desk.map, table.desk.map.position(Target("city", other)).toPoint())
    assert table.presenter.view is not None
    assert table.presenter.view.offer.current == Target("city", other)
    key(table, "b")
    assert game.inputs[-1] == Token(other, Good.BRICK)
    assert table.presenter.view.offer.current == Target("city", order[2])
    key(table, Qt.Key.Key_Backspace)
    assert game.state.city_goods[other] < 0


def test_a_good_that_is_used_up_is_refused(table: MainWindow) -> None:
    key(table, "w")
    key(table, "w")
    assert running(table).cursor == 1
    assert table.desk.prompt.words.trouble.text() == "No wine token with the letter A is left."


def test_keys_of_goods_do_not_move_the_map_that_was_clicked(table: MainWindow) -> None:
    table.desk.map.setFocus()
    QTest.keyClick(table.desk.map, "f")
    assert running(table).inputs[-1] == Token(
        next(open_cities(running(table).state_at(0))), Good.FOOD
    )


def test_a_letter_can_be_pasted_and_is_taken_whole_or_not_at_all(table: MainWindow) -> None:
    game = running(table)
    cities = game.rules.board.by_letter["A"]

    def paste(text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        QTest.keySequence(table, QKeySequence(QKeySequence.StandardKey.Paste))

    paste("A: WWBFFTC")
    assert game.cursor == 0
    assert table.desk.prompt.words.trouble.text() == "No wine token with the letter A is left."
    paste("A: WX")
    assert "X" in table.desk.prompt.words.trouble.text().upper()
    paste("A: " + "wine and bricks " * 6000)
    assert len(table.desk.prompt.words.trouble.text()) < 200
    assert game.cursor == 0
    paste("A: WBBFFTC")
    goods = [game.state.city_goods[city] for city in cities]
    assert goods == [Good.WINE, Good.BRICK, Good.BRICK, Good.FOOD, Good.FOOD, Good.TOOL, Good.CLOTH]


def test_what_lays_itself_is_told(table: MainWindow) -> None:
    for which in "wbbffc":
        key(table, which)
    told = table.desk.prompt.words.sum.text()
    assert told == "Laid by itself: VINDOBONA (tool). Now BRIGANTIVM (B, 8 to go)."


def test_the_rest_of_a_letter_and_all_the_rest_for_me(table: MainWindow) -> None:
    game = running(table)
    key(table, "w")
    key(table, "r")
    by_letter = game.rules.board.by_letter
    assert all(game.state.city_goods[city] >= 0 for city in by_letter["A"])
    assert all(game.state.city_goods[city] < 0 for city in by_letter["B"])
    press(table.desk.prompt.faces.all)
    assert isinstance(game.state.agenda[-1], Refill)
    assert "compare" in table.desk.prompt.words.question.text()
    press(table.desk.prompt.faces.all)
    assert isinstance(game.state.agenda[-1], ChooseCard)


# --- cards --------------------------------------------------------------------


def test_cards_come_in_the_hands_place_and_those_of_stack_two_are_refused(
    make_window: MakeWindow, library: Library
) -> None:
    window = make_window(size=(1280, 800))
    header = new_header(library, "imperium", "standard", "12", way=Way.FULL)
    window.controller.start(header)
    game = running(window)
    press(window.desk.prompt.faces.all)
    row = window.desk.supply
    assert row.isVisible()
    assert not window.desk.hand.isVisible()
    assert [(h.name, h.note) for h in row.headings] == [("I", "8 left"), ("II", "7 left")]
    below = next(card for card in row.cards if card.option is None)
    before = game.cursor
    press(below)
    assert game.cursor == before
    assert "is not in the stack that is drawn from now" in window.desk.prompt.words.trouble.text()
    third = next(card for card in row.cards if card.key == "3").at.card
    key(window, "3")
    assert game.inputs[-1] == Reveal(third)
    assert window.desk.prompt.words.sum.text() == "It comes to position 2."
    assert row.headings[0].note == "7 left"
    press(row.cards[0])
    assert len(game.state.display) == 2


def test_the_hand_is_back_when_the_card_has_come(make_window: MakeWindow, library: Library) -> None:
    window = make_window(size=(1280, 800))
    window.controller.adopt(at_table(library, in_refill))
    player = TablePlayer(window)
    while in_refill(running(window).state):
        player.click(next(card for card in window.desk.supply.cards if card.option is not None))
    assert window.desk.hand.isVisible()
    assert window.desk.store.isVisible()
    window.commands.run("step-back")
    card = next(card for card in window.desk.supply.cards if card.option is not None)
    card.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(card, Qt.Key.Key_Space)
    assert window.desk.hasFocus()
    assert not window.desk.supply.isVisible()


# --- at every size of text ----------------------------------------------------

MOMENTS = (
    lambda state: isinstance(state.agenda[-1], DrawTokens),
    lambda state: isinstance(state.agenda[-1], Refill),
    in_refill,
    *(before_die(die) for die in DICE),
    lambda state: isinstance(state.agenda[-1], ArchitectAction | PurchaseAction),
)


@pytest.fixture(scope="module")
def moments(library: Library) -> list[Game]:
    """A game beside a table at each prompt at which chance can be entered."""
    return [at_table(library, wanted) for wanted in MOMENTS]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_text_is_cut_and_all_has_a_name(
    make_window: MakeWindow, moments: list[Game], language: str, size: int
) -> None:
    window = make_window(size=(1280, 800))
    window.commands.run(f"language:{language}")
    window.commands.run(f"text:{size}")
    for game in moments:
        window.controller.adopt(game.at(game.cursor))
        settle()
        frame = type(game.state.agenda[-1]).__name__
        assert cut(window.desk.prompt) == [], frame
        assert hidden_parts(window.desk.supply) == [], frame
        assert nameless(window.desk.prompt) == []
        assert nameless(window.desk.supply) == []
