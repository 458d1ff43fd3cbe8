"""The controls for goods by keys and by mouse: trades, goods to keep; pages of options."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.engine.goods import GOODS, Good
from solitaria_app.engine.inputs import DONE, Buy, Copy, Keep, Purchase, Sell
from solitaria_app.engine.state import GameState
from solitaria_app.ui.controls.keys import MORE
from solitaria_app.ui.interaction import offer, trade
from solitaria_app.ui.main_window import MainWindow

from .player import key, press
from .situations import at, at_prompt


def can_trade(state: GameState) -> bool:
    """A Mercator with something to sell, and room and money to buy brick with."""
    if not isinstance(state.agenda[-1], agenda.MercatorAction) or state.agenda[-1].traded:
        return False
    human = state.human
    return human.goods[Good.WINE] > 1 and human.sestertii > 5 and state.free_spaces(human) > 1


@pytest.fixture
def trading(window: MainWindow, library: Library) -> MainWindow:
    window.controller.adopt(at(library, can_trade))
    return window


def test_trades_by_keys(trading: MainWindow) -> None:
    game = trading.controller.game
    assert game is not None
    before = game.state.human
    key(trading, "4")
    key(trading, Qt.Key.Key_Minus)
    key(trading, Qt.Key.Key_Down)
    key(trading, "1")
    key(trading, Qt.Key.Key_Plus)
    assert trading.desk.prompt.goods.trade.plan == (1, 0, 0, -2, 0)
    key(trading, Qt.Key.Key_Return)
    assert game.inputs[game.inputs.index(Sell(Good.WINE, 2)) + 1] == Buy(Good.BRICK, 1)
    assert game.state_at(game.cursor).turn >= 1
    sold = next(n for n, given in enumerate(game.inputs) if given == Sell(Good.WINE, 2))
    after = game.state_at(sold + 2).human
    assert after.sestertii == before.sestertii + 2 * 6 - 3


def test_the_result_of_a_plan_is_shown_before(trading: MainWindow) -> None:
    prompt, state = trading.desk.prompt, trading.controller.state
    assert state is not None
    wine = prompt.goods.trade.steppers[Good.WINE]
    press(wine.less)
    assert prompt.goods.trade.result() == trade.after(state, (0, 0, 0, -1, 0))
    money = state.human.sestertii
    assert f"{money} → {money + 6}" in prompt.words.sum.text()
    assert str(money + 6) in trading.desk.purse.accessibleName()
    badges = [run for run in trading.desk.store.spaces() if getattr(run, "good", None) == Good.WINE]
    assert len(badges) == state.human.goods[Good.WINE] - 1
    key(trading, Qt.Key.Key_Escape)
    assert not any(prompt.goods.trade.plan)
    assert str(money) in trading.desk.purse.accessibleName()


def test_what_is_not_possible_says_why(trading: MainWindow) -> None:
    prompt, state = trading.desk.prompt, trading.controller.state
    assert state is not None
    for stepper in prompt.goods.trade.steppers:
        if not state.human.goods[stepper.good]:
            assert not stepper.less.isEnabled()
            assert stepper.less.toolTip()
    press(prompt.goods.trade.steppers[Good.WINE].less)
    press(prompt.goods.trade.steppers[Good.BRICK].more)
    third = prompt.goods.trade.steppers[Good.FOOD]
    assert not third.more.isEnabled()
    assert "two" in third.more.toolTip()


def test_finishing_without_the_planned_trade_is_a_button_of_its_own(trading: MainWindow) -> None:
    prompt = trading.desk.prompt
    assert not prompt.second.isVisible()
    press(prompt.goods.trade.steppers[Good.WINE].less)
    assert prompt.primary.text().startswith("Trade")
    assert prompt.second.isVisible()
    assert prompt.second.text() == "Finish without this trade"
    press(prompt.second)
    game = trading.controller.game
    assert game is not None
    assert not any(isinstance(given, Sell) for given in game.inputs[-3:])


def test_buttons_for_less_and_more_stay_under_the_pointer(trading: MainWindow) -> None:
    steppers = trading.desk.prompt.goods.trade.steppers
    wine, brick = steppers[Good.WINE], steppers[Good.BRICK]
    places = [one.geometry() for one in steppers]
    while wine.less.isEnabled():
        press(wine.less)
        assert [one.geometry() for one in steppers] == places
    while brick.more.isEnabled():
        press(brick.more)
        assert [one.geometry() for one in steppers] == places
    assert wine.face.change.startswith("−")
    assert brick.face.change.startswith("+")


def keeping(state: GameState) -> bool:
    """More goods than spaces, of at least two kinds, one space or more."""
    return isinstance(state.agenda[-1], agenda.Store)


def test_goods_to_keep_must_fill_every_space(window: MainWindow, library: Library) -> None:
    window.controller.adopt(at(library, keeping))
    bar, game = window.desk.prompt.goods.keep, window.controller.game
    assert game is not None
    spaces = game.state.free_spaces(game.state.human)
    assert sum(bar.plan) == spaces
    dearest = max(good for good in GOODS if bar.plan[good])
    press(bar.steppers[dearest].less)
    assert not window.desk.prompt.primary.isVisible()
    key(window, Qt.Key.Key_Return)
    assert isinstance(game.state.agenda[-1], agenda.Store)
    cheapest = next(g for g in GOODS if bar.steppers[g].more.isEnabled())
    press(bar.steppers[cheapest].more)
    plan = bar.plan
    key(window, Qt.Key.Key_Return)
    assert Keep(plan) in game.inputs


def test_options_that_do_not_fit_are_a_key_away(window: MainWindow, library: Library) -> None:
    window.controller.adopt(at_prompt(library, agenda.PrefectAction))
    chips, view = window.desk.prompt.chips, window.presenter.view
    assert view is not None
    seen = {chip.option for chip in chips.shown()}
    assert len(seen) < len(view.offer.options)
    assert [chip.key for chip in chips.shown()] == [str(n + 1) for n in range(len(chips.shown()))]
    for _ in range(5):
        key(window, MORE)
        seen |= {chip.option for chip in chips.shown()}
    assert seen == set(view.offer.options)


def test_keys_with_ctrl_are_not_taken_for_options(window: MainWindow) -> None:
    from PySide6.QtTest import QTest

    game = window.controller.game
    assert game is not None
    before = game.cursor
    QTest.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert game.cursor == before
    key(window, "1")
    assert game.cursor > before


def buying(state: GameState) -> bool:
    """A Senator who can pay a card with a question mark in more than one way."""
    return isinstance(state.agenda[-1], agenda.PurchaseAction) and any(
        option.selects is not None for option in offer(state).options
    )


def test_a_card_of_the_display_is_bought_by_clicking_it(
    window: MainWindow, library: Library
) -> None:
    window.controller.adopt(at(library, buying))
    game = window.controller.game
    assert game is not None
    card = next(c for c in window.desk.display.cards if c.option and c.option.selects)
    wanted = card.at
    press(card)
    assert window.presenter.view is not None
    assert window.presenter.view.selected == wanted
    assert "which good" in window.desk.prompt.words.sum.text()
    payment = window.desk.prompt.chips.shown()[0]
    press(payment)
    bought = [given for given in game.inputs if isinstance(given, Purchase)]
    assert bought[-1].card == wanted.card
    assert sum(bought[-1].choice) == 1


def test_a_card_of_contrarius_is_copied_by_clicking_it(
    window: MainWindow, library: Library
) -> None:
    window.controller.adopt(at_prompt(library, agenda.DiplomatAction))
    game = window.controller.game
    assert game is not None
    tile = next(t for t in window.desk.contrarius.tiles.cards if t.option is not None)
    card = tile.at.card
    press(tile)
    assert Copy(card) in game.inputs


def test_a_card_that_cannot_be_paid_says_what_is_missing(
    window: MainWindow, library: Library
) -> None:
    window.controller.adopt(at_prompt(library, agenda.PurchaseAction, 40))
    closed = [c for c in window.desk.display.cards if c.isVisible() and c.option is None]
    assert closed
    cursor = window.controller.game.cursor if window.controller.game else -1
    for card in closed:
        assert "<i>" in card.explanation()
        press(card)
    assert window.controller.game is not None
    assert window.controller.game.cursor == cursor


def test_enter_presses_what_has_the_focus_and_a_click_takes_no_focus(
    window: MainWindow, library: Library
) -> None:
    window.controller.adopt(at_prompt(library, agenda.ArchitectAction, 60))
    game = window.controller.game
    assert game is not None
    chip = window.desk.prompt.chips.shown()[0]
    press(chip)
    assert not chip.hasFocus()
    key(window, Qt.Key.Key_Escape)
    window.desk.prompt.chips.shown()[0].setFocus(Qt.FocusReason.TabFocusReason)
    key(window, Qt.Key.Key_Return)
    assert window.presenter.view is not None
    assert window.presenter.view.selected is not None
    assert isinstance(game.state.agenda[-1], agenda.ArchitectAction)
    window.desk.setFocus()
    key(window, Qt.Key.Key_Return)
    assert DONE in game.inputs
