"""What was done with campaigns can be taken back later too."""

from __future__ import annotations

from PySide6.QtGui import QShortcut

from solitaria_app.content.library import Library
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.campaign import State
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.ui.campaign.byhand import ByHand
from solitaria_app.ui.campaign.deleted import Deleted
from solitaria_app.ui.campaign.gamesmodel import NUMBER
from solitaria_app.ui.campaign.screen import CampaignScreen
from solitaria_app.ui.dialogs.new_game import NewGameDialog
from solitaria_app.ui.texts import en
from tests.ui.conftest import MakeWindow
from tests.ui.windows import opened, running

from .screens import by_hand, rows, screen_of, won_by

PAUSED = State.PAUSED


def undo(screen: CampaignScreen) -> None:
    key = screen.findChild(QShortcut)  # the offscreen platform leaves the keys to the main window
    assert key is not None
    key.activated.emit()


def test_the_ways_back_stay_when_the_screen_is_closed(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    window = make_window()
    screen = screen_of(window)
    screen.changes.do("pause", lambda: store.add_by_hand(classic, won_by(10)), name="Summer")
    screen.deeds.do("delete")
    screen.close()
    screen = screen_of(window)
    assert screen.strip.isHidden()
    screen.page.more.menu().aboutToShow.emit()
    assert screen.page.undoing.text() == "Undo: deleting Summer"
    undo(screen)
    assert [one.campaign.name for one in screen.campaigns] == ["Summer"]
    assert screen.strip.words.text() == "Taken back: deleting Summer."
    assert screen.strip.button.text() == "Undo more"
    undo(screen)
    assert rows(screen, NUMBER) == []


def test_a_deleted_campaign_is_brought_back_from_the_list_of_them(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    screen = screen_of(make_window())
    assert screen.bringing.isHidden()
    store.delete(classic)
    screen._follow()
    assert screen.campaigns == []
    screen.bringing.click()
    dialog = screen.deeds.open_dialog
    assert isinstance(dialog, Deleted)
    dialog.bring.click()
    assert [one.campaign.name for one in screen.campaigns] == ["Summer"]
    assert screen.strip.words.text() == "Summer is back."
    assert screen.bringing.isHidden()
    screen.strip.button.click()
    assert store.load(classic).deleted


def test_what_a_result_means_is_told_before_it_is_kept(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    screen = screen_of(make_window())
    screen.page.deeds["enter"].click()
    form: ByHand = by_hand(screen)
    assert (form.means.text(), form.warning.text()) == ("", "")
    form.human.setText("130")
    form.contrarius.setText("120")
    form._follow()
    assert form.means.text() == "Won by 10. The next game starts with 18 points."
    form.level.setCurrentIndex(form.level.findData("beginner"))
    form.level.activated.emit(0)
    assert form.start.text() == "40"
    assert form.warning.text().startswith(
        "The game is at Beginner, not at Standard. The game started with 40,"
    )
    form.level.setCurrentIndex(form.level.findData("standard"))
    form.level.activated.emit(0)
    assert (form.start.text(), form.warning.text()) == ("20", "")
    form.human.setText("320")
    form.keep.click()
    assert (
        "The result of game 1 (Italia) is entered. Passed: Standard." in screen.strip.words.text()
    )
    screen.page.deeds["enter"].click()
    form = by_hand(screen)
    form.human.setText("130")
    form.contrarius.setText("120")
    form._follow()
    form.keep.click()
    assert "comes after the end and changes nothing" in screen.strip.words.text()


def test_a_running_game_is_given_up_from_the_screen(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    window = make_window()
    screen = screen_of(window)
    screen.page.next.primary.click()
    screen = screen_of(window)
    screen.page.menu["give-up-game"].trigger()
    assert "the next game of the campaign is the same again" in screen.strip.words.text()
    assert rows(screen, NUMBER) == [("–",)]
    screen.strip.button.click()
    assert rows(screen, NUMBER) == [("1",)]


def test_the_dialog_for_a_new_game_offers_what_comes_next_in_campaigns(
    make_window: MakeWindow, store: Campaigns, classic: int, library: Library
) -> None:
    store.add_by_hand(classic, won_by(10))
    tour = store.create("R & D", begun(library.campaign("grand-tour"), library, "s"))
    store.set_state(store.create("Later", begun(library.campaign("free"), library, "s")), PAUSED)
    window = make_window()
    window.commands.run("new")
    dialog = opened(window)
    assert isinstance(dialog, NewGameDialog)
    buttons = dialog.campaigns.buttons
    assert sorted(button.accessibleName() for button in buttons) == [
        "Go on with “R & D”: game 1 on Imperium, Standard, from 20",
        "Go on with “Summer”: game 2 on Italia, Standard, from 18",
    ]
    one = next(button for button in buttons if "“R && D”" in button.text())
    one.click()
    assert running(window).header.board == "imperium"
    assert window.desk.header.campaign.accessibleName() == "R & D, game 1"
    assert store.load(tour).results[0].game == window.controller.saves.number
    window.commands.run("new")
    dialog = opened(window)
    assert isinstance(dialog, NewGameDialog)
    assert len(dialog.campaigns.buttons) == 1  # not the one on the table


def test_every_deed_has_words_for_being_taken_back() -> None:
    deeds = {
        start: {key.removeprefix(start) for key in en.TEXTS if key.startswith(start)}
        for start in ("campaigns.did.", "campaigns.what.")
    }
    assert deeds["campaigns.did."] - {"export"} == deeds["campaigns.what."]


def test_a_deleted_campaign_that_is_back_is_the_chosen_one_and_undo_goes_on(
    make_window: MakeWindow, store: Campaigns, classic: int, library: Library
) -> None:
    other = store.create("Other", begun(library.campaign("free"), library, "s"))
    screen = screen_of(make_window())
    screen.list.setCurrentRow(1)
    assert screen.shown is not None
    assert screen.shown.campaign.id == classic
    screen.page.menu["delete"].trigger()
    assert screen.shown.campaign.id == other
    assert screen.focusWidget() is screen.list
    screen.bringing.click()
    dialog = screen.deeds.open_dialog
    assert isinstance(dialog, Deleted)
    dialog.bring.click()
    assert screen.shown.campaign.id == classic
    undo(screen)
    assert store.load(classic).deleted
    screen.list.setCurrentRow(0)
    undo(screen)
    assert screen.strip.words.text() == "Taken back: deleting Summer."
    assert not store.load(classic).deleted
    assert screen.shown.campaign.id == classic
