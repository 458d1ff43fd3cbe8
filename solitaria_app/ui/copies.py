"""Going on with a copy of the present game, which itself stays as it is in the file of games."""

from __future__ import annotations

from solitaria_app.session.rereading import Difference
from solitaria_app.session.restoring import by_old_result, by_present_rules
from solitaria_app.ui.controller import Controller


def copy_from(controller: Controller, number: int) -> None:
    """A copy that ends after so many inputs."""
    if controller.game is not None:
        game = controller.game.at(number)
        game.abandoned = []
        game.cut()
        controller.adopt(game)


def go_on_by_present_rules(controller: Controller) -> None:
    """A game that differs by the present rules goes on from there."""
    if controller.game is not None:
        controller.adopt(by_present_rules(controller.game))


def go_on_by_old_result(controller: Controller) -> None:
    """A game that differs by the present rules goes on from the table as it was left.

    Raises CannotRestore.
    """
    differs = controller.only_look
    if controller.game is not None and isinstance(differs, Difference):
        controller.adopt(by_old_result(controller.game, differs))
