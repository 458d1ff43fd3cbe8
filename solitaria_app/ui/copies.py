"""Going on with a copy of the present game, which itself stays as it is in the file of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaria_app.session.campaign.store import Campaigns
from solitaria_app.session.game import Game
from solitaria_app.session.rereading import Difference
from solitaria_app.session.restoring import by_old_result, by_present_rules
from solitaria_app.ui.controller import Controller

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


MOST = 50
"""Most signs of a game's name in that of its copy."""


def copy_here(window: MainWindow, number: int) -> None:
    """A copy that ends after so many inputs, named after the game and the turn, and told of."""
    controller, texts = window.controller, window.texts
    game, entry = controller.game, controller.saves.entry()
    if game is None:
        return
    name, turn = "", game.state_at(number).turn
    if entry is not None:
        of = entry.name or texts("games.unnamed", n=entry.id)
        for mark in (texts("copied.name", name="", n=""), texts("copied.name.setup", name="")):
            of = of.partition(mark)[0]  # a copy of a copy is named after the first game
        name = texts("copied.name" if turn else "copied.name.setup", name=of[:MOST], n=turn)
    copy_from(controller, number, name)
    if name and controller.saves.problem is None:
        banner = window.desk.banner
        banner.show_words(lambda t: t("copied.here", copy=name), texts, window.theme, sign="laurel")


def copy_from(controller: Controller, number: int, name: str = "") -> None:
    """A copy that ends after so many inputs."""
    if controller.game is not None:
        game = controller.game.at(number)
        game.abandoned = []
        game.cut()
        controller.adopt(game, name)


def go_on_by_present_rules(controller: Controller) -> None:
    """A game that differs by the present rules goes on from there."""
    if controller.game is not None:
        _go_on_as(controller, by_present_rules(controller.game))


def go_on_by_old_result(controller: Controller) -> None:
    """A game that differs by the present rules goes on from the table as it was left.

    Raises CannotRestore.
    """
    differs = controller.only_look
    if controller.game is not None and isinstance(differs, Difference):
        _go_on_as(controller, by_old_result(controller.game, differs))


def _go_on_as(controller: Controller, game: Game) -> None:
    """The same game goes on under another number: with its name, and in its campaign."""
    saves = controller.saves
    before, entry = saves.number, saves.entry()
    controller.adopt(game, entry.name if entry is not None else "")
    number, campaigns = saves.number, Campaigns(saves.archive.path)
    if before is not None and number is not None and saves.problem is None:
        controller.keeper.turn.do(
            lambda: campaigns.move_game(before, number),
            lambda _: controller.changed.emit(),
            lambda _: None,  # only the campaign lacks it then
        )
