"""Another window changes the same campaigns: what it did stays, and that is said once."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from pytestqt.qtbot import QtBot

from solitaria_app.session.campaign.campaign import State
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.ui.campaign.byhand import ByHand
from solitaria_app.ui.campaign.gamesmodel import LEAD
from solitaria_app.ui.campaign.naming import Renaming
from solitaria_app.ui.paths import Places
from tests.ui.conftest import MakeWindow
from tests.ui.windows import running

from .screens import primary, rows, screen_of, won_by

WHY = {
    "en": "Not taken back: The result has been changed or removed in the meantime.",
    "de": "Nicht zurückgenommen: Das Ergebnis wurde inzwischen geändert oder entfernt.",
}


@pytest.mark.parametrize("language", WHY)
def test_a_way_back_that_no_longer_fits_is_told_of_and_forgotten(
    make_window: MakeWindow, store: Campaigns, classic: int, language: str
) -> None:
    window = make_window()
    window.commands.run(f"language:{language}")
    screen = screen_of(window)
    screen.deeds.do("pause")
    paused = screen.strip.words.text()
    screen.changes.make("Entered.", lambda: store.add_by_hand(classic, won_by(10)))
    store.edit(classic, store.load(classic).results[0], won_by(30))  # in the other window
    screen.strip.button.click()
    assert screen.strip.words.text() == f"{WHY[language]} {paused}"
    assert rows(screen, LEAD) == [("+30",)]
    screen.strip.button.click()  # the one before
    assert store.load(classic).state is State.RUNNING
    assert not screen.strip.button.isVisible()
    assert rows(screen, LEAD) == [("+30",)]


def test_a_deed_that_no_longer_fits_changes_nothing(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    store.add_by_hand(classic, won_by(10))
    screen = screen_of(make_window())
    screen.page.table.selectRow(0)
    screen.deeds.do("edit")
    form = screen.deeds.open_dialog
    assert isinstance(form, ByHand)
    store.edit(classic, store.load(classic).results[0], won_by(30))
    form.human.setText("105")
    form.keep.click()
    assert screen.strip.words.text().startswith("Nothing changed: The result has been changed")
    assert rows(screen, LEAD) == [("+30",)]
    screen.page.menu["rename"].trigger()
    naming = screen.deeds.open_dialog
    assert isinstance(naming, Renaming)
    store.rename(classic, "Autumn")
    naming.name.setText("Winter")
    naming._name()
    assert screen.page.name.text() == "Autumn"
    store.delete(classic)
    screen.page.menu["pause"].trigger()
    assert screen.strip.words.text() == (
        "Nothing changed: The campaign has been deleted in the meantime."
    )
    assert screen.empty.isVisible()


def test_the_way_back_waits_for_a_file_that_is_locked(
    make_window: MakeWindow, store: Campaigns, classic: int, places: Places, qtbot: QtBot
) -> None:
    screen = screen_of(make_window())
    screen.page.menu["pause"].trigger()
    told = screen.strip.words.text()
    with closing(sqlite3.connect(places.games)) as db:
        db.execute("BEGIN EXCLUSIVE")
        screen.strip.button.click()
        qtbot.waitUntil(lambda: screen.strip.words.text().startswith("The file of games is in"))
        screen.strip.button.click()  # not now
    assert (screen.strip.words.text(), screen.strip.button.text()) == (told, "Undo")
    assert store.load(classic).state is State.PAUSED
    screen.strip.button.click()
    assert store.load(classic).state is State.RUNNING


@pytest.mark.usefixtures("impatient")
def test_a_game_whose_campaign_was_deleted_meanwhile_is_saved_all_the_same(
    make_window: MakeWindow, store: Campaigns, classic: int, places: Places
) -> None:
    window = make_window()
    screen = screen_of(window)
    with closing(sqlite3.connect(places.games)) as db:
        db.execute("BEGIN EXCLUSIVE")
        primary(screen).click()
    store.delete(classic)
    window.controller.keeper.keep()
    assert window.controller.saves.number is not None
    assert running(window) is not None
    assert not window.desk.header.campaign.isVisible()
    assert store.load(classic).results == ()
