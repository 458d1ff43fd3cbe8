"""How a game is followed: chosen at its start, shown, changed at the start of a turn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.engine import inputs as inp
from solitaria_app.engine.agenda import ChooseCard, DrawTokens, TakeStock
from solitaria_app.engine.following import Way
from solitaria_app.session.header import new_header
from solitaria_app.session.laid import drawn
from solitaria_app.ui import labels
from solitaria_app.ui.describe import describe
from solitaria_app.ui.lately import recent
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.map.targets import Target

from .beside import TablePlayer
from .conftest import MakeWindow
from .player import key, press
from .windows import running

WAYS = tuple(way.id for way in Way)


@pytest.fixture
def light(make_window: MakeWindow, library: Library) -> MainWindow:
    """A window with a light game at the start of its first turn."""
    window = make_window(size=(1280, 800))
    header = new_header(library, "italia", "standard", "3", way=Way.LIGHT)
    window.controller.adopt(drawn(header, library))
    return window


def enabled(window: MainWindow) -> list[str]:
    return [way for way in WAYS if window.actions_.by_name[f"way:{way}"].isEnabled()]


def checked(window: MainWindow) -> list[str]:
    return [way for way in WAYS if window.actions_.by_name[f"way:{way}"].isChecked()]


def test_the_way_changes_only_before_a_card_is_played(window: MainWindow) -> None:
    assert checked(window) == ["digital"]
    assert enabled(window) == list(WAYS)
    window.actions_.by_name["way:full"].trigger()
    game = running(window)
    assert game.inputs[-1] == inp.Follow(Way.FULL)
    assert checked(window) == ["full"]
    window.controller.do(game.legal()[1])
    assert not isinstance(game.state.agenda[-1], ChooseCard)
    assert enabled(window) == []
    assert checked(window) == ["full"]
    window.controller.undo()
    window.controller.undo()
    assert game.state.way is Way.DIGITAL
    assert checked(window) == ["digital"]


def test_the_sign_in_the_header_says_it_and_opens_the_menu(window: MainWindow) -> None:
    sign = window.desk.header.way
    assert sign.isVisible()
    assert sign.text() == "Screen"
    assert "On the screen" in sign.accessibleName()
    window.commands.run("way:light")
    assert sign.text() == "Table, light"
    assert "not counted" in sign.toolTip()
    assert sign.menu() is window.actions_.menu_of("way")
    assert [action.isEnabled() for action in sign.menu().actions()] == [True] * 3


def test_nothing_of_goods_and_money_is_shown(light: MainWindow) -> None:
    desk, view = light.desk, light.presenter.view
    assert view is not None
    assert not desk.store.isVisible()
    assert "sestert" not in desk.purse.accessibleName().lower()
    assert "not counted" in desk.header.mine.toolTip()
    assert "not counted" not in desk.header.theirs.toolTip()
    assert "costs" not in describe(view, Target("city", 3))
    assert "Your houses bring" not in describe(view, Target("province", 1))
    assert all("pays" not in card.explanation() for card in desk.display.cards)


def test_the_hand_gets_the_room_of_the_storehouse(light: MainWindow) -> None:
    wide = light.desk.hand.width()
    light.controller.do(inp.Follow(Way.FULL), inp.Hold((0, 0, 0, 0, 0), 3))
    light.desk.layout().activate()
    assert light.desk.store.isVisible()
    assert light.desk.hand.width() < wide


@pytest.mark.parametrize("card", ["prefect", "senator", "architect"])
def test_buttons_leave_costs_out(light: MainWindow, card: str) -> None:
    game = running(light)
    player = TablePlayer(light)
    player.choose(inp.Play(game.rules.card_number[card]))
    view = player.view
    for option in view.offer.options:
        shown = labels.short(view, option)
        badges = [run for run in shown if not isinstance(run, str)]
        assert not any(type(run).__name__ == "Badge" for run in badges), shown
        assert not any(getattr(run, "name", "") == "coin" for run in badges), shown


def test_stock_is_asked_for_when_it_is_to_be_followed_again(light: MainWindow) -> None:
    light.commands.run("way:full")
    game, bar = running(light), light.desk.prompt.goods.stock
    assert isinstance(game.state.agenda[-1], TakeStock)
    assert bar.isVisible()
    assert bar.money.isVisible()
    assert light.desk.store.isVisible()
    key(light, "2")
    assert bar.steppers[1].hasFocus()
    for _ in range(20):  # more than the storehouse takes
        key(light, Qt.Key.Key_Plus)
    spaces = game.rules.storehouse - 4
    assert bar.plan == (0, spaces, 0, 0, 0)
    assert str(spaces) in bar.steppers[1].more.toolTip()
    key(light, "6")
    key(light, "1")
    key(light, "7")
    key(light, Qt.Key.Key_Return)
    assert game.inputs[-1] == inp.Hold((0, spaces, 0, 0, 0), 17)
    assert isinstance(game.state.agenda[-1], ChooseCard)
    assert not bar.isVisible()
    assert not bar.money.isVisible()


def test_stock_may_be_nothing_at_all(light: MainWindow) -> None:
    light.commands.run("way:digital")
    press(light.desk.prompt.primary)
    assert running(light).inputs[-1] == inp.Hold((0, 0, 0, 0, 0), 0)


@pytest.mark.parametrize(("width", "size"), [(1280, 100), (1280, 130), (1280, 200), (1000, 100)])
def test_all_of_the_stock_is_to_be_seen(
    light: MainWindow, qtbot: QtBot, width: int, size: int
) -> None:
    light.commands.run(f"text:{size}")
    light.resize(width, 760)
    light.commands.run("way:full")
    bar, prompt = light.desk.prompt.goods.stock, light.desk.prompt

    def seen(part: QWidget) -> bool:
        corner = part.mapTo(prompt, part.rect().bottomRight())
        return prompt.rect().contains(corner) and part.width() >= part.minimumSizeHint().width()

    parts = (*bar.steppers, bar.money, prompt.primary)
    qtbot.waitUntil(lambda: all(map(seen, parts)), timeout=2000)


def test_beside_a_table_the_map_marks_all_that_the_turn_changed(light: MainWindow) -> None:
    game = running(light)
    cards = game.rules.card_number
    light.controller.do(inp.Play(cards["prefect"]), inp.Produce(2))
    assert Target("province", 2) in {mark.target for mark in recent(game)}
    light.controller.do(inp.Play(cards["architect"]))
    step = next(given for given in game.legal() if isinstance(given, inp.Step))
    light.controller.do(step)
    build = next(given for given in game.legal() if isinstance(given, inp.Build))
    light.controller.do(build)
    marked = {mark.target: mark.style for mark in recent(game)}
    assert marked[Target("city", build.city)] == "built"
    assert marked[Target("line", step.line)] == "moved"
    assert Target("province", 2) not in marked


def test_on_the_screen_only_contrarius_is_marked(window: MainWindow) -> None:
    game = running(window)
    window.controller.do(inp.Play(game.rules.card_number["prefect"]), inp.Produce(2))
    assert recent(game) == ()


def test_under_way_the_tokens_lead_to_the_table_as_it_lies(
    make_window: MakeWindow, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    header = new_header(library, "italia", "standard", "3", way=Way.FULL)
    window = make_window(game=header, size=(1280, 800))
    ran: list[str] = []
    monkeypatch.setattr(window.commands, "run", ran.append)
    game, prompt = running(window), window.desk.prompt
    assert not prompt.underway.isVisible()
    while isinstance(game.state.agenda[-1], DrawTokens):
        window.controller.do(game.draw())
    assert prompt.underway.isVisible()
    press(prompt.underway)
    assert game.inputs[-1] == inp.MIDWAY
    assert ran == ["correct"]
    assert not prompt.underway.isVisible()
