"""Correcting the table as a person does it: clicks on the map, on cards, on buttons; counted."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from solitaria_app.engine.board import Kind
from solitaria_app.engine.corrections import Correction, SetColonist
from solitaria_app.engine.state import GameState
from solitaria_app.ui.corrector import Corrector
from solitaria_app.ui.interaction.correcting import Part
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.map.targets import Target
from solitaria_app.ui.panels.cardbutton import CardButton

from .player import key, press
from .windows import running


class Hand:
    """A person at the window; `clicks` counts clicks and keys."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.desk = window, window.desk
        self.clicks = 0

    @property
    def corrector(self) -> Corrector:
        return self.window.commands.corrector

    @property
    def state(self) -> GameState:
        return running(self.window).state

    @property
    def said(self) -> str:
        """The sentence of the bar."""
        return self.corrector.bar.sentence.text()

    @property
    def last(self) -> object:
        """The input given last."""
        game = running(self.window)
        return game.inputs[game.cursor - 1]

    def number(self) -> int:
        return running(self.window).cursor

    def city(self, name: str) -> int:
        return self.state.rules.city_number[name]

    def card(self, name: str) -> int:
        return self.state.rules.card_number[name]

    def begin(self, part: Part = Part.ANYTHING) -> None:
        """Ctrl+T, and a tab."""
        self.window.actions_.by_name["correct"].trigger()
        assert self.corrector.on
        self.turn(part)

    def turn(self, part: Part) -> None:
        """A click on a tab."""
        tabs = self.corrector.bar.tabs
        if self.corrector.part is part:
            return
        self.clicks += 1
        button = tabs.buttons[[*Part].index(part)]
        if button.isVisible():
            press(button)
        else:
            tabs.list.activated.emit([*Part].index(part))
        assert self.corrector.part is part

    def on_map(self, target: Target) -> None:
        """A click on the map."""
        self.clicks += 1
        press(self.desk.map, self.desk.map.position(target).toPoint())

    def on_city(self, name: str) -> None:
        self.on_map(Target("city", self.city(name)))

    def on_province(self, province: int) -> None:
        self.on_map(Target("province", province))

    def on_line(self, line: int) -> None:
        self.on_map(Target("line", line))

    def on_colonist(self, side: int, kind: Kind, place: int) -> None:
        self.on_map(Target("colonist", place, kind, side))

    def on_card(self, name: str) -> None:
        """A click on a card, wherever it is shown."""
        wanted = self.card(name)
        places = (
            self.desk.hand.cards,
            self.desk.display.cards,
            self.desk.contrarius.tiles.cards,
            self.desk.supply.cards,
        )
        shown = [c for row in places for c in row if c.isVisible() and c.at.card == wanted]
        assert len(shown) == 1, (name, len(shown))
        self.click_card(shown[0])

    def click_card(self, card: CardButton) -> None:
        self.clicks += 1
        press(card)

    def chip(self, given: Correction) -> None:
        """A click on the button of a correction, after turning to it if need be."""
        chips = self.corrector.bar.chips
        for _ in range(5):
            for chip in chips.shown():
                if chip.option is not None and chip.option.inputs == (given,):
                    self.clicks += 1
                    press(chip)
                    return
            self.clicks += 1
            press(chips.more)
        raise AssertionError(f"no button for {given}")

    def chip_of_kind(self, side: int, kind: Kind, place: int) -> None:
        """The button of a new colonist in the place that was clicked."""
        self.chip(SetColonist(side, kind, None, place))

    def enter(self, line: QLineEdit, text: str) -> None:
        """A click into a line, which is typed anew; all of it counts as one."""
        self.clicks += 1
        press(line)
        line.selectAll()
        self.clicks -= len(text) - 1
        self.type(text)

    def key(self, which: Qt.Key | str) -> None:
        """One key to whatever has the focus."""
        self.clicks += 1
        key(self.window, which)

    def type(self, text: str) -> None:
        """Keys one after the other."""
        for sign in text:
            self.key(sign)
