"""Results entered by hand on the screen of campaigns."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest

from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.ui import dates
from solitaria_app.ui.campaign.course import LOST, TO_COME, WON
from solitaria_app.ui.campaign.gamesmodel import LEAD, NEXT, NUMBER, PLAYED, RESULT, START
from tests.ui.conftest import MakeWindow

from .screens import by_hand, rows, screen_of, won_by


def test_a_result_by_hand_is_entered_changed_removed_and_all_of_it_taken_back(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    screen = screen_of(make_window())
    screen.page.deeds["enter"].click()
    form = by_hand(screen)
    assert (form.start.text(), form.level.currentData()) == ("20", "standard")
    assert not form.keep.isEnabled()
    form.date.setText("2026-05-31")
    QTest.keyClicks(form.human, "143")
    QTest.keyClicks(form.contrarius, "120")
    form.keep.click()
    assert rows(screen, START, LEAD, RESULT, NEXT) == [("20", "+23", "Won", "16")]
    assert screen.strip.words.text() == (
        "The result of game 1 (Italia) is entered. The next game starts with 16 points."
    )
    assert "by hand" in rows(screen, PLAYED)[0][0]
    assert "16 points" in screen.page.next.words.text()
    assert [dot.kind for dot in screen.page.chart.dots] == [WON, TO_COME]
    screen.page.table.selectRow(0)
    screen.page.deeds["edit"].click()
    form = by_hand(screen)
    assert form.human.text() == "143"
    form.human.setText("100")
    form.keep.click()
    assert rows(screen, LEAD, RESULT, NEXT) == [("−20", "Lost", "20")]
    assert screen.page.chart.dots[0].kind == LOST
    screen.page.deeds["remove"].click()
    assert rows(screen, NUMBER) == []
    screen.strip.button.click()
    assert rows(screen, LEAD) == [("−20",)]
    undo = screen.findChild(QShortcut)  # the offscreen platform leaves the keys to the main window
    assert undo is not None
    assert undo.key() == QKeySequence("Ctrl+Z")
    undo.activated.emit()
    assert rows(screen, LEAD) == [("+23",)]
    screen.strip.button.click()
    assert rows(screen, NUMBER) == []
    assert store.load(classic).results == ()


@pytest.mark.parametrize(
    ("field", "text", "said"),
    [
        ("human", "19", "You end with 20 to 999 points"),
        ("contrarius", "1000", "Contrarius ends with 0 to 999 points"),
        ("start", "1000", "The points at the start are 0 to 999"),
        ("date", "yesterday", "The date is written as in"),
        ("contrarius", "143", "In a tie the Concordia card decides"),
    ],
)
def test_numbers_that_cannot_be_are_refused_with_a_sentence(
    make_window: MakeWindow, store: Campaigns, classic: int, field: str, text: str, said: str
) -> None:
    screen = screen_of(make_window())
    screen.page.deeds["enter"].click()
    form = by_hand(screen)
    form.human.setText("143")
    form.contrarius.setText("120")
    getattr(form, field).setText(text)
    form._follow()
    form.keep.click()
    assert form.isVisible()
    assert said in form.trouble.text()
    assert store.load(classic).results == ()


def test_days_are_typed_as_the_table_shows_them(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    store.add_by_hand(classic, won_by(10))
    screen = screen_of(make_window())
    screen.page.table.selectRow(0)
    screen.page.deeds["edit"].click()
    form = by_hand(screen)
    assert form.date.text() == rows(screen, PLAYED)[0][0].split(",")[0] == "5/31/26"
    form.keep.click()
    assert store.load(classic).results[0].played == "2026-05-31"
    for day, said in (
        ("5/31/2999", "lies in the future"),
        ("31.5.", "as in 5/31/24 or 2024-05-31"),
    ):
        screen.page.table.selectRow(0)
        screen.page.deeds["edit"].click()
        form = by_hand(screen)
        form.date.setText(day)
        form.keep.click()
        assert said in form.trouble.text()
        form.close()


@pytest.mark.parametrize(
    ("text", "language", "day"),
    [
        ("31.05.26", "de", "2026-05-31"),
        ("31.05.2026", "de", "2026-05-31"),
        ("5/31/26", "en", "2026-05-31"),
        ("5/31/2026", "en", "2026-05-31"),
        (" 2026-05-31 ", "de", "2026-05-31"),
        ("31.02.26", "de", "31.02.26"),
        ("", "en", ""),
    ],
)
def test_a_day_in_the_languages_form_or_in_iso_form(text: str, language: str, day: str) -> None:
    assert dates.read(text, language) == day


def test_a_running_game_a_tie_and_the_future_are_told_at_once(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    window = make_window()
    screen = screen_of(window)
    screen.page.next.primary.click()
    screen = screen_of(window)
    screen.page.deeds["enter"].click()
    form = by_hand(screen)
    assert form.running.text().startswith("In the campaign game 1 (")
    assert "This result becomes game 2." in form.running.text()
    for field in (form.human, form.contrarius):
        field.setText("120")
        field.textEdited.emit("120")
    assert "who has the Concordia card wins" in form.means.text() + " "
    form.concordia.setCurrentIndex(form.concordia.findData("mine"))
    assert form.means.text().startswith("A tie, won by the Concordia card.")
    form.concordia.setCurrentIndex(form.concordia.findData("theirs"))
    assert form.means.text().startswith("A tie, lost by the Concordia card.")
    form.date.setText("2999-01-01")
    form.date.textEdited.emit("2999-01-01")
    assert not form.trouble.isHidden()
    assert "future" in form.trouble.text()
    form.date.setText("2024-01-01")
    form.date.textEdited.emit("2024-01-01")
    assert form.trouble.isHidden()
