"""Several campaigns side by side: how each stands, renamed, paused, deleted, new, out and in."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from solitaria_app.content.library import Library
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.campaign import State
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.ui import files
from solitaria_app.ui.campaign.book import Stand
from solitaria_app.ui.campaign.gamesmodel import LEAD, NEXT, NUMBER, START
from solitaria_app.ui.campaign.naming import Renaming
from solitaria_app.ui.campaign.newone import NewCampaign
from tests.ui.conftest import MakeWindow

from .screens import primary, rows, screen_of, won_by


def test_a_finished_campaign_says_so_and_offers_none_of_its_games(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    window = make_window()
    primary(screen_of(window)).click()  # a game that runs while the rest is entered
    store.add_by_hand(classic, won_by(200))
    screen = screen_of(window)
    assert screen.page.stands.text().startswith("Passed: Standard.")
    assert screen.page.next.words.text().endswith("ready for Veteran.")
    assert primary(screen).text() == "“The whole ladder” from Veteran …"


def test_the_running_game_is_marked_where_its_start_is_outdated(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    store.add_by_hand(classic, won_by(10))
    window = make_window()
    primary(screen_of(window)).click()
    store.edit(classic, store.load(classic).results[0], won_by(50))
    store.add_by_hand(classic, won_by(5, start=10))
    screen = screen_of(window)
    assert rows(screen, NUMBER, START) == [
        ("1", "20"),
        ("2", "18 (10 by the rules)"),
        ("3", "10"),
    ]
    assert "began with 18; by the rules it would be 10" in screen.page.next.words.text()
    assert window.desk.header.campaign.accessibleName() == "Summer, game 2"


def test_a_tour_has_no_column_for_starts(
    make_window: MakeWindow, store: Campaigns, library: Library, classic: int
) -> None:
    store.create("Tour", begun(library.campaign("grand-tour"), library, "s"), [won_by(3)])
    screen = screen_of(make_window())
    assert screen.page.table.isColumnHidden(NEXT)
    screen.list.setCurrentRow(1)
    assert not screen.page.table.isColumnHidden(NEXT)


def test_several_campaigns_side_by_side(
    make_window: MakeWindow, store: Campaigns, library: Library, classic: int
) -> None:
    free = store.create("Quick", begun(library.campaign("free"), library, "s"))
    store.add_by_hand(free, won_by(10, start=20))
    done = store.create("Done", begun(library.campaign("classic"), library, "s"))
    store.add_by_hand(done, won_by(200))
    paused = store.create("Later", begun(library.campaign("ladder"), library, "s"))
    store.set_state(paused, State.PAUSED)
    left = store.create("Left", begun(library.campaign("grand-tour"), library, "s"))
    store.set_state(left, State.GIVEN_UP)
    screen = screen_of(make_window())
    shown = [(one.campaign.name, one.stand) for one in screen.campaigns]
    assert shown == [
        ("Quick", Stand.RUNNING),
        ("Summer", Stand.RUNNING),
        ("Later", Stand.PAUSED),
        ("Done", Stand.FINISHED),
        ("Left", Stand.GIVEN_UP),
    ]
    screen.page.table.selectRow(0)
    labels = []
    for row in range(5):
        screen.list.setCurrentRow(row)
        assert (screen.page.table.told is None) == (row != 0)  # each has its own chosen game
        labels.append(primary(screen).text())
    play = "Play the next game"
    ladder = "“The whole ladder” from Veteran …"
    assert labels == [play, play, "Go on with it", ladder, "Go on with it"]
    screen.list.setCurrentRow(3)
    assert "ready for Veteran" in screen.page.next.words.text()
    screen.list.setCurrentRow(2)
    primary(screen).click()
    assert store.load(paused).state is State.RUNNING
    assert screen.shown is not None
    assert screen.shown.campaign.id == paused
    told = screen.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.startswith("Later · The whole ladder · Running · Stage 1 of 7")


def test_a_campaign_is_deleted_and_brought_back_where_it_was(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    store.add_by_hand(classic, won_by(10))
    screen = screen_of(make_window())
    screen.page.menu["delete"].trigger()
    assert screen.empty.isVisible()
    assert store.entries() == []
    assert "Summer is deleted" in screen.strip.words.text()
    screen.strip.button.click()
    assert rows(screen, LEAD) == [("+10",)]


def test_rename_pause_and_give_up_each_taken_back(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    screen = screen_of(make_window())
    menu = screen.page.menu
    menu["rename"].trigger()
    naming = screen.deeds.open_dialog
    assert isinstance(naming, Renaming)
    naming.name.setText("  ")
    QTest.keyClick(naming, Qt.Key.Key_Return)
    assert "A name has 1 to" in naming.trouble.text()
    naming.name.setText("Autumn")
    QTest.keyClick(naming, Qt.Key.Key_Return)
    assert screen.page.name.text() == "Autumn"
    menu["pause"].trigger()
    assert not menu["pause"].isVisible()
    assert screen.page.next.words.text() == "The campaign is paused."
    menu["give-up"].trigger()
    assert store.load(classic).state is State.GIVEN_UP
    for _ in range(3):
        screen.strip.button.click()
    assert (store.load(classic).state, store.load(classic).name) == (State.RUNNING, "Summer")


def test_a_new_campaign_as_the_player_wants_it(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    screen = screen_of(make_window())
    screen.new.click()
    dialog = screen.deeds.open_dialog
    assert isinstance(dialog, NewCampaign)
    assert not dialog.frame.isVisible()  # the campaign of the rules leaves nothing open
    free = next(b for b in dialog.kinds.buttons() if b.objectName() == "free")
    free.click()
    assert dialog.name.text() == "Free campaign"
    choosing = dialog.choosing
    choosing.level.setCurrentIndex(choosing.level.findData("veteran"))
    QTest.keyClicks(choosing.games, "4")
    for tick in choosing.ticks.values():
        tick.setChecked(False)
    assert dialog.trouble.text() == "Choose a board at least."
    assert not dialog.begin.isEnabled()
    choosing.ticks["italia"].setChecked(True)
    assert "It has 4 games." in dialog.rules.text()
    dialog.begin.click()
    made = screen.shown
    assert made is not None
    assert made.campaign.name == "Free campaign"
    assert made.story is not None
    assert (made.story.games_left, made.story.next and made.story.next.boards) == (4, ("italia",))
    assert not screen.page.next.boards.isVisible()
    assert store.load(made.campaign.id).definition == made.campaign.definition


def test_out_to_a_file_and_back(
    make_window: MakeWindow,
    store: Campaigns,
    classic: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store.add_by_hand(classic, won_by(10))
    screen, file = screen_of(make_window()), tmp_path / "campaign.yaml"
    monkeypatch.setattr(files, "ask_where_to_write", lambda *_: file)
    screen.page.menu["export"].trigger()
    assert str(file) in screen.strip.words.text()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    screen.importing.click()
    assert len(store.entries()) == 2
    assert screen.page.name.text() == "Summer 2"
    assert rows(screen, LEAD) == [("+10",)]
    file.write_text("campaign: {format: 99}\n")
    screen.importing.click()
    assert "newer version" in screen.strip.words.text()
    assert len(store.entries()) == 2
