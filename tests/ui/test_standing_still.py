"""What is entered keeps its place and its key; keys that come too late mean nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt

from solitaria_app.content.library import Library
from solitaria_app.engine.agenda import MercatorAction, PrefectAction, PurchaseAction
from solitaria_app.engine.following import Way
from solitaria_app.engine.goods import Good
from solitaria_app.engine.inputs import CASH, DONE, Purchase, Rolled, Token
from solitaria_app.engine.rules.tokens import open_cities
from solitaria_app.engine.state import GameState
from solitaria_app.session.header import new_header
from solitaria_app.ui import selflaid
from solitaria_app.ui.interaction import Option, offer
from solitaria_app.ui.interaction.correcting import Part
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.panels.stackcard import StackCard
from solitaria_app.ui.selflaid import SelfLaid

from .beside import at_table
from .conftest import MakeWindow
from .correcting import Hand
from .player import key, press
from .test_entering import in_refill
from .test_layout import cut, settle
from .windows import running


@pytest.fixture
def table(make_window: MakeWindow, library: Library) -> MainWindow:
    """A window with the set-up of a game beside a table."""
    header = new_header(library, "imperium", "standard", "12", way=Way.FULL)
    return make_window(game=header, size=(1280, 800))


# --- tokens that lay themselves -------------------------------------------------


def letter_a(window: MainWindow) -> None:
    """All tokens of the letter A but the last one, a tool."""
    for which in "wbbffc":
        key(window, which)


@pytest.mark.parametrize("which", ["t", "3"])
def test_the_key_of_a_token_that_laid_itself_is_swallowed_once(
    table: MainWindow, which: str
) -> None:
    game = running(table)
    letter_a(table)
    done = game.cursor
    key(table, which)
    assert game.cursor == done
    assert table.desk.prompt.words.sum.text().startswith(f"{which.upper()} counts for VINDOBONA")
    first = next(open_cities(game.state))
    key(table, which)
    assert game.inputs[done:] == [Token(first, Good.TOOL)]


def test_another_key_or_a_late_one_means_the_next_city(
    table: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = running(table)
    letter_a(table)
    done, first = game.cursor, next(open_cities(game.state))
    key(table, "w")
    assert game.inputs[done:] == [Token(first, Good.WINE)]
    key(table, "t")
    assert game.cursor == done + 2
    monkeypatch.setattr(selflaid, "WITHIN", -1.0)
    table.commands.run("step-back")
    table.commands.run("step-back")
    table.commands.run("step-back")
    key(table, "c")
    key(table, "t")
    assert game.inputs[done:] == [Token(first, Good.TOOL)]


def test_what_the_program_laid_swallows_nothing(table: MainWindow) -> None:
    game = running(table)
    key(table, "w")
    press(table.desk.prompt.faces.one)
    done, good = game.cursor, game.inputs[-1]
    assert isinstance(good, Token)
    for which in "bftwc":
        key(table, which)
    assert game.cursor == done + 5


def test_one_key_for_each_token() -> None:
    laid = SelfLaid()
    laid.lay([(1, Good.FOOD), (2, Good.FOOD)], 10.0)
    assert [laid.take(Good.FOOD, t) for t in (11.0, 12.0, 12.5)] == [1, 2, None]
    laid.lay([(1, Good.FOOD)], 20.0)
    assert laid.take(Good.WINE, 20.1) is None
    assert laid.take(Good.FOOD, 20.2) is None
    laid.lay([(1, Good.FOOD)], 30.0)
    assert laid.take(Good.FOOD, 31.6) is None


@pytest.mark.parametrize("size", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_laid_itself_is_told_until_the_next_letter_is_done(
    make_window: MakeWindow, library: Library, language: str, size: int
) -> None:
    window = make_window(size=(1280, 800))
    window.commands.run(f"language:{language}")
    window.commands.run(f"text:{size}")
    window.controller.start(new_header(library, "imperium", "standard", "12", way=Way.FULL))
    game, prompt = running(window), window.desk.prompt

    def letters() -> Iterator[str]:
        """A letter's tokens by the program, one after the other."""
        while True:
            state = game.state
            city = next(open_cities(state))
            goods = (Token(city, good) for good in Good)
            window.controller.do(next(one for one in goods if game.refusal(one) is None))
            yield state.rules.board.cities[city].letter

    steps = letters()
    while next(steps) == "A" and game.state.city_goods[game.rules.board.by_letter["A"][-1]] < 0:
        pass
    told = prompt.words.sum.text().partition(")")[0]
    assert told
    for _ in range(3):
        next(steps)
        settle()
        assert prompt.words.sum.text().startswith(told)
        assert cut(prompt) == []


# --- cards keep place and key ---------------------------------------------------


def places(window: MainWindow) -> dict[int, tuple[QRect, str]]:
    settle()
    return {c.at.card: (c.geometry(), c.key) for c in window.desk.supply.cards if c.isVisible()}


def test_cards_keep_place_and_key_while_the_display_is_entered(table: MainWindow) -> None:
    press(table.desk.prompt.faces.all)
    before, game = places(table), running(table)
    row = table.desk.supply
    for which in "361":
        came = row.by_key(which)
        assert came is not None
        number = came.at.card
        key(table, which)
        now = places(table)
        assert {card: box for card, (box, _) in now.items()} == {
            card: box for card, (box, _) in before.items()
        }
        left = {card: sign for card, (_, sign) in now.items() if sign}
        assert left.items() <= {card: sign for card, (_, sign) in before.items()}.items()
        gone = next(card for card in row.cards if card.at.card == number)
        assert isinstance(gone, StackCard) and gone.gone and not gone.isEnabled()
    done = game.cursor
    key(table, "3")
    assert game.cursor == done
    assert table.desk.prompt.words.trouble.text() == "No card here has the key 3."
    key(table, Qt.Key.Key_Backspace)
    assert row.by_key("1") is not None and row.by_key("3") is None
    assert places(table).keys() == before.keys()


def test_cards_keep_their_places_when_the_display_is_filled_up(
    make_window: MakeWindow, library: Library
) -> None:
    window = make_window(size=(1280, 800))
    game = at_table(library, lambda state: in_refill(state) and len(state.display) < 6)
    window.controller.adopt(game)
    before = places(window)
    while in_refill(game.state):
        assert {card: box for card, (box, _) in places(window).items()} == {
            card: box for card, (box, _) in before.items()
        }
        press(next(card for card in window.desk.supply.cards if card.option is not None))


def test_cards_keep_their_keys_while_piles_are_corrected(make_window: MakeWindow) -> None:
    window = make_window(size=(1280, 800))
    header = new_header(window.library, "imperium", "standard", "5")
    window.controller.start(header)
    hand = Hand(window)
    hand.begin(Part.CARDS)
    keys = {c.at.card: c.key for c in window.desk.supply.cards if c.isVisible()}
    for card in list(keys)[:3]:
        hand.key(keys[card])
        now = {c.at.card: c.key for c in window.desk.supply.cards if c.isVisible()}
        assert now == keys
    hand.key("z")
    assert hand.said == "No card here has the key Z."


# --- options --------------------------------------------------------------------


def test_the_cash_bonus_is_always_the_first_option(
    make_window: MakeWindow, library: Library
) -> None:
    window = make_window(size=(1280, 800))
    game = at_table(library, lambda state: isinstance(state.agenda[-1], PrefectAction))
    window.controller.adopt(game)
    first = window.desk.prompt.chips.shown()[0]
    assert first.option is not None and first.option.inputs == (CASH,)
    before = game.cursor
    key(window, "1")
    assert game.inputs[before] == CASH


def gap_in_order(state: GameState) -> bool:
    """Cards can be bought that are not the first ones of the display."""
    if not isinstance(state.agenda[-1], PurchaseAction):
        return False
    bought = [state.display.index(option.number) for option in offer(state).options]
    return len(bought) > 1 and sorted(bought) != list(range(len(bought)))


def test_cards_to_buy_stand_and_are_numbered_as_in_the_display(
    make_window: MakeWindow, library: Library
) -> None:
    window = make_window(size=(1280, 800))
    game = at_table(library, gap_in_order, seed="7")
    window.controller.adopt(game)
    chips = window.desk.prompt.chips.shown()
    options = [chip.option for chip in chips]
    assert all(isinstance(option, Option) for option in options)
    numbers = [game.state.display.index(o.number) + 1 for o in options if o is not None]
    assert numbers == sorted(numbers)
    assert [chip.key for chip in chips] == [str(number) for number in numbers]
    last, before = options[-1], game.cursor
    assert last is not None
    key(window, chips[-1].key)
    if last.inputs:
        assert isinstance(game.inputs[before], Purchase)
        assert game.inputs[before] == last.inputs[0]
    else:
        assert window.presenter.view is not None
        assert window.presenter.view.selected == last.selects


# --- the table view -------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_faces_that_end_an_action_are_in_the_table_view(
    make_window: MakeWindow, library: Library, language: str
) -> None:
    window = make_window(size=(1280, 800))
    window.commands.run(f"language:{language}")
    game = at_table(library, lambda state: isinstance(state.agenda[-1], MercatorAction))
    window.controller.adopt(game)
    key(window, Qt.Key.Key_F7)
    settle()
    big, before = window.presenter.across.table.buttons, game.cursor
    for one in big.shown():
        assert big.rect().contains(one.geometry())
    faces = {face.accessibleName(): face for face in window.desk.prompt.small_faces.shown()}
    assert faces
    shown = {one.accessibleName(): one for one in big.shown()}
    assert faces.keys() <= shown.keys()
    caption = window.desk.prompt.small_faces.captions[0]
    assert not shown[caption].isEnabled()
    assert len({shown[name].y() for name in (*faces, caption)}) == 1
    press(shown[next(iter(faces))])
    ended = game.inputs[before:]
    assert ended[0] == DONE and isinstance(ended[1], Rolled) and ended[1].by_hand
