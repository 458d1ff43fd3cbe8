"""Saved games that become the next one of a campaign: from its page, and from the library."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.ui.campaign.addgame import AddGame
from solitaria_app.ui.campaign.candidates import NAME, WHY
from solitaria_app.ui.campaign.gamesmodel import NUMBER, RESULT
from solitaria_app.ui.campaign.joining import Joining
from solitaria_app.ui.campaign.screen import CampaignScreen
from solitaria_app.ui.library.dialog import LibraryDialog
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places
from tests.session.conftest import whole_game
from tests.ui.conftest import MakeWindow
from tests.ui.test_layout import cut, settle, unnamed
from tests.ui.windows import opened

from .screens import rows, screen_of, won_by


@pytest.fixture(scope="session")
def finished(library: Library) -> Game:
    return whole_game(library)


@pytest.fixture
def saved(places: Places, library: Library, finished: Game) -> list[int]:
    """A finished game on Italia from 20, one begun there from 18, one at veteran."""
    archive = Archive(places.games)
    headers = [
        new_header(library, "italia", "standard", "s", start_points=18),
        new_header(library, "italia", "veteran", "s"),
    ]
    games = [finished, *(Game(header, library) for header in headers)]
    return [
        archive.add(game, name) for game, name in zip(games, ("Whole", "Begun", ""), strict=True)
    ]


def adding(screen: CampaignScreen) -> AddGame:
    screen.page.deeds["add-game"].click()
    dialog = screen.deeds.open_dialog
    assert isinstance(dialog, AddGame)
    return dialog


def listed(dialog: AddGame) -> list[tuple[str, str]]:
    model = dialog.table.games
    return [
        (model.index(row, NAME).data(), model.index(row, WHY).data())
        for row in range(model.rowCount())
    ]


def test_a_saved_game_becomes_the_next_one_and_leaves_again(
    make_window: MakeWindow, store: Campaigns, classic: int, saved: list[int]
) -> None:
    window = make_window()
    screen = screen_of(window)
    dialog = adding(screen)
    assert listed(dialog) == [("Whole", "")]
    assert dialog.table.isColumnHidden(WHY)
    dialog.all.click()
    assert listed(dialog)[1:] == [
        ("Game 3", "The game is at Veteran, not at Standard."),
        ("Begun", "The game started with 18, not with 20."),
    ]
    dialog.table.selectRow(1)  # what doesn't fit can't be chosen
    assert dialog.table.chosen is None
    assert not dialog.add.isEnabled()
    dialog.table.selectRow(0)
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert rows(screen, NUMBER, RESULT) == [("1", "Lost")]
    assert screen.strip.words.text() == (
        "The saved game is part of the campaign: game 1 (Italia). "
        "The next game starts with 20 points."
    )
    screen.strip.button.click()
    assert rows(screen, NUMBER) == []
    assert len(Archive(store.path).entries()) == 3


def test_a_game_on_the_table_goes_on_as_the_running_one(
    make_window: MakeWindow, store: Campaigns, classic: int, saved: list[int]
) -> None:
    store.add_by_hand(classic, won_by(10))
    window = make_window()
    window.controller.open(saved[1])
    assert not window.desk.header.campaign.isVisible()
    screen = screen_of(window)
    dialog = adding(screen)
    assert listed(dialog) == [("Begun", "")]
    dialog.add.click()
    assert rows(screen, NUMBER, RESULT) == [("1", "Won"), ("2", "Running")]
    screen.close()
    assert window.desk.header.campaign.accessibleName() == "Summer, game 2"


def test_where_no_game_fits_it_is_said(
    make_window: MakeWindow, store: Campaigns, classic: int, saved: list[int]
) -> None:
    store.add_by_hand(classic, won_by(50))
    screen = screen_of(make_window())
    dialog = adding(screen)
    assert dialog.nothing.isVisible()
    assert not dialog.add.isEnabled()
    dialog.close()
    store.add_by_hand(classic, won_by(200))
    screen._follow()
    assert not screen.page.deeds["add-game"].isEnabled()


def test_a_game_that_another_window_has_taken_is_not_taken_twice(
    make_window: MakeWindow, store: Campaigns, library: Library, classic: int, saved: list[int]
) -> None:
    screen = screen_of(make_window())
    dialog = adding(screen)
    other = store.create("Other", begun(library.campaign("classic"), library, "s"))
    store.add_game(other, saved[0])
    dialog.add.click()
    assert screen.strip.words.text() == "The game is part of a campaign already."
    assert not screen.strip.button.isVisible()
    assert store.load(classic).results == ()


# --- from the library ------------------------------------------------------------------


def library_of(window: MainWindow) -> LibraryDialog:
    window.commands.run("games")
    dialog = opened(window)
    assert isinstance(dialog, LibraryDialog)
    return dialog


def joining(dialog: LibraryDialog) -> Joining:
    dialog.details.deeds["campaign"].click()
    (asking,) = (one for one in dialog.findChildren(Joining) if one.isVisible())
    return asking


def test_a_game_of_the_library_joins_a_campaign_that_it_fits_and_leaves_it(
    make_window: MakeWindow, store: Campaigns, library: Library, classic: int, saved: list[int]
) -> None:
    store.create("Tour", begun(library.campaign("grand-tour"), library, "s"))
    dialog = library_of(make_window())
    dialog.table.choose([saved[0]])
    asking = joining(dialog)
    told = {button.text(): button.isEnabled() for button in asking.campaigns.buttons()}
    assert told == {"Tour": False, "Summer": True}
    assert "The game is on Italia, not on Imperium." in asking.fits.values()
    asking.join.click()
    assert dialog.strip.words.text() == (
        "Whole is part of Summer now. The next game starts with 20 points."
    )
    assert not dialog.details.deeds["campaign"].isVisible()
    assert "Summer" in dialog.details.facts.text()
    dialog.strip.button.click()
    assert dialog.strip.words.text() == "Whole is no longer part of Summer."
    assert dialog.details.deeds["campaign"].isVisible()
    assert store.load(classic).results == ()


def test_a_game_that_another_window_removed_again_is_told_of(
    make_window: MakeWindow, store: Campaigns, classic: int, saved: list[int]
) -> None:
    dialog = library_of(make_window())
    dialog.table.choose([saved[0]])
    joining(dialog).join.click()
    store.remove(classic, store.load(classic).results[0])
    dialog.strip.button.click()
    assert dialog.strip.words.text() == (
        "Not taken back: The result has been changed or removed in the meantime."
    )


def test_without_a_campaign_there_is_none_to_join(
    make_window: MakeWindow, saved: list[int]
) -> None:
    dialog = library_of(make_window())
    dialog.table.choose([saved[0]])
    assert not joining(dialog).join.isEnabled()


@pytest.mark.parametrize(
    ("language", "scale", "size"),
    [("en", 100, (1280, 800)), ("de", 200, (1280, 800)), ("de", 80, (980, 640))],
)
def test_nothing_is_cut(
    make_window: MakeWindow,
    store: Campaigns,
    library: Library,
    classic: int,
    saved: list[int],
    language: str,
    scale: int,
    size: tuple[int, int],
) -> None:
    store.create("Tour", begun(library.campaign("grand-tour"), library, "s"))
    window = make_window(size=size)
    window.commands.run(f"language:{language}")
    window.commands.run(f"text:{scale}")
    screen = screen_of(window)
    dialog = adding(screen)
    dialog.all.click()
    settle()
    assert cut(dialog) == []
    assert unnamed(dialog) == []
    dialog.close()
    screen.deeds.do("table-rules")
    settle()
    rules = screen.deeds.open_dialog
    assert rules is not None
    assert cut(rules) == []
    assert unnamed(rules) == []
    rules.close()
    screen.close()
    games = library_of(window)
    games.table.choose([saved[0]])
    asking = joining(games)
    settle()
    assert cut(asking) == []
    assert unnamed(asking) == []
