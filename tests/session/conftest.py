"""What several tests of running games need."""

from __future__ import annotations

import pytest

from solitaria_app.content.library import Library, load
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.policy import random_policy
from solitaria_app.session.simulate import play_game


@pytest.fixture(scope="session")
def library() -> Library:
    """The program's own data."""
    return load()


def whole_game(library: Library, level: str = "standard", seed: str = "whole") -> Game:
    """A game on Italia that random decisions brought to its end."""
    header = new_header(library, "italia", level, seed)
    _, inputs, _ = play_game(library.ruleset("italia", level), seed, random_policy)
    return Game.replay(header, library, inputs)


@pytest.fixture(scope="session")
def played(library: Library) -> Game:
    """A whole game; go to other places in it, but add nothing."""
    return whole_game(library)


@pytest.fixture
def game(played: Game) -> Game:
    """The same, standing at its end."""
    played.go_to(played.length())
    return played
