"""Another window changes the same campaigns: what it did stays, and that is said once."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from solitaria_app.content.campaign import TableRules
from solitaria_app.content.library import Library
from solitaria_app.engine.following import Way
from solitaria_app.engine.options import Mover
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.campaign import State
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.ui.campaign.anew import differs, hinders
from solitaria_app.ui.campaign.book import Book, book_of
from solitaria_app.ui.campaign.byhand import ByHand
from solitaria_app.ui.campaign.gamesmodel import LEAD
from solitaria_app.ui.campaign.naming import Renaming
from solitaria_app.ui.campaign.opening import play_next
from solitaria_app.ui.campaign.wish import Wish
from solitaria_app.ui.paths import Places
from solitaria_app.ui.texts import Texts
from tests.heldfile import held
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
    with held(places.games):
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
    with held(places.games, "IMMEDIATE"):
        primary(screen).click()
    store.delete(classic)
    window.controller.keeper.keep()
    assert window.controller.saves.number is not None
    assert running(window) is not None
    assert not window.desk.header.campaign.isVisible()
    assert store.load(classic).results == ()


def changed(how: str, store: Campaigns, classic: int, library: Library) -> None:
    """Another window changes the campaign."""
    header = new_header(library, "italia", "standard", "elsewhere", start_points=20)
    match how:
        case "deleted":
            store.delete(classic)
        case "state":
            store.set_state(classic, State.PAUSED)
        case "end":
            store.add_by_hand(classic, won_by(200))
        case "begun":
            store.add_game(classic, Archive(store.path).add(Game(header, library)))
        case "result":
            store.add_by_hand(classic, won_by(40))
        case "rules":
            store.set_table_rules(classic, TableRules(Mover.ANY))


@pytest.mark.parametrize(
    ("how", "why", "other"),
    [
        ("deleted", "The campaign has been deleted in the meantime.", ""),
        ("state", "The campaign has been paused, taken up or given up in the meantime.", ""),
        ("end", "The campaign has come to its end in the meantime.", ""),
        ("begun", "Game 1 of the campaign has been begun in the meantime, and is not over.", ""),
        ("result", "", "this is its game 2, Standard, with 12 points at the start."),
        ("rules", "", "this game has the new ones."),
        ("nothing", "", ""),
    ],
)
def test_what_has_changed_before_the_next_game_begins(
    store: Campaigns, classic: int, library: Library, how: str, why: str, other: str
) -> None:
    book = Book(store.path, library, Texts("en"))
    wish = Wish(book.load(classic), "italia", Way.DIGITAL)
    changed(how, store, classic, library)
    now = book.load(classic)
    assert hinders(book, wish, now) == why
    if not why:
        assert differs(book, wish, now).endswith(other)
        assert bool(differs(book, wish, now)) is bool(other)


def test_the_next_game_begins_as_the_campaign_is_by_then(
    make_window: MakeWindow, store: Campaigns, classic: int, qtbot: QtBot
) -> None:
    window = make_window()
    wish = Wish(book_of(window).load(classic), "italia", Way.DIGITAL)
    store.add_by_hand(classic, won_by(40))
    with held(store.path):
        play_next(window, wish)
        assert window.controller.game is None
    qtbot.waitUntil(lambda: window.controller.game is not None)
    assert running(window).header.start_points == 12
    assert "this is its game 2" in window.desk.banner.words.text()
    play_next(window, wish)
    screen = screen_of(window)
    assert screen.strip.words.text().startswith("Game 2 of the campaign has been begun")
    assert len(store.load(classic).results) == 2
