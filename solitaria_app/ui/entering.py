"""Chance entered by a person beside a table: faces, cards, tokens; or brought by the program."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from solitaria_app.content.faults import short
from solitaria_app.engine.agenda import DrawTokens, Refill, SixthCard
from solitaria_app.engine.goods import Good
from solitaria_app.engine.inputs import Input, Token
from solitaria_app.engine.play import refusal
from solitaria_app.session.chance import draw_token
from solitaria_app.session.game import Game
from solitaria_app.ui import facewords
from solitaria_app.ui.controller import Happened
from solitaria_app.ui.controls.keys import CARDS, typed
from solitaria_app.ui.interaction import chance
from solitaria_app.ui.selflaid import SelfLaid
from solitaria_app.ui.view import View

if TYPE_CHECKING:
    from solitaria_app.ui.main_window import MainWindow

SUPPLIES = (DrawTokens, Refill, SixthCard)
"""Prompts at which the supply stands in the hand's place."""


class Entering(QObject):
    """Belongs to the window; `refresh` follows every change of what is shown."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._desk = window, window.desk
        self._view: View | None = None
        self.laid = SelfLaid()
        self._in_one_go = False
        """Whether several things are entered at once, or by the program."""
        window.controller.happened.connect(self._happened)
        prompt, supply = window.desk.prompt, window.desk.supply
        prompt.faces.for_me.connect(self.for_me)
        supply.refused.connect(prompt.words.refuse)

    def refresh(self, view: View) -> None:
        """Make room for what can be entered now, and only then."""
        self._view = view
        entered = view.offer.control == "chance"
        shown = entered and isinstance(view.state.agenda[-1], SUPPLIES)
        focus, row = QApplication.focusWidget(), self._desk.supply
        held = focus if focus is not None and row.isAncestorOf(focus) else None
        self._desk.show_supply(shown or view.offer.cards is not None)
        if shown:
            game = self._window.controller.game
            row.refresh(view, chance.just_revealed(game.inputs[: game.cursor]) if game else ())
        if held is not None and not held.isVisible():
            self._desk.setFocus()  # not to whatever comes next: Enter would press it
        letters = self._window.settings.single_keys and not view.offer.faces
        self._desk.map.letter_keys = letters  # else a good's key would move the map

    # --- keys -------------------------------------------------------------------

    def _happened(self, happened: tuple[Happened, ...]) -> None:
        """A letter was done: the key of a token that laid itself may be on its way."""
        given = happened[-1] if happened and not self._in_one_go else None
        tokens: list[tuple[int, Good]] = []
        if given is not None and isinstance(given.given, Token):
            tokens = facewords.by_themselves(given.given, given.events)
        self.laid.lay(tokens, time.monotonic())

    def swallows(self, event: QKeyEvent) -> bool:
        """Take a key for a token that has just laid itself; whether it was meant for one."""
        view = self._view
        if view is None or event.isAutoRepeat() or not view.keys:
            return False
        key = typed(event)
        city = self.laid.take(facewords.good_of(view.words, key), time.monotonic())
        if city is None:
            return False
        name = view.words.say.city(city)
        told = view.texts("token.swallowed", sign=key.upper(), city=name)
        self._desk.prompt.words.tell(facewords.noted(view, told))
        return True

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key that belongs to the supply; whether it means something here."""
        view = self._view
        if view is None or view.offer.control != "chance":
            return False
        if event.matches(QKeySequence.StandardKey.Paste):
            self.read(QGuiApplication.clipboard().text())
            return True
        key = typed(event) if view.keys and not event.isAutoRepeat() else ""
        card = self._desk.supply.by_key(key) if key else None
        if card is not None:
            card.click()
        elif key and key in CARDS and view.offer.options:
            self._desk.prompt.words.refuse(view.texts("supply.no-key", sign=key.upper()))
            return True
        return card is not None

    def read(self, text: str) -> None:
        """Enter the tokens of a text such as `A: WFBTC`; nothing of it if a part is wrong."""
        view = self._view
        if view is None or view.offer.current is None:
            return
        city, prompt = view.offer.current.number, self._desk.prompt
        keys = facewords.good_keys(view.words)
        try:
            tokens = chance.read_tokens(view.state, city, text, keys)
        except chance.Misread as error:
            if error.refused is None:
                letter, row = chance.letter_of(view.state, city), "".join(keys).upper()
                part, example = short(error.part), f"{letter}: {row}"
                said = view.texts("token.misread", part=part, example=example)
                prompt.words.refuse(said)
                return
            state, given = error.refused
            why = refusal(state, given)
            assert why is not None
            prompt.words.refuse(view.words.refusal(state, given, why).text)
            return
        if tokens:
            self._at_once(tokens)

    # --- the program's help -----------------------------------------------------

    def for_me(self, what: str) -> None:
        """Let the program roll or draw: the next thing, a letter's tokens, or all ("all")."""
        if what == "back":
            self._window.commands.run("step-back")
            return
        view, game = self._view, self._window.controller.game
        if view is not None and game is not None and view.offer.control == "chance":
            self._at_once(self._drawn(game, view, what == "all"))

    def _at_once(self, inputs: Iterable[Input]) -> None:
        """Enter what no key is typed for."""
        self._in_one_go = True
        try:
            self._window.controller.carry_out(inputs)
        finally:
            self._in_one_go = False

    def _drawn(self, game: Game, view: View, everything: bool) -> Iterator[Input]:
        """What the seed brings, one after the other, each for the table as it is by then."""
        kind, at = type(view.state.agenda[-1]), view.offer.current
        if at is None:
            yield game.draw()
        elif not everything:
            letter = chance.letter_of(view.state, at.number)
            for city in (at.number, *game.rules.board.by_letter[letter]):
                if game.state.city_goods[city] < 0:
                    yield draw_token(game.state, game.header.seed, city)
        while everything and not game.state.over and type(game.state.agenda[-1]) is kind:
            yield game.draw()
