"""A reaction plays out step by step over a game in which all of it has happened already."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.engine import events as ev
from solitaria_app.engine.board import bits
from solitaria_app.engine.inputs import Rolled
from solitaria_app.session.statejson import state_digest
from solitaria_app.ui.dialogs.scores import ScoresDialog
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.map.targets import Mark, Target
from solitaria_app.ui.reaction import playback
from solitaria_app.ui.resuming import resume

from .conftest import MakeWindow
from .player import MousePlayer, leave_scores, press
from .reacting import before_a_choice, play, ready, shown


def plays(window: MainWindow) -> bool:
    return window.presenter.insight.playback.runs


def test_every_step_from_the_card_to_the_house(window: MainWindow, library: Library) -> None:
    game = play(window, ready(library, ev.Chose))
    bar = window.presenter.insight.bar
    end = state_digest(game.state)
    assert bar.isVisible() and not window.desk.prompt.isVisible()
    seen = []
    while plays(window):
        step = shown(window)
        seen.append(step)
        assert window.desk.map._scene is not None
        assert window.desk.map._scene.state is game.state_at(step.shown)
        assert window.desk.map._scene.marks == list(step.marks)
        assert window.desk.side.why.all_rows() == list(step.rows)
        assert bar.sentence.text() == step.text
        QTest.keyClick(window, Qt.Key.Key_Right)
    chose = next(
        e
        for n in range(seen[0].input, game.cursor + 1)
        for e in game.events_at(n)
        if isinstance(e, ev.Chose)
    )
    rolled = [given for given in game.inputs[seen[0].shown :] if isinstance(given, Rolled)]
    die = next(step.sign for step in seen if isinstance(step.sign, DieFace))
    assert die == DieFace(rolled[0].die, rolled[0].face)
    struck = {m.target.number: m for s in seen for m in s.marks if m.style == "struck"}
    wanted = {
        c: rule for a in chose.choice.attempts for rule, mask in a.strikes for c in bits(mask)
    }
    assert struck.keys() == wanted.keys()
    for city, mark in struck.items():
        assert mark.text == window.texts(f"strike.{wanted[city].value}")
    winner = Mark(Target("city", chose.choice.city), "winner")
    built = Mark(Target("city", chose.choice.city), "built")
    order = [next(n for n, s in enumerate(seen) if m in s.marks) for m in (winner, built)]
    assert order == sorted(order)
    before = game.state_at(seen[order[0]].shown).contrarius.houses
    after = game.state_at(seen[order[1]].shown).contrarius.houses
    assert after ^ before == 1 << chose.choice.city
    assert not bar.isVisible() and window.desk.prompt.isVisible()
    assert state_digest(game.state) == end
    assert window.desk.map._scene is not None
    assert window.desk.map._scene.state is game.state


@pytest.mark.parametrize("how", ["enter", "space", "escape", "button", "map", "bar"])
def test_it_can_be_skipped(window: MainWindow, library: Library, how: str) -> None:
    game = play(window, ready(library, ev.DieRolled))
    end = game.cursor
    assert plays(window)
    bar = window.presenter.insight.bar
    keys = {"enter": Qt.Key.Key_Return, "space": Qt.Key.Key_Space, "escape": Qt.Key.Key_Escape}
    if how in keys:
        QTest.keyClick(QApplication.focusWidget() or window, keys[how])
    elif how == "button":
        press(bar.skipping)
    elif how == "map":
        press(window.desk.map, QPoint(40, 40))
    else:
        press(bar, QPoint(bar.width() // 2, 4))
    assert not plays(window)
    assert window.desk.prompt.isVisible()
    assert game.cursor == end


def test_no_key_or_click_means_anything_else_meanwhile(
    window: MainWindow, library: Library
) -> None:
    game = play(window, ready(library, ev.DieRolled))
    end = game.cursor
    for which in (Qt.Key.Key_1, Qt.Key.Key_N, Qt.Key.Key_Backspace, Qt.Key.Key_Plus):
        QTest.keyClick(QApplication.focusWidget() or window, which)
    for card in (*window.desk.hand.cards, *window.desk.display.cards):
        if card.isVisible():
            press(card)
    assert window.desk.map._scene is not None
    assert not window.desk.map._scene.choices
    assert plays(window)
    assert game.cursor == end == len(game.inputs)


def test_steps_back_and_forth_by_keys(window: MainWindow, library: Library) -> None:
    play(window, ready(library, ev.Chose))
    first = shown(window)
    QTest.keyClick(window, Qt.Key.Key_Right)
    second = shown(window)
    assert second != first
    QTest.keyClick(window, Qt.Key.Key_Left)
    QTest.keyClick(window, Qt.Key.Key_Left)
    assert shown(window) == first
    assert not window.presenter.insight.bar.back.isEnabled()
    press(window.presenter.insight.bar.forth)
    assert shown(window) == second


def test_it_runs_by_itself_at_its_speed(
    window: MainWindow, library: Library, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(playback.PACES, "fast", 2)
    play(window, ready(library, ev.Chose), "fast")
    assert plays(window)
    qtbot.waitUntil(lambda: not plays(window), timeout=4000)
    assert window.desk.prompt.isVisible()


def test_a_step_by_hand_stops_the_clock(
    window: MainWindow, library: Library, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(playback.PACES, "normal", 30)
    play(window, ready(library, ev.Chose), "normal")
    QTest.keyClick(window, Qt.Key.Key_Right)
    step = shown(window)
    qtbot.wait(120)
    assert shown(window) == step


def test_at_once_shows_no_step(window: MainWindow, library: Library) -> None:
    play(window, ready(library, ev.Chose), "once")
    assert not plays(window)
    assert window.desk.prompt.isVisible()


def test_theme_language_and_size_change_in_the_middle(window: MainWindow, library: Library) -> None:
    game = play(window, ready(library, ev.Chose))
    before, journal = state_digest(game.state), list(game.inputs)
    QTest.keyClick(window, Qt.Key.Key_Right)
    english = shown(window)
    assert isinstance(english.sign, DieFace)
    for change in ("theme:dark", "language:de", "text:150"):
        window.commands.run(change)
        window.grab()
    german = shown(window)
    assert german.sign == english.sign
    assert german.shown == english.shown
    assert german.text != english.text
    assert window.presenter.insight.bar.title.text() == "Contrarius reagiert"
    assert state_digest(game.state) == before
    assert game.inputs == journal
    window.commands.run("language:en")
    assert shown(window).text == english.text


def test_undo_in_the_middle_ends_it(window: MainWindow, library: Library) -> None:
    found = ready(library, ev.Chose)
    start = found[0].cursor
    game = play(window, found)
    journal = list(game.inputs)
    QTest.keyClick(window, Qt.Key.Key_Right)
    window.commands.run("step-back")
    assert not plays(window)
    assert game.cursor == start
    assert window.desk.prompt.isVisible()
    window.commands.run("redo")
    assert not plays(window)
    assert game.inputs == journal


def test_looking_back_in_the_middle_ends_it(window: MainWindow, library: Library) -> None:
    game = play(window, ready(library, ev.Chose))
    window.presenter.past.show(game.cursor - 1)
    assert not plays(window)
    window.presenter.past.leave()
    assert window.desk.prompt.isVisible()


def test_the_window_closed_in_the_middle_loses_nothing(
    make_window: MakeWindow, library: Library
) -> None:
    first = make_window()
    game = play(first, ready(library, ev.Chose))
    QTest.keyClick(first, Qt.Key.Key_Right)
    first.close()
    second = make_window()
    resume(second)
    again = second.controller.game
    assert again is not None
    assert not plays(second)
    assert again.inputs == game.inputs
    assert state_digest(again.state) == state_digest(game.state)


def test_it_stops_where_the_player_chooses_who_moves(window: MainWindow, library: Library) -> None:
    game = play(window, before_a_choice(library))
    while plays(window):
        last = shown(window)
        QTest.keyClick(window, Qt.Key.Key_Right)
    assert last.marks[0].style == "built"
    view = window.presenter.view
    assert view is not None
    ways = [option for option in view.offer.options if option.topic == "send"]
    assert len(ways) > 1
    assert window.desk.map._scene is not None
    assert {target.kind for target in window.desk.map._scene.choices} == {"line", "colonist"}
    window.presenter.choose(ways[-1])
    assert plays(window)
    step = shown(window)
    assert step.shown < game.cursor
    assert any(mark.style == "moved" for mark in step.marks) or ways[-1].steps == 0


def test_any_reaction_can_be_shown_again(window: MainWindow, library: Library) -> None:
    window.controller.adopt(ready(library, ev.Chose)[0])
    game, panel = window.controller.game, window.desk.side.reason
    assert game is not None
    before, cursor = state_digest(game.state), game.cursor
    QTest.keyClick(window, Qt.Key.Key_F6)
    latest = shown(window)
    press(panel.earlier)
    assert not plays(window)
    press(panel.replay)
    older = shown(window)
    assert older.input < latest.input
    assert window.desk.side.why.all_rows() == list(older.rows)
    while plays(window):
        QTest.keyClick(window, Qt.Key.Key_Right)
    assert window.desk.prompt.isVisible()
    assert (state_digest(game.state), game.cursor) == (before, cursor)


def test_whole_games_play_out(window: MainWindow) -> None:
    """Whatever comes, every step can be shown, and the scores come after the last one."""
    window.settings.speed = "step"
    player = MousePlayer(window, 6)
    steps = 0
    while not (window.controller.state and window.controller.state.over) or plays(window):
        if plays(window):
            assert shown(window).text
            window.presenter.insight.playback.by_hand(1)
            steps += 1
        else:
            player.play(acts=1)
        QApplication.processEvents()
        over = window.controller.state is not None and window.controller.state.over
        assert isinstance(window.commands.open_dialog, ScoresDialog) <= (over and not plays(window))
    assert steps > 100
    leave_scores(window)


def test_a_reaction_comes_before_the_forecast_but_not_before_the_log(
    window: MainWindow, library: Library
) -> None:
    tabs = window.desk.side.tabs
    for tab, wanted in ((2, 0), (1, 1), (0, 0)):
        window.desk.side.show_tab(tab)
        play(window, ready(library, ev.Chose), "once")
        assert tabs.currentIndex() == wanted
