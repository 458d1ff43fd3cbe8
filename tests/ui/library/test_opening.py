"""A game is opened from the list of games; what is told of the one before."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.ui.library.telling import NAME, STANDS
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.resuming import resume
from tests.ui.conftest import MakeWindow
from tests.ui.gameslist import open_list, rows
from tests.ui.player import MousePlayer
from tests.ui.windows import running


def test_enter_goes_on_with_the_chosen_game(
    make_window: MakeWindow, kept: Archive, whole: Game
) -> None:
    window = make_window()
    resume(window)
    assert running(window).state.turn == 4
    dialog = open_list(window)
    assert rows(dialog)[0][NAME] == "Game 3 (open here)"
    assert dialog.focusWidget() is dialog.table
    dialog.table.choose([1])
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert window.commands.open_dialog is None
    assert running(window).inputs == whole.inputs
    assert running(window).state == whole.state
    assert len(kept.entries()) == 3


def test_a_double_click_opens_and_playing_goes_on_in_that_game(
    make_window: MakeWindow, kept: Archive, library: Library
) -> None:
    window = make_window()
    dialog = open_list(window)
    at = dialog.table.visualRect(dialog.model.index(2, STANDS)).center()
    area = dialog.table.viewport()
    QTest.mouseClick(area, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(area, Qt.MouseButton.LeftButton, pos=at)
    game = running(window)
    assert game.state.turn == 9
    MousePlayer(window, 2).play(acts=6)
    first = kept.entries()[0]
    assert (first.id, len(kept.entries())) == (1, 3)
    assert Archive(kept.path).load(1, library).inputs == game.inputs


def test_escape_leaves_all_as_it_was(make_window: MakeWindow, kept: Archive) -> None:
    window = make_window()
    resume(window)
    game, before = running(window), kept.entries()
    QTest.keyClick(open_list(window), Qt.Key.Key_Escape)
    assert window.commands.open_dialog is None
    assert window.controller.game is game
    assert kept.entries() == before


def test_the_game_on_the_table_stays_if_it_is_taken(make_window: MakeWindow, kept: Archive) -> None:
    window = make_window()
    resume(window)
    game = running(window)
    dialog = open_list(window)
    dialog.table.choose([3])
    dialog.take.click()
    assert window.controller.game is game
    assert not window.desk.banner.isVisible()


def test_the_game_played_last_is_there_at_the_next_start_not_one_only_opened(
    make_window: MakeWindow, kept: Archive
) -> None:
    before = kept.entries()
    window = make_window()
    resume(window)
    window.controller.open(1)
    assert kept.entries() == before
    MousePlayer(window, 1).play(acts=4)
    assert kept.entries()[0].id == 1
    window.close()
    again = make_window()
    resume(again)
    assert again.controller.saves.number == 1


def test_a_finished_game_can_be_looked_at(
    make_window: MakeWindow, kept: Archive, over: Game
) -> None:
    window = make_window()
    dialog = open_list(window)
    dialog.table.choose([2])
    assert dialog.take.text() == "Open"
    dialog.take.click()
    assert running(window).inputs == over.inputs


# --- what is told -----------------------------------------------------------------------


def test_an_unfinished_game_that_is_replaced_is_told_of_until_the_next_decision(
    window: MainWindow, library: Library
) -> None:
    banner = window.desk.banner
    MousePlayer(window, 1).play(acts=4)
    window.controller.start(new_header(library, "imperium", "standard", "5"))
    assert banner.isVisible()
    assert banner.words.text() == "Your game on Italia is kept: Menu > Games"
    MousePlayer(window, 1).play(acts=1)
    assert not banner.isVisible()
    window.controller.open(1)
    assert "Your game on Imperium is kept" in banner.words.text()


def test_nothing_is_told_of_a_game_that_is_over_or_was_not_played(
    window: MainWindow, library: Library, over: Game
) -> None:
    window.controller.start(new_header(library, "italia", "standard", "5"))
    assert not window.desk.banner.isVisible()
    window.controller.adopt(over.at(over.cursor))
    window.controller.start(new_header(library, "italia", "standard", "6"))
    assert not window.desk.banner.isVisible()
