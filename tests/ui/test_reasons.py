"""Reasons open in place, light up what they speak of, and can be looked up for earlier turns."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.session.words import LANGUAGES, Words
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.map.marks import plate_size
from solitaria_app.ui.panels.openrows import OpenRow

from .player import press
from .situations import at, at_prompt
from .test_side import chosen_site


def test_a_click_shows_the_rule_with_its_place_in_the_rulebook(
    window: MainWindow, library: Library
) -> None:
    window.controller.adopt(at(library, chosen_site, 90))
    game, why = window.controller.game, window.desk.side.why
    assert game is not None
    frame = game.state.agenda[-1]
    assert isinstance(frame, agenda.MoveNext)
    rules = {
        line.text: (line.rule, line.source)
        for line in Words("en", game.rules).trail(frame.choice)
        if line.rule
    }
    for row in [row for row in why.all_rows() if row.text in rules]:
        before = why.all_rows()
        number = before.index(row)
        index = why.model().index(number, 0)
        why.scrollTo(index)
        press(why.viewport(), why.visualRect(index).center())
        rule = why.all_rows()[number + 1]
        for words in rules[row.text]:
            assert words in rule.text
        press(why.viewport(), why.visualRect(why.model().index(number, 0)).center())
        assert why.all_rows() == before


def test_keys_open_and_close_a_line(window: MainWindow, library: Library) -> None:
    window.controller.adopt(at(library, chosen_site, 90))
    window.commands.run("why")
    why = window.desk.side.why
    count = len(why.all_rows())
    QTest.keyClick(why, Qt.Key.Key_Home)
    QTest.keyClick(why, Qt.Key.Key_Right)
    assert len(why.all_rows()) == count + 1
    assert why.currentIndex().row() == 0
    QTest.keyClick(why, Qt.Key.Key_Left)
    assert len(why.all_rows()) == count
    QTest.keyClick(why, Qt.Key.Key_Space)
    assert len(why.all_rows()) == count + 1


def test_lines_stay_open_over_a_change_of_theme(window: MainWindow, library: Library) -> None:
    window.controller.adopt(at(library, chosen_site, 90))
    why = window.desk.side.why
    why.set_open(why.all_rows()[0], True)
    opened = why.all_rows()
    window.commands.run("theme:dark")
    assert [row.text for row in why.all_rows()] == [row.text for row in opened]


def test_every_struck_city_is_marked_with_its_word(window: MainWindow, library: Library) -> None:
    window.controller.adopt(at(library, chosen_site, 90))
    why, shown = window.desk.side.why, window.desk.map
    struck = [row for row in why.all_rows() if any(m.style == "struck" for m in row.marks)]
    assert struck
    window.commands.run("why")
    for row in struck:
        why.setCurrentIndex(why.model().index(why.all_rows().index(row), 0))
        assert shown._scene is not None
        assert shown._scene.marks == list(row.marks)
        for mark in shown._scene.marks:
            if mark.style == "struck":
                assert mark.text
                assert plate_size(mark, window.theme)[0] > 12
        shown.grab()


def test_earlier_reactions_can_be_reached(window: MainWindow, library: Library) -> None:
    window.controller.adopt(at_prompt(library, agenda.ChooseCard, 120))
    panel = window.desk.side.reason
    latest = panel.title.text()
    titles = [latest]
    assert not panel.later.isEnabled()
    while panel.earlier.isEnabled():
        press(panel.earlier)
        titles.append(panel.title.text())
        assert panel.rows.all_rows()
    numbers = [int(title.split()[-1]) for title in titles]
    assert numbers == sorted(set(numbers), reverse=True)
    assert len(numbers) > 3
    QTest.keyClick(window, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert panel.title.text() == titles[-2]
    window.commands.run("undo")
    assert panel.back == 0


def test_rows_are_read_out_whole(window: MainWindow, library: Library) -> None:
    window.controller.adopt(at_prompt(library, agenda.ChooseCard, 20))
    window.commands.run("forecast")
    rows = window.desk.side.forecast
    for number, row in enumerate(rows.all_rows()):
        index = rows.model().index(number, 0)
        told = index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert row.text in told
        if isinstance(row, OpenRow):
            assert row.lead in told


def test_reasons_speak_every_language(window: MainWindow, library: Library) -> None:
    window.controller.adopt(at(library, chosen_site, 90))
    texts = set()
    for language in LANGUAGES:
        window.commands.run(f"language:{language}")
        texts.add(window.desk.side.why.all_rows()[0].text)
    assert len(texts) == len(LANGUAGES)
