"""Finished games of many kinds for tests of the statistics."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from solitaria_app.session.archive import Archive
from solitaria_app.session.entries import written
from solitaria_app.session.facts import facts_of
from solitaria_app.session.game import Game
from solitaria_app.session.stream import Stream
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.statistics.dialog import StatisticsDialog
from solitaria_app.ui.statistics.pages import PAGES

from .windows import opened

LEVELS = ("beginner", "standard", "veteran")
BEGUN = datetime.fromisoformat("2026-01-03T18:00:00.000+00:00")


def keep_finished(path: Path, over: Game, games: int) -> None:
    """A file with a finished game and copies of it with other results, one a day."""
    archive, stream = Archive(path), Stream("statistics")
    facts = facts_of(over)
    assert facts is not None
    first = archive.add(over)
    with closing(sqlite3.connect(path)) as db:
        for n in range(games):
            human, contrarius = 60 + stream.below(80), 60 + stream.below(80)
            one = replace(
                facts,
                human=human,
                contrarius=contrarius,
                won=human > contrarius,
                level=LEVELS[stream.below(3)],
                board=("italia", "imperium")[n % 2],
                turns=20 + stream.below(15),
            )
            changed = (BEGUN + timedelta(days=n)).isoformat(timespec="milliseconds")
            db.execute(
                "INSERT INTO game (header, begun, changed, over, facts, summary)"
                " SELECT header, begun, ?, over, ?, summary FROM game WHERE id = ?",
                (changed, written(one), first),
            )
        db.execute("DELETE FROM game WHERE id = ?", (first,))
        db.commit()


def without_facts(path: Path, over: Game, games: int) -> None:
    """A file as an older version left it: finished games whose facts nobody found out. They
    differ in the seed, which is not asked where a game is played through."""
    archive = Archive(path)
    for _ in range(games):
        archive.add(over)
    with closing(sqlite3.connect(path)) as db:
        db.execute(
            "UPDATE game SET facts = '', header = json_set(header, '$.seed', 'older-' || id)"
        )
        db.commit()


def statistics(window: MainWindow) -> StatisticsDialog:
    window.commands.run("statistics")
    dialog = opened(window)
    assert isinstance(dialog, StatisticsDialog)
    return dialog


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
