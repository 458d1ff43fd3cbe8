"""The statistics: tables and pictures as files, copies, games of older versions."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive, ArchiveProblem, Summary
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.problem import Problem
from solitaria_app.session.statistics.everything import everything
from solitaria_app.session.statistics.tables import Column, Row, Table, Unit
from solitaria_app.ui import files
from solitaria_app.ui.filework.oldgames import OldGames
from solitaria_app.ui.paths import Places
from solitaria_app.ui.statistics.csvfile import as_csv
from solitaria_app.ui.statistics.dialog import StatisticsDialog
from solitaria_app.ui.statistics.filename import file_name
from solitaria_app.ui.statistics.naming import Naming
from solitaria_app.ui.statistics.pages import PAGES
from solitaria_app.ui.texts import Texts

from .conftest import MakeWindow
from .statistics import choose, statistics, turn_to, without_facts


def test_a_table_is_saved_as_csv(
    many: StatisticsDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    proposed = answer_with(monkeypatch, tmp_path)
    turn_to(many, "levels", 0)
    many.savers[1].click()
    path = tmp_path / "solitaria-boards-and-difficulties-boards.csv"
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
    choose(many.filters.board, "italia")
    choose(many.filters.period, "year")
    many.savers[2].click()
    name = "solitaria-statistics-last-365-days-italia.csv"
    text = (tmp_path / name).read_text(encoding="utf-8-sig")
    tables = everything(many.shown)
    games, *blocks = [block for block in text.split("\n\n") if block.strip()]
    assert games == 'Games,"Last 365 days, Italia"'
    assert len(blocks) == len(tables)
    for block, table in zip(blocks, tables, strict=True):
        assert len(block.strip().splitlines()) == len(table.rows) + 2


def test_csv_has_plain_numbers_and_names_in_the_language(
    many: StatisticsDialog, library: Library
) -> None:
    games = everything(many.shown)[-1]
    text = as_csv(games, Naming(library, Texts("de"))).decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(text), delimiter=";"))
    first = many.shown[0]
    assert first.when is not None
    assert rows[0][:2] == ["Partie", "Datum"]
    assert rows[1][1] == f"{first.when:%Y-%m-%d %H:%M}"
    assert rows[1][4] in ("gewonnen", "verloren")
    assert float(rows[1][7]) == first.details.lead
    mean = games.column("lead-recent")[2]
    assert rows[3][-2].replace(",", ".") == f"{mean:.6g}"
    assert any("," in row[-2] for row in rows)


def test_csv_has_no_heading_twice_and_plain_minus_signs(
    many: StatisticsDialog, library: Library
) -> None:
    tables = everything(many.shown)
    for language in ("en", "de"):
        naming = Naming(library, Texts(language))
        for table in tables:
            text = as_csv(table, naming).decode("utf-8-sig")
            headings = next(csv.reader(io.StringIO(text), delimiter=naming.separator))
            assert len(set(headings)) == len(headings), headings
            assert not any(sign in text for sign in "−–\u00ad"), table.id
    leads = next(table for table in tables if table.id == "leads")
    text = as_csv(leads, Naming(library, Texts("en"))).decode("utf-8-sig")
    assert f"from {leads.rows[0].key.replace('..', ' to ')}," in text


def test_names_are_no_formulas(library: Library) -> None:
    columns = (Column("board", Unit.BOARD), Column("lead", Unit.LEAD))
    rows = tuple(Row(f"{sign}1", (f"{sign}2", -5)) for sign in "=+-@")
    text = as_csv(Table("x", "board", columns, rows), Naming(library, Texts("en")))
    lines = list(csv.reader(io.StringIO(text.decode("utf-8-sig"))))[1:]
    assert lines == [[f"'{sign}1", f"'{sign}2", "-5"] for sign in "=+-@"]


def test_what_damaged_facts_name_is_shown_as_it_is(library: Library) -> None:
    naming = Naming(library, Texts("en"))
    for of in ("board", "level", "god", "card", "personality", "face"):
        assert naming.row(Table("x", of, (), ()), "tin") == "tin"


def test_what_was_said_of_a_file_goes_when_other_games_are_shown(
    many: StatisticsDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answer_with(monkeypatch, tmp_path)
    many.savers[1].click()
    assert many.said.isVisible()
    choose(many.filters.board, "italia")
    assert not many.said.isVisible()


@pytest.mark.parametrize("page", PAGES)
def test_a_chart_is_saved_as_a_picture(
    many: StatisticsDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, page: str
) -> None:
    answered = answer_with(monkeypatch, tmp_path)
    turn_to(many, page)
    many.savers[0].click()
    (proposed,) = answered
    words = many.naming.texts(f"stats.page.{page}").lower().replace(" ", "-")
    assert proposed.isascii() and proposed.startswith(f"solitaria-{words}-")
    image = QImage(str(tmp_path / proposed))
    assert image.width() == 2 * many.page.chart.width()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, 400, 7)}
    assert len(colours) > 4


def test_names_of_files_are_words_of_the_window() -> None:
    said = ("Überblick", "Vorsprünge", "gewonnene und verlorene Partien", "Größe: 1", "冬", "Été")
    assert file_name(*said) == (
        "solitaria-ueberblick-vorspruenge-gewonnene-und-verlorene-partien-groesse-1-ete"
    )
    assert len(file_name("x" * 300)) == 140


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
    assert dialog.older.isVisible()
    assert "looked through" in dialog.empty.heading.text()
    qtbot.waitUntil(lambda: not dialog.older.isVisible(), timeout=20_000)
    assert dialog.count.text() == "Finished games: 3 of 3"
    assert dialog.parts.currentWidget() is dialog.area
    assert Collection(places.games).without_facts() == []


def test_looking_through_older_games_can_be_stopped(
    make_window: MakeWindow, places: Places, over: Game, qtbot: QtBot
) -> None:
    without_facts(places.games, over, 30)
    dialog = statistics(make_window())
    dialog.older.stop.click()
    qtbot.waitUntil(lambda: not dialog.older.isVisible(), timeout=20_000)
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
    qtbot.waitUntil(lambda: not dialog.older.isVisible(), timeout=20_000)
    assert str(places.games) in dialog.said.text()


def test_closing_stops_it_too() -> None:
    begun: list[int] = []

    def complete(number: int) -> Summary:
        begun.append(number)
        if number == 2:
            completing.stop()
        if number == 1:
            raise ArchiveProblem(Problem("problem.damaged"))
        return Summary(1, 0, 0, won=False)

    completing = OldGames([1, 2, 3], complete)
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
    qtbot.waitUntil(lambda: not dialog.older.isVisible(), timeout=20_000)
    assert dialog.said.text().endswith("rules: 2.")
    assert "No game is finished yet" in dialog.empty.heading.text()
