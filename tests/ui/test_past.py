"""Looking back: nothing changes, and everything is shown as it stood; playing on from there."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from solitaria_app.content.library import Library
from solitaria_app.engine.agenda import ArchitectAction
from solitaria_app.engine.scoring import score
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.game import Game
from solitaria_app.session.statejson import state_digest
from solitaria_app.ui.dialogs.question import Question
from solitaria_app.ui.logbook import HeadRow
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.map.targets import Mark
from solitaria_app.ui.past import Past

from .conftest import MakeWindow
from .player import MousePlayer, press
from .situations import at_prompt
from .windows import running

ALT, CTRL, NONE = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.NoModifier,
)


def past(window: MainWindow) -> Past:
    return window.presenter.past


def click_row(window: MainWindow, number: int) -> None:
    """A click on a line of the log."""
    log = window.desk.side.log
    index = log.model().index(number, 0)
    log.scrollTo(index)
    QApplication.processEvents()
    at = log.visualRect(index).topLeft() + QPoint(30, 8)
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, NONE, at)


def sentence_of(window: MainWindow, turn: int) -> int:
    """The first line below the head of a turn."""
    rows = window.desk.side.log.all_rows()
    return next(n for n, r in enumerate(rows) if isinstance(r, HeadRow) and r.turn == turn) + 1


def test_a_click_in_the_log_shows_that_moment_and_esc_returns(played: MainWindow) -> None:
    game, desk = running(played), played.desk
    now, journal, cursor = state_digest(game.state), list(game.inputs), game.cursor
    row = sentence_of(played, game.state.turn - 1)
    moment = desk.side.log.row(row).moment
    click_row(played, row)
    assert past(played).viewing
    assert past(played).at == moment
    then = game.state_at(moment)
    view = played.presenter.view
    assert view is not None and view.state is then
    assert not view.offer.options and not desk.prompt.isVisible()
    assert [card.at.card for card in desk.hand.cards if card.isVisible()] == [
        card for card in range(len(game.rules.cards)) if then.human.hand >> card & 1
    ]
    assert all(card.option is None for card in desk.hand.cards if card.isVisible())
    assert desk.contrarius.score.text() == str(score(then, CONTRARIUS).total)
    assert desk.header.mine.text() == f"You {score(then, 0).total}"
    assert not desk.header.undoing.isEnabled()
    bar = played.commands.history.bar
    assert bar.isVisible()
    assert bar.title.text() == f"Turn {game.state.turn - 1} of {game.state.turn}"
    QTest.keyClick(desk.side.log, Qt.Key.Key_Escape)
    assert not past(played).viewing
    assert not bar.isVisible() and desk.prompt.isVisible()
    assert state_digest(running(played).state) == now
    assert (game.inputs, game.cursor) == (journal, cursor)


def test_keys_go_through_the_moments(played: MainWindow) -> None:
    game, log, looking = running(played), played.desk.side.log, past(played)
    stops = looking.stops()
    assert stops[0] == 0 and stops[-1] == game.cursor
    log.setFocus()
    QTest.keyClick(log, Qt.Key.Key_Left)
    assert looking.at == stops[-2]
    QTest.keyClick(log, Qt.Key.Key_Left)
    QTest.keyClick(log, Qt.Key.Key_Right)
    assert looking.at == stops[-2]
    QTest.keyClick(log, Qt.Key.Key_Home)
    assert looking.at == 0
    QTest.keyClick(log, Qt.Key.Key_Right, CTRL)
    assert looking.at == looking.turns()[0]
    QTest.keyClick(log, Qt.Key.Key_End)
    assert not looking.viewing
    QTest.keyClick(played, Qt.Key.Key_Left, ALT)
    QTest.keyClick(played, Qt.Key.Key_PageUp, ALT)
    assert looking.at in looking.turns()
    QTest.keyClick(played, Qt.Key.Key_Right, ALT)
    assert looking.at in stops
    QTest.keyClick(played, Qt.Key.Key_End, ALT)
    assert not looking.viewing


def test_the_bar_goes_through_the_moments(played: MainWindow) -> None:
    looking = past(played)
    played.commands.run("past-step-back")
    bar = played.commands.history.bar
    stops = looking.stops()
    press(bar.steps["past-first"])
    assert looking.at == 0
    assert not bar.steps["past-step-back"].isEnabled()
    assert bar.title.text() == "The set-up"
    press(bar.steps["past-turn-forward"])
    assert looking.at == looking.turns()[0]
    press(bar.steps["past-step-forward"])
    assert looking.at == stops[stops.index(looking.turns()[0]) + 1]
    for _ in range(3):
        QTest.keyClick(bar.timeline, Qt.Key.Key_Right)
    assert looking.at == stops[stops.index(looking.turns()[0]) + 4]
    bar.deeds["amend"].setFocus()
    QTest.keyClick(bar.deeds["amend"], Qt.Key.Key_Left)
    assert looking.at == stops[stops.index(looking.turns()[0]) + 3]
    middle = len(stops) // 2
    place = QPoint(round(bar.timeline.position_of(middle)), bar.timeline.height() // 2)
    press(bar.timeline, place)
    assert looking.at == stops[middle]
    end = QPoint(bar.timeline.width() - 2, 5)
    press(bar.timeline, end)
    assert looking.viewing and looking.at == looking.end
    assert bar.title.text() == "Now"
    assert not bar.deeds["play-on"].isEnabled()
    press(bar.back)
    assert not looking.viewing
    assert bar.isHidden()


def test_turns_fold_and_heads_tell_card_and_points(played: MainWindow) -> None:
    log, game = played.desk.side.log, running(played)
    rows = log.all_rows()
    head = sentence_of(played, 1) - 1
    assert log.isRowHidden(head + 1)
    click_row(played, head)
    assert not log.isRowHidden(head + 1)
    row = rows[head]
    assert isinstance(row, HeadRow)
    end = past(played).turns()[1]
    then = game.state_at(end)
    assert row.totals == (score(then, 0).total, score(then, CONTRARIUS).total)
    assert row.card and row.card in row.told
    log.setCurrentIndex(log.model().index(head, 0))
    QTest.keyClick(log, Qt.Key.Key_Space)
    assert log.isRowHidden(head + 1)
    assert not past(played).viewing


def test_looking_at_a_moment_unfolds_its_turn_and_marks_its_line(played: MainWindow) -> None:
    log = played.desk.side.log
    past(played).show(past(played).turns()[1])
    QTest.keyClick(log, Qt.Key.Key_Left)
    row = log.row(log.here)
    assert row.moment <= past(played).at
    assert not log.isRowHidden(log.here)
    QTest.keyClick(log, Qt.Key.Key_Down)
    QTest.keyClick(log, Qt.Key.Key_Up)
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert past(played).at == row.moment


def test_playing_on_from_the_past_asks_first(played: MainWindow) -> None:
    game, looking = running(played), past(played)
    before = list(game.inputs)
    moment = looking.turns()[2]
    looking.show(moment)
    press(played.commands.history.bar.deeds["play-on"])
    dialog = played.commands.open_dialog
    assert isinstance(dialog, Question)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert looking.viewing and looking.at == moment
    assert game.inputs == before and game.cursor == len(before)
    press(played.commands.history.bar.deeds["play-on"])
    dialog = played.commands.open_dialog
    assert isinstance(dialog, Question)
    press(dialog.yes)
    assert not looking.viewing
    assert game.cursor == moment and game.inputs == before
    assert played.desk.header.redoing.isEnabled()


def test_without_questions_playing_on_does_not_ask(played: MainWindow) -> None:
    played.settings.confirm = False
    moment = past(played).turns()[2]
    past(played).show(moment)
    press(played.commands.history.bar.deeds["play-on"])
    assert played.commands.open_dialog is None
    assert running(played).cursor == moment


def test_storms_while_looking_back_change_nothing(played: MainWindow) -> None:
    game = running(played)
    before, cursor = list(game.inputs), game.cursor
    choose = random.Random(5)
    past(played).show(past(played).turns()[3])
    keys = (
        (Qt.Key.Key_Z, CTRL),
        (Qt.Key.Key_Y, CTRL),
        (Qt.Key.Key_R, CTRL),
        (Qt.Key.Key_Backspace, NONE),
        (Qt.Key.Key_1, NONE),
        (Qt.Key.Key_Left, ALT),
        (Qt.Key.Key_Right, ALT),
        (Qt.Key.Key_PageUp, ALT),
        (Qt.Key.Key_Home, ALT),
    )
    for _ in range(120):
        which, held = choose.choice(keys)
        QTest.keyClick(played, which, held)
        for name in ("undo", "redo", "step-back", "restart-turn"):
            assert not played.actions_.by_name[name].isEnabled()
    assert (game.inputs, game.cursor) == (before, cursor)
    QTest.keyClick(played, Qt.Key.Key_Escape)
    assert not past(played).viewing
    played.commands.run("undo")
    assert running(played).cursor < cursor


def test_a_plan_survives_a_look_back(make_window: MakeWindow, library: Library) -> None:
    """What was chosen first is still chosen after the return."""
    window = make_window()
    window.controller.adopt(at_prompt(library, ArchitectAction, 60))
    press(window.desk.prompt.chips.shown()[0])
    view = window.presenter.view
    assert view is not None and view.selected is not None
    chosen = view.selected
    window.commands.run("past-turn-back")
    assert window.presenter.view is not None and window.presenter.view.selected is None
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.presenter.view.selected == chosen


def test_language_theme_and_scores_while_looking_back(played: MainWindow) -> None:
    game = running(played)
    before, cursor = list(game.inputs), game.cursor
    moment = past(played).turns()[3]
    past(played).show(moment)
    played.settings.language = "de"
    played.settings.theme = "dark"
    played.presenter.dress()
    assert past(played).at == moment
    bar = played.commands.history.bar
    assert bar.title.text() == f"Beginn von Zug 4 von {game.state.turn}"
    assert bar.back.text().startswith("Zurück")
    played.commands.run("scores")
    dialog = played.commands.open_dialog
    assert dialog is not None
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert past(played).at == moment
    played.commands.run("past-now")
    assert (game.inputs, game.cursor) == (before, cursor)


def test_looking_back_ends_a_reaction_that_plays_out(played: MainWindow) -> None:
    played.settings.speed = "slow"
    player = MousePlayer(played, 6)
    while not played.presenter.insight.playback.runs:
        player.play(acts=1)
    QTest.keyClick(played, Qt.Key.Key_Left, ALT)
    assert past(played).viewing
    assert not played.presenter.insight.playback.runs
    assert played.desk.stands_in is played.commands.history.bar
    QTest.keyClick(played, Qt.Key.Key_Escape)
    assert played.desk.stands_in is None
    assert played.desk.prompt.isVisible()


def test_the_primary_button_rests_after_the_return(make_window: MakeWindow, whole: Game) -> None:
    window = make_window(guard_ms=80)
    window.controller.adopt(whole.at(whole.cursor))
    window.settings.speed = "once"
    while not window.desk.prompt.primary.isVisible():
        MousePlayer(window, 2).play(acts=1)
    window.commands.run("past-step-back")
    press(window.commands.history.bar.back)
    assert window.desk.prompt.primary.isVisible()
    assert not window.desk.prompt.primary.isEnabled()
    QTest.qWait(120)
    assert window.desk.prompt.primary.isEnabled()


def test_sentences_of_the_log_light_up_the_map(
    played: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = played.desk.side.log
    lit: list[tuple[Mark, ...]] = []
    monkeypatch.setattr(played.desk.map, "set_marks", lambda marks: lit.append(tuple(marks)))
    number = next(n for n, row in enumerate(log.all_rows()) if row.marks and not log.isRowHidden(n))
    marks = log.row(number).marks
    log.scrollTo(log.model().index(number, 0))
    QTest.mouseMove(log.viewport(), QPoint(3, 3))
    QTest.mouseMove(log.viewport(), log.visualRect(log.model().index(number, 0)).center())
    assert lit[-1] == marks
    QTest.mouseMove(played.desk.prompt, QPoint(5, 5))
    lit.clear()
    log.setFocus()
    log.setCurrentIndex(log.model().index(number - 1, 0))
    QTest.keyClick(log, Qt.Key.Key_Down)
    assert lit[-1] == marks


def test_the_bar_takes_the_focus_of_the_prompt_and_gives_it_back(
    make_window: MakeWindow, library: Library
) -> None:
    window = make_window()
    window.controller.adopt(at_prompt(library, ArchitectAction, 60))
    window.desk.prompt.chips.shown()[0].setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left, ALT)
    bar = window.commands.history.bar
    assert bar.timeline.hasFocus()
    QTest.keyClick(bar.timeline, Qt.Key.Key_Home)
    assert past(window).at == 0
    QTest.keyClick(bar.timeline, Qt.Key.Key_End)
    assert not past(window).viewing
    assert window.desk.hasFocus()
