"""What can be read and heard across a table: the headline, the table view, the voice."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from solitaria_app.engine import agenda
from solitaria_app.engine import events as ev
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.game import Game
from solitaria_app.session.words.headline import reaction_of
from solitaria_app.session.words.places import places_of
from solitaria_app.session.words.tidings import told_of
from solitaria_app.ui.afterwards import Afterwards
from solitaria_app.ui.chronicle import deeds, hints
from solitaria_app.ui.controls.stepper import Stepper
from solitaria_app.ui.drawings import DieFace
from solitaria_app.ui.panels.rows import RowText
from solitaria_app.ui.speech import Speaker
from solitaria_app.ui.view import View

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow
    from solitaria_app.ui.tableview.board import TableView


class Across(QObject):
    """Follows the presenter; holds nothing that the game depends on."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._desk = window, window.desk
        self.events: tuple[ev.Event, ...] = ()
        """What is shown of the turn since its card was played."""
        self._fresh = False
        """Whether what is shown was brought by inputs, not by looking about."""
        self.speaker = Speaker(self)
        self.open = False
        """Whether the table view covers the window."""
        self.afterwards = Afterwards(window)
        self._desk.headline.pointed.connect(self._point)

    @cached_property
    def table(self) -> TableView:
        """The table view; made when it is wanted."""
        from solitaria_app.ui.tableview.board import TableView

        table = TableView(self._window)
        table.left.connect(self.toggle)
        table.pressed.connect(self._show_table)
        prompt = self._desk.prompt
        prompt.goods.planned.connect(lambda _: self._show_table())
        for part in (prompt.faces, self._desk.supply):
            part.refused.connect(lambda _: self._show_table())
        prompt.primary.installEventFilter(self)
        QApplication.instance().focusChanged.connect(self._focused)  # type: ignore[union-attr]
        return table

    # --- following --------------------------------------------------------------

    def arrived(self) -> None:
        """The game changed; whether by inputs, `news` says."""
        self._fresh = bool(self._window.controller.news)
        self.speaker.hush()

    def refresh(self) -> None:
        """Show what the presenter shows."""
        presenter = self._window.presenter
        view, game, step = presenter.view, presenter.past.game, presenter.step
        if view is None or game is None:
            self.close()
            return
        self.events = since_card(game, game.cursor if step is None else step.shown)
        line = self._line(view)
        wanted = view.state.way.physical or self._window.settings.headline
        present = step is None and not presenter.past.viewing
        instead = self.afterwards.refresh(view, present)
        self._desk.show_headline(wanted and bool(line) and not instead)
        self._desk.headline.show_line(line, view.theme, quiet=not self._told(view))
        self._show_table()
        if self._fresh and step is None and not presenter.past.viewing:
            self._fresh = False
            self._say(view)

    def _told(self, view: View) -> str:
        """The latest corrections, the reaction, or what ended the set-up beside a table."""
        told = view.words.corrected(self.events) or view.words.headline(view.state, self.events)
        if not told and view.state.way.physical:
            told = view.words.set_up(view.state, self.events)
        return told

    def _line(self, view: View) -> str:
        """The headline; as long as Contrarius has done nothing, the card that was played."""
        played = [e for e in self.events if isinstance(e, ev.CardPlayed | ev.CardCopied)]
        told = self._told(view)
        return told or (view.words.event(view.state, played[-1]) if played else "")

    # --- the headline -----------------------------------------------------------

    def _point(self, on: bool) -> None:
        """What the headline speaks of lights up on the map."""
        view, row = self._window.presenter.view, None
        if on and view is not None:
            events = told_of(self.events)
            special = tuple(deeds(view.state, events, side=CONTRARIUS))
            named = {mark.target for mark in special}
            others = (mark for mark in hints(places_of(events)) if mark.target not in named)
            row = RowText(self._told(view), marks=(*special, *others))
        self._window.presenter.cartographer.light(row)

    # --- the table view ---------------------------------------------------------

    def toggle(self) -> None:
        """Cover the window with the table view, or go back to the board."""
        if self.open:
            self.close()
        elif self._window.presenter.view is not None:
            self.open = True
            self.table.setGeometry(self._window.rect())
            self._show_table()
            self.table.show()
            self.table.raise_()
            self.table.setFocus()

    def close(self) -> None:
        """Back to the board."""
        if self.open:
            self.open = False
            self.table.hide()
            self._desk.setFocus()

    def press(self, event: QKeyEvent) -> bool:
        """Esc leaves the table view; all other keys mean what they mean on the board."""
        if self.open and event.key() == Qt.Key.Key_Escape:
            self.close()
            return True
        if self.open:
            QTimer.singleShot(0, self, self._show_table)  # what the key did beneath
        return False

    def _show_table(self) -> None:
        presenter = self._window.presenter
        view, step = presenter.view, presenter.step
        if not self.open or view is None:
            return
        dice = [
            DieFace(event.die, event.face)
            for event in reaction_of(self.events)
            if isinstance(event, ev.DieRolled)
        ]
        if presenter.past.viewing:
            prompt = view.texts("table.past")
        elif step is not None:
            prompt = step.text
        elif self._window.controller.only_look is not None:
            prompt = self._window.commands.locked.bar.accessibleName()
        elif self._desk.stands_in is not None:
            prompt = view.texts("table.correcting")
        else:
            prompt = self._asked(view)
        quiet = not self._told(view)
        line = self.afterwards.told() or self._line(view)
        self.table.show_moment(view, self._desk, line, prompt, dice, quiet)

    def _asked(self, view: View) -> str:
        """The prompt with what stands beside it, or why something can't be entered."""
        prompt = self._desk.prompt
        if not prompt.words.trouble.isHidden():
            return prompt.words.trouble.text()
        return f"{view.words.prompt(view.state).text} {prompt.words.sum.text()}".strip()

    def _focused(self, before: QWidget | None, now: QWidget | None) -> None:
        """The focus stays above; only amounts may have it beneath."""
        if not self.open or now is None or not self._desk.isAncestorOf(now):
            return
        if not isinstance(now, Stepper | QLineEdit):
            self.table.setFocus()
        self._show_table()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The primary button rests or can be pressed again."""
        if event.type() == QEvent.Type.EnabledChange:
            self._show_table()
        return super().eventFilter(watched, event)

    # --- the voice --------------------------------------------------------------

    def _say(self, view: View) -> None:
        """The headline when a reaction is over, and what to roll."""
        if not self._window.settings.speak:
            return
        waits = view.state.agenda[-1] if view.state.agenda else None
        told = self._told(view) if waits is None or isinstance(waits, agenda.ChooseCard) else ""
        if view.words.corrected(self.events):
            told = ""  # whoever corrects knows
        if isinstance(waits, agenda.Roll):
            told = view.words.prompt(view.state).text
        if told:
            self.speaker.say(told, view.words.language)


def since_card(game: Game, number: int) -> tuple[ev.Event, ...]:
    """What happened from the human's last card on, up to after so many inputs."""
    found: list[ev.Event] = []
    for before in range(number, -1, -1):
        events = game.events_at(before)
        found[:0] = events
        if any(isinstance(event, ev.CardPlayed) for event in events):
            break
    return tuple(found)
