"""Reactions to look at: the moment before the decision that brings one, and that decision."""

from __future__ import annotations

from solitaria_app.content.library import Library
from solitaria_app.engine import agenda
from solitaria_app.engine import events as ev
from solitaria_app.engine.inputs import Input
from solitaria_app.engine.state import GameState
from solitaria_app.session.game import Game
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.reaction.steps import Step

from .situations import at


def ready(library: Library, kind: type[ev.Event], least: int = 60) -> tuple[Game, Input]:
    """A game before a decision whose reaction brings an event of a kind and ends in a new turn."""

    def wanted(state: GameState) -> bool:
        return isinstance(state.agenda[-1], agenda.ChooseCard)

    for more in range(0, 200, 7):
        game = at(library, wanted, least + more)
        before = game.decision_before()
        assert before is not None
        brought = [e for n in range(before + 1, game.cursor + 1) for e in game.events_at(n)]
        if any(isinstance(event, kind) for event in brought):
            game.go_to(before)
            return game, game.inputs[before]
    raise AssertionError("no game has such a reaction")


def before_a_choice(library: Library) -> tuple[Game, Input]:
    """A game before a decision whose reaction asks which colonist of Contrarius moves."""
    game = at(library, lambda state: isinstance(state.agenda[-1], agenda.MoveNext), 90)
    before = game.decision_before()
    assert before is not None
    game.go_to(before)
    return game, game.inputs[before]


def play(window: MainWindow, found: tuple[Game, Input], speed: str = "step") -> Game:
    """Make the decision in a window that plays reactions out at a speed."""
    game, given = found
    window.settings.speed = speed
    window.controller.adopt(game)
    window.controller.do(given)
    return game


def shown(window: MainWindow) -> Step:
    """The step that is shown."""
    step = window.presenter.step
    assert step is not None
    return step
