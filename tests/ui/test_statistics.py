"""The statistics: what they show, filters, keys, results by hand, sizes."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.begin import begun
from solitaria_app.session.campaign.result import Result
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.game import Game
from solitaria_app.session.statistics.everything import everything
from solitaria_app.session.statistics.tables import Unit
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places
from solitaria_app.ui.statistics.csvfile import all_as_csv
from solitaria_app.ui.statistics.dialog import StatisticsDialog
from solitaria_app.ui.statistics.figures import broken
from solitaria_app.ui.statistics.naming import Naming
from solitaria_app.ui.statistics.pages import PAGES, views
from solitaria_app.ui.texts import Texts

from .conftest import MakeWindow
from .statistics import choose, keep_finished, statistics, turn_to
from .windows import opened


def test_without_a_finished_game_it_says_what_will_be_here(make_window: MakeWindow) -> None:
    dialog = statistics(make_window())
    assert dialog.parts.currentWidget() is dialog.empty
    assert "No game is finished yet" in dialog.empty.heading.text()
    for page in PAGES:
        assert dialog.naming.texts(f"stats.page.{page}") in dialog.empty.words.text()
    assert not any(button.isEnabled() for button in dialog.savers)
    assert not dialog.tabs.isVisible()
    assert not dialog.empty.all_games.isVisible()


def test_one_game_fills_every_page(make_window: MakeWindow, places: Places, over: Game) -> None:
    Archive(places.games).add(over)
    dialog = statistics(make_window())
    assert dialog.count.text() == "Finished games: 1 of 1"
    for page in PAGES:
        for view in range(len(views(page, dialog.shown))):
            turn_to(dialog, page, view)
            assert dialog.parts.currentWidget() is dialog.area
            assert dialog.page.figures.model().rowCount() > 0


def test_every_chart_of_300_games_is_drawn(many: StatisticsDialog) -> None:
    assert many.tiles.figures["games"].text() == "300"
    seen = set()
    for page in PAGES:
        for n, view in enumerate(views(page, many.shown)):
            for m, chart in enumerate(view.charts):
                turn_to(many, page, n, m)
                assert many.page.chart.plot.getPlotItem().listDataItems() or (
                    many.page.chart.plot.getPlotItem().items
                )
                assert many.page.chart.title.text()
                seen.add((view.id, chart.id))
    assert len(seen) > 30


def test_all_words_are_there_in_both_languages(many: StatisticsDialog, library: Library) -> None:
    for language in ("en", "de"):
        naming = Naming(library, Texts(language))
        text = all_as_csv(everything(many.shown), naming).decode("utf-8-sig")
        assert "stats." not in text
    for page in PAGES:
        for view in views(page, many.shown):
            assert all(naming.texts(f"stats.chart.{chart.id}") for chart in view.charts)


def test_filters(many: StatisticsDialog) -> None:
    choose(many.filters.board, "imperium")
    assert many.count.text() == "Finished games: 150 of 300"
    assert many.page.chart.games.text() == "Finished games: 150 (Imperium)"
    choose(many.filters.level, "veteran")
    assert {fact.details.level for fact in many.shown} == {"veteran"}
    choose(many.filters.period, "custom")
    many.filters.last.setDate(many.filters.first.date().addDays(-400))
    many.filters.first.setDate(many.filters.last.date().addDays(-1))
    assert many.shown == []
    assert many.parts.currentWidget() is many.empty
    assert "fits these filters" in many.empty.heading.text()
    many.empty.all_games.click()
    assert len(many.shown) == 300
    assert many.parts.currentWidget() is many.area


@pytest.mark.parametrize("period", ["week", "month", "year", "this-year"])
def test_periods_end_today(many: StatisticsDialog, period: str) -> None:
    choose(many.filters.period, period)
    found = many.filters.filter()
    assert found.first is not None
    assert found.last is None
    assert many.filters.told()


def test_a_board_tells_how_many_games_are_on_it(many: StatisticsDialog) -> None:
    turn_to(many, "contrarius")
    assert many.page.view.currentText() == many.naming.board(
        views("contrarius", many.shown)[0].about
    )
    assert many.page.chart.title.text().startswith("Houses of Contrarius, I")
    assert many.page.chart.games.text() == "Finished games: 150"


def test_view_and_chart_stay_when_a_filter_changes(many: StatisticsDialog) -> None:
    turn_to(many, "gods", 2, 1)
    title = many.page.chart.title.text()
    choose(many.filters.board, "italia")
    assert many.page.chart.title.text() == title == "Cards you had: win rate"


def test_everything_can_be_reached_by_keys(many: StatisticsDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(many.isActiveWindow)
    many.tabs.setFocus()
    QTest.keyClick(many.tabs, Qt.Key.Key_Right)
    assert many.page_name == "levels"
    found = set()
    for _ in range(40):
        widget = many.focusWidget()
        found.add(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    wanted = {many.tabs, many.page.view, many.page.measure, many.page.figures}
    wanted |= {many.filters.period, many.filters.board, *many.savers, many.close_button}
    assert wanted <= found
    QTest.keyClick(many, Qt.Key.Key_Escape)
    assert not many.isVisible()


def test_numbers_are_sorted_as_numbers_and_copied(many: StatisticsDialog) -> None:
    turn_to(many, "levels", 1)
    table = many.page.figures
    table.sortByColumn(3, Qt.SortOrder.DescendingOrder)
    assert many.page.table is not None
    model = table.model()
    names = [str(model.headerData(n, Qt.Orientation.Vertical)) for n in range(3)]
    order = sorted(many.page.table.rows, key=lambda row: -float(row.values[3]))  # type: ignore[arg-type]
    assert [name.lower() for name in names] == [row.key for row in order]
    table.selectColumn(0)
    table.copying.trigger()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "\tGames"
    assert [line.split("\t")[0] for line in lines[1:]] == names
    table.clearSelection()
    rows = [line.split("\t") for line in table.selected_text().splitlines()]
    assert len(rows[0]) == 14
    leads = [float(row[4]) for row in rows[1:]]
    assert leads == pytest.approx([float(row.values[3]) for row in order], rel=1e-4)  # type: ignore[arg-type]


# --- results by hand ---------------------------------------------------------------------


@pytest.fixture
def mixed(
    make_window: MakeWindow, places: Places, over: Game, library: Library
) -> StatisticsDialog:
    """The statistics of four saved games and two results by hand."""
    keep_finished(places.games, over, 4)
    store = Campaigns(places.games)
    id = store.create("Winter", begun(library.campaign("classic"), library, "s"))
    store.add_by_hand(id, Result("italia", "standard", 20, 300, 100, played="2026-01-01"))
    store.add_by_hand(id, Result("imperium", "expert", 0, 90, 100, played=""))
    return statistics(make_window(size=(1280, 800)))


def test_results_by_hand_count_where_they_tell_enough(mixed: StatisticsDialog) -> None:
    assert mixed.count.text() == "Finished games: 6 of 6; entered by hand: 2"
    assert mixed.tiles.figures["games"].text() == "6"
    turn_to(mixed, "overview", 2)
    assert mixed.page.table is not None
    assert mixed.page.table.column("lead")[0] == 200
    assert mixed.page.table.column("turns")[0] is None
    assert mixed.page.chart.games.text() == "Finished games: 6; entered by hand: 2"
    assert all(mixed.filters.way.itemText(n) for n in range(mixed.filters.way.count()))
    for page, view in (("gods", 0), ("levels", 2), ("contrarius", 0), ("dice", 0)):
        turn_to(mixed, page, view)
        said = mixed.page.chart.games.text()
        assert said.endswith("; without results by hand, which do not tell of it")
    turn_to(mixed, "time", 1)
    assert mixed.page.table.of == "month"
    assert sum(mixed.page.table.column("games")) == 5  # type: ignore[arg-type]
    said = "Finished games: 5; entered by hand: 1; without a date, and not counted here: 1"
    assert mixed.page.chart.games.text() == said


def test_games_of_one_campaign_or_of_none(mixed: StatisticsDialog) -> None:
    box = mixed.filters.campaign
    names = [box.itemText(n) for n in range(box.count())]
    assert names == ["All campaigns", "Winter", "Outside campaigns"]
    for n, (count, chosen) in enumerate(((6, ""), (2, "Winter"), (4, "Outside campaigns"))):
        box.setCurrentIndex(n)
        box.activated.emit(n)
        assert len(mixed.shown) == count
        assert mixed.filters.told() == chosen
    mixed.filters.reset()
    assert len(mixed.shown) == 6


def test_results_by_hand_can_be_left_out(mixed: StatisticsDialog) -> None:
    assert mixed.filters.entered.isVisible()
    mixed.filters.entered.click()
    assert mixed.count.text() == "Finished games: 4 of 6"
    assert not any(fact.entered for fact in mixed.shown)
    turn_to(mixed, "gods")
    assert mixed.page.chart.games.text() == "Finished games: 4 (without results by hand)"
    mixed.filters.reset()
    assert len(mixed.shown) == 6


def test_only_results_by_hand_show_what_they_tell(
    make_window: MakeWindow, places: Places, library: Library
) -> None:
    store = Campaigns(places.games)
    result = Result("italia", "standard", 20, 130, 100, played="2026-01-01")
    store.create("Winter", begun(library.campaign("classic"), library, "s"), [result])
    dialog = statistics(make_window())
    for page in PAGES:
        turn_to(dialog, page) if views(page, dialog.shown) else dialog.tabs.setCurrentIndex(
            PAGES.index(page)
        )
        shown = dialog.parts.currentWidget()
        assert (shown is dialog.area) == (page in ("overview", "levels", "time"))
        if shown is dialog.empty:
            assert dialog.empty.heading.text().startswith("Results by hand don't hold this.")
    assert dialog.tiles.figures["longest"].text() == "1 win, 0 losses"
    text = all_as_csv(everything(dialog.shown), dialog.naming).decode("utf-8-sig")
    assert ",2026-01-01," in text  # a day alone


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_chart_has_half_of_the_width_and_what_the_table_does_not_need(
    make_window: MakeWindow, places: Places, over: Game, language: str
) -> None:
    keep_finished(places.games, over, 40)
    window = make_window(size=(1280, 720))
    window.settings.language = language
    window.presenter.dress()
    dialog = statistics(window)
    for page in PAGES:
        for n in range(len(views(page, dialog.shown))):
            turn_to(dialog, page, n)
            QApplication.processEvents()
            chart, table = dialog.page.area.width(), dialog.page.figures
            assert chart >= table.width() - 1
            if table.width() < chart - 1:
                assert not table.horizontalScrollBar().maximum()


def test_a_chart_of_nothing_says_what_will_be_here(
    make_window: MakeWindow, places: Places, over: Game
) -> None:
    Archive(places.games).add(over)  # a random game, which is lost
    dialog = statistics(make_window())
    assert not dialog.filters.campaign.isVisible()
    assert dialog.tiles.words["best"].text().startswith("no win yet; closest: ")
    chart = dialog.page.chart
    for n, said in ((0, ""), (1, "No game won yet."), (2, ""), (3, "Once you have won")):
        turn_to(dialog, "gods", 0, n)
        assert chart.nothing.isVisible() == bool(said) != chart.plot.isVisible()
        assert chart.nothing.text().startswith(said) or not said
        assert chart.legend.isVisible() == chart.plot.isVisible()
    turn_to(dialog, "gods", 3, 1)
    assert chart.legend.accessibleName() == "in games you lost"
    turn_to(dialog, "dice", 4)
    assert "Too few rolls" in chart.nothing.text()


def test_a_scale_has_no_number_twice(many: StatisticsDialog) -> None:
    axis = many.page.chart.plot.getAxis("bottom")
    for unit, most in ((Unit.POINTS, 0.4), (Unit.SHARE, 0.03), (Unit.COUNT, 2.0)):
        axis.unit = unit
        (spacing, _), *_ = axis.tickSpacing(0.0, most, 900)
        ticks = [n * spacing for n in range(int(most / spacing) + 1)]
        texts = axis.tickStrings(ticks, 1.0, spacing)
        assert len(set(texts)) == len(texts) > 1


def test_long_headings_are_broken() -> None:
    assert broken("Games") == "Games"
    assert broken("Lead, median") == "Lead,\nmedian"
    assert broken("Mean of the last 10") == "Mean of\nthe\nlast 10"
    assert broken("Vor\u00adsprung, Median") == "Vor-\nsprung,\nMedian"
    assert broken("Contra\u00adrius") == "Contra-\nrius"


def test_a_damaged_file_is_told_of(window: MainWindow, places: Places) -> None:
    places.games.write_bytes(b"no database" * 500)
    window.commands.run("statistics")
    assert isinstance(opened(window), Notice)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 200])
def test_nothing_is_wider_than_the_window(
    make_window: MakeWindow,
    places: Places,
    over: Game,
    library: Library,
    scale: int,
    size: tuple[int, int],
) -> None:
    keep_finished(places.games, over, 40)
    result = Result("italia", "standard", 20, 130, 100, played="2026-01-01")
    store = Campaigns(places.games)
    store.create("Winter", begun(library.campaign("classic"), library, "s"), [result])
    window = make_window(size=size)
    window.settings.language = "de"
    window.settings.text_size = scale
    window.presenter.dress()
    dialog = statistics(window)
    assert dialog.width() <= window.width()
    assert dialog.height() <= window.height()
    for page in PAGES:
        turn_to(dialog, page)
        assert dialog.page.minimumSizeHint().width() <= dialog.area.viewport().width()
        table = dialog.page.figures
        least = (20 if scale == 100 else 13) * window.theme.size()
        assert table.width() >= min(least, table.wanted)


def test_with_large_letters_the_whole_chart_is_seen(
    make_window: MakeWindow, places: Places, over: Game
) -> None:
    keep_finished(places.games, over, 40)
    window = make_window(size=(1280, 800))
    window.settings.language = "de"
    window.settings.text_size = 150
    window.presenter.dress()
    dialog = statistics(window)
    QApplication.processEvents()
    page = dialog.page
    assert dialog.area.verticalScrollBar().maximum() == 0
    assert page.area.verticalScrollBar().maximum() == 0
    assert page.figures.height() == page.area.height()
    assert dialog.filters.opener.text() == "Filter: Alle Partien"
    assert not dialog.filters.board.isVisible()
    dialog.filters.opener.click()
    assert dialog.filters.board.isVisible()
    choose(dialog.filters.board, "italia")
    assert dialog.filters.opener.text() == "Filter: Italia"


def test_the_last_bar_has_its_name(many: StatisticsDialog) -> None:
    plot = many.page.chart.plot
    for names in (14, 8, 2):
        plot.names_across([f"{n} bis {n + 9}, oder mehr als das" for n in range(names)])
        ticks = plot.getAxis("bottom")._tickLevels[0]
        assert ticks[-1][0] == names - 1
        assert len(ticks) <= names


def test_the_start_of_the_program_loads_neither_pyqtgraph_nor_numpy(places: Places) -> None:
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from PySide6.QtWidgets import QApplication\n"
        "application = QApplication([])\n"
        "from solitaria_app.content.library import load\n"
        "from solitaria_app.ui.main_window import MainWindow\n"
        "from solitaria_app.ui.paths import Places\n"
        "window = MainWindow(Places(*(Path(name) for name in sys.argv[1:])))\n"
        "window.fill(load())\n"
        "window.show()\n"
        "hook = sys.excepthook\n"
        "early = [n for n in ('pyqtgraph', 'numpy', 'csv') if n in sys.modules]\n"
        "window.commands.run('statistics')\n"
        "print(early, 'pyqtgraph' in sys.modules, sys.excepthook is hook)\n"
    )
    folders = [str(path) for path in (places.data, places.config, places.log)]
    found = subprocess.run(
        [sys.executable, "-c", code, *folders],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert found.stdout.strip() == "[] True True"
