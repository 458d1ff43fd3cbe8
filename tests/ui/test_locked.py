"""Games that can only be looked at: open in another window, or different by the present rules."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.game import Game
from solitaria_app.session.openlock import claim
from solitaria_app.session.statejson import state_json
from solitaria_app.ui.dialogs.bookmarks import BookmarksDialog
from solitaria_app.ui.dialogs.new_game import NewGameDialog
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.library.dialog import LibraryDialog
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.panels.lockedbar import LockedBar
from solitaria_app.ui.paths import Places
from solitaria_app.ui.resuming import resume

from .conftest import MakeWindow
from .gameslist import open_list, sql
from .player import MousePlayer
from .test_layout import cut, settle
from .windows import opened, running

CHANGES = (
    *("undo", "redo", "step-back", "step-forward", "restart-turn", "correct", "bookmark"),
    *("amend", "lines", "way:full"),
)
"""Commands that change a game."""


@pytest.fixture
def kept(places: Places, whole: Game) -> Archive:
    """A game in its ninth turn, with a bookmark and an abandoned line."""
    archive = Archive(places.games)
    game = whole.at(whole.cursor)
    game.bookmarks[20] = "Here it began."
    archive.add(game)
    return archive


@pytest.fixture
def differing(kept: Archive, places: Places) -> Archive:
    """The same, but its sixth turn ended otherwise then."""
    sql(places, "UPDATE turn SET digest = 'elsewhere' WHERE number = 6")
    return kept


def bar(window: MainWindow) -> LockedBar:
    """What stands in the prompt's place."""
    shown = window.desk.stands_in
    assert isinstance(shown, LockedBar)
    return shown


def visible(window: MainWindow) -> list[str]:
    return [name for name, button in bar(window).buttons.items() if button.isVisible()]


# --- open elsewhere ---------------------------------------------------------------------


def test_a_game_open_elsewhere_is_shown_at_the_start_with_ways_on(
    make_window: MakeWindow, kept: Archive
) -> None:
    other = claim(kept.path, 1)
    assert other is not None
    before = kept.entries()
    window = make_window()
    resume(window)
    assert running(window).state.turn == 9
    assert bar(window).sentence.text() == "This game is open in another window."
    assert visible(window) == ["again", "copy", "new", "games"]
    bar(window).buttons["new"].click()
    assert isinstance(opened(window), NewGameDialog)
    opened(window).close()
    bar(window).buttons["games"].click()
    assert isinstance(opened(window), LibraryDialog)
    opened(window).close()
    assert kept.entries() == before
    other.close()


def test_nothing_can_be_changed_but_all_be_looked_at(
    make_window: MakeWindow, kept: Archive
) -> None:
    other = claim(kept.path, 1)
    assert other is not None
    window = make_window()
    resume(window)
    game, before = running(window), kept.entries()
    cursor = game.cursor
    for name in CHANGES:
        assert not window.actions_.by_name[name].isEnabled(), name
    assert not window.desk.header.undoing.isEnabled()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Escape):
        QTest.keyClick(window, key)
    assert game.cursor == cursor
    view = window.presenter.view
    assert view is not None
    assert not view.offer.options
    window.commands.run("past-turn-back")
    assert window.desk.stands_in is window.commands.history.bar
    deeds = window.commands.history.bar.deeds
    assert [name for name, button in deeds.items() if button.isEnabled()] == ["copy-here"]
    window.commands.run("play-on")
    window.commands.run("past-now")
    assert bar(window).isVisible()
    window.commands.run("bookmarks")
    notes = opened(window)
    assert isinstance(notes, BookmarksDialog)
    assert not notes.remove.isVisible()
    assert not notes.rename.isVisible()
    notes.close()
    window.commands.run("scores")
    opened(window).close()
    assert (game.cursor, kept.entries()) == (cursor, before)
    other.close()


def test_it_is_played_here_once_the_other_window_lets_it_go(
    make_window: MakeWindow, kept: Archive
) -> None:
    other = claim(kept.path, 1)
    assert other is not None
    window = make_window()
    resume(window)
    bar(window).buttons["again"].click()
    assert bar(window).isVisible()
    other.close()
    bar(window).buttons["again"].click()
    assert window.desk.stands_in is None
    MousePlayer(window, 1).play(acts=4)
    assert len(kept.entries()) == 1
    assert claim(kept.path, 1) is None


def test_a_copy_goes_on_by_itself(make_window: MakeWindow, kept: Archive, whole: Game) -> None:
    other = claim(kept.path, 1)
    assert other is not None
    window = make_window()
    resume(window)
    bar(window).buttons["copy"].click()
    assert window.desk.stands_in is None
    MousePlayer(window, 1).play(acts=4)
    assert len(kept.entries()) == 2
    assert len(kept.journal(1)) == whole.length()
    other.close()


# --- other rules ------------------------------------------------------------------------


def test_a_game_that_differs_says_from_where_on(
    make_window: MakeWindow, differing: Archive
) -> None:
    window = make_window()
    resume(window)
    said = "From turn 6 on this game is another one by the present rules "
    assert bar(window).sentence.text() == said + "(the same inputs bring another table)."
    assert visible(window) == ["present", "old", "games"]
    assert running(window).state.turn == 6
    window.commands.run("language:de")
    assert bar(window).sentence.text().startswith("Ab Zug 6 ist diese Partie")
    assert not window.actions_.by_name["undo"].isEnabled()


def test_the_table_view_says_it_too(make_window: MakeWindow, differing: Archive) -> None:
    window = make_window()
    resume(window)
    window.commands.run("table")
    assert "From turn 6 on this game is another one" in window.presenter.across.table.prompt.text


def test_going_on_by_the_present_rules(
    make_window: MakeWindow, differing: Archive, whole: Game
) -> None:
    window = make_window()
    resume(window)
    before = differing.journal(1)
    bar(window).buttons["present"].click()
    assert window.desk.stands_in is None
    assert running(window).state.turn == 6
    MousePlayer(window, 1).play(acts=4)
    assert differing.journal(1) == before
    assert len(differing.entries()) == 2
    assert window.controller.saves.problem is None


def test_going_on_by_the_old_result(
    make_window: MakeWindow, differing: Archive, whole: Game
) -> None:
    window = make_window()
    resume(window)
    bar(window).buttons["old"].click()
    assert window.desk.stands_in is None
    now, then = state_json(running(window).state), state_json(whole.state)
    for part in ("cities", "markers", "display"):
        assert now[part] == then[part]
    MousePlayer(window, 1).play(acts=4)
    assert len(differing.entries()) == 2


def test_a_game_of_a_campaign_goes_on_in_it(
    make_window: MakeWindow, differing: Archive, library: Library
) -> None:
    campaigns = Campaigns(differing.path)
    number = campaigns.create("Summer", begun(library.campaign("classic"), library, "seed"))
    campaigns.add_game(number, 1)
    window = make_window()
    resume(window)
    bar(window).buttons["present"].click()
    entry = campaigns.of_game(window.controller.saves.number or 0)
    assert entry is not None and entry.name == "Summer"
    assert campaigns.of_game(1) is None


@pytest.mark.parametrize("position", ["'{\"cities\": {}}'", "'{\"cities\"'", "x'FF00'", "7"])
def test_a_table_that_is_damaged_is_told_in_one_sentence(
    make_window: MakeWindow, differing: Archive, places: Places, position: str
) -> None:
    sql(places, f"UPDATE game SET position = {position}")
    window = make_window()
    resume(window)
    game = running(window)
    bar(window).buttons["old"].click()
    dialog = opened(window)
    assert isinstance(dialog, Notice)
    said = dialog.words.text()
    assert said.startswith(f"{places.games}: the table that was kept with game 1 is damaged or ")
    assert "cities" not in said and "'" not in said.removeprefix(str(places.games))
    assert window.controller.game is game
    assert len(differing.entries()) == 1


def test_without_the_table_of_then_there_is_only_one_way(
    make_window: MakeWindow, differing: Archive, places: Places
) -> None:
    sql(places, "UPDATE game SET position = ''")
    window = make_window()
    resume(window)
    assert visible(window) == ["present", "games"]


def test_an_input_that_is_refused_now_is_told_with_its_reason(
    make_window: MakeWindow, kept: Archive, places: Places
) -> None:
    sql(places, "UPDATE input SET text = 'dance' WHERE game = 1 AND number = 40")
    window = make_window()
    dialog = open_list(window)
    dialog.take.click()
    assert "(“dance” is not known any more)." in bar(window).sentence.text()
    sql(places, "UPDATE input SET text = 'done' WHERE game = 1 AND number = 40")
    window.controller.put_away([1])
    window.controller.open(1)
    said = bar(window).sentence.text()
    assert "(“done”: " in said
    assert said.endswith(").")


# --- a copy from any moment -------------------------------------------------------------


def test_a_copy_from_an_earlier_moment(make_window: MakeWindow, kept: Archive) -> None:
    window = make_window()
    resume(window)
    game = running(window)
    for _ in range(3):
        window.commands.run("past-turn-back")
    at = window.presenter.past.at
    assert 0 < at < game.cursor
    window.commands.history.bar.deeds["copy-here"].click()
    copy = running(window)
    assert copy is not game
    assert (copy.cursor, copy.length()) == (at, at)
    assert not window.presenter.past.viewing
    MousePlayer(window, 1).play(acts=4)
    assert len(kept.entries()) == 2
    assert len(kept.journal(1)) == game.length()


def test_the_copy_can_be_asked_for_in_the_menu(make_window: MakeWindow, kept: Archive) -> None:
    window = make_window()
    assert not window.actions_.by_name["copy-here"].isEnabled()
    resume(window)
    window.actions_.by_name["copy-here"].trigger()
    assert len(kept.entries()) == 2
    assert "is kept" in window.desk.banner.words.text()


# --- room -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "text"), [((980, 640), 100), ((1280, 800), 200)])
def test_every_word_of_the_bar_is_seen(
    make_window: MakeWindow,
    differing: Archive,
    language: str,
    size: tuple[int, int],
    text: int,
) -> None:
    window = make_window(size=size)
    window.commands.run(f"language:{language}")
    window.commands.run(f"text:{text}")
    resume(window)
    settle()
    assert (window.width(), window.height()) == size
    assert cut(bar(window)) == []
    other = claim(differing.path, 1)
    assert other is None  # this window has it
    for _ in range(3):
        window.commands.run("past-turn-back")
    settle()
    assert cut(window.commands.history.bar.back) == []
    assert (window.width(), window.height()) == size
