"""What tests ask of `solitaria play`."""

from __future__ import annotations

import sys
from collections.abc import Callable

from click.testing import Result

from solitaria_app.content.library import Library
from solitaria_app.engine import notation
from solitaria_app.engine.inputs import Reveal, Rolled, Token
from solitaria_app.session.archive import Archive
from solitaria_app.session.game import Game
from solitaria_app.session.places import games_file
from solitaria_app.session.policy import random_policy
from solitaria_app.session.simulate import play_game

COMMAND = [sys.executable, "-P", "-m", "solitaria_app", "play"]
Play = Callable[..., Result]


def decisions(library: Library, level: str, seed: str) -> list[str]:
    """What a random player types in a whole game."""
    rules = library.ruleset("italia", level)
    _, inputs, _ = play_game(rules, seed, random_policy)
    chance = (Token, Reveal, Rolled)
    return [notation.write(rules, one) for one in inputs if not isinstance(one, chance)]


def saved(library: Library) -> list[Game]:
    archive = Archive(games_file())
    return [archive.load(entry.id, library) for entry in archive.entries()]
