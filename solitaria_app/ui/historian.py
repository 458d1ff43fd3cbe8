"""Carries out the commands through a game's history: looking back, playing on, amending."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from solitaria_app.session.amend import Amendment
from solitaria_app.session.game import BadJournal, Game
from solitaria_app.session.words.catalogue import capital
from solitaria_app.session.words.deeds import deed
from solitaria_app.ui.copies import copy_here
from solitaria_app.ui.panels.log import history_key
from solitaria_app.ui.panels.pastbar import PastBar
from solitaria_app.ui.past import Past
from solitaria_app.ui.view import View

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow


class Historian:
    """Runs the commands of `actions.HISTORY` by name; dialogs are loaded when they are wanted."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    @property
    def _past(self) -> Past:
        return self._window.presenter.past

    @property
    def _game(self) -> Game:
        game = self._window.controller.game
        assert game is not None
        return game

    @property
    def _locked(self) -> bool:
        """Whether the game can only be looked at."""
        return self._window.controller.only_look is not None

    def run(self, name: str) -> None:
        """Carry out a command; nothing happens without a game."""
        if self._window.controller.game is None:
            return
        past = self._past
        match name:
            case "past-first":
                past.first()
            case "past-now":
                past.leave()
            case "past-step-back":
                past.step(-1)
            case "past-step-forward" if past.viewing:
                past.step(1)
            case "past-turn-back":
                past.turn(-1)
            case "past-turn-forward" if past.viewing:
                past.turn(1)
            case "play-on" if not self._locked:
                self._play_on()
            case "copy-here":
                copy_here(self._window, past.at)
            case "amend" if not self._locked:
                self._amend()
            case "bookmark" if not self._locked:
                self._bookmark()
            case "bookmarks":
                self._bookmarks()
            case "lines" if not self._locked:
                self._lines()

    # --- the bar ----------------------------------------------------------------

    @cached_property
    def bar(self) -> PastBar:
        """What stands in the prompt's place while looking back."""
        bar = PastBar(self._window.desk)
        bar.asked.connect(self._window.commands.run)
        bar.moved.connect(self._past.show)
        return bar

    def show_bar(self, view: View) -> None:
        """Show the moment that is looked at in the bar."""
        past, window = self._past, self._window
        self.bar.refresh(
            past,
            view.texts,
            view.theme,
            self.told(past.at),
            self.done(past.at),
            window.actions_.keys,
            self._locked,
        )
        window.desk.stand_in(self.bar)

    def told(self, number: int) -> str:
        """What the log says of a moment; else the input in a few words."""
        if not number:
            return self._window.texts("past.start")
        rows = [
            row.text
            for row in self._window.presenter.narrator.log_rows()
            if row.moment == number and row.style == "plain"
        ]
        return " ".join(rows) if rows else self.done(number)

    def press(self, event: QKeyEvent) -> bool:
        """A key while looking back that the part with the focus did not want."""
        command = "past-now" if event.key() == Qt.Key.Key_Escape else history_key(event)
        if command:
            self.run(command)
        return bool(command)

    # --- words ------------------------------------------------------------------

    def moment(self, number: int) -> str:
        """Which moment a number of inputs is: the turn, and what had just been done."""
        texts, past = self._window.texts, self._past
        turn = past.turn_at(number)
        where = texts("log.turn", n=turn) if turn else texts("log.setup")
        done = self.done(number)
        return texts("past.moment", where=where, what=done) if done else where

    def done(self, number: int) -> str:
        """The input that brought a moment, in a few words; empty for the start."""
        game, view = self._game, self._window.presenter.view
        if not 0 < number <= game.length() or view is None:
            return ""
        return capital(deed(view.words.say, game.inputs[number - 1]))

    # --- playing on -------------------------------------------------------------

    def _play_on(self) -> None:
        window, past = self._window, self._past
        at, end = past.at, past.end
        if not past.viewing or at == end:
            past.leave()
            return
        if not window.settings.confirm:
            window.controller.go_to(at)
            return
        from solitaria_app.ui.dialogs.question import Question

        texts = window.texts
        text = texts("play-on.text", moment=self.moment(at), n=len(self._turns_after(at)))
        title, yes = texts("play-on.title"), texts("past.play-on")
        dialog = Question(window, title, text, yes, texts("cancel"))
        dialog.accepted.connect(lambda: window.controller.go_to(at))
        window.commands.show(dialog)

    def _turns_after(self, number: int) -> range:
        past = self._past
        return range(past.turn_at(number), past.turn_at(past.end) + 1)

    # --- amending ---------------------------------------------------------------

    def _amend(self) -> None:
        window, game, view = self._window, self._game, self._window.presenter.view
        number = self._past.at - 1
        if number < 0 or view is None:
            return
        from solitaria_app.ui.dialogs.amend import AmendDialog

        dialog = AmendDialog(window, game, number, view.words, window.texts, window.theme)
        dialog.amended.connect(self._amended)
        window.commands.show(dialog)

    def _amended(self, change: Amendment) -> None:
        self._window.controller.amend(change)

    # --- bookmarks --------------------------------------------------------------

    def _bookmark(self) -> None:
        from solitaria_app.ui.dialogs.bookmarks import NoteDialog

        window, number = self._window, self._past.at
        note = self._game.bookmarks.get(number, "")
        moment = self.moment(number)
        dialog = NoteDialog(window, window.texts, moment, note, moment)
        dialog.noted.connect(lambda text: self._note(number, text))
        window.commands.show(dialog)

    def _note(self, number: int, note: str) -> None:
        if note:
            self._game.bookmarks[number] = note
        else:
            self._game.bookmarks.pop(number, None)
        self._window.controller.keeper.save()
        self._window.presenter.refresh()

    def _bookmarks(self) -> None:
        from solitaria_app.ui.dialogs.bookmarks import BookmarksDialog

        window, past = self._window, self._past
        dialog = BookmarksDialog(window, window.texts, window.theme, past.noted(), self.moment)
        dialog.fix(self._locked)
        dialog.chosen.connect(past.show)
        dialog.changed.connect(self._note)
        window.commands.show(dialog)

    # --- abandoned lines --------------------------------------------------------

    def _lines(self) -> None:
        from solitaria_app.ui.dialogs.lines import LinesDialog

        window, view = self._window, self._window.presenter.view
        if view is None:
            return
        dialog = LinesDialog(window, self._game, view.words, window.texts, window.theme)
        dialog.taken.connect(self._take)
        window.commands.show(dialog)

    def _take(self, number: int) -> None:
        try:
            self._window.controller.take_line(number)
        except BadJournal:
            self._window.commands.tell(self._window.texts("lines.refused"))
