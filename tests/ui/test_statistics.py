"""The statistics: what they show, filters, keys, copies, files, games of older versions."""

from __future__ import annotations

import csv
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive, ArchiveProblem
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.policy import random_policy
from solitaria_app.session.simulate import play_game
from solitaria_app.session.statistics.everything import everything
from solitaria_app.ui import files
from solitaria_app.ui.dialogs.notice import Notice
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places
from solitaria_app.ui.statistics.completing import Completing
from solitaria_app.ui.statistics.csvfile import all_as_csv, as_csv
from solitaria_app.ui.statistics.dialog import StatisticsDialog
from solitaria_app.ui.statistics.naming import Naming
from solitaria_app.ui.statistics.pages import PAGES, views
from solitaria_app.ui.texts import Texts

from .conftest import MakeWindow
from .statistics import keep_finished, without_facts
from .windows import opened


@pytest.fixture(scope="module")
def over(library: Library) -> Game:
    """A game that is over."""
    header = new_header(library, "italia", "standard", "over")
    _, inputs, _ = play_game(library.ruleset("italia", "standard"), "over", random_policy)
    return Game.replay(header, library, inputs)


def statistics(window: MainWindow) -> StatisticsDialog:
    window.commands.run("statistics")
    dialog = opened(window)
    assert isinstance(dialog, StatisticsDialog)
    return dialog


@pytest.fixture
def many(make_window: MakeWindow, places: Places, over: Game) -> StatisticsDialog:
    """The statistics of 300 games, half of them on each board."""
    keep_finished(places.games, over, 300)
    return statistics(make_window(size=(1280, 800)))


def turn_to(dialog: StatisticsDialog, page: str, view: int = 0, chart: int = 0) -> None:
    dialog.tabs.setCurrentIndex(PAGES.index(page))
    for box, index in ((dialog.page.view, view), (dialog.page.measure, chart)):
        box.setCurrentIndex(index)
        box.activated.emit(index)


def choose(box: QWidget, data: str) -> None:
    index = box.findData(data)  # type: ignore[attr-defined]
    assert index >= 0
    box.setCurrentIndex(index)  # type: ignore[attr-defined]
    box.activated.emit(index)  # type: ignore[attr-defined]


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
    assert {fact.facts.level for fact in many.shown} == {"veteran"}
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
    assert len(table.selected_text().splitlines()[0].split("\t")) == 14


def test_a_table_is_saved_as_csv(
    many: StatisticsDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    proposed = answer_with(monkeypatch, tmp_path)
    turn_to(many, "levels", 0)
    many.savers[1].click()
    path = tmp_path / "solitaria-levels.csv"
    assert proposed == [path.name]
    rows = list(csv.reader(io.StringIO(path.read_text(encoding="utf-8-sig"))))
    assert rows[0][:4] == ["Board", "Games", "Won", "Win rate"]
    assert sorted(row[0] for row in rows[1:]) == ["Imperium", "Italia"]
    assert all(float(row[2]) / float(row[1]) == pytest.approx(float(row[3])) for row in rows[1:])
    assert str(path) in many.said.text()


def test_all_tables_are_saved_below_each_other(
    many: StatisticsDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answer_with(monkeypatch, tmp_path)
    many.savers[2].click()
    text = (tmp_path / "solitaria-statistics.csv").read_text(encoding="utf-8-sig")
    tables = everything(many.shown)
    blocks = [block for block in text.split("\n\n") if block.strip()]
    assert len(blocks) == len(tables)
    for block, table in zip(blocks, tables, strict=True):
        assert len(block.strip().splitlines()) == len(table.rows) + 2


def test_csv_has_plain_numbers_and_names_in_the_language(
    many: StatisticsDialog, library: Library
) -> None:
    games = everything(many.shown)[-1]
    text = as_csv(games, Naming(library, Texts("de"))).decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(text)))
    first = many.shown[0]
    assert first.when is not None
    assert rows[0][:2] == ["Partie", "Datum"]
    assert rows[1][1] == first.when.isoformat(sep=" ", timespec="minutes")
    assert rows[1][5] in ("gewonnen", "verloren")
    assert float(rows[1][8]) == first.facts.lead


@pytest.mark.parametrize("page", PAGES)
def test_a_chart_is_saved_as_a_picture(
    many: StatisticsDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, page: str
) -> None:
    answer_with(monkeypatch, tmp_path)
    turn_to(many, page)
    many.savers[0].click()
    image = QImage(str(tmp_path / f"solitaria-{page}.png"))
    assert image.width() == 2 * many.page.chart.width()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, 400, 7)}
    assert len(colours) > 4


def test_a_file_that_cannot_be_written_is_told_of(
    many: StatisticsDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answer_with(monkeypatch, tmp_path / "missing")
    many.savers[1].click()
    assert "can't be written" in many.said.text()
    assert many.isVisible()


def answer_with(monkeypatch: pytest.MonkeyPatch, folder: Path) -> list[str]:
    """Every question for a file is answered with the proposed name in a folder."""
    proposed: list[str] = []

    def asked(window: object, texts: object, settings: object, name: str, kind: str) -> Path:
        proposed.append(name)
        return folder / name

    monkeypatch.setattr(files, "ask_where_to_write", asked)
    return proposed


def test_games_of_older_versions_are_counted_beside_the_window(
    make_window: MakeWindow, places: Places, over: Game, qtbot: QtBot
) -> None:
    without_facts(places.games, over, 3)
    dialog = statistics(make_window())
    assert dialog.progress.isVisible()
    assert "looked through" in dialog.empty.heading.text()
    qtbot.waitUntil(lambda: not dialog.progress.isVisible(), timeout=20_000)
    assert dialog.count.text() == "Finished games: 3 of 3"
    assert dialog.parts.currentWidget() is dialog.area
    assert Collection(places.games).without_facts() == []


def test_looking_through_older_games_can_be_stopped(
    make_window: MakeWindow, places: Places, over: Game, qtbot: QtBot
) -> None:
    without_facts(places.games, over, 30)
    dialog = statistics(make_window())
    dialog.stop.click()
    qtbot.waitUntil(lambda: not dialog.progress.isVisible(), timeout=20_000)
    left = len(Collection(places.games).without_facts())
    assert 0 < left <= 30
    assert len(dialog.shown) == 30 - left
    assert dialog.said.text() == f"Not counted yet: {left} games of older versions."


def test_a_file_that_is_damaged_meanwhile_is_told_of(
    make_window: MakeWindow, places: Places, over: Game, qtbot: QtBot
) -> None:
    without_facts(places.games, over, 3)
    dialog = statistics(make_window())
    places.games.write_bytes(b"no database" * 500)
    qtbot.waitUntil(lambda: not dialog.progress.isVisible(), timeout=20_000)
    assert str(places.games) in dialog.said.text()


def test_closing_stops_it_too() -> None:
    begun: list[int] = []

    def complete(number: int) -> None:
        begun.append(number)
        if number == 2:
            completing.stop()
        if number == 1:
            raise ArchiveProblem("by the present rules it is another game")

    completing = Completing([1, 2, 3], complete)
    completing.start()
    completing.wait()
    assert begun == [1, 2]
    assert (completing.done, completing.failed, completing.total) == (2, 1, 3)
    assert not completing.runs


def test_games_that_cannot_be_played_through_are_told_of(
    make_window: MakeWindow,
    places: Places,
    over: Game,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(self: Archive, id: int, library: Library) -> None:
        raise ArchiveProblem("no")

    without_facts(places.games, over, 2)
    monkeypatch.setattr(Archive, "complete", refuse)
    dialog = statistics(make_window())
    qtbot.waitUntil(lambda: not dialog.progress.isVisible(), timeout=20_000)
    assert dialog.said.text().endswith("rules: 2.")
    assert "No game is finished yet" in dialog.empty.heading.text()


def test_a_damaged_file_is_told_of(window: MainWindow, places: Places) -> None:
    places.games.write_bytes(b"no database" * 500)
    window.commands.run("statistics")
    assert isinstance(opened(window), Notice)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 200])
def test_nothing_is_wider_than_the_window(
    make_window: MakeWindow, places: Places, over: Game, scale: int, size: tuple[int, int]
) -> None:
    keep_finished(places.games, over, 40)
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
        least = 20 * window.theme.size() if scale == 100 else 13 * window.theme.size()
        assert dialog.page.figures.width() >= least


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
