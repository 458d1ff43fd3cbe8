"""Correcting the table: a mode of the window in which clicks say what lies otherwise."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent

from solitaria_app.engine.corrections import Pile
from solitaria_app.engine.events import Corrected
from solitaria_app.engine.inputs import Input
from solitaria_app.engine.play import refusal
from solitaria_app.engine.rules.piles import where_is
from solitaria_app.engine.state import GameState
from solitaria_app.session.game import Game
from solitaria_app.session.midway import entered_midway, starting_colonists
from solitaria_app.session.oddities import oddities
from solitaria_app.session.words.places import places_of
from solitaria_app.ui import correctwords
from solitaria_app.ui.chronicle import hints
from solitaria_app.ui.controls.keys import PILES, typed
from solitaria_app.ui.interaction import Offer, Selection
from solitaria_app.ui.interaction.correcting import Part, correct, parts_of
from solitaria_app.ui.map.targets import Mark
from solitaria_app.ui.panels.supply import Pile as Listed
from solitaria_app.ui.view import View

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow
    from solitaria_app.ui.panels.correctbar import CorrectBar


class Corrector(QObject):
    """`on` while the table is corrected. It stays so through undo and redo, and ends with the
    game, at Escape or by its button."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.part = Part.ANYTHING
        self._game: Game | None = None
        self._told = ""
        """Why the last click changed nothing."""

    @property
    def on(self) -> bool:
        """Whether the table is corrected now."""
        game = self._window.controller.game
        if self._game is not game or game is None or not game.state.turn:
            self._game = None
        return self._game is not None

    def begin(self) -> None:
        """Correct the table of the present game, from its first part if it was entered just now."""
        game = self._window.controller.game
        if game is None or not game.state.turn:
            return
        self._game, self._told = game, ""
        self.part = Part.HOUSES if entered_midway(game) else Part.ANYTHING
        self._window.presenter.past.leave()
        self._window.presenter.select(None)
        self._window.desk.setFocus()  # keys mean the bar now

    def end(self) -> None:
        """Back to the prompt; numbers that were entered count. What looks odd about a table
        that was entered as a whole is shown before."""
        self._put()
        game = self._game
        if game is not None and entered_midway(game) and oddities(game.state):
            self.show_oddities()
        else:
            self.leave()

    def leave(self) -> None:
        """Back to the prompt: so it is."""
        self._game = None
        self._window.presenter.select(None)

    def show_oddities(self) -> None:
        """Tell what looks odd about the table, and ask whether it is so."""
        from solitaria_app.ui.dialogs.oddities import OdditiesDialog

        window, view = self._window, self._window.presenter.view
        if view is not None:
            dialog = OdditiesDialog(window, view)
            dialog.accepted.connect(self.leave)
            window.commands.show(dialog)

    def turn(self, part: Part) -> None:
        """Go on with another part of the table."""
        self._put()
        self.part, self._told = part, ""
        self._window.presenter.select(None)

    def _put(self) -> None:
        planned = self.bar.planned_inputs()
        if planned:
            self.put(planned)

    # --- the bar ----------------------------------------------------------------

    @cached_property
    def bar(self) -> CorrectBar:
        """What stands in the prompt's place."""
        from solitaria_app.ui.panels.correctbar import CorrectBar

        window = self._window
        bar = CorrectBar(window.desk)
        bar.turned.connect(self.turn)
        bar.chosen.connect(window.presenter.choose)
        bar.confirmed.connect(self.put)
        bar.back.connect(lambda: window.presenter.select(None))
        bar.done.connect(self.end)
        bar.doubted.connect(self.show_oddities)
        return bar

    def show_bar(self, view: View) -> None:
        """Show what is to be done, and the cards that may lie elsewhere."""
        window = self._window
        game = self._game
        guided = game is not None and entered_midway(game)
        self.bar.refresh(view, self.part, guided, self._told)
        self._told = ""
        window.desk.stand_in(self.bar)
        if view.offer.cards is not None:
            window.desk.supply.show_piles(view, piles(view), self.part)

    def press(self, event: QKeyEvent) -> bool:
        """A key that the part with the focus did not want."""
        view, desk = self._window.presenter.view, self._window.desk
        if view is None or self.bar.press(event):
            return view is not None
        row = desk.hand if view.offer.cards is None else desk.supply
        key = typed(event) if view.keys else ""
        card = row.by_key(key) if key else None
        if card is not None:
            card.click()
        elif key and key in PILES and view.offer.cards is not None:
            self._told = view.texts("supply.no-key", sign=key.upper())
            self._window.presenter.refresh()
        return card is not None

    # --- correcting -------------------------------------------------------------

    def offer(self, state: GameState, selected: Selection | None) -> Offer:
        """What can be corrected now."""
        if self.part not in parts_of(state):
            self.part = Part.ANYTHING
        starting = frozenset() if self._game is None else starting_colonists(self._game)
        return correct(state, self.part, selected, starting)

    def put(self, inputs: tuple[Input, ...]) -> None:
        """Carry corrections out, up to the first that is impossible, and say why that is so."""
        controller, view = self._window.controller, self._window.presenter.view
        self._told = ""
        for given in inputs:
            state = controller.state
            refused = None if state is None else refusal(state, given)
            if view is not None and state is not None and refused is not None:
                self._told = view.words.refusal(state, given, refused).text
                self._window.presenter.refresh()
                return
            controller.do(given)

    def marks(self) -> tuple[Mark, ...]:
        """The places of the corrections that were made last, one after the other."""
        game, found = self._game, []
        at = 0 if game is None else game.cursor
        while game is not None and at:
            events = game.events_at(at)
            if not any(isinstance(event, Corrected) for event in events):
                break
            found += list(hints(places_of(events)))
            at -= 1
        return tuple(dict.fromkeys(found))


def piles(view: View) -> list[Listed]:
    """The cards in the hand's place, by where they lie."""
    found: dict[tuple[Pile, str], list[int]] = {}
    for card in view.offer.cards or ():
        pile, _ = where_is(view.state, card)
        stack = view.state.rules.cards[card].source if pile is Pile.STACK else ""
        found.setdefault((pile, stack), []).append(card)
    listed = []
    for (_, stack), cards in found.items():
        where = correctwords.lies(view, cards[0])
        name = stack or str(len(cards))
        told = f"{where} {stack}: {view.words.say.texts.count('card', len(cards))}"
        listed.append(Listed(name, where, told, tuple(cards)))
    return listed
