"""Results and definitions for tests of campaigns."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from solitaria_app.content.campaign import Definition, Passed, Stage
from solitaria_app.content.library import Library, load
from solitaria_app.session.archive import Archive
from solitaria_app.session.campaign.result import Result
from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from tests.session.conftest import whole_game

BOARDS = ("imperium", "italia")
"""The boards there are, the largest first."""


@pytest.fixture(scope="session")
def library() -> Library:
    """The program's own data."""
    return load()


@pytest.fixture
def store(tmp_path: Path) -> Campaigns:
    """Campaigns of a file that is not there yet."""
    return Campaigns(tmp_path / "games.db")


def by(
    lead: int,
    board: str = "italia",
    start: int = 20,
    level: str = "standard",
    concordia: bool | None = None,
) -> Result:
    """A game that ended with a lead."""
    return Result(board, level, start, 120 + lead, 120, concordia)


def one_stage(passed: Passed | None = None, **values: object) -> Definition:
    """A campaign of one stage at standard."""
    stage = Stage("standard", 20, passed=passed, **values)  # type: ignore[arg-type]
    return Definition("test", "Test", (stage,))


@pytest.fixture(scope="session")
def finished(library: Library) -> Game:
    """A game that is over."""
    return whole_game(library)


@pytest.fixture
def classic(store: Campaigns, library: Library) -> int:
    """The number of a campaign without games."""
    return store.create("Summer", library.campaign("classic"))


def begin(store: Campaigns, library: Library) -> int:
    """A game that is not over, saved."""
    game = Game(new_header(library, "imperium", "standard", "s", start_points=18), library)
    return Archive(store.path).add(game)


def change(store: Campaigns, statement: str, *values: object) -> None:
    """Meddle with the file."""
    with closing(sqlite3.connect(store.path)) as db:
        db.execute(statement, values)
        db.commit()
