"""The faces beside an action: they carry out a plan, keep their places, rest amid a choice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from solitaria_app.content.library import Library
from solitaria_app.engine.agenda import ArchitectAction, MercatorAction, PurchaseAction, Roll
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.goods import GOODS, Good
from solitaria_app.engine.inputs import DONE, Buy, Rolled, Sell
from solitaria_app.engine.state import GameState
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.panels.facebutton import FaceButton

from .beside import TablePlayer, at_table
from .conftest import MakeWindow
from .player import key, press
from .test_layout import cut, settle
from .windows import running


def buying(state: GameState) -> bool:
    return isinstance(state.agenda[-1], PurchaseAction)


def trading(state: GameState) -> bool:
    return isinstance(state.agenda[-1], MercatorAction)


def building(state: GameState) -> bool:
    return isinstance(state.agenda[-1], ArchitectAction)


def shown(window: MainWindow) -> list[FaceButton]:
    return [face for face in window.desk.prompt.small_faces.faces if face.isVisible()]


def face(window: MainWindow, wanted: int | Face) -> FaceButton:
    """The face that says so."""
    return next(
        one
        for one in shown(window)
        if one.option is not None
        and isinstance(one.option.inputs[-1], Rolled)
        and one.option.inputs[-1].face == wanted
    )


def white(face: int | Face) -> Rolled:
    return Rolled(Die.WHITE, face, by_hand=True)


def black(face: int | Face) -> Rolled:
    return Rolled(Die.BLACK, face, by_hand=True)


@pytest.fixture
def market(make_window: MakeWindow, library: Library) -> MainWindow:
    """A Mercator beside a table."""
    window = make_window(size=(1280, 800))
    window.controller.adopt(at_table(library, trading))
    return window


def test_one_click_ends_an_action_and_says_what_the_die_shows(
    make_window: MakeWindow, library: Library
) -> None:
    window = make_window(size=(1280, 800))
    game = at_table(library, buying)
    window.controller.adopt(game)
    before = game.cursor
    assert face(window, Good.BRICK).accessibleName().endswith("the white die shows brick")
    assert window.desk.prompt.primary.text().startswith("Finish buying")
    assert window.desk.prompt.small_faces.caption == "and the white die shows:"
    press(face(window, Face.SPECIALIST))
    assert game.inputs[before:] == [DONE, white(Face.SPECIALIST)]
    window.commands.run("step-back")
    window.commands.run("step-back")
    key(window, "w")
    assert game.inputs[before:] == [DONE, white(Good.WINE)]


def plan(window: MainWindow) -> list[Sell | Buy]:
    """Plan one trade with the buttons: sell one, else buy one."""
    for stepper in reversed(window.desk.prompt.goods.trade.steppers):
        for button in (stepper.less, stepper.more):
            if button.isEnabled():
                press(button)
                return [(Sell if button is stepper.less else Buy)(stepper.good, 1)]
    raise AssertionError("nothing can be traded")


@pytest.mark.parametrize("how", ["click", "letter"])
def test_a_planned_trade_is_carried_out_before_the_die(market: MainWindow, how: str) -> None:
    game = running(market)
    before, prompt = game.cursor, market.desk.prompt
    traded = plan(market)
    assert prompt.primary.text().startswith("Trade")
    wanted = face(market, Good.TOOL)
    assert wanted.accessibleName() == "Trade, and the black die shows tool"
    if how == "click":
        press(wanted)
    else:
        key(market, "t")
    assert game.inputs[before:] == [*traded, DONE, black(Good.TOOL)]


def test_two_trades_end_the_mercator_by_themselves(market: MainWindow) -> None:
    game = running(market)
    before, bar = game.cursor, market.desk.prompt.goods.trade
    human = game.state.human
    sold = next(good for good in reversed(GOODS) if human.goods[good])
    press(bar.steppers[sold].less)
    bought = next(good for good in GOODS if good != sold and bar.steppers[good].more.isEnabled())
    press(bar.steppers[bought].more)
    press(face(market, Good.BRICK))
    assert game.inputs[before:] == [Sell(sold, 1), Buy(bought, 1), black(Good.BRICK)]


def test_a_plan_that_is_dropped_is_not_carried_out(market: MainWindow) -> None:
    game = running(market)
    before = game.cursor
    plan(market)
    key(market, Qt.Key.Key_Escape)
    assert face(market, Good.BRICK).accessibleName().startswith("Finish trading, and")
    key(market, "b")
    assert game.inputs[before:] == [DONE, black(Good.BRICK)]


def half_answered(state: GameState) -> bool:
    """A card can be bought whose question mark several goods can pay."""
    if not buying(state):
        return False
    from solitaria_app.ui.interaction import offer

    return any(option.selects is not None for option in offer(state).options)


def test_the_die_rests_while_a_payment_is_chosen(make_window: MakeWindow, library: Library) -> None:
    window = make_window(size=(1280, 800))
    game = at_table(library, half_answered, seed="7")
    window.controller.adopt(game)
    player, before = TablePlayer(window), game.cursor
    places = [one.geometry() for one in shown(window)]
    for size in (200, 150, 100):
        window.commands.run(f"text:{size}")
        player.use(next(o for o in player.view.offer.options if o.selects is not None))
        settle()
        assert cut(window.desk.prompt) == []
        key(window, Qt.Key.Key_Escape)
    player.use(next(o for o in player.view.offer.options if o.selects is not None))
    assert player.view.offer.selected is not None
    for which in "bftwcs":
        key(window, which)
    for one in shown(window):
        press(one)
    assert game.cursor == before
    assert window.desk.prompt.words.trouble.text() == "This choice first, then the die."
    assert [one.geometry() for one in shown(window)] == places
    key(window, Qt.Key.Key_Escape)
    key(window, "w")
    assert game.inputs[before:] == [DONE, white(Good.WINE)]


def test_the_die_rests_while_a_colonist_is_selected(
    make_window: MakeWindow, library: Library
) -> None:
    window = make_window(size=(1280, 800))
    game = at_table(library, building)
    window.controller.adopt(game)
    before = game.cursor
    key(window, "1")
    assert TablePlayer(window).view.selected is not None
    press(face(window, 3))
    assert game.cursor == before
    key(window, Qt.Key.Key_Escape)
    press(face(window, 3))
    assert game.inputs[before:] == [DONE, Rolled(Die.BLUE, 3, by_hand=True)]


def without_options(state: GameState) -> bool:
    """An Architect who can only finish."""
    from solitaria_app.ui.interaction import offer

    return building(state) and not offer(state).options


def test_digits_are_never_the_die_while_an_action_is_open(
    make_window: MakeWindow, library: Library
) -> None:
    window = make_window(size=(1280, 800))
    game = at_table(library, building)
    window.controller.adopt(game)
    player = TablePlayer(window)
    while player.view.offer.options:
        moves = [o for o in player.view.offer.options if o.inputs]
        player.use(moves[-1] if moves else player.view.offer.options[0])
    before = game.cursor
    assert without_options(game.state)
    assert not any(one.keys for one in shown(window))
    for which in "123456":
        key(window, which)
        assert game.cursor == before
        assert f"the key {which}" in window.desk.prompt.words.trouble.text()
    press(window.desk.prompt.primary)
    assert isinstance(game.state.agenda[-1], Roll)
    key(window, "2")
    assert game.inputs[before:] == [DONE, Rolled(Die.BLUE, 2, by_hand=True)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_face_is_always_at_the_same_place(
    make_window: MakeWindow, library: Library, language: str
) -> None:
    window = make_window(size=(1280, 800))
    window.commands.run(f"language:{language}")

    def places() -> dict[int | Face, QPoint]:
        settle()
        found = {}
        for one in shown(window):
            assert one.option is not None
            given = one.option.inputs[-1]
            assert isinstance(given, Rolled)
            found[given.face] = one.mapTo(window, QPoint(0, 0))
        assert cut(window.desk.prompt) == []
        return found

    window.controller.adopt(at_table(library, buying))
    bought = places()
    window.controller.adopt(at_table(library, trading))
    traded = places()
    assert traded and traded.items() <= bought.items()
    primary = window.desk.prompt.primary.geometry()
    plan(window)
    assert places() == traded
    assert window.desk.prompt.primary.geometry() == primary
    window.controller.adopt(at_table(library, building))
    numbers = places()
    key(window, "1")
    assert places() == numbers
    for option in TablePlayer(window).view.offer.options[:1]:
        TablePlayer(window).use(option)
    assert places() == numbers


@pytest.mark.parametrize("size", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", "de"])
def test_amounts_changes_and_prices_have_their_room(
    market: MainWindow, language: str, size: int
) -> None:
    market.commands.run(f"language:{language}")
    market.commands.run(f"text:{size}")
    settle()
    steppers = market.desk.prompt.goods.trade.steppers
    places = [one.geometry() for one in steppers]
    plan(market)
    settle()
    assert [one.geometry() for one in steppers] == places
    for stepper in steppers:
        assert stepper.face.width() >= stepper.face.sizeHint().width()
        assert market.desk.prompt.goods.trade.rect().contains(stepper.geometry())
        assert ("at" in stepper.face.note or "zu" in stepper.face.note) == bool(stepper.face.note)
    assert cut(market.desk.prompt) == []
