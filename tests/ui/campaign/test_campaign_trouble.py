"""The screen of campaigns where the file is damaged, locked or none."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.campaign import State
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.ui.campaign.book import Stand
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.paths import Places
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
    screen.shelf.setCurrentRow(1)
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


@pytest.mark.usefixtures("impatient")
def test_a_change_that_cannot_be_kept_is_told_of(
    make_window: MakeWindow, store: Campaigns, classic: int, places: Places
) -> None:
    screen = screen_of(make_window())
    with closing(sqlite3.connect(places.games)) as db:
        db.execute("BEGIN EXCLUSIVE")
        screen.page.menu["pause"].trigger()
    assert "could not be kept" in screen.strip.words.text()
    assert store.load(classic).state is State.RUNNING
