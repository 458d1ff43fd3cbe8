"""Games of campaigns in the window: played, their results in the next starts, undone, deleted."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from solitaria_app.content.campaign import Passed
from solitaria_app.content.library import Library
from solitaria_app.engine.following import Way
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.ui.campaign.book import Stand
from solitaria_app.ui.campaign.course import TO_COME
from solitaria_app.ui.campaign.gamesmodel import BOARD, NUMBER, RESULT, START
from solitaria_app.ui.campaign.newone import NewCampaign
from solitaria_app.ui.paths import Places
from tests.heldfile import held
from tests.ui.conftest import MakeWindow
from tests.ui.windows import opened, running

from .screens import play_to_the_end, primary, rows, screen_of, the_sheet, won_by


def test_two_games_of_a_campaign_from_the_empty_screen_on(
    make_window: MakeWindow, store: Campaigns
) -> None:
    window = make_window()
    screen = screen_of(window)
    assert "each game with its start" in screen.empty.findChildren(type(screen.page.name))[2].text()
    primary(screen).click()
    assert [one.campaign.name for one in screen.campaigns] == ["Classic campaign"]
    assert primary(screen).text() == "Play the next game"
    assert screen.focusWidget() is primary(screen)
    screen.page.next.boards.setCurrentIndex(screen.page.next.boards.findData("imperium"))
    primary(screen).click()
    assert window.commands.open_dialog is None
    first = running(window)
    header = first.header
    assert (header.board, header.level, header.start_points) == ("imperium", "standard", 20)
    assert window.desk.header.campaign.isVisible()
    assert window.desk.header.campaign.accessibleName() == "Classic campaign, game 1"
    # while it runs the campaign goes on with it
    screen = screen_of(window)
    assert rows(screen, NUMBER, BOARD, START, RESULT) == [("1", "Imperium", "20", "Running")]
    assert primary(screen).text() == "Go on with the running game"
    primary(screen).click()
    assert running(window) is first
    play_to_the_end(window)
    dialog, part = the_sheet(window)
    campaign = store.entries()[0]
    lead, won = campaign.results[0].lead, campaign.results[0].won
    start = 20 - lead // 5 if won else 20
    assert f"next start {start}" in part.said.text()
    assert dialog.first is part.next.primary
    assert part.next.primary.isDefault()  # Enter begins it from there
    # one click to the next one, another board in the way last used
    part.next.boards.setCurrentIndex(part.next.boards.findData("italia"))
    part.next.primary.click()
    second = running(window)
    assert second.header.start_points == start
    assert second.header.board == "italia"
    assert second.header.seed != header.seed
    assert window.desk.header.campaign.accessibleName() == "Classic campaign, game 2"
    play_to_the_end(window)
    the_sheet(window)[1].see.click()
    screen = screen_of(window)
    assert [row[0] for row in rows(screen, NUMBER)] == ["1", "2"]
    assert rows(screen, START)[1] == (str(start),)
    story = store.entries()[0].story(window.library.largest_first)
    assert str(story.start) in screen.page.next.words.text()
    assert screen.page.chart.dots[-1].kind == TO_COME


def test_the_way_is_the_last_one_and_can_be_changed_there(
    make_window: MakeWindow, classic: int
) -> None:
    window = make_window()
    window.settings.last_way = Way.FULL.id
    screen = screen_of(window)
    ways = screen.page.next.ways
    assert ways.currentData() == Way.FULL.id
    primary(screen).click()
    assert running(window).state.way is Way.FULL
    window.settings.last_way = Way.LIGHT.id
    window.commands.run("new")
    opened(window).close()
    screen = screen_of(window)
    assert primary(screen).text() == "Go on with the running game"


def test_each_campaign_goes_on_in_its_own_way(
    make_window: MakeWindow, store: Campaigns, classic: int, library: Library
) -> None:
    store.create("Screen", begun(library.campaign("classic"), library, "s"))
    header = new_header(library, "italia", "standard", "s", way=Way.LIGHT)
    game = Archive(store.path).add(Game(header, library))
    store.add_game(classic, game)
    Collection(store.path).give_up(game)
    screen = screen_of(make_window())
    assert screen.page.name.text() == "Summer"
    ways = screen.page.next.ways
    assert ways.currentData() == Way.LIGHT.id
    screen.list.setCurrentRow(1)
    assert ways.currentData() == Way.DIGITAL.id
    ways.setCurrentIndex(ways.findData(Way.FULL.id))
    screen.changes.look()
    assert ways.currentData() == Way.FULL.id  # what was chosen stays


def test_the_sheet_of_the_last_game_says_that_the_campaign_is_at_its_end(
    make_window: MakeWindow, store: Campaigns, library: Library
) -> None:
    definition = begun(library.campaign("classic"), library, "s")
    stage = replace(definition.stages[0], passed=Passed(games=1))
    store.create("Short", replace(definition, stages=(stage,)))
    window = make_window()
    primary(screen_of(window)).click()
    play_to_the_end(window)
    part = the_sheet(window)[1]
    assert part.said.text().endswith("Standard passed.")
    assert "ready for Veteran" in part.next.words.text()
    part.next.primary.click()
    screen = screen_of(window)
    assert screen.campaigns[0].stand is Stand.FINISHED
    asking = screen.deeds.open_dialog
    assert isinstance(asking, NewCampaign)
    assert asking.definition.id == "ladder"
    assert asking.rules.text().startswith("Veteran: from 10 points down to 0.\nStrong veteran")


def test_a_game_undone_after_its_end_is_not_over_for_its_campaign(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    store.add_by_hand(classic, won_by(20))
    window = make_window()
    primary(screen_of(window)).click()
    play_to_the_end(window)
    the_sheet(window)[0].close()
    assert [told.number for told in store.load(classic).story(("italia",)).games] == [1, 2]
    window.controller.undo()
    assert window.desk.banner.isVisible()
    assert "does not count this game now" in window.desk.banner.words.text()
    assert "It is the campaign's next game again." in window.desk.banner.words.text()
    screen = screen_of(window)
    assert rows(screen, NUMBER, RESULT)[1] == ("2", "Running")
    assert primary(screen).text() == "Go on with the running game"
    screen.close()
    window.controller.redo()
    start = store.load(classic).story(("italia",)).start
    assert window.desk.banner.isVisible()
    assert window.desk.banner.words.text() == (
        f"“Summer” counts this game again. The next game starts with {start} points."
    )
    assert rows(screen_of(window), NUMBER)[1] == ("2",)


def test_a_game_deleted_and_brought_back_is_seen_at_once(
    make_window: MakeWindow, store: Campaigns, classic: int, places: Places
) -> None:
    window = make_window()
    primary(screen_of(window)).click()
    number = window.controller.saves.number
    assert number is not None
    play_to_the_end(window)
    the_sheet(window)[0].close()
    screen = screen_of(window)
    assert len(rows(screen, NUMBER)) == 1
    Collection(places.games).delete([number])  # as another window does
    screen._follow()
    assert rows(screen, NUMBER, RESULT) == [("–", "Deleted, does not count")]
    screen.page.table.selectRow(0)
    screen.page.deeds["bring-back-game"].click()
    assert rows(screen, NUMBER) == [("1",)]
    assert "back and counts again" in screen.strip.words.text()
    screen.strip.button.click()
    assert rows(screen, NUMBER) == [("–",)]


def test_another_game_has_no_campaign(make_window: MakeWindow, classic: int) -> None:
    window = make_window()
    primary(screen_of(window)).click()
    assert window.desk.header.campaign.isVisible()
    window.desk.header.campaign.click()
    screen_of(window).close()
    window.commands.fresh()
    assert not window.desk.header.campaign.isVisible()
    window.controller.open(1)
    assert window.desk.header.campaign.isVisible()


@pytest.mark.usefixtures("impatient")
def test_a_game_that_can_be_saved_only_later_joins_then(
    make_window: MakeWindow, store: Campaigns, classic: int, places: Places
) -> None:
    window = make_window()
    screen = screen_of(window)
    with held(places.games, "IMMEDIATE"):  # another program is about to write to the file
        primary(screen).click()
        assert window.controller.saves.number is None
    window.controller.keeper.keep()
    assert window.controller.saves.number is not None
    assert [one.game for one in store.load(classic).results] == [window.controller.saves.number]
    assert window.desk.header.campaign.isVisible()
