"""What the window holds at first: the game that was left, or the dialog for a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaria_app.session.archive import ArchiveProblem
from solitaria_app.session.checkup import lost
from solitaria_app.ui.filework.opening import when_free

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
    """As soon as the file of games can be read."""
    saves, texts, brought = window.controller.saves, window.texts, 0

    def go_on() -> bool:
        nonlocal brought
        if window.controller.game is not None:
            return True  # the player has begun one meanwhile
        brought += saves.bring_in(window.library)
        return window.controller.resume()

    def show(resumed: bool, unopened: str = "") -> None:
        troubles = [texts("data.faults", problem=faults)] if faults else []
        if brought:
            troubles.append(texts("unsaved.back", n=brought))
        if saves.refused is not None:
            key = "refused.beside" if saves.beside is not None else "refused"
            troubles.append(texts(key, problem=saves.refused, file=saves.beside))
        if unopened:
            troubles.append(unopened)
        if not resumed and window.desk.banner.isHidden():
            window.commands.run("new")  # a dialog would hide what is told
        if troubles:
            window.commands.tell("\n\n".join(troubles))

    def failed(problem: ArchiveProblem) -> None:
        show(False, texts("unopened", problem=problem) if problem.told != saves.refused else "")

    when_free(window, texts("games.opening"), go_on, show, failed)
