"""Games for the list of games."""

from __future__ import annotations

import pytest

from solitaria_app.content.library import Library
from solitaria_app.session.archive import Archive
from solitaria_app.session.game import Game
from solitaria_app.ui.paths import Places
from tests.ui.gameslist import finished, under_way


@pytest.fixture(scope="session")
def over(library: Library) -> Game:
    return finished(library)


@pytest.fixture
def kept(places: Places, whole: Game, over: Game) -> Archive:
    """Two unfinished games and between them one that is over."""
    archive = Archive(places.games)
    archive.add(whole.at(whole.cursor))
    archive.add(over)
    archive.add(whole.at(whole.turn_ends()[3]))
    return archive


@pytest.fixture
def three(places: Places, whole: Game) -> Archive:
    """Three games that are under way."""
    return under_way(places, whole, 3, 5, 7)
