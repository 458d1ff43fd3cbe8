"""What the window holds at first: the game that was left, or the dialog for a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaria_app.session.archive import ArchiveProblem
from solitaria_app.session.checkup import lost

if TYPE_CHECKING:
    from solitaria_app.content.faults import BadFile
    from solitaria_app.ui.main_window import MainWindow


def resume(window: MainWindow, faults: BadFile | None = None) -> None:
    """The game that was left, or the dialog for a new one; then what there is to tell.

    A file of games that is gone or can't be read comes first: a good copy of it is offered.
    `faults` are those of the player's own data files.
    """
    problem = window.controller.saves.refused
    if problem is not None or lost(window.places.games):
        from solitaria_app.ui.backups import copy_for, offer_copy

        copy = copy_for(window.places.games)
        if copy is not None:
            told = window.texts("data.faults", problem=faults) if faults else ""
            offer_copy(
                window,
                problem,
                copy,
                lambda: _resume(window, faults),
                lambda: window.commands.tell(told) if told else None,
            )
            return
    _resume(window, faults)


def resume_if_none(window: MainWindow) -> None:
    """The game that was left, or the dialog for a new one, unless there is a game."""
    if window.controller.game is None:
        _resume(window, None)


def _resume(window: MainWindow, faults: BadFile | None) -> None:
    saves = window.controller.saves
    troubles = [window.texts("data.faults", problem=faults)] if faults else []
    if brought := saves.bring_in(window.library):
        troubles.append(window.texts("unsaved.back", n=brought))
    if saves.refused is not None:
        key = "refused.beside" if saves.beside is not None else "refused"
        troubles.append(window.texts(key, problem=saves.refused, file=saves.beside))
    resumed = False
    try:
        resumed = window.controller.resume()
    except ArchiveProblem as problem:
        if problem.told != saves.refused:
            troubles.append(window.texts("unopened", problem=problem))
    if not resumed:
        window.commands.run("new")
    if troubles:
        window.commands.tell("\n\n".join(troubles))
