"""What can be entered when chance comes from the table, without a window."""

from __future__ import annotations

import pytest

from solitaria_app.content.library import Library
from solitaria_app.engine.agenda import ArchitectAction, PrefectAction, SixthCard
from solitaria_app.engine.dice import DICE, Die, Face
from solitaria_app.engine.following import Way
from solitaria_app.engine.goods import GOODS, Good
from solitaria_app.engine.inputs import DONE, Input, Rolled, Token
from solitaria_app.engine.state import GameState
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.words import LANGUAGES, Words
from solitaria_app.ui import facewords
from solitaria_app.ui.interaction import chance, offer
from solitaria_app.ui.map.targets import Target

from .beside import at_table, before_die

KEYS = {"b": Good.BRICK, "f": Good.FOOD, "t": Good.TOOL, "w": Good.WINE, "c": Good.CLOTH}


@pytest.fixture(scope="module")
def start(library: Library) -> GameState:
    """A set-up of Imperium beside a table."""
    return Game(new_header(library, "imperium", "standard", "1", way=Way.FULL), library).state


def tokens(state: GameState, text: str) -> tuple[Input, ...]:
    """What a text gives, the first open city being the present one."""
    current = offer(state).current
    assert current is not None
    return chance.read_tokens(state, current.number, text, KEYS)


@pytest.mark.parametrize("die", DICE)
def test_each_different_face_is_offered_once(library: Library, die: Die) -> None:
    state = at_table(library, before_die(die)).state
    found = [option.inputs for option in offer(state).faces]
    every = state.rules.dice.of(die)
    assert found == [(Rolled(die, face, True),) for face in dict.fromkeys(every)]


def test_a_die_right_after_an_action_is_offered_with_its_end(library: Library) -> None:
    state = at_table(library, lambda s: isinstance(s.agenda[-1], ArchitectAction)).state
    assert {option.inputs[0] for option in offer(state).faces} == {DONE}
    prefect = at_table(library, lambda s: isinstance(s.agenda[-1], PrefectAction)).state
    assert offer(prefect).faces == ()


def test_digits_mean_numbers_on_the_blue_die_and_places_of_others(start: GameState) -> None:
    assert chance.numbered(start, Die.BLUE, 6) == 6  # which the engine refuses
    assert [chance.numbered(start, Die.RED, n) for n in range(1, 7)] == list(start.rules.dice.red)
    assert chance.numbered(start, Die.WHITE, 6) is Face.SPECIALIST
    assert chance.numbered(start, Die.WHITE, 7) is None


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_each_good_has_a_key_of_its_own(start: GameState, language: str) -> None:
    keys = facewords.good_keys(Words(language, start.rules))
    assert set(keys.values()) == set(GOODS)
    assert facewords.FOR_ME not in keys


def test_keys_of_goods_are_first_letters_where_they_can_be(start: GameState) -> None:
    assert facewords.good_keys(Words("en", start.rules)) == KEYS
    assert "".join(facewords.good_keys(Words("de", start.rules))) == "twenz"


def test_a_city_that_is_selected_comes_before_the_first_open_one(start: GameState) -> None:
    first, other = start.rules.board.by_letter["A"][0], start.rules.board.by_letter["C"][3]
    assert offer(start).current == Target("city", first)
    made = offer(start, Target("city", other))
    assert made.current == Target("city", other)
    assert made.faces[3].inputs == (Token(other, Good.WINE),)


def test_only_specialists_can_be_the_sixth_card(start: GameState) -> None:
    state = start.copy()
    state.agenda = (*state.agenda[:-1], SixthCard())
    found = [option.number for option in offer(state).options]
    assert found
    assert all(state.rules.cards[card].good is not None for card in found)


def test_the_cards_of_each_stack_are_told_by_its_name(start: GameState) -> None:
    assert [(name, len(cards)) for name, cards in chance.hidden(start)] == [("I", 8), ("II", 7)]


# --- a letter in one text -----------------------------------------------------


def test_a_whole_letter_is_read_in_the_order_of_its_cities(start: GameState) -> None:
    cities = start.rules.board.by_letter["A"]
    found = tokens(start, "A: WBBFFT C")
    assert found[:2] == (Token(cities[0], Good.WINE), Token(cities[1], Good.BRICK))
    assert len(found) == len(cities) - 1  # the last one lies there by then


def test_the_letter_may_be_left_out_and_cities_too(start: GameState) -> None:
    cities = start.rules.board.by_letter["A"]
    assert tokens(start, "w_b") == (Token(cities[0], Good.WINE), Token(cities[2], Good.BRICK))


def test_several_letters_are_read_line_by_line(start: GameState) -> None:
    board = start.rules.board
    found = tokens(start, "D: w\nB: c,t\n\n")
    assert found == (
        Token(board.by_letter["D"][0], Good.WINE),
        Token(board.by_letter["B"][0], Good.CLOTH),
        Token(board.by_letter["B"][1], Good.TOOL),
    )


@pytest.mark.parametrize("text", ["X: w", "A: wq", "A: wbbfftcc"])
def test_what_is_no_row_of_tokens_is_misread(start: GameState, text: str) -> None:
    with pytest.raises(chance.Misread) as caught:
        tokens(start, text)
    assert caught.value.refused is None


def test_a_row_that_does_not_agree_with_the_table_is_refused(start: GameState) -> None:
    with pytest.raises(chance.Misread) as caught:
        tokens(start, "A: ww")
    assert caught.value.refused is not None
    assert caught.value.refused[1] == Token(start.rules.board.by_letter["A"][1], Good.WINE)
