"""In the list of games: name and note, copy, give up, delete with the way back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from solitaria_app.session import backup
from solitaria_app.session.archive import Archive
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.gamesfile import ArchiveProblem, GamesFile
from solitaria_app.ui.library.telling import NAME
from solitaria_app.ui.paths import Places
from solitaria_app.ui.resuming import resume
from tests.ui.conftest import MakeWindow
from tests.ui.gameslist import numbers, open_list, rows, sql
from tests.ui.player import MousePlayer
from tests.ui.windows import running


@pytest.fixture
def kept(three: Archive) -> Archive:
    return three


def test_a_name_is_typed_in_its_place(make_window: MakeWindow, kept: Archive) -> None:
    dialog = open_list(make_window())
    dialog.table.choose([2])
    QTest.keyClick(dialog.table, Qt.Key.Key_F2)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    QTest.keyClicks(editor, "Winter")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()  # Qt hands it over a moment later
    assert dialog.isVisible()
    assert rows(dialog)[1][NAME] == "Winter"
    assert dialog.details.title.text() == "Winter"
    assert {entry.id: entry.name for entry in kept.entries()}[2] == "Winter"


def test_name_and_note_are_typed_beside_the_list(make_window: MakeWindow, kept: Archive) -> None:
    dialog = open_list(make_window())
    dialog.table.choose([2])
    QTest.keyClicks(dialog.details.name, "Evening")
    QTest.keyClicks(dialog.details.note, "Farmers first.")
    dialog.table.choose([1])
    entry = {one.id: one for one in kept.entries()}[2]
    assert (entry.name, entry.note) == ("Evening", "Farmers first.")
    assert dialog.details.note.toPlainText() == ""
    dialog.table.choose([2])
    assert dialog.details.note.toPlainText() == "Farmers first."
    QTest.keyClicks(dialog.details.note, " Then masons.")
    dialog.close()  # what was typed last is kept too
    assert "masons" in {one.id: one for one in kept.entries()}[2].note


def test_what_is_being_typed_is_kept_when_the_window_closes(
    make_window: MakeWindow, kept: Archive
) -> None:
    window = make_window()
    dialog = open_list(window)
    dialog.table.choose([1])
    QTest.keyClicks(dialog.details.note, "Farmers first.")
    window.close()
    assert {one.id: one for one in kept.entries()}[1].note == "Farmers first."


def test_names_survive_playing_on(make_window: MakeWindow, kept: Archive) -> None:
    window = make_window()
    resume(window)
    dialog = open_list(window)
    dialog.table.choose([3])
    QTest.keyClicks(dialog.details.name, "Evening")
    dialog.close()
    MousePlayer(window, 1).play(acts=4)
    assert (kept.entries()[0].id, kept.entries()[0].name) == (3, "Evening")
    assert window.controller.saves.problem is None


def test_a_copy_is_a_game_of_its_own(make_window: MakeWindow, kept: Archive) -> None:
    dialog = open_list(make_window())
    dialog.table.choose([2])
    dialog.details.deeds["copy"].click()
    assert numbers(dialog)[0] == 4
    assert rows(dialog)[0][NAME] == "Game 2 (copy)"
    assert [entry.id for entry in dialog.table.games()] == [4]
    assert kept.journal(4) == kept.journal(2)
    dialog.strip.button.click()
    assert sorted(numbers(dialog)) == [1, 2, 3]


def test_giving_up_and_taking_up_again(make_window: MakeWindow, kept: Archive) -> None:
    dialog = open_list(make_window())
    dialog.table.choose([2])
    details = dialog.details
    assert not details.deeds["take-up"].isVisible()
    details.deeds["give-up"].click()
    assert rows(dialog)[1][4].startswith("Given up in turn 6: ")
    assert {one.id: one.state for one in kept.entries()}[2] == "given-up"
    assert details.deeds["take-up"].isVisible()
    dialog.strip.button.click()
    assert {one.id: one.state for one in kept.entries()}[2] == "running"
    details.deeds["give-up"].click()
    details.deeds["take-up"].click()
    assert {one.id: one.state for one in kept.entries()}[2] == "running"


def test_deleting_several_at_once_and_back_again(make_window: MakeWindow, kept: Archive) -> None:
    dialog = open_list(make_window())
    dialog.table.choose([1, 2])
    assert dialog.details.title.text() == "2 games chosen"
    assert not dialog.take.isEnabled()
    QTest.keyClick(dialog.table, Qt.Key.Key_Delete)
    assert numbers(dialog) == [3]
    assert [entry.id for entry in kept.entries()] == [3]
    assert "2 games are deleted" in dialog.strip.words.text()
    QTest.keySequence(dialog, "Ctrl+Z")
    assert numbers(dialog) == [3, 2, 1]
    assert len(kept.entries()) == 3


def test_bringing_back_and_the_deletion_before_are_taken_back_one_after_the_other(
    make_window: MakeWindow, kept: Archive
) -> None:
    dialog = open_list(make_window())
    dialog.table.choose([2])
    dialog.details.deeds["delete"].click()
    dialog.finding.state.setCurrentIndex(dialog.finding.state.findText("Deleted"))
    dialog.table.choose([2])
    dialog.details.deeds["bring-back"].click()
    assert len(kept.entries()) == 3
    QTest.keySequence(dialog, "Ctrl+Z")
    assert numbers(dialog) == [2]
    assert len(kept.entries()) == 2
    QTest.keySequence(dialog, "Ctrl+Z")
    assert numbers(dialog) == []
    assert len(kept.entries()) == 3


def test_a_deleted_game_is_shown_on_demand_and_brought_back(
    make_window: MakeWindow, kept: Archive
) -> None:
    Collection(kept.path).delete([2])
    dialog = open_list(make_window())
    assert numbers(dialog) == [3, 1]
    dialog.finding.state.setCurrentIndex(dialog.finding.state.findText("Deleted"))
    assert numbers(dialog) == [2]
    assert not dialog.take.isEnabled()
    QTest.keyClick(dialog.table, Qt.Key.Key_Delete)
    assert numbers(dialog) == [2]
    dialog.details.deeds["bring-back"].click()
    assert numbers(dialog) == []
    assert len(kept.entries()) == 3


def test_deleting_the_game_on_the_table_puts_it_away(
    make_window: MakeWindow, kept: Archive
) -> None:
    window = make_window()
    resume(window)
    assert running(window).state.turn == 8
    dialog = open_list(window)
    dialog.table.choose([3])
    dialog.details.deeds["delete"].click()
    assert window.controller.game is None
    assert window.desk.welcome.isVisible()
    assert window.desk.welcome.going_on.isVisible()
    dialog.strip.button.click()
    assert rows(dialog)[0][NAME] == "Game 3"
    dialog.table.choose([3])
    dialog.take.click()
    assert running(window).state.turn == 8
    MousePlayer(window, 1).play(acts=4)
    assert len(kept.entries()) == 3


def test_what_the_file_does_not_take_is_told_and_changes_nothing(
    make_window: MakeWindow, kept: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = open_list(make_window())

    def full(*_: object) -> None:
        raise ArchiveProblem("games.db: the disk is full.")

    monkeypatch.setattr(GamesFile, "write", full)
    dialog.table.choose([2])
    dialog.details.deeds["delete"].click()
    assert dialog.strip.words.text() == "games.db: the disk is full."
    assert numbers(dialog) == [3, 2, 1]
    QTest.keyClicks(dialog.details.name, "Evening")
    dialog.table.choose([1])
    assert rows(dialog)[1][NAME] == "Game 2"


def test_a_damaged_game_is_taken_from_a_backup(
    make_window: MakeWindow, kept: Archive, places: Places, whole: Game
) -> None:
    backup.back_up(places.games)
    kept.add(whole.at(20))
    sql(places, "UPDATE game SET header = '{' WHERE id IN (2, 4)")
    dialog = open_list(make_window())
    rescue = dialog.details.deeds["rescue"]
    assert not rescue.isVisible()
    dialog.table.choose([4])
    rescue.click()
    assert dialog.strip.words.text() == "No backup holds this game whole."
    dialog.table.choose([2])
    rescue.click()
    assert [entry.id for entry in dialog.table.games()] == [5]
    assert dialog.take.isEnabled()
    assert kept.journal(5) == kept.journal(2)
    assert "as the backup of" in dialog.strip.words.text()
    dialog.table.choose([2])
    QTest.keyClick(dialog.table, Qt.Key.Key_Delete)
    assert 2 not in numbers(dialog)
