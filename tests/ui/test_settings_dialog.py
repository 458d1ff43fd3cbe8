"""The dialog of the settings: every change holds at once, is kept, and can be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.session.header import new_header
from solitaria_app.ui import settings
from solitaria_app.ui.colours import SIDES
from solitaria_app.ui.dialogs.settings import SettingsDialog
from solitaria_app.ui.dialogs.sides_tile import SidesTile
from solitaria_app.ui.main_window import MainWindow

from .player import key, press
from .situations import at_prompt
from .test_layout import settle


@pytest.fixture
def dialog(window: MainWindow) -> SettingsDialog:
    window.commands.run("settings")
    settle()
    dialog = window.commands.open_dialog
    assert isinstance(dialog, SettingsDialog)
    return dialog


def choose(dialog: SettingsDialog, name: str, value: object) -> None:
    """Choose a value by the keys of a list."""
    box = dialog.choices[name]
    wanted = box.findData(value)
    assert wanted >= 0
    box.setFocus()
    while box.currentIndex() != wanted:
        down = box.currentIndex() < wanted
        QTest.keyClick(box, Qt.Key.Key_Down if down else Qt.Key.Key_Up)


@pytest.mark.parametrize(
    ("name", "value"),
    [("theme", "dark"), ("text_size", 150), ("language", "de"), ("speed", "slow")],
)
def test_lists_change_the_settings_and_keep_them(
    window: MainWindow, dialog: SettingsDialog, name: str, value: object
) -> None:
    choose(dialog, name, value)
    assert getattr(window.settings, name) == value
    assert getattr(settings.load(window.places.settings), name) == value
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.commands.open_dialog is None
    assert getattr(window.settings, name) == value


@pytest.mark.parametrize(
    ("switch", "name"),
    [("still", "animate"), ("learner", "learner"), ("single_keys",) * 2, ("confirm",) * 2],
)
def test_switches_change_the_settings(
    window: MainWindow, dialog: SettingsDialog, switch: str, name: str
) -> None:
    before = getattr(window.settings, name)
    box = dialog.switches[switch]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert getattr(window.settings, name) is not before
    assert getattr(settings.load(window.places.settings), name) is not before


def test_the_words_of_the_dialog_follow_the_language(dialog: SettingsDialog) -> None:
    choose(dialog, "language", "de")
    told = {label.text() for label in dialog.findChildren(QLabel)}
    assert "Schriftgröße" in told
    assert dialog.windowTitle() == "Einstellungen"
    assert dialog.choices["text_size"].currentText() == "100 %"
    assert {tile.text() for tile in dialog.sides.buttons()} == {
        "Blau und Rot",
        "Gold und Indigo",
        "Elfenbein und Ebenholz",
    }


def test_theme_and_size_are_seen_at_once(window: MainWindow, dialog: SettingsDialog) -> None:
    before = dialog.grab().toImage().pixelColor(3, 3)
    choose(dialog, "theme", "dark")
    assert window.theme.dark
    assert dialog.grab().toImage().pixelColor(3, 3).lightness() < before.lightness()
    wide = dialog.close_.sizeHint().width()
    choose(dialog, "text_size", 200)
    assert dialog.close_.sizeHint().width() > wide


@pytest.mark.parametrize("pair", SIDES)
def test_colours_of_the_sides(window: MainWindow, dialog: SettingsDialog, pair: str) -> None:
    tiles = {tile.pair: tile for tile in dialog.sides.buttons() if isinstance(tile, SidesTile)}
    assert set(tiles) == set(SIDES)
    before = window.desk.map.grab().toImage()
    press(tiles[pair])
    assert tiles[pair].isChecked()
    assert window.theme.side_set == pair
    changed = window.desk.map.grab().toImage() != before
    assert changed or pair == next(iter(SIDES))
    shown = {other: tile.grab().toImage() for other, tile in tiles.items()}
    assert len({image.pixelColor(0, 0).name() for image in shown.values()}) == 1
    assert shown["gold-indigo"] != shown["ivory-ebony"]


def test_a_size_from_the_file_that_the_list_lacks_is_offered(
    window: MainWindow,
) -> None:
    window.settings.text_size = 123
    window.commands.run("settings")
    dialog = window.commands.open_dialog
    assert isinstance(dialog, SettingsDialog)
    assert dialog.choices["text_size"].currentText() == "123 %"


def test_single_keys_can_be_switched_off(window: MainWindow, library: Library) -> None:
    window.controller.start(new_header(library, "italia", "standard", "12"))
    assert window.desk.hand.cards[0].key == "1"
    window.settings.single_keys = False
    window.presenter.dress()
    game = window.controller.game
    assert game is not None
    before = game.cursor
    assert all(not card.key for card in window.desk.hand.cards)
    for typed in "1234567":
        key(window, typed)
    assert game.cursor == before
    assert not window.desk.map.letter_keys
    assert [k.toString() for k in window.actions_.by_name["keys"].shortcuts()] == ["F1"]
    window.controller.adopt(at_prompt(library, agenda.ArchitectAction, 40))
    settle()
    chips = window.desk.prompt.chips
    assert chips.shown()
    assert all(not chip.key for chip in chips.shown())
    assert not chips.press("")
    press(window.desk.prompt.primary)
    assert game.cursor == before


def test_texts_for_learners_can_be_switched_off(window: MainWindow, library: Library) -> None:
    window.controller.adopt(at_prompt(library, agenda.ArchitectAction, 40))
    lesson = window.desk.prompt.words.lesson
    assert "step" in lesson.text
    assert "Contrarius" in lesson.text
    assert lesson.accessibleName() == lesson.text
    window.settings.learner = False
    window.presenter.dress()
    assert not lesson.isVisible()
    assert lesson.text == ""
