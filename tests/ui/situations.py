"""Games in the middle: a game stands at a prompt of a wanted kind."""

from __future__ import annotations

import random
from collections.abc import Callable

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.engine.inputs import Build
from solitaria_app.engine.state import GameState
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header

PROMPTS = (
    agenda.Opening,
    agenda.ChooseCard,
    agenda.TribuneAction,
    agenda.ArchitectAction,
    agenda.PrefectAction,
    agenda.ColonistAction,
    agenda.MercatorAction,
    agenda.DiplomatAction,
    agenda.PurchaseAction,
    agenda.Store,
    agenda.MoveNext,
)
"""Everything a person is asked."""


def at_prompt(library: Library, kind: type, least: int = 0, board: str = "imperium") -> Game:
    """A game played at random up to a prompt of a kind, after at least so many inputs."""
    return at(library, lambda state: isinstance(state.agenda[-1], kind), least, board)


def at(
    library: Library, wanted: Callable[[GameState], bool], least: int = 0, board: str = "imperium"
) -> Game:
    """A game played at random until the table is as wanted. Builds whenever it can."""
    for seed in range(30):
        level = "veteran" if seed % 2 == 0 else "standard"
        game = Game(new_header(library, board, level, str(seed)), library)
        choose = random.Random(seed)
        game.settle()
        while not game.state.over:
            if game.cursor >= least and wanted(game.state):
                return game
            options = game.legal()
            builds = [option for option in options if isinstance(option, Build)]
            game.do(choose.choice(builds or options))
            game.settle()
    raise AssertionError("no game gets there")
