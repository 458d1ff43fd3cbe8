"""What undo and redo would do, in words."""

from __future__ import annotations

from solitaria_app.engine.inputs import DONE
from solitaria_app.session.game import Game
from solitaria_app.ui.controller import Controller
from solitaria_app.ui.view import View


def labels(view: View, controller: Controller, still: bool) -> tuple[str, str]:
    """The labels of undo and redo, empty where there is nothing; `still`: nothing can change."""
    game = controller.game
    if game is None or still:
        return "", ""
    back, forth = game.undo_step(), game.redo_step()
    undo = "" if back is None else _deed(view, game, "undo", back, game.cursor)
    if controller.course.before is not None:
        undo = view.texts("undo.amendment")
    return undo, "" if forth is None else _deed(view, game, "redo", game.cursor, forth)


def _deed(view: View, game: Game, which: str, start: int, end: int) -> str:
    """What undo or redo would take back or bring back; an ended action by its button."""
    inputs = game.inputs[start:end]
    if inputs[0] == DONE:
        deed = view.words.label(game.state_at(start), DONE)
        return view.words.say.texts.text(which, deed=deed)
    label = view.words.undo_label if which == "undo" else view.words.redo_label
    return label(inputs)
