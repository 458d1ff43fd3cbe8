"""The list of games is searched, filtered and sorted, also that of ten thousand."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from time import process_time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from solitaria_app.content.library import Library
from solitaria_app.engine.scoring import result
from solitaria_app.session.archive import Archive
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.ui.library.telling import LEAD, LEVEL, NAME, PLAYED, STANDS
from solitaria_app.ui.paths import Places
from tests.ui.conftest import MakeWindow
from tests.ui.gameslist import listed, numbers, open_list

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
