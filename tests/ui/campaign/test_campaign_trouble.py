"""The screen of campaigns where the file is damaged, locked or none."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.campaign import State
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.ui.campaign.book import Stand
from solitaria_app.ui.campaign.screen import CampaignScreen
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.dialogs.progress import Progress
from solitaria_app.ui.paths import Places
from tests.heldfile import held
from tests.ui.conftest import MakeWindow
from tests.ui.windows import opened

from .screens import screen_of


def test_a_damaged_campaign_is_told_of_and_hides_no_other(
    make_window: MakeWindow, store: Campaigns, classic: int, library: Library, places: Places
) -> None:
    store.create("Whole", begun(library.campaign("classic"), library, "s"))
    with closing(sqlite3.connect(places.games)) as db:
        db.execute("UPDATE campaign SET definition = '{' WHERE id = ?", (classic,))
        db.commit()
    screen = screen_of(make_window())
    assert [one.stand for one in screen.campaigns] == [Stand.RUNNING, Stand.BROKEN]
    screen.list.setCurrentRow(1)
    assert "is damaged" in screen.page.stands.text()
    assert not screen.page.next.isVisible()
    assert [name for name, one in screen.page.menu.items() if one.isVisible()] == ["delete"]


def test_a_file_that_cannot_be_read_is_told_of(
    make_window: MakeWindow, classic: int, places: Places
) -> None:
    window = make_window()
    places.games.write_bytes(b"no database at all" * 100)
    window.commands.run("campaigns")
    assert isinstance(opened(window), Notice)


def test_a_change_waits_for_a_file_that_is_in_use(
    make_window: MakeWindow, store: Campaigns, classic: int, places: Places, qtbot: QtBot
) -> None:
    screen = screen_of(make_window())
    words, stop = screen.strip.words, screen.strip.button
    with held(places.games):
        begun = time.monotonic()
        screen.page.menu["pause"].trigger()
        assert time.monotonic() - begun < 0.5
        qtbot.waitUntil(lambda: words.text().startswith("The file of games is in use"))
        stop.click()
    assert store.load(classic).state is State.RUNNING
    assert screen.changes.ways.turn.idle
    with held(places.games):
        screen.page.menu["pause"].trigger()
        screen._follow()  # the window comes to the front
        qtbot.waitUntil(stop.isVisible)
    qtbot.waitUntil(lambda: words.text() == "Summer is paused.")
    assert store.load(classic).state is State.PAUSED


def test_a_change_that_still_waits_is_made_when_the_screen_is_left(
    make_window: MakeWindow, store: Campaigns, classic: int, places: Places, qtbot: QtBot
) -> None:
    screen = screen_of(make_window())
    with held(places.games):
        screen.page.menu["pause"].trigger()
        screen.close()
        qtbot.wait(60)
    qtbot.waitUntil(lambda: store.load(classic).state is State.PAUSED)


def test_the_screen_opens_as_soon_as_the_file_is_free(
    make_window: MakeWindow, classic: int, places: Places, qtbot: QtBot
) -> None:
    window = make_window()
    with held(places.games):
        window.commands.run("campaigns")
        qtbot.waitUntil(lambda: isinstance(window.commands.open_dialog, Progress))
    qtbot.waitUntil(lambda: isinstance(window.commands.open_dialog, CampaignScreen))
