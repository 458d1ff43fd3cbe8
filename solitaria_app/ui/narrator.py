"""Tells the game in the panels at the right: the reason, the log, what may come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaria_app.session.game import Game
from solitaria_app.session.words import Words
from solitaria_app.ui.chronicle import Chronicle
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.logbook import Logbook
from solitaria_app.ui.panels.rows import RowText

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


class Narrator:
    """Keeps the lines of the game in the present language and look, as long as both stay."""

    def __init__(self, window: MainWindow) -> None:
        self._window, self._side = window, window.desk.side
        self.chronicle: Chronicle | None = None
        """None before the first game, and after language or look have changed."""
        self._logbook: Logbook | None = None

    def forget(self) -> None:
        """Language or look are others now."""
        self.chronicle = None

    def chronicle_of(self, game: Game) -> Chronicle:
        """What makes the lines of a game."""
        chronicle, window = self.chronicle, self._window
        if chronicle is None or chronicle.words.say.rules is not game.rules:
            words = Words(window.texts.language, game.rules)
            chronicle = Chronicle(words, window.texts, window.theme)
            self.chronicle, self._logbook = chronicle, Logbook(chronicle)
        return chronicle

    def show(self) -> list[DieFace]:
        """The reason, and log or forecast if it is in front; gives the dice of the reason."""
        presenter = self._window.presenter
        game, insight = presenter.past.game, presenter.insight
        if game is None or self.chronicle is None:
            return []
        dice = insight.show_reason(game, self.chronicle, presenter.step)
        if presenter.view is not None:
            insight.show_forecast(presenter.view)
        if self._side.shows_log:
            self._show_log()
        return dice

    def log_rows(self) -> list[RowText]:
        """The log up to the present."""
        game, logbook = self._window.controller.game, self._logbook
        return [] if game is None or logbook is None else logbook.rows(game)

    def _show_log(self) -> None:
        window, panel = self._window, self._side.log_panel
        game, past = window.controller.game, window.presenter.past
        if game is not None:
            at = past.at if past.viewing else None
            panel.log.set_log(self.log_rows(), window.theme, at)
            panel.show_counts(window.texts, window.theme, len(past.noted()), len(game.abandoned))
