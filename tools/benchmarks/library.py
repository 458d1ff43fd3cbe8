"""10,000 games in the library: how long list, search, sorting and statistics take."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from solitaria_app.content.library import Library, load
from solitaria_app.session.archive import Archive
from solitaria_app.session.collection import Collection
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.policy import random_policy
from solitaria_app.session.simulate import play_game
from solitaria_app.session.statistics.everything import everything
from solitaria_app.session.wanted import Wanted

from .figures import Figure, within
from .pages import FIRST_MS, pages

GAMES = 10_000
REAL = 40
"""How many of them are played; the others are their copies, a few hours apart, each with a seed
of its own: the statistics count a game once, however often it is there."""
RUNNING = 4
"""How many of the real ones are not finished."""
ROUNDS = 7
MOST_MS = 200.0
COPIED = "cursor, over, revision, aside, summary, inputs, position"


def real_games(library: Library) -> Iterator[Game]:
    """Random games on all boards and levels."""
    boards, levels = list(library.boards), list(library.levels)
    for n in range(REAL):
        board, level, seed = boards[n % len(boards)], levels[n % len(levels)], f"library-{n}"
        _, inputs, _ = play_game(library.ruleset(board, level), seed, random_policy)
        game = Game.replay(new_header(library, board, level, seed), library, inputs)
        if n < RUNNING:
            game.go_to(len(inputs) // 2)
        yield game


def fill(path: Path, library: Library) -> None:
    """Write the games to a file: the real ones, then copies of their rows."""
    archive = Archive(path)
    for game in real_games(library):
        archive.add(game)
    begun = datetime(2024, 1, 1, tzinfo=UTC)
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TEMP TABLE copy (id INTEGER PRIMARY KEY, of INTEGER, moment TEXT)")
        moments = (
            (n, 1 + n % REAL, (begun + timedelta(hours=2 * n)).isoformat(timespec="milliseconds"))
            for n in range(REAL + 1, GAMES + 1)
        )
        db.executemany("INSERT INTO copy VALUES (?, ?, ?)", moments)
        db.execute(
            f"INSERT INTO game (id, begun, changed, name, header, facts, {COPIED})"
            " SELECT copy.id, moment, moment, 'Evening ' || copy.id,"
            " json_set(header, '$.seed', 'library-' || copy.id),"
            f" iif(facts = '', '', json_set(facts, '$.by_hand', copy.id)), {COPIED}"
            " FROM copy JOIN game ON game.id = of"
        )
        for table, column in (("input", "text"), ("turn", "digest")):
            db.execute(
                f"INSERT INTO {table} (game, number, {column}) SELECT copy.id, number, {column}"
                f" FROM copy JOIN {table} ON {table}.game = of"
            )
        db.commit()


def took(work: Callable[[], object]) -> list[float]:
    """Milliseconds of processor time of several runs, which other load disturbs least."""
    found = []
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        found.append(1000 * (time.process_time() - start))
    return found


def many_games() -> Iterator[Figure]:
    """List, search, sorting, statistics."""
    library = load()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        fill(path, library)
        yield from _list(path, library)
        collection = Collection(path)
        reading = took(collection.facts)
        yield within(f"the facts of {GAMES:,} games read for the statistics", reading, MOST_MS)
        facts = collection.facts()
        everything(facts)  # reads the details
        yield within(
            "all figures there are of these, for a file", took(lambda: everything(facts)), FIRST_MS
        )
        yield from pages(path, library)


def _list(path: Path, library: Library) -> Iterator[Figure]:
    """As the list of games does it, without painting."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    from solitaria_app.ui.library.model import GamesModel
    from solitaria_app.ui.library.telling import COLUMNS, Telling
    from solitaria_app.ui.texts import Texts
    from solitaria_app.ui.theme import Theme

    application = QApplication.instance() or QApplication([])
    archive = Archive(path)

    def listed() -> GamesModel:
        model = GamesModel(Telling(library, Texts("en"), None), Theme())
        model.put(archive.all_entries())
        return model

    def search(model: GamesModel) -> None:
        model.want(Wanted(text="evening 77 italia"))
        assert 0 < len(model.shown) < GAMES

    yield within(f"the list of {GAMES:,} games", took(listed), MOST_MS)
    fresh = [listed() for _ in range(ROUNDS)]
    yield within("a first search among them", took(lambda: search(fresh.pop())), MOST_MS)
    model = listed()
    ways = (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder)
    sorts = [
        max(took(partial(model.sort, column, way)))
        for column in range(len(COLUMNS))
        for way in ways
    ]
    yield within("sorted by each column", sorts, MOST_MS)
    assert application is not None
