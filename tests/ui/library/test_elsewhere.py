"""In the list of games: what another window changed meanwhile stays, and is told of once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.collection import Collection
from solitaria_app.ui.library.telling import NAME
from solitaria_app.ui.paths import Places
from tests.ui.conftest import MakeWindow
from tests.ui.gameslist import numbers, open_list, rows, sql


@pytest.fixture
def kept(three: Archive) -> Archive:
    return three


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Not taken back: The game has been deleted in the meantime."),
        ("de", "Nicht zurückgenommen: Die Partie wurde inzwischen gelöscht."),
    ],
)
def test_a_deletion_that_is_another_one_by_now_is_not_taken_back(
    make_window: MakeWindow, kept: Archive, language: str, said: str
) -> None:
    window, other = make_window(), Collection(kept.path)
    window.commands.run(f"language:{language}")
    dialog = open_list(window)
    dialog.table.choose([2])
    dialog.details.deeds["delete"].click()
    other.restore([2])
    other.delete([2])
    dialog.strip.button.click()
    assert dialog.strip.words.text() == said
    assert not dialog.strip.button.isVisible()
    assert numbers(dialog) == [3, 1]
    assert [entry.id for entry in kept.entries()] == [3, 1]


def test_several_ways_back_one_after_the_other(make_window: MakeWindow, kept: Archive) -> None:
    dialog = open_list(make_window())
    dialog.table.choose([2])
    dialog.details.deeds["give-up"].click()
    dialog.table.choose([1])
    dialog.details.deeds["delete"].click()
    Collection(kept.path).give_up(2, False)  # the other window
    dialog.strip.button.click()
    assert dialog.strip.words.text() == "Game 1 is back."
    dialog.strip.button.click()
    said = "The game has been given up, taken up or played on in the meantime."
    assert dialog.strip.words.text() == f"Not taken back: {said}"
    assert not dialog.strip.button.isVisible()
    assert {entry.state for entry in dialog.model.shown} == {"running"}


def test_a_copy_that_is_played_meanwhile_stays(
    make_window: MakeWindow, kept: Archive, library: Library
) -> None:
    dialog = open_list(make_window())
    dialog.table.choose([2])
    dialog.details.deeds["copy"].click()
    game = kept.load(4, library)
    game.settle()
    kept.save(4, game)
    dialog.strip.button.click()
    said = "Not taken back: The game has been played on in the meantime."
    assert dialog.strip.words.text() == said
    assert numbers(dialog) == [4, 3, 2, 1]


def test_what_was_typed_elsewhere_is_not_lost(make_window: MakeWindow, kept: Archive) -> None:
    dialog, other = open_list(make_window()), Collection(kept.path)
    dialog.table.choose([2])
    other.rename(2, "Autumn")
    other.note(2, "By the fire.")
    QTest.keyClicks(dialog.details.note, "In the rain.")
    QTest.keyClicks(dialog.details.name, "Winter")
    dialog.table.choose([1])
    assert dialog.strip.words.text().endswith("Both are kept.")
    entry = {one.id: one for one in kept.entries()}[2]
    assert (entry.name, entry.note) == ("Autumn", "By the fire.\n\nIn the rain.")
    assert rows(dialog)[1][NAME] == "Autumn"


def test_a_game_that_another_window_removed_for_good_is_told(
    make_window: MakeWindow, kept: Archive, places: Places
) -> None:
    dialog = open_list(make_window())
    dialog.table.choose([1, 2])
    QTest.keyClick(dialog.table, Qt.Key.Key_Delete)
    sql(places, "DELETE FROM game WHERE id = 1")
    QTest.keySequence(dialog, "Ctrl+Z")
    assert dialog.strip.words.text() == (
        "Game 2 is back. One of these games has been changed in the meantime and stays as it is."
    )
    assert numbers(dialog) == [3, 2]
    dialog.finding.state.setCurrentIndex(dialog.finding.state.findText("Deleted"))
    dialog.finding.clear()
    dialog.table.choose([2])
    dialog.details.deeds["delete"].click()
    dialog.finding.state.setCurrentIndex(dialog.finding.state.findText("Deleted"))
    sql(places, "DELETE FROM game WHERE id = 2")
    dialog.details.deeds["bring-back"].click()
    said = f"{kept.path}: game 2 was removed for good and can't come back."
    assert dialog.strip.words.text() == said
