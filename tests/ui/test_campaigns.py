"""Campaigns in the window: two games played, their results in the next starts, results by hand,
what is taken back, several side by side, many games."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from time import perf_counter

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from solitaria_app.content.campaign import Passed
from solitaria_app.content.library import Library
from solitaria_app.engine.following import Way
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.campaign import State
from solitaria_app.session.campaign.file import write_file
from solitaria_app.session.campaign.result import Result
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.collection import Collection
from solitaria_app.session.policy import greedy_policy
from solitaria_app.session.stream import Stream
from solitaria_app.ui import files
from solitaria_app.ui.campaign import dates
from solitaria_app.ui.campaign.aftergame import AfterGame
from solitaria_app.ui.campaign.book import Stand
from solitaria_app.ui.campaign.byhand import ByHand
from solitaria_app.ui.campaign.course import LOST, TO_COME, WON
from solitaria_app.ui.campaign.games import BOARD, LEAD, NEXT, NUMBER, PLAYED, RESULT, START
from solitaria_app.ui.campaign.naming import Renaming
from solitaria_app.ui.campaign.newone import NewCampaign
from solitaria_app.ui.campaign.nextpanel import KEY
from solitaria_app.ui.campaign.screen import CampaignScreen
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.dialogs.scores import ScoresDialog
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places

from .conftest import MakeWindow
from .test_layout import cut, settle, unnamed
from .windows import opened, running


@pytest.fixture
def store(places: Places) -> Campaigns:
    return Campaigns(places.games)


@pytest.fixture
def classic(store: Campaigns, library: Library) -> int:
    """The number of a campaign of the rules without games."""
    return store.create("Summer", begun(library.campaign("classic"), library, "s"))


def won_by(lead: int, board: str = "italia", start: int = 20, theirs: int = 100) -> Result:
    return Result(board, "standard", start, theirs + lead, theirs, played="2026-05-31")


def screen_of(window: MainWindow) -> CampaignScreen:
    """The screen of campaigns, opened by its key if it is not open."""
    if not isinstance(window.commands.open_dialog, CampaignScreen):
        window.actions_.by_name["campaigns"].trigger()
    dialog = opened(window)
    assert isinstance(dialog, CampaignScreen)
    return dialog


def rows(screen: CampaignScreen, *columns: int) -> list[tuple[str, ...]]:
    model = screen.page.table.games
    return [
        tuple(model.index(row, column).data() for column in columns)
        for row in range(model.rowCount())
    ]


def primary(screen: CampaignScreen) -> QPushButton:
    """The one primary button that is seen."""
    found = [
        button
        for button in screen.findChildren(QPushButton)
        if button.property("look") == "primary" and button.isVisible()
    ]
    assert len(found) == 1
    return found[0]


def play_to_the_end(window: MainWindow) -> None:
    """Greedily, through the controller."""
    stream, game = Stream("end"), running(window)
    while not game.state.over:
        window.controller.do(greedy_policy(game.state, stream))


def the_sheet(window: MainWindow) -> tuple[ScoresDialog, AfterGame]:
    for _ in range(40):
        if window.commands.open_dialog is None:
            QTest.qWait(50)
    dialog = opened(window)
    assert isinstance(dialog, ScoresDialog)
    part = dialog.findChild(AfterGame)
    assert part is not None
    return dialog, part


# --- playing ---------------------------------------------------------------------------


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
    assert screen_of(window).campaigns[0].stand is Stand.FINISHED


def test_a_game_undone_after_its_end_is_not_over_for_its_campaign(
    make_window: MakeWindow, store: Campaigns, classic: int, library: Library
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
    assert "The next game starts with 16 points." in window.desk.banner.words.text()
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
    assert rows(screen, NUMBER) == []
    assert not screen.page.table.isVisible()
    Collection(places.games).restore([number])
    screen._follow()
    assert len(rows(screen, NUMBER)) == 1


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


def test_a_game_that_can_be_saved_only_later_joins_then(
    make_window: MakeWindow, store: Campaigns, classic: int, places: Places
) -> None:
    window = make_window()
    screen = screen_of(window)
    with closing(sqlite3.connect(places.games)) as db:
        db.execute("BEGIN EXCLUSIVE")  # another program holds the file
        primary(screen).click()
        assert window.controller.saves.number is None
    window.controller.keep()
    assert window.controller.saves.number is not None
    assert [one.game for one in store.load(classic).results] == [window.controller.saves.number]
    assert window.desk.header.campaign.isVisible()


# --- results by hand ---------------------------------------------------------------------


def by_hand(screen: CampaignScreen) -> ByHand:
    dialog = screen.deeds.open_dialog
    assert isinstance(dialog, ByHand)
    return dialog


def test_a_result_by_hand_is_entered_changed_removed_and_all_of_it_taken_back(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    screen = screen_of(make_window())
    screen.page.deeds["enter"].click()
    form = by_hand(screen)
    assert (form.start.text(), form.level.currentData()) == ("20", "standard")
    assert not form.keep.isEnabled()
    form.date.setText("2026-05-31")
    QTest.keyClicks(form.human, "143")
    QTest.keyClicks(form.contrarius, "120")
    form.keep.click()
    assert rows(screen, START, LEAD, RESULT, NEXT) == [("20", "+23", "Won", "16")]
    assert screen.strip.words.text() == (
        "The result on Italia is entered. The next game starts with 16 points."
    )
    assert "by hand" in rows(screen, PLAYED)[0][0]
    assert "16 points" in screen.page.next.words.text()
    assert [dot.kind for dot in screen.page.chart.dots] == [WON, TO_COME]
    screen.page.table.selectRow(0)
    screen.page.deeds["edit"].click()
    form = by_hand(screen)
    assert form.human.text() == "143"
    form.human.setText("100")
    form.keep.click()
    assert rows(screen, LEAD, RESULT, NEXT) == [("−20", "Lost", "20")]
    assert screen.page.chart.dots[0].kind == LOST
    screen.page.deeds["remove"].click()
    assert rows(screen, NUMBER) == []
    screen.strip.button.click()
    assert rows(screen, LEAD) == [("−20",)]
    undo = screen.findChild(QShortcut)  # the offscreen platform leaves the keys to the main window
    assert undo is not None
    assert undo.key() == QKeySequence("Ctrl+Z")
    undo.activated.emit()
    assert rows(screen, LEAD) == [("+23",)]
    screen.strip.button.click()
    assert rows(screen, NUMBER) == []
    assert store.load(classic).results == ()


@pytest.mark.parametrize(
    ("field", "text", "said"),
    [
        ("human", "19", "You end with 20 to 999 points"),
        ("contrarius", "1000", "Contrarius ends with 0 to 999 points"),
        ("start", "1000", "The points at the start are 0 to 999"),
        ("date", "yesterday", "The date is written as in"),
        ("contrarius", "143", "In a tie the Concordia card decides"),
    ],
)
def test_numbers_that_cannot_be_are_refused_with_a_sentence(
    make_window: MakeWindow, store: Campaigns, classic: int, field: str, text: str, said: str
) -> None:
    screen = screen_of(make_window())
    screen.page.deeds["enter"].click()
    form = by_hand(screen)
    form.human.setText("143")
    form.contrarius.setText("120")
    getattr(form, field).setText(text)
    form._enable()
    form.keep.click()
    assert form.isVisible()
    assert said in form.trouble.text()
    assert store.load(classic).results == ()


def test_days_are_typed_as_the_table_shows_them(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    store.add_by_hand(classic, won_by(10))
    screen = screen_of(make_window())
    screen.page.table.selectRow(0)
    screen.page.deeds["edit"].click()
    form = by_hand(screen)
    assert form.date.text() == rows(screen, PLAYED)[0][0].split(",")[0] == "5/31/26"
    form.keep.click()
    assert store.load(classic).results[0].played == "2026-05-31"
    for day, said in (
        ("5/31/2999", "lies in the future"),
        ("31.5.", "as in 5/31/24 or 2024-05-31"),
    ):
        screen.page.table.selectRow(0)
        screen.page.deeds["edit"].click()
        form = by_hand(screen)
        form.date.setText(day)
        form.keep.click()
        assert said in form.trouble.text()
        form.close()


@pytest.mark.parametrize(
    ("text", "language", "day"),
    [
        ("31.05.26", "de", "2026-05-31"),
        ("31.05.2026", "de", "2026-05-31"),
        ("5/31/26", "en", "2026-05-31"),
        ("5/31/2026", "en", "2026-05-31"),
        (" 2026-05-31 ", "de", "2026-05-31"),
        ("31.02.26", "de", "31.02.26"),
        ("", "en", ""),
    ],
)
def test_a_day_in_the_languages_form_or_in_iso_form(text: str, language: str, day: str) -> None:
    assert dates.read(text, language) == day


# --- keys, places ------------------------------------------------------------------------


def test_enter_begins_a_game_only_from_its_button_or_by_the_key_of_its_own(
    make_window: MakeWindow, store: Campaigns, classic: int, qtbot: QtBot
) -> None:
    store.add_by_hand(classic, won_by(10))
    window = make_window()
    screen = screen_of(window)
    qtbot.waitUntil(screen.isActiveWindow)
    for widget in (screen.shelf, screen.page.chart, screen.page.next.boards, screen.page.table):
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Return)
        assert screen.isVisible()
        assert window.controller.game is None
    screen.page.table.selectRow(0)
    screen.page.table.setFocus()
    QTest.keyClick(screen.page.table, Qt.Key.Key_Return)
    by_hand(screen).close()  # the chosen result is opened
    screen.closing.setFocus()
    assert screen.page.next.key.key() == KEY
    screen.page.next.key.activated.emit()
    assert running(window).header.start_points == 18
    number = window.controller.saves.number
    play_to_the_end(window)
    the_sheet(window)[0].close()
    window.commands.fresh()
    screen = screen_of(window)
    screen.page.table.selectRow(1)
    screen.page.table.setFocus()
    QTest.keyClick(screen.page.table, Qt.Key.Key_Return)
    assert not screen.isVisible()
    assert window.controller.saves.number == number  # the chosen game, no new one
    assert len(store.load(classic).results) == 2


def test_enter_presses_the_button_that_has_the_focus(
    make_window: MakeWindow, classic: int, qtbot: QtBot
) -> None:
    window = make_window()
    screen = screen_of(window)
    qtbot.waitUntil(screen.isActiveWindow)
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Return)
    assert running(window).header.start_points == 20


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_buttons_are_seen_and_never_move(
    make_window: MakeWindow, store: Campaigns, library: Library, language: str
) -> None:
    first = store.create("Tour", begun(library.campaign("grand-tour"), library, "s"))
    window = make_window(size=(1280, 720))
    window.commands.run(f"language:{language}")
    screen = screen_of(window)

    def places() -> list[tuple[int, int]]:
        settle()
        found = [*screen.page.deeds.values(), primary(screen), screen.page.chart]
        assert all(screen.rect().contains(one.geometry()) for one in screen.page.deeds.values())
        assert screen.page.area.verticalScrollBar().maximum() == 0
        at = [one.mapTo(screen, one.rect().topLeft()) for one in found]
        return [(one.x() if n < 4 else 0, one.y()) for n, one in enumerate(at)]

    before = places()
    screen.tell("Done.")
    assert places() == before
    screen.strip.close_button.click()
    assert places() == before
    for result in (won_by(-4, "imperium"), won_by(4, "imperium"), won_by(4)):
        screen.change("Done.", lambda result=result: store.add_by_hand(first, result))  # type: ignore[misc]
        assert screen.strip.isVisible()
        assert places()[:4] == before[:4]
    screen.strip.close_button.click()
    assert places()[:4] == before[:4]


def test_a_finished_campaign_says_so_and_offers_none_of_its_games(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    window = make_window()
    primary(screen_of(window)).click()  # a game that runs while the rest is entered
    store.add_by_hand(classic, won_by(200))
    screen = screen_of(window)
    assert screen.page.stands.text().startswith("Passed: Standard.")
    assert screen.page.next.words.text().endswith("ready for Veteran.")
    assert primary(screen).text() == "Another campaign …"


def test_the_running_game_is_marked_where_its_start_is_outdated(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    store.add_by_hand(classic, won_by(10))
    window = make_window()
    primary(screen_of(window)).click()
    store.edit(classic, 1, won_by(50))
    store.add_by_hand(classic, won_by(5, start=10))
    screen = screen_of(window)
    assert rows(screen, NUMBER, START) == [
        ("1", "20"),
        ("2", "18 (now it would be 10)"),
        ("3", "10"),
    ]
    assert "began with 18; as things stand it would be 10 now" in screen.page.next.words.text()
    assert window.desk.header.campaign.accessibleName() == "Summer, game 2"


def test_a_tour_has_no_column_for_starts(
    make_window: MakeWindow, store: Campaigns, library: Library, classic: int
) -> None:
    store.create("Tour", begun(library.campaign("grand-tour"), library, "s"), [won_by(3)])
    screen = screen_of(make_window())
    assert screen.page.table.isColumnHidden(NEXT)
    screen.shelf.setCurrentRow(1)
    assert not screen.page.table.isColumnHidden(NEXT)


# --- campaigns ---------------------------------------------------------------------------


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
        screen.shelf.setCurrentRow(row)
        assert (screen.page.table.told is None) == (row != 0)  # each has its own chosen game
        labels.append(primary(screen).text())
    play = "Play the next game"
    assert labels == [play, play, "Go on with it", "Another campaign …", "Go on with it"]
    screen.shelf.setCurrentRow(3)
    assert "ready for Veteran" in screen.page.next.words.text()
    screen.shelf.setCurrentRow(2)
    primary(screen).click()
    assert store.load(paused).state is State.RUNNING
    assert screen.shown is not None
    assert screen.shown.campaign.id == paused
    told = screen.shelf.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
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


# --- trouble -----------------------------------------------------------------------------


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


def test_a_change_that_cannot_be_kept_is_told_of(
    make_window: MakeWindow, store: Campaigns, classic: int, places: Places
) -> None:
    screen = screen_of(make_window())
    with closing(sqlite3.connect(places.games)) as db:
        db.execute("BEGIN EXCLUSIVE")
        screen.page.menu["pause"].trigger()
    assert "could not be kept" in screen.strip.words.text()
    assert store.load(classic).state is State.RUNNING


# --- many --------------------------------------------------------------------------------


def test_two_hundred_games_in_one_campaign(
    make_window: MakeWindow, store: Campaigns, library: Library, tmp_path: Path
) -> None:
    results = [won_by(7 if n % 3 else -4, "italia" if n % 2 else "imperium") for n in range(200)]
    store.create("Long", begun(library.campaign("free"), library, "s"), results)
    window, times = make_window(), []
    for _ in range(3):
        start = perf_counter()
        window.commands.run("campaigns")
        QApplication.processEvents()
        times.append(perf_counter() - start)
        screen = screen_of(window)
        assert len(rows(screen, NUMBER)) == 200
        last = screen.page.table.games.index(199, 0)
        assert screen.page.table.viewport().rect().intersects(screen.page.table.visualRect(last))
        assert len(screen.page.chart.dots) == 200
        screen.close()
    assert min(times) < 0.3
    write_file(store.entries()[0], tmp_path / "long.yaml")


def test_in_german(make_window: MakeWindow, store: Campaigns, classic: int) -> None:
    store.add_by_hand(classic, won_by(10))
    window = make_window()
    window.commands.run("language:de")
    screen = screen_of(window)
    assert primary(screen).text() == "Die nächste Partie spielen"
    assert rows(screen, RESULT) == [("Gewonnen",)]


def test_keys_read_the_chart_and_reach_everything(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    for lead in (10, -5):
        store.add_by_hand(classic, won_by(lead))
    screen = screen_of(make_window())
    assert screen.focusWidget() is screen.page.next.primary
    chart = screen.page.chart
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Home)
    assert chart.accessibleDescription() == "Game 1: start 20, won"
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.accessibleDescription() == "Game 2: start 18, lost"
    QTest.keyClick(chart, Qt.Key.Key_End)
    assert chart.accessibleDescription() == "Game 3, the next one: start 18"
    screen.shelf.setFocus()
    seen = set()
    for _ in range(30):
        QTest.keyClick(screen.focusWidget() or screen, Qt.Key.Key_Tab)
        seen.add(screen.focusWidget())
    wanted = {screen.page.table, chart, screen.page.more, screen.new, screen.closing}
    assert wanted | {screen.page.next.boards, screen.page.next.ways} <= seen


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("scale", "size"), [(100, (1280, 800)), (200, (1280, 800)), (80, (980, 640))]
)
def test_nothing_is_cut(
    make_window: MakeWindow,
    store: Campaigns,
    library: Library,
    language: str,
    scale: int,
    size: tuple[int, int],
) -> None:
    results = [won_by(40, "imperium"), won_by(-12), won_by(0, theirs=140)]
    for name in ("classic", "ladder", "free", "grand-tour"):
        store.create(name, begun(library.campaign(name), library, "s"), results[:2])
    window = make_window(size=size)
    window.commands.run(f"language:{language}")
    window.commands.run(f"text:{scale}")
    screen = screen_of(window)
    for row in range(4):
        screen.shelf.setCurrentRow(row)
        settle()
        assert cut(screen) == []
        assert unnamed(screen) == []
    screen.deeds.begin()
    dialog = screen.deeds.open_dialog
    assert isinstance(dialog, NewCampaign)
    for kind in dialog.kinds.buttons():
        kind.click()
        settle()
        assert cut(dialog) == []
    dialog.close()
    screen.deeds.do("enter")
    form = by_hand(screen)
    form.human.setText("1")
    form.contrarius.setText("1")
    form._enable()
    form.keep.click()
    settle()
    assert cut(form) == []
    form.close()
    for one in store.entries():
        store.delete(one.id)
    screen._follow()
    settle()
    assert cut(screen) == []


@pytest.mark.parametrize(("scale", "language"), [(80, "en"), (100, "de"), (200, "de")])
def test_the_header_has_room_for_a_long_name(
    make_window: MakeWindow, store: Campaigns, library: Library, language: str, scale: int
) -> None:
    store.create("The long winter of Italia", begun(library.campaign("classic"), library, "s"))
    window = make_window(size=(1280, 800))
    window.commands.run(f"language:{language}")
    window.commands.run(f"text:{scale}")
    primary(screen_of(window)).click()
    settle()
    sign = window.desk.header.campaign
    assert sign.text().endswith("1")
    assert sign.sizeHint().width() <= sign.width() + 1
    assert cut(window.desk.header) == []
    play_to_the_end(window)
    part = the_sheet(window)[1]
    settle()
    assert cut(part) == []
