"""A game that can only be looked at: why, and the ways on from there."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from solitaria_app.engine import notation
from solitaria_app.session.game import Game
from solitaria_app.session.rereading import Difference
from solitaria_app.session.restoring import CannotRestore
from solitaria_app.session.words import Words
from solitaria_app.ui.copies import copy_here, go_on_by_old_result, go_on_by_present_rules
from solitaria_app.ui.games import open_again
from solitaria_app.ui.panels.lockedbar import LockedBar
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.view import View

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


class Locked(QObject):
    """Shows the bar and does what its buttons say."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    @cached_property
    def bar(self) -> LockedBar:
        """What stands in the prompt's place."""
        bar = LockedBar(self._window.desk)
        bar.asked.connect(self._do)
        return bar

    def show_bar(self, view: View) -> None:
        """Say why the present game can only be looked at."""
        window, why = self._window, self._window.controller.only_look
        game = window.controller.game
        assert game is not None
        if isinstance(why, Difference):
            said = reason(view.texts, view.words, game, why)
            old = () if why.position is None else ("old",)
            wanted = ("present", *old, "games")
        else:
            said = view.texts("locked.elsewhere")
            wanted = ("again", "copy", "new", "games")
        self.bar.show_why(said, wanted, view.texts, view.theme)
        window.desk.stand_in(self.bar)

    def _do(self, name: str) -> None:
        window, controller = self._window, self._window.controller
        try:
            match name:
                case "new" | "games":
                    window.commands.run(name)
                case "present":
                    go_on_by_present_rules(controller)
                case "old":
                    go_on_by_old_result(controller)
                case "copy":
                    assert controller.game is not None
                    copy_here(window, controller.game.cursor)
                case "again":
                    open_again(window)
        except CannotRestore:
            path, number = controller.saves.archive.path, controller.saves.number
            window.commands.tell(window.texts("locked.old.failed", file=path, n=number))


def reason(texts: Texts, words: Words, game: Game, differs: Difference) -> str:
    """From where on a game is another one, and why; it stands before the turn that differs."""
    why = texts("locked.result")
    if differs.refused:
        why = _refused(texts, words, game, differs)
    if not differs.turn:
        return texts("locked.setup", why=why)
    return texts("locked.turn", turn=differs.turn, why=why)


def _refused(texts: Texts, words: Words, game: Game, differs: Difference) -> str:
    try:
        given = notation.read(game.rules, differs.refused)
    except notation.BadNotation:
        return texts("locked.unknown", given=differs.refused)
    if differs.refusal is None:
        return texts("locked.unknown", given=differs.refused)
    said = words.refusal(game.state, given, differs.refusal).text
    return texts("locked.refused", given=differs.refused, why=said.rstrip("."))
