"""Two windows with the same games: what one does with a game that is played in the other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.openlock import claim, open_games
from solitaria_app.ui.library.telling import NAME
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places
from solitaria_app.ui.resuming import resume

from .conftest import MakeWindow
from .gameslist import numbers, open_list, rows
from .player import MousePlayer


@pytest.fixture
def kept(places: Places, whole: Game, library: Library) -> Archive:
    """Two games; the second, with name and note, is one of a campaign."""
    archive = Archive(places.games)
    archive.add(whole.at(whole.turn_ends()[3]))
    second = archive.add(whole.at(whole.turn_ends()[5]), "Evening", "Farmers first.")
    campaigns = Campaigns(places.games)
    campaigns.add_game(campaigns.create("Winter 2026", library.campaign("classic")), second)
    return archive


@pytest.fixture
def playing(make_window: MakeWindow, kept: Archive) -> MainWindow:
    """The window in which the second game is played."""
    window = make_window()
    resume(window)
    assert window.controller.saves.number == 2
    return window


def test_a_game_that_is_played_elsewhere_is_marked_and_not_deleted(
    playing: MainWindow, make_window: MakeWindow, kept: Archive
) -> None:
    other = make_window()
    other.controller.open(2)
    dialog = open_list(other)
    assert rows(dialog)[0][NAME] == "Evening (open elsewhere)"
    dialog.table.choose([2])
    assert "open in another window" in dialog.details.facts.text()
    QTest.keyClick(dialog.table, Qt.Key.Key_Delete)
    said = "Evening is open in another window and can't be deleted meanwhile. Nothing is deleted."
    assert dialog.strip.words.text() == said
    dialog.table.choose([1, 2])
    QTest.keyClick(dialog.table, Qt.Key.Key_Delete)
    assert len(kept.entries()) == 2
    dialog.close()
    assert rows(open_list(playing))[0][NAME] == "Evening (open here)"


def test_a_game_deleted_all_the_same_is_brought_back_by_playing_on(
    playing: MainWindow, kept: Archive, places: Places
) -> None:
    Collection(places.games).delete([2])
    MousePlayer(playing, 1).play(acts=1)
    said = playing.desk.banner.words.text()
    assert said.startswith("This game was deleted in another window.")
    entry = kept.entries()[0]
    assert (entry.id, entry.name, entry.note) == (2, "Evening", "Farmers first.")
    assert len(kept.entries()) == 2
    campaign = Campaigns(places.games).of_game(2)
    assert campaign is not None
    assert campaign.name == "Winter 2026"
    MousePlayer(playing, 1).play(acts=2)
    assert len(kept.entries()) == 2


def test_a_game_changed_elsewhere_goes_on_as_a_new_one_of_the_same_name(
    playing: MainWindow, kept: Archive, library: Library
) -> None:
    older = Archive(kept.path)
    game = older.load(2, library)
    game.go_to(game.length() - 1)
    older.save(2, game)
    MousePlayer(playing, 1).play(acts=1)
    assert "was changed in another window" in playing.desk.banner.words.text()
    found = [(entry.name, entry.note) for entry in kept.entries()[:2]]
    assert found == [("Evening", "Farmers first.")] * 2
    assert len(kept.entries()) == 3


def test_the_list_follows_when_its_window_comes_to_the_front(
    make_window: MakeWindow, kept: Archive, whole: Game
) -> None:
    window = make_window()
    dialog = open_list(window)
    dialog.table.choose([1])
    front = make_window()
    kept.add(whole.at(20))
    held = claim(kept.path, 2)
    assert held is not None
    assert numbers(dialog) == [2, 1]
    front.close()
    dialog.activateWindow()
    while QApplication.activeWindow() is not dialog:
        QTest.qWait(5)
    assert numbers(dialog) == [3, 2, 1]
    assert rows(dialog)[1][NAME] == "Evening (open elsewhere)"
    assert [entry.id for entry in dialog.table.games()] == [1]
    held.close()
    assert open_games(kept.path) == set()


# --- campaigns --------------------------------------------------------------------------


def test_the_list_knows_campaigns_and_says_what_deleting_changes(
    make_window: MakeWindow, kept: Archive
) -> None:
    dialog = open_list(make_window())
    dialog.finding.search.setText("winter")
    assert numbers(dialog) == [2]
    assert "Winter 2026" in dialog.details.facts.text()
    dialog.table.choose([2])
    dialog.details.deeds["delete"].click()
    said = dialog.strip.words.text()
    assert "30 days. " in said
    assert said.endswith("It no longer counts in “Winter 2026”.")
    dialog.strip.button.click()
    assert "counts in" in dialog.strip.words.text()


# --- without a game ---------------------------------------------------------------------


def test_without_a_game_the_one_played_last_is_offered(
    make_window: MakeWindow, kept: Archive, places: Places
) -> None:
    window = make_window()
    welcome = window.desk.welcome
    assert welcome.resuming.text() == "Go on with Evening"
    welcome.campaigns.click()
    dialog = window.commands.open_dialog
    assert dialog is not None
    dialog.close()
    welcome.resuming.click()
    assert window.controller.saves.number == 2
    Collection(places.games).give_up(1)
    window.controller.put_away([2])
    Collection(places.games).delete([2])
    window.presenter.dress()
    assert not welcome.resuming.isVisible()
    assert welcome.beginning.property("look") == "primary"


# --- copies -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Evening, copy from turn 6"), ("de", "Evening, Kopie ab Zug 6")],
)
def test_a_copy_is_told_and_has_a_name(
    playing: MainWindow, kept: Archive, language: str, name: str
) -> None:
    playing.commands.run(f"language:{language}")
    playing.commands.run("copy-here")
    assert kept.entries()[0].name == name
    assert name in playing.desk.banner.words.text()
    MousePlayer(playing, 1).play(acts=2)
    assert len(kept.entries()) == 3
    playing.commands.run("past-first")
    playing.commands.run("copy-here")
    setup = "copy from the set-up" if language == "en" else "Kopie ab dem Aufbau"
    assert kept.entries()[0].name == f"Evening, {setup}"
