"""My box: setting dice and cards by mouse and keys, what is kept, and which games use it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu

from solitaria_app.content.faults import BadFile
from solitaria_app.content.library import Library, load
from solitaria_app.content.paths import VARIABLE
from solitaria_app.engine.cards import God, Personality
from solitaria_app.engine.dice import Die, Face
from solitaria_app.session.header import new_header
from solitaria_app.ui.box import opening
from solitaria_app.ui.dialogs.my_box import MyBoxDialog
from solitaria_app.ui.dialogs.new_game import NewGameDialog
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.main_window import MainWindow

from .player import press
from .test_layout import cut, settle
from .windows import opened, running

LAND, SEA, CARD = Face.LAND, Face.SEA, Face.CARD


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "own"))
    return tmp_path / "own"


@pytest.fixture
def dialog(window: MainWindow) -> MyBoxDialog:
    return opened_box(window)


def opened_box(window: MainWindow) -> MyBoxDialog:
    window.actions_.by_name["my-box"].trigger()
    settle()
    dialog = opened(window)
    assert isinstance(dialog, MyBoxDialog)
    return dialog


def choose(box: QComboBox, start: str) -> None:
    """A value of a list by the arrow keys."""
    wanted = box.findText(start, Qt.MatchFlag.MatchStartsWith)
    assert wanted >= 0
    box.setFocus()
    while box.currentIndex() != wanted:
        down = box.currentIndex() < wanted
        QTest.keyClick(box, Qt.Key.Key_Down if down else Qt.Key.Key_Up)


def shown(dialog: MyBoxDialog, die: Die) -> tuple[object, ...]:
    return tuple(button.face for button in dialog.dice.faces[die])


def test_a_click_shows_the_next_face_and_keys_any(dialog: MyBoxDialog) -> None:
    faces = dialog.dice.faces[Die.BLUE]
    press(faces[0])
    assert shown(dialog, Die.BLUE) == (2, 2, 3, 4, 5, 1)
    faces[0].setFocus()
    QTest.keyClick(faces[0], Qt.Key.Key_Down)
    QTest.keyClick(faces[0], Qt.Key.Key_Down)
    assert faces[0].face == 7
    QTest.keyClick(faces[0], Qt.Key.Key_3)
    assert faces[0].face == 3
    QTest.keyClick(faces[0], Qt.Key.Key_Left)
    assert QApplication.focusWidget() is faces[5]
    QTest.keyClick(faces[5], Qt.Key.Key_Right)
    assert QApplication.focusWidget() is faces[0]
    assert faces[0].accessibleName() == "The blue die, face 1: Place 3 of the display"


def test_the_menu_of_a_face_has_all_of_them(dialog: MyBoxDialog) -> None:
    face = dialog.dice.faces[Die.WHITE][1]
    menu = face.menu()
    assert isinstance(menu, QMenu)
    entries: list[QAction] = menu.actions()
    assert [entry.text() for entry in entries] == [
        "Brick",
        "Food",
        "Tool",
        "Wine",
        "Cloth",
        "S: the good of the best specialist",
    ]
    assert [entry.isChecked() for entry in entries] == [False, True, *[False] * 4]
    entries[5].trigger()
    assert face.face is Face.SPECIALIST


def test_the_last_colonist_of_the_red_die_is_kept(dialog: MyBoxDialog) -> None:
    faces = dialog.dice.faces[Die.RED]
    for face in faces[1:4]:
        face.setFocus()
        QTest.keyClick(face, Qt.Key.Key_3)
    assert shown(dialog, Die.RED) == (LAND, CARD, CARD, CARD, CARD, CARD)
    assert dialog.trouble.text() == ""
    faces[0].setFocus()
    QTest.keyClick(faces[0], Qt.Key.Key_3)
    assert faces[0].face is LAND
    assert dialog.trouble.text() == "The red die needs a face with a colonist, land or sea."
    press(faces[0])
    assert faces[0].face is SEA
    assert dialog.trouble.text() == ""
    press(faces[0])  # the card is passed over
    assert faces[0].face is LAND
    assert dialog.trouble.text() != ""


def test_what_is_set_is_for_new_games_alone(
    window: MainWindow, dialog: MyBoxDialog, own: Path
) -> None:
    game = running(window)
    press(dialog.dice.faces[Die.RED][2])
    first = dialog.cards.cards[0]
    choose(first.personality, "Weaver")
    choose(first.god, "Minerva")
    choose(first.number, "4")
    assert first.picture.name == "Weaver"
    press(dialog.save)
    assert window.commands.open_dialog is None
    assert "Your box is saved" in window.desk.banner.words.text()
    assert running(window) is game
    assert game.header.dice["red"] == ["land", "land", "sea", "sea", "card", "card"]
    library = load(own)
    assert library.dice[Die.RED].faces == (LAND, LAND, CARD, SEA, CARD, CARD)
    card = library.piles["contrarius"].cards[0]
    assert (card.id, card.personality, card.god) == ("c-weaver", Personality.WEAVER, God.MINERVA)
    assert card.points == 4
    window.commands.fresh()
    assert running(window).rules.dice.red == library.dice[Die.RED].faces
    assert running(window).rules.cards == library.cards
    window.controller.start(game.header)
    assert running(window).rules == game.rules


def test_cards_show_the_number_that_belongs_to_them(dialog: MyBoxDialog) -> None:
    first = dialog.cards.cards[0]
    assert not first.number.isVisible()
    choose(first.personality, "Mercator")
    assert first.number.isVisible()
    assert first.number.currentText() == "3 sestertii"
    choose(first.personality, "Prefect")
    assert [first.number.itemText(n) for n in range(first.number.count())] == [
        "1 bonus good",
        "2 bonus goods",
    ]
    choose(first.number, "2")
    assert first.picture.name == "Prefect P. M."


def test_that_is_how_mine_are(window: MainWindow, dialog: MyBoxDialog, own: Path) -> None:
    assert dialog.dice.confirm.isEnabled()
    assert not dialog.dice.reset.isEnabled()
    press(dialog.dice.confirm)
    assert not dialog.dice.confirm.isEnabled()
    press(dialog.cards.confirm)
    press(dialog.save)
    assert {(doubt.kind, doubt.id) for doubt in window.library.doubts} == {
        ("pile", "hand"),
        ("pile", "I"),
        ("pile", "II"),
    }
    again = opened_box(window)
    assert not again.dice.confirm.isEnabled()
    assert not again.cards.confirm.isEnabled()
    press(again.dice.reset)
    press(again.cards.reset)
    assert again.dice.confirm.isEnabled()
    press(again.save)
    assert window.library == load()
    assert list(own.iterdir()) == []


def test_a_face_that_is_set_is_not_said_to_be_right(
    window: MainWindow, dialog: MyBoxDialog, own: Path
) -> None:
    blue = dialog.dice.confirms[Die.BLUE]
    press(blue)
    assert not blue.isEnabled()
    press(dialog.dice.faces[Die.BLUE][0])  # on the way to another face
    assert blue.isEnabled()
    assert dialog.dice.confirms[Die.RED].isEnabled()
    press(dialog.save)
    assert load(own).dice[Die.BLUE].faces[0] == 2
    assert ("die", "blue") in {(doubt.kind, doubt.id) for doubt in window.library.doubts}
    again = opened_box(window)
    press(again.dice.confirms[Die.BLUE])
    press(again.save)
    doubts = {doubt.id for doubt in window.library.doubts}
    assert "blue" not in doubts
    assert {"red", "black", "white"} <= doubts


def test_the_other_piles_are_compared_there_too(
    window: MainWindow, dialog: MyBoxDialog, own: Path
) -> None:
    assert [panel.source for panel in dialog.piles] == ["hand", "I", "II"]
    smith = dialog.piles[1].pictures[-1]
    assert smith.accessibleName() == "Smith: Minerva, brick, tool, 3 points"
    for panel in dialog.piles:
        press(panel.confirm)
    press(dialog.save)
    assert not {doubt.id for doubt in window.library.doubts} & {"hand", "I", "II"}
    assert window.library.cards == load().cards
    again = opened_box(window)
    press(again.piles[0].reset)
    press(again.save)
    assert {doubt.id for doubt in window.library.doubts if doubt.kind == "pile"} == {
        "hand",
        "contrarius",
    }


def test_nothing_set_writes_nothing(dialog: MyBoxDialog, own: Path) -> None:
    press(dialog.save)
    assert not own.exists()


def test_leaving_writes_nothing(window: MainWindow, dialog: MyBoxDialog, own: Path) -> None:
    press(dialog.dice.confirm)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not own.exists()
    assert window.commands.open_dialog is None


def test_another_number_of_cards_is_shown(window: MainWindow, own: Path) -> None:
    own.mkdir()
    (own / "cards.yaml").write_text(
        "piles:\n- source: contrarius\n  cards:\n  - {id: x, personality: tribune, god: mars}\n"
    )
    dialog = opened_box(window)
    assert [card.picture.name for card in dialog.cards.cards] == ["Tribune"]
    press(dialog.cards.reset)
    assert len(dialog.cards.cards) == 5
    settle()
    assert cut(dialog) == []
    press(dialog.save)
    assert load(own).piles == load().piles


def test_files_with_faults_are_told_and_left(window: MainWindow, own: Path) -> None:
    own.mkdir()
    (own / "dice.yaml").write_text("dice: 5\n")
    window.commands.run("my-box")
    notice = opened(window)
    assert isinstance(notice, Notice)
    assert "dice.yaml:1: expected a list, not 5" in notice.words.text()
    assert (own / "dice.yaml").read_text() == "dice: 5\n"


def test_what_cannot_be_written_is_told_and_nothing_lost(
    window: MainWindow, dialog: MyBoxDialog, own: Path
) -> None:
    own.write_text("a file in the place of the folder")
    press(dialog.dice.confirm)
    press(dialog.save)
    assert opened(window) is dialog
    assert dialog.trouble.text().startswith("Nothing was saved. ")
    assert "this is a file, not a folder" in dialog.trouble.text()
    own.unlink()
    press(dialog.save)
    assert (own / "dice.yaml").exists()


def test_a_full_disk_is_told(
    dialog: MyBoxDialog, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(folder: Path, changes: object) -> Library:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(opening, "save", full)
    press(dialog.dice.confirm)
    press(dialog.save)
    assert "No space left" in dialog.trouble.text()
    with pytest.raises(BadFile):
        load(None, own)


def test_it_opens_from_the_dialog_for_a_new_game(window: MainWindow) -> None:
    window.commands.run("new")
    new = opened(window)
    assert isinstance(new, NewGameDialog)
    new.seed.setText("mine")
    press(new.doubts.box)
    dialog = new.findChild(MyBoxDialog)
    assert dialog is not None
    press(dialog.dice.confirm)
    press(dialog.cards.confirm)
    press(dialog.dice.faces[Die.BLUE][0])
    press(dialog.save)
    assert opened(window) is new
    told = new.doubts.told.text()
    assert told.startswith("<b>Dice: the blue die</b><br><b>Cards: your hand</b>")
    assert new.doubts.box.isVisible()
    press(new.begin)
    header = running(window).header
    assert header.seed == "mine"
    assert header.dice["blue"][0] == "2"


def test_boards_on_the_table_stay_known(window: MainWindow, dialog: MyBoxDialog) -> None:
    boards = window.library.boards
    press(dialog.dice.confirm)
    press(dialog.save)
    assert window.library.boards is boards
    assert window.controller.library is window.library
    window.controller.start(new_header(window.library, "italia", "standard", "1"))
