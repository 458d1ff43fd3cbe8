"""Contrarius understood: plays reactions out, shows their reasons, tells what may come."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

from solitaria_app.engine.handler import Asks
from solitaria_app.engine.play import asks
from solitaria_app.engine.state import GameState
from solitaria_app.session.game import Game
from solitaria_app.ui.chronicle import Chronicle
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.panels.rows import RowText
from solitaria_app.ui.view import View

from .opening import set_up_rows
from .playback import BY_HAND, Playback
from .reasons import Reasons
from .steps import Reaction, Step

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow
    from solitaria_app.ui.panels.reactionbar import ReactionBar

    from .foresight import Foresight

REASON_TAB, FORECAST_TAB = 0, 2


class Insight(QObject):
    """`refresh` shows the whole window anew, `light` what a line speaks of on the map."""

    def __init__(
        self,
        window: MainWindow,
        refresh: Callable[[], None],
        light: Callable[[RowText | None], None],
    ) -> None:
        super().__init__(window)
        self._window, self._desk, self._light = window, window.desk, light
        self._reasons: Reasons | None = None
        self._chronicle: Chronicle | None = None
        self.playback = Playback(self)
        self.playback.moved.connect(refresh)
        self._desk.map.clicked.connect(self.playback.finish)
        self._desk.hand.pointed.connect(self._point)
        self._desk.side.reason.turned.connect(self._turned)
        self._desk.side.reason.again.connect(self.again)

    @cached_property
    def foresight(self) -> Foresight:
        """What may come."""
        from .foresight import Foresight

        return Foresight()

    @cached_property
    def bar(self) -> ReactionBar:
        """Stands in for the prompt while a reaction plays out."""
        from solitaria_app.ui.panels.reactionbar import ReactionBar

        bar = ReactionBar(self._desk)
        bar.skip.connect(self.playback.finish)
        bar.stepped.connect(self.playback.by_hand)
        return bar

    # --- playing out ------------------------------------------------------------

    def arrived(self, game: Game | None, chronicle: Chronicle | None) -> None:
        """The table changed: a reaction that inputs of just now brought plays out.

        One that waits for a die plays out when that was rolled; before a card is asked for, all
        that came before it plays out, and after it only what it brought.
        """
        self.playback.drop()
        self._desk.side.reason.back = 0
        count = len(self._window.controller.news)
        if game is None or chronicle is None or not count or die_waits(game.state):
            return
        reaction, _ = self._tell(chronicle).reaction(game)
        since = _began(game, game.cursor - count)
        steps = () if reaction is None else [s for s in reaction.steps if s.input > since]
        if steps and self.foresees:
            self._desk.side.show_tab(REASON_TAB)  # what may come must not hide what has come
        self.playback.begin(since, len(steps), self._window.settings.speed)

    def again(self) -> None:
        """Play the reaction that the panel shows once more, by hand where speed is "once"."""
        game, chronicle = self._window.presenter.past.game, self._chronicle
        if game is None or chronicle is None or self._window.presenter.past.viewing:
            return
        reaction, _ = self._tell(chronicle).reaction(game, self._desk.side.reason.back)
        speed = self._window.settings.speed
        if reaction is not None and reaction.steps:
            since = reaction.steps[0].input - 1
            wanted = BY_HAND if speed == "once" else speed
            self.playback.begin(since, len(reaction.steps), wanted, new=False)
            self.playback.moved.emit()

    def _turned(self) -> None:
        """Another reaction is looked at: none plays out any more."""
        self.playback.drop()
        self.playback.moved.emit()

    def step(self, game: Game, chronicle: Chronicle, elsewhere: bool) -> Step | None:
        """The step to show instead of the present, None if the present is to be shown.

        Looking `elsewhere`, at the past, ends it.
        """
        if elsewhere:
            self.playback.drop()
        if not self.playback.runs:
            return None
        reaction, _ = self._tell(chronicle).reaction(game, self._desk.side.reason.back)
        step = self.playback.now(() if reaction is None else reaction.steps)
        if step is None:
            self.playback.drop()
        return step

    def show_bar(self, step: Step) -> None:
        """Show a step in place of the prompt, and its city well in sight."""
        desk, window, bar = self._desk, self._window, self.bar
        bar.show_step(step, self.playback.place, window.texts, window.theme)
        desk.stand_in(bar)
        if isinstance(QApplication.focusWidget(), QAbstractButton):
            bar.setFocus()  # the button may have lost its meaning
        for mark in step.marks:
            if mark.style in ("winner", "built"):
                desk.map.reveal(mark.target)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(bar, step.text))

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key while a reaction plays out; whether one does."""
        if self.playback.runs:
            self.bar.press(event)
            return True
        return False

    # --- reasons ----------------------------------------------------------------

    def _tell(self, chronicle: Chronicle) -> Reasons:
        if self._reasons is None or self._chronicle is not chronicle:
            self._reasons, self._chronicle = Reasons(chronicle), chronicle
        return self._reasons

    def show_reason(self, game: Game, chronicle: Chronicle, step: Step | None) -> list[DieFace]:
        """Show the latest reaction, or the one that is looked at; gives the latest one's dice."""
        panel, theme = self._desk.side.reason, self._window.theme
        latest, before = self._tell(chronicle).reaction(game)
        if latest is None:
            told = set_up_rows(game, chronicle) or [RowText(self._window.texts("why.nothing"))]
            panel.refresh("", told, 0, theme, latest=True)
            return []
        shown: Reaction | None = latest
        if panel.back:
            panel.back = min(panel.back, before)
            shown, before = self._tell(chronicle).reaction(game, panel.back)
        assert shown is not None
        rows = shown.rows if step is None else step.rows
        panel.refresh(shown.title, rows, before, theme, latest=panel.back == 0)
        panel.replay.setEnabled(not self._window.presenter.past.viewing)
        if step is not None:
            panel.rows.scrollToBottom()
        return list(latest.dice)

    # --- forecast ---------------------------------------------------------------

    @property
    def foresees(self) -> bool:
        """Whether the forecast is in front."""
        return self._desk.side.tabs.currentIndex() == FORECAST_TAB

    def show_forecast(self, view: View) -> None:
        """Work out and show the forecast, if it is in front."""
        if not self.foresees:
            return
        texts = self._window.texts
        rows: list[RowText] = []
        if not self.playback.runs:
            rows += self.foresight.rows(view.state, view.words, texts)
        about = texts("forecast.about" if rows else "forecast.not-now")
        note = RowText(about, style="rule")
        self._desk.side.forecast.set_rows([*rows, note], self._window.theme)

    def _point(self, card: int | None) -> None:
        """A card in hand is pointed at: its line and its cities stand out."""
        if not self.foresees:
            return
        row = None if card is None else self.foresight.of_card(card)
        rows = self._desk.side.forecast
        rows.point(row if row in rows.all_rows() else None)
        self._light(rows.pointed)


def die_waits(state: GameState) -> bool:
    """Whether a die is to be entered."""
    return asks(state) is Asks.DICE


def _began(game: Game, number: int) -> int:
    """The moment from which a reaction was not shown yet, for it waited for a die."""
    while number and die_waits(game.state_at(number)):
        number -= 1
    return number
