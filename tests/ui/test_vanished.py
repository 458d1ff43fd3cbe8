"""The file of games vanishes, or another one is put in its place, while the window is open."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.session import backup
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places
from solitaria_app.ui.resuming import resume
from solitaria_app.ui.upkeep import Upkeep

from .conftest import MakeWindow
from .windows import asked, done_beside, opened, running


@pytest.fixture
def playing(make_window: MakeWindow, places: Places, whole: Game) -> MainWindow:
    """A window with the second of two games, of which there is a copy."""
    archive = Archive(places.games)
    archive.add(whole.at(whole.turn_ends()[3]), "Winter")
    archive.add(whole.at(whole.turn_ends()[5]), "Evening", "A note")
    assert backup.back_up(places.games) is not None
    window = make_window()
    resume(window)
    return window


def play(window: MainWindow) -> None:
    controller = window.controller
    controller.do(running(window).legal()[0])
    assert controller.saves.problem is None


@pytest.mark.parametrize("empty", [False, True])
def test_the_game_goes_on_and_comes_into_the_copy(
    playing: MainWindow, places: Places, qtbot: QtBot, library: Library, empty: bool
) -> None:
    before = running(playing).cursor
    places.games.write_bytes(b"") if empty else places.games.unlink()
    play(playing)
    told = playing.desk.banner.words.text()
    assert told.startswith(f"{places.games}: the file of your games {'was empty' if empty else ''}")
    (entry,) = Archive(places.games).entries()
    assert (entry.name, entry.note) == ("Evening", "A note")
    question = asked(playing)
    said = question.text.text()
    assert "one of the 2 games and campaigns of its last copy is not in it. The open" in said
    assert "All that you have now stays." in said
    play(playing)
    question.yes.click()
    done_beside(playing)
    entries = {entry.name: entry for entry in Archive(places.games).entries()}
    assert sorted(entries) == ["Evening", "Winter"]
    assert playing.controller.saves.number == entries["Evening"].id == 2
    game = running(playing)
    assert game.cursor > before + 1
    play(playing)
    assert Archive(places.games).load(2, library).inputs == running(playing).inputs
    qtbot.wait(20)
    assert playing.commands.open_dialog is None


def test_a_campaigns_game_that_the_copy_has_not_goes_back_into_its_campaign(
    make_window: MakeWindow, places: Places, library: Library
) -> None:
    store = Campaigns(places.games)
    campaign = store.create("Summer", begun(library.campaign("classic"), library, "s"))
    assert backup.back_up(places.games) is not None
    window = make_window()
    window.controller.start(new_header(library, "italia", "standard", "s"))
    window.commands.campaigns.link(store.load(campaign))
    places.games.unlink()
    play(window)
    assert window.commands.campaigns.now() is None  # the file was begun anew
    asked(window).yes.click()
    done_beside(window)
    (result,) = store.load(campaign).results
    assert result.game == window.controller.saves.number
    assert window.desk.header.campaign.accessibleName() == "Summer, game 1"


def test_the_list_of_games_notices_it_first(playing: MainWindow, places: Places) -> None:
    places.games.unlink()
    playing.commands.run("games")
    assert "is gone" in playing.desk.banner.words.text()
    assert len(Archive(places.games).entries()) == 1
    asked(playing).no.click()
    playing.commands.run("games")
    assert opened(playing).model.known == 1  # type: ignore[attr-defined]


def test_without_a_game_the_copy_is_offered_too(playing: MainWindow, places: Places) -> None:
    playing.controller.put_away([2])
    places.games.unlink()
    playing.commands.run("games")
    assert playing.desk.banner.words.text() == f"{places.games}: the file of games is gone."
    asked(playing).yes.click()
    done_beside(playing)
    assert running(playing).length() > 0


def test_an_older_copy_in_its_place_loses_nothing(
    playing: MainWindow, places: Places, qtbot: QtBot, library: Library
) -> None:
    (copy,) = backup.backups(places.games)
    play(playing)
    shutil.copyfile(copy.path, places.games)
    play(playing)
    assert "another file of games" in playing.desk.banner.words.text()
    number = playing.controller.saves.number
    assert number == 2
    assert Archive(places.games).load(number, library).inputs == running(playing).inputs
    qtbot.wait(20)
    assert playing.commands.open_dialog is None  # the newest copy has nothing that is not there


def test_the_next_start_offers_the_copy_until_it_is_answered(
    playing: MainWindow, places: Places, qtbot: QtBot, make_window: MakeWindow
) -> None:
    places.games.unlink()
    play(playing)
    QTest.keyClick(asked(playing), Qt.Key.Key_Escape)
    playing.close()
    for answer in ("later", "no", None):
        window = make_window()
        resume(window)
        upkeep = Upkeep(window)
        with qtbot.waitSignal(upkeep.finished):
            upkeep.begin()
        if answer is None:
            qtbot.wait(20)
            assert window.commands.open_dialog is None
        elif answer == "no":
            asked(window).no.click()
        else:
            QTest.keyClick(asked(window), Qt.Key.Key_Escape)
        window.close()


def test_a_loss_that_is_found_before_anything_is_saved_keeps_the_present_game(
    playing: MainWindow, places: Places, qtbot: QtBot, library: Library
) -> None:
    play(playing)
    places.games.unlink()
    upkeep = Upkeep(playing)
    with qtbot.waitSignal(upkeep.finished):
        upkeep.begin()
    game = running(playing)
    asked(playing).yes.click()
    done_beside(playing)
    assert running(playing).inputs == game.inputs
    assert Archive(places.games).load(2, library).inputs == game.inputs
