"""The table view: it shows what happens and what to do, and leaves every key to the prompt."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.engine import events as ev
from solitaria_app.engine.following import Way
from solitaria_app.engine.inputs import Follow, Reveal, Rolled
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.tableview.board import TableView
from solitaria_app.ui.tableview.buttons import BigButton, width_of
from solitaria_app.ui.tableview.filled import WRAP, FilledText

from .conftest import MakeWindow
from .player import key, press
from .reacting import play, ready, shown
from .situations import PROMPTS, at_prompt
from .test_layout import settle
from .windows import running


@pytest.fixture
def table(window: MainWindow) -> TableView:
    """The table view over a new game."""
    key(window, Qt.Key.Key_F7)
    settle()
    table = window.presenter.across.table
    assert table.isVisible()
    return table


def button(table: TableView, text: str) -> BigButton:
    """The button whose name or line holds a text."""
    return next(b for b in table.buttons.shown() if text in b.accessibleName())


def offered_names(table: TableView) -> set[str]:
    return {button.accessibleName() for button in table.buttons.shown()}


def too_small(text: FilledText) -> bool:
    """Whether a text is higher or wider than its place."""
    metrics = QFontMetricsF(text.fitted())
    box = metrics.boundingRect(text.rect().toRectF().adjusted(0, 0, 0, 9999), WRAP, text.text)
    return box.height() > text.height() + 1 or box.width() > text.width() + 1


def test_it_covers_the_window_and_f7_and_esc_leave_it(window: MainWindow, table: TableView) -> None:
    assert table.geometry() == window.rect()
    window.resize(1300, 820)
    settle()
    assert table.geometry() == window.rect()
    key(window, Qt.Key.Key_F7)
    assert not table.isVisible()
    key(window, Qt.Key.Key_F7)
    assert table.isVisible()
    key(window, Qt.Key.Key_Escape)
    assert not table.isVisible()
    key(window, Qt.Key.Key_F7)
    press(table.back)
    assert not table.isVisible()


def test_it_shows_prompt_dice_and_result_of_a_reaction(
    window: MainWindow, table: TableView, library: Library
) -> None:
    game = play(window, ready(library, ev.DieRolled), speed="once")
    view = window.presenter.view
    assert view is not None
    assert table.prompt.text.startswith(view.words.prompt(game.state).text)
    assert table.result.text.startswith("Contrarius ")
    rolled = [(f.die, f.face) for f in table.dice.faces]
    assert rolled == [
        (e.die, e.face) for e in window.presenter.across.events if isinstance(e, ev.DieRolled)
    ]
    assert table.dice.isVisible()
    assert "Contrarius" in table.scores.text()


def test_cards_are_played_by_button_and_by_key(
    window: MainWindow, table: TableView, library: Library
) -> None:
    window.controller.adopt(at_prompt(library, agenda.ChooseCard, 60))
    game = running(window)
    before = game.cursor
    first = next(b for b in table.buttons.shown() if b.offered is not None and b.offered.key)
    press(first)
    assert game.cursor > before
    window.commands.run("undo")
    assert game.cursor == before
    QTest.keyClick(table, "1")
    assert game.cursor > before


def test_keys_mean_what_they_mean_in_the_prompt(
    window: MainWindow, table: TableView, library: Library
) -> None:
    window.controller.adopt(at_prompt(library, agenda.ArchitectAction, 60))
    game, prompt = running(window), window.desk.prompt
    assert {chip.accessibleName() for chip in prompt.chips.shown()} <= offered_names(table)
    assert prompt.primary.text() in offered_names(table)
    before = game.cursor
    key(window, "1")  # a colonist first: then where it goes
    assert window.presenter.view is not None
    if window.presenter.view.offer.selected is not None:
        assert prompt.leaving.text() in offered_names(table)
        press(button(table, prompt.leaving.text()))
    key(window, Qt.Key.Key_Return)  # nothing is done yet: one press is not enough
    assert game.cursor == before
    key(window, Qt.Key.Key_Return)
    assert game.cursor > before
    key(window, Qt.Key.Key_Backspace)
    assert table.isVisible()


def test_the_next_options_come_by_key_and_by_button(
    window: MainWindow, table: TableView, library: Library
) -> None:
    window.controller.adopt(at_prompt(library, agenda.MoveNext, 60))
    window.commands.run("text:200")
    more = window.desk.prompt.chips.more
    assert not more.isHidden()
    first = offered_names(table)
    key(window, more.key)
    settle()
    second = offered_names(table)
    assert second != first
    press(button(table, more.accessibleName()))
    assert offered_names(table) != second


def test_goods_are_traded_by_buttons_and_keys(
    window: MainWindow, table: TableView, library: Library
) -> None:
    window.controller.adopt(at_prompt(library, agenda.MercatorAction, 60))
    bar = window.desk.prompt.goods.trade
    more = next(s for s in bar.steppers if s.more.isEnabled())
    press(button(table, f"+ {more.accessibleName()}"))
    assert bar.plan[more.good] == 1
    assert window.desk.prompt.primary.text() in offered_names(table)
    assert f"{more.face.amount}" in str(button(table, "− " + more.accessibleName()).offered)
    key(window, more.key)
    assert more.hasFocus()
    chosen = [b for b in table.buttons.shown() if b.offered is not None and b.offered.chosen]
    assert len(chosen) == 2
    key(window, Qt.Key.Key_Down)
    assert bar.plan[more.good] == 0


def test_a_reaction_plays_out_in_it(window: MainWindow, table: TableView, library: Library) -> None:
    play(window, ready(library, ev.HouseBuilt), speed="step")
    assert table.prompt.text == shown(window).text
    bar = window.presenter.insight.bar
    assert offered_names(table) == {bar.skipping.text()}
    key(window, Qt.Key.Key_Return)
    assert window.presenter.step is None
    assert "builds in" in table.result.text


def test_looking_back_says_so(window: MainWindow, table: TableView, library: Library) -> None:
    play(window, ready(library, ev.HouseBuilt), speed="once")
    window.commands.run("past-turn-back")
    assert table.prompt.text == window.texts("table.past")
    assert table.buttons.shown() == []
    window.commands.run("past-now")
    assert table.buttons.shown()


def test_while_the_table_is_corrected_it_says_so(window: MainWindow, table: TableView) -> None:
    window.commands.run("correct")
    assert table.prompt.text == window.texts("table.correcting")
    assert table.buttons.shown() == []


def test_the_focus_stays_in_it(window: MainWindow, table: TableView, library: Library) -> None:
    window.controller.adopt(at_prompt(library, agenda.ArchitectAction, 60))
    for _ in range(2 + 2 * len(table.buttons.shown())):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert table.isAncestorOf(focus)
    window.desk.map.setFocus()
    settle()
    assert table.hasFocus()


def test_the_primary_button_rests_here_too(make_window: MakeWindow, library: Library) -> None:
    window = make_window(guard_ms=200)
    window.controller.adopt(at_prompt(library, agenda.ArchitectAction, 60))
    window.commands.run("table")
    window.controller.adopt(at_prompt(library, agenda.MercatorAction, 60))
    table = window.presenter.across.table
    name = window.desk.prompt.primary.text()
    assert not button(table, name).isEnabled()
    QTest.qWait(300)
    assert button(table, name).isEnabled()


def test_without_a_game_there_is_none(make_window: MakeWindow) -> None:
    window = make_window()
    assert not window.actions_.by_name["table"].isEnabled()
    window.commands.run("table")
    assert not window.presenter.across.open


@pytest.mark.parametrize(
    ("size", "text", "language", "theme"),
    [((1280, 800), 100, "en", "light"), ((1920, 1080), 100, "de", "dark"),
     ((980, 640), 200, "de", "light")],
)  # fmt: skip
def test_everything_has_its_place(
    make_window: MakeWindow,
    library: Library,
    size: tuple[int, int],
    text: int,
    language: str,
    theme: str,
) -> None:
    window = make_window(size=size)
    for command in (f"text:{text}", f"language:{language}", f"theme:{theme}"):
        window.commands.run(command)
    for kind in PROMPTS[1:]:
        window.controller.adopt(at_prompt(library, kind, 70, "imperium"))
        if not window.presenter.across.open:
            window.commands.run("table")
        settle()
        table = window.presenter.across.table
        assert not too_small(table.prompt)
        assert not too_small(table.result)
        letters = table.buttons.fitted()
        assert letters >= 15
        for one in table.buttons.shown():
            assert one.offered is not None
            assert table.buttons.rect().contains(one.geometry()), one.accessibleName()
            assert width_of(window.theme, one.offered, letters) <= one.width() + 2
        heard = [part.accessibleName() for part in (table.prompt, table.result)]
        assert all(heard)


def waiting(window: MainWindow, kind: type) -> Game:
    """The game in the window beside a table, brought to where it waits for a kind of thing."""
    game = running(window)
    for _ in range(600):
        if isinstance(game.state.agenda[-1], kind):
            return game
        window.controller.do(game.legal()[-1] if game.waits_for_human() else game.draw())
    raise AssertionError("the game does not get there")


@pytest.fixture
def beside(make_window: MakeWindow, library: Library) -> MainWindow:
    """A window beside a physical board, with the table view open."""
    window = make_window(game=new_header(library, "italia", "standard", "12", way=Way.FULL))
    window.commands.run("table")
    return window


@pytest.mark.parametrize("by_key", [True, False])
def test_dice_are_entered_in_it(beside: MainWindow, by_key: bool) -> None:
    game = waiting(beside, agenda.Roll)
    table = beside.presenter.across.table
    faces = [face for face in beside.desk.prompt.faces.faces if not face.isHidden()]
    wanted = faces[1]
    assert wanted.option is not None
    given = wanted.option.inputs[-1]
    there = game.cursor
    large = button(table, wanted.accessibleName())
    if by_key:
        assert large.offered is not None
        key(beside, large.offered.key)
    else:
        press(large)
    assert game.inputs[there] == given
    assert [(f.die, f.face) for f in table.dice.faces][-1:] == [(given.die, given.face)]


def test_a_wrong_face_is_told_in_it(beside: MainWindow) -> None:
    game = waiting(beside, agenda.Roll)
    there = game.cursor
    key(beside, "9")
    settle()
    table = beside.presenter.across.table
    assert game.cursor == there
    assert table.prompt.text == beside.desk.prompt.words.trouble.text() != ""


def test_cards_that_come_are_entered_in_it(beside: MainWindow) -> None:
    game = waiting(beside, agenda.Refill)
    table = beside.presenter.across.table
    there = game.cursor
    first = next(b for b in table.buttons.shown() if b.offered is not None and b.offered.key)
    press(first)
    assert isinstance(game.inputs[there], Reveal)


def test_the_program_rolls_for_those_who_like(beside: MainWindow) -> None:
    game = waiting(beside, agenda.Roll)
    there = game.cursor
    press(button(beside.presenter.across.table, beside.desk.prompt.faces.one.text()))
    assert isinstance(game.inputs[there], Rolled)


def test_tokens_are_entered_in_it(beside: MainWindow) -> None:
    game = running(beside)
    assert isinstance(game.state.agenda[-1], agenda.DrawTokens)
    table = beside.presenter.across.table
    names = offered_names(table)
    faces = [face for face in beside.desk.prompt.faces.faces if not face.isHidden()]
    assert {face.accessibleName() for face in faces} <= names
    press(button(table, faces[0].accessibleName()))
    assert game.cursor == 1


def test_stock_is_counted_in_it(make_window: MakeWindow, library: Library) -> None:
    window = make_window(game=new_header(library, "italia", "standard", "12", way=Way.LIGHT))
    game = waiting(window, agenda.ChooseCard)
    window.controller.do(Follow(Way.FULL))
    window.commands.run("table")
    table = window.presenter.across.table
    stepper = window.desk.prompt.goods.stock.steppers[0]
    press(button(table, f"+ {stepper.accessibleName()}"))
    press(button(table, window.desk.prompt.goods.stock.money.more.accessibleName()))
    key(window, "6")
    for digit in "12":
        key(window, digit)
    assert window.desk.prompt.goods.stock.money.value == 12
    key(window, Qt.Key.Key_Return)
    assert game.state.human.sestertii == 12
    assert sum(game.state.human.goods) == 1
