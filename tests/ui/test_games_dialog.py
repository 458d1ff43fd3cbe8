"""The list of saved games: what it shows, how a game is taken from it, what is told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from time import perf_counter

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.engine.scoring import result
from solitaria_app.session.archive import Archive
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.policy import random_policy
from solitaria_app.session.simulate import play_game
from solitaria_app.ui.dialogs.games import GamesDialog
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places

from .conftest import MakeWindow
from .player import MousePlayer
from .windows import opened, running

BOARD, LEVEL, STANDS, PLAYED, SEED = range(5)


@pytest.fixture(scope="module")
def over(library: Library) -> Game:
    """A game that is over."""
    header = new_header(library, "italia", "expert", "over")
    _, inputs, _ = play_game(library.ruleset("italia", "expert"), "over", random_policy)
    return Game.replay(header, library, inputs)


@pytest.fixture
def kept(places: Places, whole: Game, over: Game) -> Archive:
    """Two unfinished games and between them one that is over."""
    archive = Archive(places.games)
    archive.add(whole.at(whole.cursor))
    archive.add(over)
    archive.add(whole.at(whole.turn_ends()[3]))
    return archive


def listed(window: MainWindow) -> GamesDialog:
    dialog = opened(window)
    assert isinstance(dialog, GamesDialog)
    return dialog


def rows(dialog: GamesDialog) -> list[list[str]]:
    items = [dialog.list.topLevelItem(n) for n in range(dialog.list.topLevelItemCount())]
    return [[item.text(column) for column in range(5)] for item in items if item is not None]


def sql(places: Places, *statements: str) -> None:
    with closing(sqlite3.connect(places.games)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


def test_unfinished_games_stand_above_the_newest_first(
    make_window: MakeWindow, kept: Archive, whole: Game, over: Game
) -> None:
    window = make_window()
    window.actions_.by_name["games"].trigger()
    shown = rows(listed(window))
    final, now = result(over.state), result(whole.state)
    how = "won" if final.won else "lost"
    stands = [row[STANDS] for row in shown]
    assert stands[0].startswith("Turn 4: you ")
    assert stands[1:] == [
        f"Turn 9: you {now.human.total}, Contrarius {now.contrarius.total}",
        f"Finished: {how} {final.human.total} to {final.contrarius.total}",
    ]
    assert [row[BOARD] for row in shown] == ["Italia"] * 3
    assert shown[2][LEVEL] == "Expert"
    assert [row[SEED] for row in shown] == [whole.header.seed, whole.header.seed, "over"]
    assert all(row[PLAYED] for row in shown)


def test_in_german(make_window: MakeWindow, kept: Archive) -> None:
    window = make_window()
    window.commands.run("language:de")
    window.commands.run("games")
    stands = [row[STANDS] for row in rows(listed(window))]
    assert stands[0].startswith("Zug 4: du ")
    assert stands[2].startswith("Beendet: ")


def test_enter_goes_on_with_the_chosen_game(
    make_window: MakeWindow, kept: Archive, whole: Game
) -> None:
    window = make_window()
    window.commands.begin()
    assert running(window).state.turn == 4
    window.commands.run("games")
    dialog = listed(window)
    assert "on the table" in rows(dialog)[0][PLAYED]
    assert dialog.focusWidget() is dialog.list
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)  # the first that is not on the table
    assert window.commands.open_dialog is None
    assert running(window).inputs == whole.inputs
    assert running(window).state == whole.state
    assert len(kept.entries()) == 3


def test_a_double_click_opens_and_playing_goes_on_in_that_game(
    make_window: MakeWindow, kept: Archive, library: Library
) -> None:
    window = make_window()
    window.commands.run("games")
    dialog = listed(window)
    item = dialog.list.topLevelItem(1)
    assert item is not None
    at: QPoint = dialog.list.visualItemRect(item).center()
    area = dialog.list.viewport()
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
    window.commands.begin()
    game, before = running(window), kept.entries()
    window.commands.run("games")
    QTest.keyClick(listed(window), Qt.Key.Key_Escape)
    assert window.commands.open_dialog is None
    assert window.controller.game is game
    assert kept.entries() == before


def test_the_game_on_the_table_stays_if_it_is_taken(make_window: MakeWindow, kept: Archive) -> None:
    window = make_window()
    window.commands.begin()
    game = running(window)
    window.commands.run("games")
    dialog = listed(window)
    dialog.list.setCurrentItem(dialog.list.topLevelItem(0))
    dialog.take.click()
    assert window.controller.game is game
    assert not window.desk.banner.isVisible()


def test_the_game_gone_on_with_is_there_at_the_next_start(
    make_window: MakeWindow, kept: Archive
) -> None:
    window = make_window()
    window.commands.begin()
    window.controller.open(1)
    window.close()
    again = make_window()
    again.commands.begin()
    assert running(again).state.turn == 9


def test_a_finished_game_can_be_looked_at(
    make_window: MakeWindow, kept: Archive, over: Game
) -> None:
    window = make_window()
    window.commands.run("games")
    dialog = listed(window)
    dialog.list.setCurrentItem(dialog.list.topLevelItem(2))
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
    assert banner.words.text() == "Your game on Italia is kept: Menu > Continue a game"
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


def test_without_games_there_is_nothing_to_continue(make_window: MakeWindow) -> None:
    window = make_window()
    assert window.desk.welcome.isVisible()
    assert not window.desk.welcome.going_on.isVisible()
    window.commands.run("games")
    dialog = listed(window)
    assert not dialog.list.isVisible()
    assert not dialog.take.isEnabled()


def test_the_welcome_offers_games_that_there_are(make_window: MakeWindow, kept: Archive) -> None:
    window = make_window()
    assert window.desk.welcome.going_on.isVisible()
    window.desk.welcome.going_on.click()
    assert len(rows(listed(window))) == 3


def test_a_damaged_game_is_named_below_and_cannot_be_taken(
    make_window: MakeWindow, kept: Archive, places: Places
) -> None:
    sql(places, "UPDATE game SET header = '{' WHERE id = 1")
    window = make_window()
    window.commands.begin()
    assert running(window).state.turn == 4
    window.commands.run("games")
    dialog = listed(window)
    assert "game 1 has an unreadable header" in rows(dialog)[2][BOARD]
    assert dialog.list.columnWidth(BOARD) < dialog.list.width() / 4
    dialog.list.setCurrentItem(dialog.list.topLevelItem(2))
    assert not dialog.take.isEnabled()
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert window.commands.open_dialog is dialog


def test_a_game_that_does_not_fit_the_rules_is_told_and_the_present_one_stays(
    make_window: MakeWindow, kept: Archive, places: Places
) -> None:
    sql(places, "UPDATE input SET text = 'dance' WHERE game = 1 AND number = 5")
    window = make_window()
    window.commands.begin()
    game = running(window)
    window.commands.run("games")
    listed(window).take.click()
    dialog = opened(window)
    assert isinstance(dialog, Notice)
    assert "game 1 can't be opened" in dialog.words.text()
    assert window.controller.game is game
    MousePlayer(window, 2).play(acts=4)
    assert kept.entries()[0].id == 3


def test_games_of_an_older_version_tell_a_moment_later_how_they_stand(
    make_window: MakeWindow, kept: Archive, places: Places, qtbot: QtBot
) -> None:
    sql(
        places,
        "ALTER TABLE game DROP COLUMN summary",
        "PRAGMA user_version = 1",
        "UPDATE input SET text = 'dance' WHERE game = 3 AND number = 5",
    )
    window = make_window()
    window.commands.run("games")
    dialog = listed(window)
    assert {row[STANDS] for row in rows(dialog)} == {"not known yet"}
    qtbot.waitUntil(lambda: "not known yet" not in {row[STANDS] for row in rows(dialog)})
    stands = [row[STANDS] for row in rows(dialog)]
    assert stands[0] == "can't be opened"
    assert stands[1].startswith("Turn 9: you ")
    assert stands[2].startswith("Finished: ")


def test_a_list_that_cannot_be_read_is_told(window: MainWindow, places: Places) -> None:
    places.games.write_bytes(b"no database" * 100)
    window.commands.run("games")
    dialog = opened(window)
    assert isinstance(dialog, Notice)
    assert str(places.games) in dialog.words.text()


def test_many_games_open_at_once(make_window: MakeWindow, places: Places, library: Library) -> None:
    archive = Archive(places.games)
    game = Game(new_header(library, "italia", "standard", "many"), library)
    game.settle()
    for number in range(200):
        game.header = replace(game.header, seed=f"{number}")
        archive.add(game)
    window = make_window()
    window.commands.run("games")
    listed(window).close()
    times = []
    for _ in range(3):
        start = perf_counter()
        window.commands.run("games")
        QApplication.processEvents()
        times.append(perf_counter() - start)
        assert len(rows(listed(window))) == 200
        listed(window).close()
    assert min(times) < 0.2
