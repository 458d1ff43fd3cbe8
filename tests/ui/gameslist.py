"""Games for the list of games, and what tests ask of it."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.policy import random_policy
from solitaria_app.session.simulate import play_game
from solitaria_app.ui.library.dialog import LibraryDialog
from solitaria_app.ui.library.telling import COLUMNS
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.paths import Places

from .windows import opened


def finished(library: Library, level: str = "expert", seed: str = "over") -> Game:
    """A game that is over."""
    header = new_header(library, "italia", level, seed)
    _, inputs, _ = play_game(library.ruleset("italia", level), seed, random_policy)
    return Game.replay(header, library, inputs)


def under_way(places: Places, whole: Game, *turns: int) -> Archive:
    """A file with games that are under way: the same one, each after so many turns."""
    archive = Archive(places.games)
    for turn in turns:
        archive.add(whole.at(whole.turn_ends()[turn]))
    return archive


def listed(window: MainWindow) -> LibraryDialog:
    """The list, which is open."""
    dialog = opened(window)
    assert isinstance(dialog, LibraryDialog)
    return dialog


def open_list(window: MainWindow) -> LibraryDialog:
    """The list, opened from the menu."""
    window.actions_.by_name["games"].trigger()
    dialog = listed(window)
    dialog.activateWindow()
    while QApplication.activeWindow() is not dialog:
        QTest.qWait(5)
    return dialog


def rows(dialog: LibraryDialog) -> list[list[str]]:
    """The words of all cells."""
    model = dialog.model
    return [
        [model.data(model.index(row, column)) for column in range(len(COLUMNS))]
        for row in range(model.rowCount())
    ]


def numbers(dialog: LibraryDialog) -> list[int]:
    """The numbers of the games from top to bottom."""
    return [entry.id for entry in dialog.model.shown]


def sql(places: Places, *statements: str) -> None:
    """Change the file of games behind the program's back."""
    with closing(sqlite3.connect(places.games)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()
