"""Which commands have something to do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


def enable(window: MainWindow) -> None:
    """Enable and disable the entries of the menu, and so their keys."""
    controller, presenter = window.controller, window.presenter
    game, past = controller.game, presenter.past
    running, looking = game is not None, past.viewing
    locked = controller.only_look is not None
    still = looking or locked or presenter.insight.playback.runs
    window.commands.following.enable(still)
    window.actions_.enable(
        past_step_back=past.at > 0,
        past_turn_back=past.at > 0,
        past_first=past.at > 0,
        past_step_forward=looking,
        past_turn_forward=looking,
        past_now=looking,
        copy_here=running,
        bookmark=running and not locked,
        bookmarks=bool(past.noted()),
        amend=past.at > 0 and not locked,
        correct=game is not None and game.state.turn > 0 and not still,
        lines=game is not None and bool(game.abandoned) and not locked,
    )
    if looking or locked:
        game = None
    window.actions_.enable(
        export=running,
        scores=running,
        report=running,
        table=running,
        undo=game is not None
        and (game.undo_step() is not None or controller.course.before is not None),
        redo=game is not None and game.redo_step() is not None,
        step_back=game is not None and game.decision_before() is not None,
        step_forward=game is not None and game.decision_after() is not None,
        restart_turn=game is not None and game.turn_start() is not None,
    )
