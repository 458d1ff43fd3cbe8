"""How the game is followed: changing it, the sign that shows it, and beginning midway."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from solitaria_app.engine.following import Way
from solitaria_app.engine.inputs import MIDWAY, Follow
from solitaria_app.engine.play import refusal
from solitaria_app.engine.scoring import score
from solitaria_app.engine.state import GameState
from solitaria_app.session.game import Game
from solitaria_app.session.laid import has_setup
from solitaria_app.session.midway import joined

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


def may_begin_midway(state: GameState) -> bool:
    """Whether the rest of the set-up may be left out, since the game is under way."""
    return state.way.physical and refusal(state, MIDWAY) is None


def _saving(game: Game | None, whole: bool) -> str:
    """The key of the menu entry that saves the set-up; it says why there is none to save."""
    if game is None or whole:
        return "menu.save-setup"
    return "setup.joined" if joined(game) else "setup.not-whole"


class Following(QObject):
    """The menu of the ways, and the way from the tokens to the table as it lies."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._midway: Game | None = None
        """The game that begins midway as soon as its tokens lie."""
        window.controller.changed.connect(self._changed)

    def follow(self, way: Way) -> None:
        """Follow the game in another way from now on."""
        controller = self._window.controller
        state = controller.state
        if state is None or state.way is way:
            return
        then = score(state, 0).total
        controller.do(Follow(way))
        now = then if controller.state is None else score(controller.state, 0).total
        if way is Way.LIGHT and now < then:
            controller.course.fell = (then, now)
            self._window.presenter.refresh()

    def enable(self, looking: bool) -> None:
        """Which ways can be changed to now, and which is the present one; whether there is a
        set-up to save. `looking`: the past is looked at, or a reaction is shown."""
        window = self._window
        state, game = window.controller.state, window.controller.game
        names = window.actions_.by_name
        for way in Way:
            action = names[f"way:{way.id}"]
            present = state is not None and state.way is way
            action.setChecked(present)
            may = state is not None and refusal(state, Follow(way)) is None
            action.setEnabled(not looking and (may or (present and self._changes(state))))
        whole = game is not None and has_setup(game)
        names["save-setup"].setEnabled(whole)
        names["save-setup"].setText(window.texts(_saving(game, whole)))

    @staticmethod
    def _changes(state: GameState | None) -> bool:
        """Whether the way can be changed at all now."""
        return state is not None and any(refusal(state, Follow(way)) is None for way in Way)

    # --- beginning midway -------------------------------------------------------

    def expect_midway(self, on: bool) -> None:
        """Begin the present game midway as soon as every city has its token."""
        self._midway = self._window.controller.game if on else None
        self._changed()

    def _changed(self) -> None:
        game = self._window.controller.game
        if game is None or game is not self._midway:
            self._midway = None  # another game has come to the table
        elif may_begin_midway(game.state):
            self._midway = None
            QTimer.singleShot(0, self, self.begin_midway)  # not amid the news of a change

    def begin_midway(self) -> None:
        """The game on the table is under way: enter it as it lies."""
        state = self._window.controller.state
        if state is not None and may_begin_midway(state):
            self._window.controller.do(MIDWAY)
            self._window.commands.run("correct")
