"""The dialog for a new game: how it is played and where its set-up comes from; saving one."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from solitaria_app.content.library import Library
from solitaria_app.engine import inputs as inp
from solitaria_app.engine.agenda import DrawTokens
from solitaria_app.engine.following import Way
from solitaria_app.session.header import new_header
from solitaria_app.session.laid import drawn
from solitaria_app.session.setups import Setups
from solitaria_app.ui import settings as settings_file
from solitaria_app.ui.dialogs.new_game import NewGameDialog
from solitaria_app.ui.dialogs.save_setup import SaveSetupDialog
from solitaria_app.ui.library.telling import Telling
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.panels.correctbar import CorrectBar

from .conftest import MakeWindow
from .player import press
from .windows import opened, running

LAID = (inp.Token, inp.Reveal, inp.Settle)


def new(window: MainWindow) -> NewGameDialog:
    window.commands.run("new")
    dialog = opened(window)
    assert isinstance(dialog, NewGameDialog)
    return dialog


def pick(buttons: list[QAbstractButton], name: str) -> None:
    button = next(button for button in buttons if button.objectName() == name)
    assert button.isVisible()
    button.click()


def sources(dialog: NewGameDialog) -> list[str]:
    return [b.objectName() for b in dialog.way.sources.buttons() if b.isVisible()]


def save(window: MainWindow, library: Library, name: str = "Sunday") -> Path:
    """A set-up of Imperium for veterans, in the folder of set-ups."""
    header = new_header(library, "imperium", "strong-expert-8", "4", way=Way.FULL)
    return Setups(window.places.setups).save(name, drawn(header, library), library)


def test_on_the_screen_a_game_begins_at_once_as_before(window: MainWindow) -> None:
    dialog = new(window)
    assert sources(dialog) == ["seed", "saved"]
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    game = running(window)
    assert game.state.way is Way.DIGITAL
    assert game.state.turn == 1


def test_beside_a_table_the_set_up_is_asked_for(window: MainWindow) -> None:
    dialog = new(window)
    pick(dialog.way.ways.buttons(), "full")
    assert sources(dialog) == ["lay", "draw", "saved", "midway"]
    assert dialog.way.setup == "lay"
    press(dialog.begin)
    game = running(window)
    assert game.state.way is Way.FULL
    assert isinstance(game.state.agenda[-1], DrawTokens)
    assert game.inputs == []


def test_the_program_draws_the_set_up_and_shows_it(window: MainWindow) -> None:
    dialog = new(window)
    pick(dialog.way.ways.buttons(), "light")
    pick(dialog.way.sources.buttons(), "draw")
    press(dialog.begin)
    game = running(window)
    assert game.state.way is Way.LIGHT
    assert game.state.turn == 1
    told = "\n".join(row.text for row in window.presenter.narrator.log_rows())
    assert window.desk.side.shows_log
    assert "Cities with cloth" in told
    assert "Bonus markers" in told
    assert all(card.isVisible() for card in window.desk.display.cards[:7])


def test_what_was_chosen_is_proposed_again(window: MainWindow) -> None:
    dialog = new(window)
    pick(dialog.way.ways.buttons(), "light")
    pick(dialog.way.sources.buttons(), "draw")
    press(dialog.begin)
    file = window.places.settings
    assert settings_file.save(window.settings, file)
    assert settings_file.load(file).last_way == "light"
    assert settings_file.load(file).last_setup == "draw"
    QTest.keyClick(new(window), Qt.Key.Key_Return)  # one key
    assert running(window).state.way is Way.LIGHT
    assert running(window).state.turn == 1


@pytest.mark.parametrize("way", ["digital", "light"])
def test_a_saved_set_up_begins_a_game_with_another_seed(
    window: MainWindow, library: Library, way: str
) -> None:
    save(window, library)
    dialog = new(window)
    pick(dialog.way.ways.buttons(), way)
    pick(dialog.way.sources.buttons(), "saved")
    assert "Sunday" in dialog.way.list.currentText()
    assert not any(button.isEnabled() for button in dialog.boards.buttons())
    assert dialog.boards.checkedButton().objectName() == "imperium"
    assert dialog.levels.checkedButton().objectName() == "strong-expert-8"
    press(dialog.begin)
    game = running(window)
    assert (game.header.board, game.header.way) == ("imperium", way)
    assert game.header.seed != "4"
    assert game.state.turn == 1
    assert all(isinstance(given, LAID) for given in game.inputs)


def test_leaving_the_saved_one_opens_the_choice_again(window: MainWindow, library: Library) -> None:
    save(window, library)
    dialog = new(window)
    pick(dialog.way.sources.buttons(), "saved")
    pick(dialog.way.sources.buttons(), "seed")
    assert all(button.isEnabled() for button in dialog.boards.buttons())
    assert not dialog.way.list.isVisible()


def test_what_a_saved_set_up_settles_looks_so(window: MainWindow, library: Library) -> None:
    save(window, library)
    dialog = new(window)
    level, about = dialog.levels.buttons()[0], dialog.findChild(QLabel, "about:beginner")
    tile = dialog.boards.buttons()[1]
    looks = [part.grab().toImage() for part in (level, about, tile)]
    pick(dialog.way.sources.buttons(), "saved")
    after = [part.grab().toImage() for part in (level, about, tile)]
    assert all(one != other for one, other in zip(looks, after, strict=True))
    source = next(b for b in dialog.way.sources.buttons() if b.objectName() == "saved")
    bottom = source.mapTo(dialog, source.rect().bottomLeft()).y()
    assert 0 < dialog.way.list.mapTo(dialog, QPoint(0, 0)).y() - bottom < 20


def test_what_the_seed_brings_is_said_for_each_set_up(window: MainWindow, library: Library) -> None:
    save(window, library)
    dialog = new(window)
    said = [dialog.about_seed.text()]
    pick(dialog.way.sources.buttons(), "saved")
    said.append(dialog.about_seed.text())
    pick(dialog.way.ways.buttons(), "full")
    for name in ("draw", "lay", "midway", "saved"):
        pick(dialog.way.sources.buttons(), name)
        said.append(dialog.about_seed.text())
    assert said[0] == "The same seed brings the same tokens, cards and dice."
    assert len(set(said[:4])) == 4
    assert set(said[3:]) == {"It counts only for what you let the program roll or draw."}


def test_a_file_that_cant_be_used_is_told_of_and_stays(
    window: MainWindow, library: Library
) -> None:
    save(window, library)
    bad = window.places.setups / "bad.yaml"
    bad.write_text("game: {format: 99}\n")
    dialog = new(window)
    assert dialog.way.list.count() == 1
    assert "bad.yaml" in dialog.way.trouble.text()
    assert "newer version" in dialog.way.trouble.text()
    assert dialog.way.trouble.isVisible()
    assert bad.exists()


def test_one_that_was_spoilt_meanwhile_is_told_of(window: MainWindow, library: Library) -> None:
    path = save(window, library)
    dialog, game = new(window), running(window)
    pick(dialog.way.sources.buttons(), "saved")
    path.write_text("{")
    press(dialog.begin)
    assert "Sunday.yaml" in opened(window).words.text()  # type: ignore[attr-defined]
    assert running(window) is game


def test_a_set_up_is_deleted_by_two_presses(window: MainWindow, library: Library) -> None:
    path = save(window, library)
    dialog = new(window)
    pick(dialog.way.sources.buttons(), "saved")
    press(dialog.way.deleting)
    assert path.exists()
    press(dialog.way.deleting)
    assert not path.exists()
    assert dialog.way.setup == "draw"
    assert not dialog.way.list.isVisible()


def test_without_any_saved_none_can_be_chosen(window: MainWindow) -> None:
    dialog = new(window)
    saved = next(b for b in dialog.way.sources.buttons() if b.objectName() == "saved")
    assert not saved.isEnabled()


def test_a_game_that_is_under_way_is_entered_from_its_tokens_on(window: MainWindow) -> None:
    dialog = new(window)
    pick(dialog.way.ways.buttons(), "full")
    pick(dialog.way.sources.buttons(), "midway")
    press(dialog.begin)
    game = running(window)
    while isinstance(game.state.agenda[-1], DrawTokens):
        window.controller.do(game.draw())
    QTest.qWait(20)
    assert game.inputs[-1] == inp.MIDWAY
    assert game.state.turn == 1
    assert isinstance(window.desk.stands_in, CorrectBar)
    window.controller.undo()  # and not again by itself
    QTest.qWait(20)
    assert game.cursor == len(game.inputs) - 1
    assert not game.state.turn


# --- saving one -----------------------------------------------------------------


def saving(window: MainWindow) -> SaveSetupDialog:
    window.actions_.by_name["save-setup"].trigger()
    dialog = opened(window)
    assert isinstance(dialog, SaveSetupDialog)
    return dialog


def test_a_set_up_is_saved_by_name(window: MainWindow, library: Library) -> None:
    dialog = saving(window)
    assert not dialog.save.isEnabled()
    QTest.keyClicks(dialog.name, "a/b")
    assert not dialog.save.isEnabled()
    assert dialog.trouble.text()
    dialog.name.setText("Sunday")
    press(dialog.save)
    (saved,) = Setups(window.places.setups).saved(library)
    assert saved.name == "Sunday"
    assert window.commands.open_dialog is None


def test_another_one_of_that_name_is_replaced_only_when_it_is_said(
    window: MainWindow, library: Library
) -> None:
    path = save(window, library)
    before = path.read_bytes()
    dialog = saving(window)
    dialog.name.setText("sunday")
    press(dialog.save)
    assert path.read_bytes() == before
    assert "Sunday" in dialog.trouble.text()
    press(dialog.save)
    assert path.read_bytes() != before


def test_a_folder_that_cant_be_written_is_told_of(window: MainWindow) -> None:
    window.places.data.mkdir(parents=True, exist_ok=True)
    window.places.setups.write_text("in the way")
    dialog = saving(window)
    dialog.name.setText("Sunday")
    press(dialog.save)
    assert "can't be written" in opened(window).words.text()  # type: ignore[attr-defined]


def test_it_can_be_saved_when_it_is_whole(make_window: MakeWindow, library: Library) -> None:
    window = make_window(game=new_header(library, "italia", "standard", "3", way=Way.FULL))
    action = window.actions_.by_name["save-setup"]
    game = running(window)
    assert not action.isEnabled()
    while not game.state.turn:
        assert not action.isEnabled()
        assert action.text() == "Save this set-up: not whole yet"
        window.controller.do(game.draw())
    assert action.isEnabled()
    assert action.text() == "Save this set-up …"


def test_a_game_that_was_joined_has_none_and_says_so(
    make_window: MakeWindow, library: Library
) -> None:
    window = make_window(game=new_header(library, "italia", "standard", "3", way=Way.FULL))
    game = running(window)
    while game.refusal(inp.MIDWAY) is not None:
        window.controller.do(game.draw())
    window.controller.do(inp.MIDWAY)
    action = window.actions_.by_name["save-setup"]
    assert not action.isEnabled()
    assert action.text() == "Save this set-up: joined midway, there is none"
    assert telling(window) == "Turn 1, joined: you 27, Contrarius 4"
    window.commands.run("language:de")
    assert action.text() == "Diesen Aufbau speichern: eingestiegen, es gibt keinen"


def telling(window: MainWindow) -> str:
    """How the list of games tells of the only one."""
    (entry,) = window.controller.saves.archive.entries()
    return Telling(window.library, window.texts, None).stands(entry)


def test_again_lays_the_same_table(make_window: MakeWindow, library: Library) -> None:
    window = make_window()
    header = new_header(library, "italia", "standard", "3", way=Way.FULL)
    laid = drawn(new_header(library, "italia", "standard", "other"), library).inputs
    window.controller.start(header)
    window.controller.do(*laid)
    before = running(window)
    window.commands.again()
    game = running(window)
    assert game is not before
    assert game.inputs == before.inputs == laid
