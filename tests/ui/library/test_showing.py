"""The list of games: what it shows of each, and where there is none or one that can't be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from solitaria_app.engine.scoring import result
from solitaria_app.session.archive import Archive
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.library.telling import BOARD, LEAD, LEVEL, NAME, PLAYED, STANDS, WAY
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places
from solitaria_app.ui.resuming import resume
from tests.ui.conftest import MakeWindow
from tests.ui.gameslist import listed, numbers, open_list, rows, sql
from tests.ui.test_layout import cut, settle
from tests.ui.windows import opened, running


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
