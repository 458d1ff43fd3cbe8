"""The screen of campaigns as it is seen and reached: keys, places, room, many games."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.file import write_file
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.ui.campaign.gamesmodel import NUMBER, RESULT
from solitaria_app.ui.campaign.newone import NewCampaign
from solitaria_app.ui.campaign.nextpanel import KEY
from tests.ui.conftest import MakeWindow
from tests.ui.test_layout import cut, settle, unnamed
from tests.ui.windows import running

from .screens import by_hand, play_to_the_end, primary, rows, screen_of, the_sheet, won_by


def test_enter_begins_a_game_only_from_its_button_or_by_the_key_of_its_own(
    make_window: MakeWindow, store: Campaigns, classic: int, qtbot: QtBot
) -> None:
    store.add_by_hand(classic, won_by(10))
    window = make_window()
    screen = screen_of(window)
    qtbot.waitUntil(screen.isActiveWindow)
    for widget in (screen.list, screen.page.chart, screen.page.next.boards, screen.page.table):
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Return)
        assert screen.isVisible()
        assert window.controller.game is None
    screen.page.table.selectRow(0)
    screen.page.table.setFocus()
    QTest.keyClick(screen.page.table, Qt.Key.Key_Return)
    by_hand(screen).close()  # the chosen result is opened
    screen.closing.setFocus()
    assert screen.page.next.key.key() == KEY
    screen.page.next.key.activated.emit()
    assert running(window).header.start_points == 18
    number = window.controller.saves.number
    play_to_the_end(window)
    the_sheet(window)[0].close()
    window.commands.fresh()
    screen = screen_of(window)
    screen.page.table.selectRow(1)
    screen.page.table.setFocus()
    QTest.keyClick(screen.page.table, Qt.Key.Key_Return)
    assert not screen.isVisible()
    assert window.controller.saves.number == number  # the chosen game, no new one
    assert len(store.load(classic).results) == 2


def test_enter_presses_the_button_that_has_the_focus(
    make_window: MakeWindow, classic: int, qtbot: QtBot
) -> None:
    window = make_window()
    screen = screen_of(window)
    qtbot.waitUntil(screen.isActiveWindow)
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Return)
    assert running(window).header.start_points == 20


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_buttons_are_seen_and_never_move(
    make_window: MakeWindow, store: Campaigns, library: Library, language: str
) -> None:
    first = store.create("Tour", begun(library.campaign("grand-tour"), library, "s"))
    window = make_window(size=(1280, 720))
    window.commands.run(f"language:{language}")
    screen = screen_of(window)

    def places() -> list[tuple[int, int]]:
        settle()
        found = [*screen.page.deeds.values(), primary(screen), screen.page.chart]
        assert all(screen.rect().contains(one.geometry()) for one in screen.page.deeds.values())
        assert screen.page.area.verticalScrollBar().maximum() == 0
        at = [one.mapTo(screen, one.rect().topLeft()) for one in found]
        return [(one.x() if n < 4 else 0, one.y()) for n, one in enumerate(at)]

    before = places()
    screen.tell("Done.")
    assert places() == before
    screen.strip.close_button.click()
    assert places() == before
    for result in (won_by(-4, "imperium"), won_by(4, "imperium"), won_by(4)):
        screen.changes.make("Done.", lambda result=result: store.add_by_hand(first, result))  # type: ignore[misc]
        assert screen.strip.isVisible()
        assert places()[:4] == before[:4]
    screen.strip.close_button.click()
    assert places()[:4] == before[:4]


def test_two_hundred_games_in_one_campaign(
    make_window: MakeWindow, store: Campaigns, library: Library, tmp_path: Path
) -> None:
    results = [won_by(7 if n % 3 else -4, "italia" if n % 2 else "imperium") for n in range(200)]
    store.create("Long", begun(library.campaign("free"), library, "s"), results)
    window, times = make_window(), []
    for _ in range(3):
        start = perf_counter()
        window.commands.run("campaigns")
        QApplication.processEvents()
        times.append(perf_counter() - start)
        screen = screen_of(window)
        assert len(rows(screen, NUMBER)) == 200
        last = screen.page.table.games.index(199, 0)
        assert screen.page.table.viewport().rect().intersects(screen.page.table.visualRect(last))
        assert len(screen.page.chart.dots) == 200
        screen.close()
    assert min(times) < 0.3
    write_file(store.entries()[0], tmp_path / "long.yaml")


def test_in_german(make_window: MakeWindow, store: Campaigns, classic: int) -> None:
    store.add_by_hand(classic, won_by(10))
    window = make_window()
    window.commands.run("language:de")
    screen = screen_of(window)
    assert primary(screen).text() == "Die nächste Partie spielen"
    assert rows(screen, RESULT) == [("Gewonnen",)]


def test_keys_read_the_chart_and_reach_everything(
    make_window: MakeWindow, store: Campaigns, classic: int
) -> None:
    for lead in (10, -5):
        store.add_by_hand(classic, won_by(lead))
    screen = screen_of(make_window())
    assert screen.focusWidget() is screen.page.next.primary
    chart = screen.page.chart
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Home)
    assert chart.accessibleDescription() == "Game 1: start 20, won"
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.accessibleDescription() == "Game 2: start 18, lost"
    QTest.keyClick(chart, Qt.Key.Key_End)
    assert chart.accessibleDescription() == "Game 3, the next one: start 18"
    screen.list.setFocus()
    seen = set()
    for _ in range(30):
        QTest.keyClick(screen.focusWidget() or screen, Qt.Key.Key_Tab)
        seen.add(screen.focusWidget())
    wanted = {screen.page.table, chart, screen.page.more, screen.new, screen.closing}
    assert wanted | {screen.page.next.boards, screen.page.next.ways} <= seen


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("scale", "size"), [(100, (1280, 800)), (200, (1280, 800)), (80, (980, 640))]
)
def test_nothing_is_cut(
    make_window: MakeWindow,
    store: Campaigns,
    library: Library,
    language: str,
    scale: int,
    size: tuple[int, int],
) -> None:
    results = [won_by(40, "imperium"), won_by(-12), won_by(0, theirs=140)]
    for name in ("classic", "ladder", "free", "grand-tour"):
        store.create(name, begun(library.campaign(name), library, "s"), results[:2])
    window = make_window(size=size)
    window.commands.run(f"language:{language}")
    window.commands.run(f"text:{scale}")
    screen = screen_of(window)
    for row in range(4):
        screen.list.setCurrentRow(row)
        settle()
        assert cut(screen) == []
        assert unnamed(screen) == []
    screen.deeds.begin()
    dialog = screen.deeds.open_dialog
    assert isinstance(dialog, NewCampaign)
    for kind in dialog.kinds.buttons():
        kind.click()
        settle()
        assert cut(dialog) == []
    dialog.close()
    screen.deeds.do("enter")
    form = by_hand(screen)
    form.human.setText("1")
    form.contrarius.setText("1")
    form._follow()
    form.keep.click()
    settle()
    assert cut(form) == []
    form.close()
    for one in store.entries():
        store.delete(one.id)
    screen._follow()
    settle()
    assert cut(screen) == []


@pytest.mark.parametrize(("scale", "language"), [(80, "en"), (100, "de"), (200, "de")])
def test_the_header_has_room_for_a_long_name(
    make_window: MakeWindow, store: Campaigns, library: Library, language: str, scale: int
) -> None:
    store.create("The long winter of Italia", begun(library.campaign("classic"), library, "s"))
    window = make_window(size=(1280, 800))
    window.commands.run(f"language:{language}")
    window.commands.run(f"text:{scale}")
    primary(screen_of(window)).click()
    settle()
    sign = window.desk.header.campaign
    assert sign.text().endswith("1")
    assert sign.sizeHint().width() <= sign.width() + 1
    assert cut(window.desk.header) == []
    play_to_the_end(window)
    part = the_sheet(window)[1]
    settle()
    assert cut(part) == []
