"""Amending earlier inputs, taking up abandoned lines, bookmarks: by the real widgets."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from solitaria_app.engine.agenda import Roll
from solitaria_app.engine.inputs import Input, Keep, Play, Rolled, Sell
from solitaria_app.engine.play import legal
from solitaria_app.engine.refusal import Why
from solitaria_app.session.amend import amend
from solitaria_app.session.game import Game
from solitaria_app.session.lines import Line
from solitaria_app.session.statejson import state_digest
from solitaria_app.ui.dialogs.amend import AmendDialog
from solitaria_app.ui.dialogs.bookmarks import BookmarksDialog, NoteDialog
from solitaria_app.ui.dialogs.lines import LinesDialog
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.resuming import resume

from .conftest import MakeWindow
from .player import press
from .windows import opened, running


def amending(window: MainWindow, number: int) -> AmendDialog:
    """Look at the moment after an input and ask to amend it."""
    window.presenter.past.show(number + 1)
    press(window.commands.history.bar.deeds["amend"])
    dialog = opened(window)
    assert isinstance(dialog, AmendDialog)
    assert dialog.number == number
    return dialog


def pick(dialog: AmendDialog, given: Input | None) -> None:
    """Click on an option."""
    item = dialog.options.item(dialog._options.index(given))
    dialog.options.scrollToItem(item)
    at = dialog.options.visualItemRect(item).center()
    QTest.mouseClick(
        dialog.options.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
    )


def changes(game: Game, fits: bool) -> tuple[int, Input]:
    """An input and another for it, after which all the rest fits, or does not."""
    for number, old in enumerate(game.inputs):
        if game.state_at(number).turn < 2 or not isinstance(old, (Rolled, Play, Keep, Sell)):
            continue
        for given in legal(game.state_at(number)):
            if given != old and (amend(game, number, given).misfit is None) == fits:
                return number, given
    raise AssertionError("no input of this game can be amended like that")


def test_amending_without_a_misfit_keeps_all_the_rest(played: MainWindow) -> None:
    game = running(played)
    old = list(game.inputs)
    number, given = changes(game, fits=True)
    dialog = amending(played, number)
    assert not dialog.apply.isEnabled()
    pick(dialog, given)
    assert dialog.outcome.text().startswith("All that came after still fits")
    assert "Contrarius" in dialog.reason.text()
    press(dialog.apply)
    now = running(played)
    assert now.inputs == [*old[:number], given, *old[number + 1 :]]
    assert now.cursor == len(old)
    assert not played.presenter.past.viewing
    assert [line.inputs for line in now.abandoned] == [tuple(old)]


def test_amending_with_a_misfit_shows_it_and_stands_there(played: MainWindow) -> None:
    game = running(played)
    old, before = list(game.inputs), state_digest(game.state)
    number, given = changes(game, fits=False)
    dialog = amending(played, number)
    pick(dialog, given)
    change = amend(game, number, given)
    assert change.misfit is not None and change.refusal is not None
    view = played.presenter.view
    assert view is not None
    state = change.game.state_at(change.misfit)
    turn = f"Turn {game.state_at(change.misfit).turn}: "
    if change.refusal.why is Why.NOT_NOW:
        assert view.words.prompt(state).text in dialog.outcome.text()
        assert turn in dialog.reason.text()
    else:
        why = view.words.refusal(state, old[change.misfit], change.refusal)
        assert why.text in dialog.reason.text()
        assert turn in dialog.outcome.text()
    assert f"{len(old) - change.misfit} later step" in dialog.rest.text()
    assert (game.inputs, state_digest(running(played).state)) == (old, before)
    press(dialog.apply)
    now = running(played)
    assert now.inputs[: change.misfit] == [*old[:number], given, *old[number + 1 : change.misfit]]
    assert now.state.over or now.waits_for_human()
    assert now.abandoned[-1] == Line(tuple(old))


def test_amending_can_be_left_and_what_stands_there_is_no_change(played: MainWindow) -> None:
    game = running(played)
    old = list(game.inputs)
    number, given = changes(game, fits=True)
    dialog = amending(played, number)
    pick(dialog, old[number])
    assert not dialog.apply.isEnabled()
    pick(dialog, given)
    assert dialog.apply.isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert played.commands.open_dialog is None
    assert running(played) is game and game.inputs == old
    assert played.presenter.past.viewing


def test_the_options_are_searched_by_keys(played: MainWindow) -> None:
    game = running(played)
    number = next(
        n for n, one in enumerate(game.inputs) if isinstance(game.state_at(n).agenda[-1], Roll)
    )
    assert isinstance(game.inputs[number], Rolled)
    dialog = amending(played, number)
    assert dialog.focusWidget() is dialog.search
    every = dialog.options.count()
    assert every == len(legal(game.state_at(number)))
    other = next(n for n, given in enumerate(dialog._options) if given != game.inputs[number])
    QTest.keyClicks(dialog.search, dialog.options.item(other).text().upper())
    shown = [n for n in range(every) if not dialog.options.item(n).isHidden()]
    assert shown == [other]
    assert dialog.apply.isEnabled()
    dialog.search.clear()
    QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    assert dialog.focusWidget() is dialog.options
    dialog.which.setCurrentIndex(number + 1)
    assert dialog.options.count() == len(legal(game.state_at(number + 1)))


def test_an_abandoned_line_is_taken_up_again(played: MainWindow) -> None:
    game = running(played)
    old, end = tuple(game.inputs), state_digest(game.state)
    played.presenter.past.show(played.presenter.past.turns()[3])
    press(played.commands.history.bar.deeds["play-on"])
    QTest.keyClick(opened(played), Qt.Key.Key_Return)
    card = next(
        given for given in game.legal() if isinstance(given, Play) and given != old[game.cursor]
    )
    played.controller.do(card)
    new = tuple(game.inputs)
    panel = played.desk.side.log_panel
    assert panel.to_lines.accessibleName() == "Abandoned (1)"
    press(panel.to_lines)
    dialog = opened(played)
    assert isinstance(dialog, LinesDialog)
    item = dialog.list.topLevelItem(0)
    assert item is not None
    assert [item.text(n) for n in (0, 2)] == ["Turn 4", "Turn 9"]
    press(dialog.take)
    assert running(played).inputs == list(old)
    assert state_digest(running(played).state) == end
    assert [line.inputs for line in running(played).abandoned] == [new]


def test_a_line_that_does_not_fit_is_told_of_and_changes_nothing(played: MainWindow) -> None:
    game = running(played)
    before = list(game.inputs)
    game.abandoned.append(Line((*before[:-2], *before[-2:-1], *before[-2:-1])))
    played.commands.run("lines")
    dialog = opened(played)
    assert isinstance(dialog, LinesDialog)
    item = dialog.list.topLevelItem(0)
    assert item is not None and item.isDisabled()
    assert not dialog.take.isEnabled()
    dialog.taken.emit(0)
    assert isinstance(opened(played), Notice)
    assert game.inputs == before and len(game.abandoned) == 1


def test_bookmarks_are_made_shown_renamed_removed_and_survive_a_restart(
    played: MainWindow, make_window: MakeWindow
) -> None:
    past = played.presenter.past
    moment = past.turns()[4]
    past.show(moment)
    bar = played.commands.history.bar
    press(bar.deeds["bookmark"])
    dialog = opened(played)
    assert isinstance(dialog, NoteDialog)
    dialog.note.clear()
    assert not dialog.save.isEnabled()
    QTest.keyClicks(dialog.note, "here it turned")
    QTest.keyClick(dialog.note, Qt.Key.Key_Return)
    assert running(played).bookmarks == {moment: "here it turned"}
    assert past.viewing and past.at == moment
    assert "here it turned" in bar.sentence.text()
    notes = [row for row in played.desk.side.log.all_rows() if row.style == "note"]
    assert [(row.text, row.moment) for row in notes] == [("here it turned", moment)]
    played.close()

    window = make_window()
    window.settings.speed = "once"
    resume(window)
    window.commands.run("log")
    assert running(window).bookmarks == {moment: "here it turned"}
    press(window.desk.side.log_panel.to_bookmarks)
    listed = opened(window)
    assert isinstance(listed, BookmarksDialog)
    press(listed.rename)
    (editor,) = listed.list.findChildren(QLineEdit)
    assert listed.focusWidget() in (editor, editor.parent())
    editor.selectAll()
    QTest.keyClicks(editor, "the turning point")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert listed.isVisible()
    assert running(window).bookmarks == {moment: "the turning point"}
    press(listed.show_button)
    assert window.presenter.past.at == moment
    window.commands.run("bookmarks")
    listed = opened(window)
    assert isinstance(listed, BookmarksDialog)
    press(listed.remove)
    assert running(window).bookmarks == {}
    assert not listed.show_button.isEnabled()
    QTest.keyClick(listed, Qt.Key.Key_Escape)
    assert not any(row.style == "note" for row in window.desk.side.log.all_rows())


@pytest.mark.parametrize("name", ["amend", "bookmark", "bookmarks", "lines", "play-on"])
def test_every_dialog_of_the_history_is_left_by_escape(played: MainWindow, name: str) -> None:
    game = running(played)
    before = list(game.inputs)
    played.presenter.past.show(played.presenter.past.turns()[2])
    played.commands.run(name)
    dialog = opened(played)
    assert dialog.windowTitle()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert played.commands.open_dialog is None
    assert (game.inputs, game.cursor) == (before, len(before))
    assert played.presenter.past.viewing
