"""In the list of games: deeds wait for a file that another program holds."""

from __future__ import annotations

import time

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from solitaria_app.session.archive import Archive
from tests.heldfile import held
from tests.ui.conftest import MakeWindow
from tests.ui.gameslist import numbers, open_list


@pytest.fixture
def kept(three: Archive) -> Archive:
    return three


def test_deeds_wait_for_a_locked_file_while_the_window_goes_on(
    make_window: MakeWindow, kept: Archive, qtbot: QtBot
) -> None:
    dialog = open_list(make_window())
    dialog.table.choose([2])
    with held(kept.path):
        begun = time.monotonic()
        dialog.deeds.do("delete")
        dialog.deeds.rename(1, "Winter", "")
        dialog.table.choose([3])
        dialog.deeds.do("copy")
        assert time.monotonic() - begun < 0.5
        assert numbers(dialog) == [3, 2, 1]
        qtbot.waitUntil(lambda: dialog.strip.words.text().startswith("The file of games is in"))
    qtbot.waitUntil(lambda: numbers(dialog) == [4, 3, 1])
    assert dialog.strip.words.text() == "Copied: Game 3 (copy)"
    assert [entry.name for entry in kept.entries() if entry.id == 1] == ["Winter"]


def test_waiting_for_a_locked_file_can_be_ended(
    make_window: MakeWindow, kept: Archive, qtbot: QtBot
) -> None:
    dialog = open_list(make_window())
    dialog.table.choose([2])
    with held(kept.path):
        QTest.keyClicks(dialog.details.name, "Winter")
        dialog.deeds.do("delete")
        dialog.details.keep()
        qtbot.waitUntil(dialog.strip.button.isVisible)
        dialog.strip.button.click()
    assert dialog.strip.isHidden()
    assert numbers(dialog) == [3, 2, 1]
    assert dialog.details.name.text() == ""


def test_what_still_waits_is_done_when_the_list_is_left(
    make_window: MakeWindow, kept: Archive, qtbot: QtBot
) -> None:
    window = make_window()
    dialog = open_list(window)
    with held(kept.path):
        dialog.deeds.rename(1, "Winter", "")
        dialog.close()
        qtbot.wait(60)
    qtbot.waitUntil(lambda: [e.name for e in kept.entries() if e.id == 1] == ["Winter"])
    dialog = open_list(window)
    with held(kept.path):
        dialog.deeds.rename(1, "Spring", "Winter")
        dialog.close()
    window.close()  # the program ends
    assert [entry.name for entry in kept.entries() if entry.id == 1] == ["Spring"]


def test_a_typed_note_and_a_deletion_outlast_the_list(
    make_window: MakeWindow, kept: Archive, qtbot: QtBot
) -> None:
    window = make_window()
    dialog = open_list(window)
    with held(kept.path):
        dialog.table.choose([1])
        dialog.deeds.do("delete")
        dialog.table.choose([2])
        dialog.details.note.setFocus()
        QTest.keyClicks(dialog.details.note, "Three pages.")
        dialog.close_button.click()
        qtbot.wait(400)  # longer than what is told of
        assert window.commands.open_dialog is None
    qtbot.waitUntil(lambda: [entry.id for entry in kept.entries()] == [3, 2])
    assert [entry.note for entry in kept.entries()] == ["", "Three pages."]
