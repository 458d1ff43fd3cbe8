"""The end of a game: the chart and its numbers, what decided it, another game, picture, text."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton

from solitaria_app.content.library import Library
from solitaria_app.engine.cards import God
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.standing import Standing, leading_since
from solitaria_app.ui import files
from solitaria_app.ui.dialogs.new_game import NewGameDialog
from solitaria_app.ui.dialogs.scores import ScoresDialog
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.result import axis
from solitaria_app.ui.result.cards import gathered
from solitaria_app.ui.result.text import as_text

from .player import press
from .situations import at
from .test_layout import settle


@pytest.fixture(scope="module")
def ended(library: Library) -> Game:
    game = at(library, lambda state: state.turn > 10)
    while not game.state.over:
        game.do(game.legal()[-1])
        game.settle()
    return game


@pytest.fixture
def dialog(window: MainWindow, ended: Game) -> ScoresDialog:
    """The result of a whole game."""
    window.controller.adopt(ended)
    window.commands.run("scores")
    settle()
    dialog = window.commands.open_dialog
    assert isinstance(dialog, ScoresDialog)
    return dialog


def button(dialog: ScoresDialog, text: str) -> QAbstractButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.text() == text)


def test_who_won_and_what_decided_it(dialog: ScoresDialog) -> None:
    told = [label.text() for label in dialog.findChildren(QLabel)]
    shown = dialog.shown
    assert shown.words.headline in told
    assert shown.decided() in told
    assert "led" in shown.decided()
    assert len(shown.decided().split(". ")) >= 2


def test_every_card_is_told_once(dialog: ScoresDialog) -> None:
    for side in (dialog.shown.found.human, dialog.shown.found.contrarius):
        told = [
            card
            for god in God
            for cards, _ in gathered(dialog.shown.view, side, god)
            for card in cards
        ]
        assert sorted(told) == sorted(card.card for card in side.cards)


def test_the_chart_ends_with_the_result_and_reads_every_turn(dialog: ScoresDialog) -> None:
    chart, found = dialog.sheet.chart, dialog.shown.found
    last = chart.course[-1]
    assert (last.human, last.contrarius) == (found.human.total, found.contrarius.total)
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Home)
    assert chart.at == 0
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.at == 0
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.at == 1
    assert str(chart.course[1].contrarius) in chart.accessibleDescription()
    QTest.keyClick(chart, Qt.Key.Key_End)
    assert chart.at == len(chart.course) - 1
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.at == len(chart.course) - 1
    over = QPointF(chart.point(3, 0).x(), chart.plot().center().y())
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(
        QEvent.Type.MouseMove, over, over, none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(chart, move)
    assert chart.at == 3
    button(dialog, "Look at the board").setFocus()
    assert chart.at is None


def test_points_of_the_chart_lie_inside_it(dialog: ScoresDialog) -> None:
    chart = dialog.sheet.chart
    box = chart.plot().adjusted(-1, -1, 1, 1)
    for n, one in enumerate(chart.course):
        for line in chart.lines:
            assert box.contains(chart.point(n, line.of(one)))


def test_the_numbers_of_the_chart_as_a_table(dialog: ScoresDialog) -> None:
    press(dialog.numbers)
    table, course = dialog.sheet.numbers, dialog.shown.course
    assert table.isVisible()
    assert table.rowCount() == len(course)
    row = [table.item(5, column).text() for column in range(5)]
    one = course[5]
    wanted = [one.turn, one.human, one.contrarius, one.human - one.contrarius, one.reactions]
    assert [int(text) for text in row] == wanted
    press(dialog.numbers)
    assert dialog.sheet.chart.isVisible()


def test_the_same_board_with_another_seed(window: MainWindow, dialog: ScoresDialog) -> None:
    before = window.controller.game
    assert before is not None
    press(button(dialog, "Another set-up"))
    game = window.controller.game
    assert game is not None
    assert game.header.seed != before.header.seed
    assert (game.header.board, game.header.level) == (before.header.board, before.header.level)
    assert game.state.turn <= 1


def test_another_game_altogether(window: MainWindow, dialog: ScoresDialog) -> None:
    press(button(dialog, "New game …"))
    assert isinstance(window.commands.open_dialog, NewGameDialog)


def test_the_sheet_is_kept_as_a_picture(
    dialog: ScoresDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "result.png"
    monkeypatch.setattr(files, "ask_where_to_write", lambda *_: file)
    press(dialog.numbers)
    press(button(dialog, "Save as a picture …"))
    picture = QImage(str(file))
    assert picture.width() == 2 * dialog.sheet.width()
    assert dialog.sheet.numbers.isVisible()
    assert len({picture.pixelColor(x, 300).name() for x in range(picture.width())}) > 3


def test_the_sheet_is_kept_as_text(
    dialog: ScoresDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "result.txt"
    monkeypatch.setattr(files, "ask_where_to_write", lambda *_: file)
    press(button(dialog, "Save as text …"))
    text = file.read_text(encoding="utf-8")
    assert text == as_text(dialog.shown)
    assert dialog.shown.words.headline in text
    assert dialog.shown.view.words.say.card(dialog.shown.found.human.cards[0].card) in text
    assert len(text.splitlines()) > len(dialog.shown.course) + 20


def test_a_place_that_cannot_be_written_to_is_told(
    window: MainWindow, dialog: ScoresDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "none" / "result.txt"
    monkeypatch.setattr(files, "ask_where_to_write", lambda *_: file)
    press(button(dialog, "Save as text …"))
    told = window.commands.open_dialog
    assert told is not None
    assert str(file) in told.words.text()


def test_the_end_does_not_take_the_place_of_an_open_dialog(window: MainWindow, ended: Game) -> None:
    window.controller.adopt(ended)
    window.commands.run("report")
    report = window.commands.open_dialog
    window.commands.show_end()
    assert window.commands.open_dialog is report
    assert report is not None
    report.close()
    window.commands.show_end()
    assert isinstance(window.commands.open_dialog, ScoresDialog)


def test_in_the_middle_of_a_game_it_says_how_it_stands(
    window: MainWindow, library: Library
) -> None:
    window.controller.start(new_header(library, "italia", "standard", "3"))
    window.commands.run("scores")
    dialog = window.commands.open_dialog
    assert isinstance(dialog, ScoresDialog)
    assert dialog.windowTitle() == "The scores if the game ended now"
    shown = {b.text() for b in dialog.findChildren(QPushButton) if b.isVisible()}
    assert shown == {"Numbers", "Save as a picture …", "Save as text …", "Close"}
    dialog.sheet.chart.grab()


def standing(turn: int, human: int, contrarius: int) -> Standing:
    return Standing(turn, turn, human, contrarius, 0)


def test_since_when_one_has_led() -> None:
    course = [standing(0, 3, 1), standing(1, 3, 4), standing(2, 5, 4), standing(3, 9, 4)]
    assert leading_since(course) == 2
    assert leading_since(course[:2]) == 1
    assert leading_since(course[:1]) == 0
    assert leading_since([*course, standing(4, 9, 9)]) is None
    assert leading_since([]) is None


@pytest.mark.parametrize(
    ("low", "high", "wanted"),
    [
        (0, 178, [0, 50, 100, 150, 200]),
        (0, 10, [0, 2, 4, 6, 8, 10]),
        (-3, 8, [-4, -2, 0, 2, 4, 6, 8]),
        (0, 0, [0, 1]),
    ],
)
def test_scales_have_round_steps(low: int, high: int, wanted: list[int]) -> None:
    assert axis.ticks(low, high, 6) == wanted


def test_labels_keep_their_distance() -> None:
    assert axis.spread([10, 50], 12, 0, 100) == [10, 50]
    assert axis.spread([50, 50, 52], 12, 0, 100) == [50, 62, 74]
    assert axis.spread([95, 99, 98], 12, 0, 100) == [76, 100, 88]
