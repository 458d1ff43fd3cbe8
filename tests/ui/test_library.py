"""The list of games: what it shows, finds and sorts, how a game is opened from it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from time import process_time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.engine.scoring import result
from solitaria_app.session.archive import Archive
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.library.telling import BOARD, LEAD, LEVEL, NAME, PLAYED, STANDS, WAY
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places
from solitaria_app.ui.resuming import resume

from .conftest import MakeWindow
from .kept import finished, listed, numbers, open_list, rows, sql
from .player import MousePlayer
from .test_layout import cut, settle
from .windows import opened, running


@pytest.fixture(scope="module")
def over(library: Library) -> Game:
    return finished(library)


@pytest.fixture
def kept(places: Places, whole: Game, over: Game) -> Archive:
    """Two unfinished games and between them one that is over."""
    archive = Archive(places.games)
    archive.add(whole.at(whole.cursor))
    archive.add(over)
    archive.add(whole.at(whole.turn_ends()[3]))
    return archive


def test_the_game_played_last_stands_first(
    make_window: MakeWindow, kept: Archive, over: Game, whole: Game
) -> None:
    Collection(kept.path).rename(1, "Winter")
    shown = rows(open_list(make_window()))
    final, now = result(over.state), result(whole.state)
    how, lead = "Won" if final.won else "Lost", final.human.total - final.contrarius.total
    assert [row[NAME] for row in shown] == ["Game 3", "Game 2", "Winter"]
    assert [row[BOARD] for row in shown] == ["Italia"] * 3
    assert shown[1][LEVEL] == "Expert"
    assert [row[WAY] for row in shown] == ["Screen"] * 3
    assert shown[0][STANDS].startswith("Turn 4: you ")
    assert shown[1][STANDS] == f"{how} {final.human.total} to {final.contrarius.total}"
    assert shown[2][STANDS] == (f"Turn 9: you {now.human.total}, Contrarius {now.contrarius.total}")
    assert shown[1][LEAD] == (f"+{lead}" if lead > 0 else f"\N{MINUS SIGN}{-lead}")
    assert all(row[PLAYED] for row in shown)


def test_in_german(make_window: MakeWindow, kept: Archive) -> None:
    window = make_window()
    window.commands.run("language:de")
    shown = rows(open_list(window))
    assert shown[0][STANDS].startswith("Zug 4: du ")
    assert shown[1][STANDS].endswith("verloren")
    assert shown[0][NAME] == "Partie 3"


# --- finding ----------------------------------------------------------------------------


def test_every_column_sorts_both_ways(make_window: MakeWindow, kept: Archive) -> None:
    Collection(kept.path).rename(2, "Autumn")
    dialog = open_list(make_window())
    table, header = dialog.table, dialog.table.horizontalHeader()

    def click(column: int) -> list[int]:
        at = QPoint(header.sectionViewportPosition(column) + 12, header.height() // 2)
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
        return numbers(dialog)

    table.choose([1])
    assert click(NAME) == [2, 1, 3]
    assert click(NAME) == [3, 1, 2]
    assert click(STANDS) == [3, 1, 2]
    assert click(STANDS) == [2, 1, 3]
    assert click(PLAYED) == [3, 2, 1]
    assert click(PLAYED) == [1, 2, 3]
    leads = [entry.summary.human - entry.summary.contrarius for entry in dialog.model.shown]
    dialog.model.sort(LEAD, Qt.SortOrder.AscendingOrder)
    shown = [entry.summary.human - entry.summary.contrarius for entry in dialog.model.shown]
    assert shown == sorted(leads)
    dialog.model.sort(LEVEL)
    assert numbers(dialog)[-1] == 2


def test_the_chosen_game_stays_chosen_while_it_is_sorted_and_searched(
    make_window: MakeWindow, kept: Archive
) -> None:
    dialog = open_list(make_window())
    dialog.table.choose([1])
    header = dialog.table.horizontalHeader()
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(12, 8))
    assert [entry.id for entry in dialog.table.games()] == [1]
    dialog.finding.search.setText("italia")
    assert [entry.id for entry in dialog.table.games()] == [1]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("rain", [3]),
        ("RAINY even", [3]),
        ("farmers", [1]),
        ("expert", [2]),
        ("over", [2]),
        ("italia", [3, 2, 1]),
        ("game 2", [2]),
        ("1", [1]),
        ("nothing like it", []),
    ],
)
def test_typing_searches_name_note_board_level_and_seed(
    make_window: MakeWindow, kept: Archive, text: str, found: list[int]
) -> None:
    Collection(kept.path).rename(3, "A rainy evening")
    Collection(kept.path).note(1, "Two Farmers.")
    dialog = open_list(make_window())
    QTest.keyClicks(dialog.table, text[0])  # letters typed over the list mean the search
    assert dialog.finding.search.hasFocus()
    QTest.keyClicks(dialog.finding.search, text[1:])
    assert numbers(dialog) == found
    assert dialog.nothing.isVisible() == (not found)
    assert dialog.finding.all.isVisible()
    dialog.finding.all.click()
    assert numbers(dialog) == [3, 2, 1]


def test_filters(make_window: MakeWindow, kept: Archive, library: Library, over: Game) -> None:
    Collection(kept.path).give_up(1)
    kept.add(Game(new_header(library, "imperium", "standard", "far"), library))
    dialog = open_list(make_window())
    finding = dialog.finding

    def choose(choice: object, words: str) -> list[int]:
        finding.clear()
        choice.setCurrentIndex(choice.findText(words))  # type: ignore[attr-defined]
        return numbers(dialog)

    assert choose(finding.state, "Running") == [4, 3]
    assert choose(finding.state, "Finished") == [2]
    won = result(over.state).won
    assert choose(finding.state, "Won") == ([2] if won else [])
    assert choose(finding.state, "Given up") == [1]
    assert choose(finding.state, "Deleted") == []
    assert choose(finding.board, "Imperium") == [4]
    assert choose(finding.level, "Expert") == [2]
    assert choose(finding.way, "Screen") == [4, 3, 2, 1]
    assert choose(finding.way, "Table") == []
    finding.clear()
    assert finding.count.text() == "4 games"


# --- opening ----------------------------------------------------------------------------


def test_enter_goes_on_with_the_chosen_game(
    make_window: MakeWindow, kept: Archive, whole: Game
) -> None:
    window = make_window()
    resume(window)
    assert running(window).state.turn == 4
    dialog = open_list(window)
    assert rows(dialog)[0][NAME] == "Game 3 (open here)"
    assert dialog.focusWidget() is dialog.table
    dialog.table.choose([1])
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert window.commands.open_dialog is None
    assert running(window).inputs == whole.inputs
    assert running(window).state == whole.state
    assert len(kept.entries()) == 3


def test_a_double_click_opens_and_playing_goes_on_in_that_game(
    make_window: MakeWindow, kept: Archive, library: Library
) -> None:
    window = make_window()
    dialog = open_list(window)
    at = dialog.table.visualRect(dialog.model.index(2, STANDS)).center()
    area = dialog.table.viewport()
    QTest.mouseClick(area, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(area, Qt.MouseButton.LeftButton, pos=at)
    game = running(window)
    assert game.state.turn == 9
    MousePlayer(window, 2).play(acts=6)
    first = kept.entries()[0]
    assert (first.id, len(kept.entries())) == (1, 3)
    assert Archive(kept.path).load(1, library).inputs == game.inputs


def test_escape_leaves_all_as_it_was(make_window: MakeWindow, kept: Archive) -> None:
    window = make_window()
    resume(window)
    game, before = running(window), kept.entries()
    QTest.keyClick(open_list(window), Qt.Key.Key_Escape)
    assert window.commands.open_dialog is None
    assert window.controller.game is game
    assert kept.entries() == before


def test_the_game_on_the_table_stays_if_it_is_taken(make_window: MakeWindow, kept: Archive) -> None:
    window = make_window()
    resume(window)
    game = running(window)
    dialog = open_list(window)
    dialog.table.choose([3])
    dialog.take.click()
    assert window.controller.game is game
    assert not window.desk.banner.isVisible()


def test_the_game_played_last_is_there_at_the_next_start_not_one_only_opened(
    make_window: MakeWindow, kept: Archive
) -> None:
    before = kept.entries()
    window = make_window()
    resume(window)
    window.controller.open(1)
    assert kept.entries() == before
    MousePlayer(window, 1).play(acts=4)
    assert kept.entries()[0].id == 1
    window.close()
    again = make_window()
    resume(again)
    assert again.controller.saves.number == 1


def test_a_finished_game_can_be_looked_at(
    make_window: MakeWindow, kept: Archive, over: Game
) -> None:
    window = make_window()
    dialog = open_list(window)
    dialog.table.choose([2])
    assert dialog.take.text() == "Open"
    dialog.take.click()
    assert running(window).inputs == over.inputs


# --- what is told -----------------------------------------------------------------------


def test_an_unfinished_game_that_is_replaced_is_told_of_until_the_next_decision(
    window: MainWindow, library: Library
) -> None:
    banner = window.desk.banner
    MousePlayer(window, 1).play(acts=4)
    window.controller.start(new_header(library, "imperium", "standard", "5"))
    assert banner.isVisible()
    assert banner.words.text() == "Your game on Italia is kept: Menu > Games"
    MousePlayer(window, 1).play(acts=1)
    assert not banner.isVisible()
    window.controller.open(1)
    assert "Your game on Imperium is kept" in banner.words.text()


def test_nothing_is_told_of_a_game_that_is_over_or_was_not_played(
    window: MainWindow, library: Library, over: Game
) -> None:
    window.controller.start(new_header(library, "italia", "standard", "5"))
    assert not window.desk.banner.isVisible()
    window.controller.adopt(over.at(over.cursor))
    window.controller.start(new_header(library, "italia", "standard", "6"))
    assert not window.desk.banner.isVisible()


def test_without_games_there_is_nothing_to_open(make_window: MakeWindow) -> None:
    window = make_window()
    assert window.desk.welcome.isVisible()
    assert not window.desk.welcome.going_on.isVisible()
    dialog = open_list(window)
    assert dialog.nothing.isVisible()
    assert not dialog.table.isVisible()
    assert not dialog.details.isVisible()
    assert not dialog.take.isEnabled()


def test_the_welcome_offers_games_that_there_are(make_window: MakeWindow, kept: Archive) -> None:
    window = make_window()
    assert window.desk.welcome.going_on.isVisible()
    window.desk.welcome.going_on.click()
    assert len(rows(listed(window))) == 3


def test_a_damaged_game_is_named_below_and_hides_nothing(
    make_window: MakeWindow, kept: Archive, places: Places
) -> None:
    sql(places, "UPDATE game SET header = '{' WHERE id = 1")
    window = make_window()
    resume(window)
    assert running(window).state.turn == 4
    dialog = open_list(window)
    assert numbers(dialog) == [3, 2, 1]
    assert rows(dialog)[2][STANDS] == "can't be opened"
    dialog.finding.state.setCurrentIndex(dialog.finding.state.findText("Running"))
    assert numbers(dialog) == [3, 1]
    dialog.table.choose([1])
    assert "game 1 has an unreadable header" in dialog.details.facts.text()
    assert not dialog.take.isEnabled()
    assert not dialog.details.name.isVisible()
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert window.commands.open_dialog is dialog


def test_games_of_an_older_version_tell_a_moment_later_how_they_stand(
    make_window: MakeWindow, kept: Archive, places: Places, qtbot: QtBot
) -> None:
    sql(
        places,
        "ALTER TABLE game DROP COLUMN summary",
        "PRAGMA user_version = 1",
        "UPDATE input SET text = 'dance' WHERE game = 3 AND number = 5",
    )
    window = make_window()
    window.commands.run("games")
    dialog = listed(window)
    assert {row[STANDS] for row in rows(dialog)} == {"not known yet"}
    qtbot.waitUntil(lambda: "not known yet" not in {row[STANDS] for row in rows(dialog)})
    stands = {
        entry.id: row[STANDS] for entry, row in zip(dialog.model.shown, rows(dialog), strict=True)
    }
    assert stands[3] == "not known"
    assert stands[1].startswith("Turn 9: you ")
    assert stands[2].startswith("Lost ")


def test_a_list_that_cannot_be_read_is_told(window: MainWindow, places: Places) -> None:
    places.games.write_bytes(b"no database" * 100)
    window.commands.run("games")
    dialog = opened(window)
    assert isinstance(dialog, Notice)
    assert str(places.games) in dialog.words.text()


# --- ten thousand -----------------------------------------------------------------------

MANY = 10_000
MOST_SECONDS = 0.2


@pytest.fixture
def many(places: Places, kept: Archive) -> None:
    """Ten thousand games, copies of three."""
    with closing(sqlite3.connect(places.games)) as db:
        columns = ", ".join(
            name for _, name, *_ in db.execute("PRAGMA table_info(game)") if name != "id"
        )
        for number in range(4, MANY + 1):
            db.execute(
                f"INSERT INTO game ({columns}) SELECT {columns} FROM game WHERE id = ?",
                (number % 3 + 1,),
            )
        db.execute("UPDATE game SET name = 'Evening ' || (id % 91) WHERE id % 2")
        db.execute("UPDATE game SET header = json_set(header, '$.seed', 'seed' || id)")
        db.execute(
            "UPDATE game SET changed = "
            "strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', id || ' minutes')"
        )
        db.commit()


def test_ten_thousand_games_open_search_and_sort_at_once(
    make_window: MakeWindow, many: None
) -> None:
    window = make_window()
    open_list(window).close()

    def seconds(does: object) -> float:
        times = []
        for _ in range(3):
            start = process_time()
            does()  # type: ignore[operator]
            QApplication.processEvents()
            times.append(process_time() - start)
        return min(times)

    def opens() -> None:
        if window.commands.open_dialog is not None:
            window.commands.open_dialog.close()
        window.commands.run("games")

    assert seconds(opens) < MOST_SECONDS
    dialog = listed(window)
    assert len(dialog.model.shown) == MANY
    words = iter(("evening 7", "seed77", "italia exp"))
    assert seconds(lambda: dialog.finding.search.setText(next(words))) < MOST_SECONDS
    assert 0 < len(dialog.model.shown) < MANY
    dialog.finding.clear()
    columns = iter((STANDS, LEVEL, NAME))
    assert seconds(lambda: dialog.model.sort(next(columns))) < MOST_SECONDS


# --- room -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "text"), [((980, 640), 100), ((1280, 800), 200)])
def test_the_list_fits_its_window(
    make_window: MakeWindow, kept: Archive, language: str, size: tuple[int, int], text: int
) -> None:
    window = make_window(size=size)
    window.commands.run(f"language:{language}")
    window.commands.run(f"text:{text}")
    dialog = open_list(window)
    dialog.strip.report("3", ["A sentence on what went wrong."] * 20, "problems")
    settle()
    assert dialog.width() <= size[0]
    assert dialog.height() <= size[1]
    assert cut(dialog) == []
    table = dialog.table
    shown = [n for n in range(7) if not table.isColumnHidden(n)]
    assert {NAME, STANDS} <= set(shown)
    assert sum(table.columnWidth(n) for n in shown) == table.viewport().width()
