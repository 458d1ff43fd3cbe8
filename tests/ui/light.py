"""A digital game as a person beside a table enters it, who follows goods and money or does not."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace
from PySide6.QtCore import Qt

from solitaria_app.content.library import Library
from solitaria_app.engine import inputs as inp
from solitaria_app.engine.agenda import ChooseCard, MercatorAction, TakeStock
from solitaria_app.engine.following import Way
from solitaria_app.engine.state import GameState
from solitaria_app.session.game import Game
from solitaria_app.ui.map.targets import Target

from .beside import TablePlayer

TRADES = inp.Sell | inp.Buy | inp.Keep


def beside_table(wanted: Game, library: Library, ways: Mapping[int, Way]) -> list[inp.Input]:
    """What is entered to follow a game; `ways` are those from turns on, 0 the one at the start.

    What is not followed is left out, actions that a light game does not end by itself are
    ended, and goods and money are entered where they are asked for. What chance brings on the
    screen is left out too: the game's seed brings it.
    """
    shadow = Game(replace(wanted.header, way=ways[0].id), library)
    entered: list[inp.Input] = []

    def enter(given: inp.Input) -> None:
        shadow.do(given)
        if shadow.state_at(shadow.cursor - 1).way.physical or not isinstance(given, inp.Chance):
            entered.append(given)

    def stock(state: GameState) -> inp.Hold:
        return inp.Hold(state.human.goods, state.human.sestertii)

    for number, given in enumerate(wanted.inputs):
        there = wanted.state_at(number)
        if isinstance(there.agenda[-1], ChooseCard) and there.turn in ways:
            while not isinstance(shadow.state.agenda[-1], ChooseCard):
                enter(inp.DONE)
            enter(inp.Follow(ways[there.turn]))
            if isinstance(shadow.state.agenda[-1], TakeStock):
                enter(stock(there))
        if shadow.state.light:
            trades = given == inp.DONE and isinstance(there.agenda[-1], MercatorAction)
            if trades or isinstance(given, TRADES):
                continue
            if isinstance(given, inp.Purchase):
                given = inp.Purchase(given.card)
            while type(shadow.state.agenda[-1]) is not type(there.agenda[-1]):
                enter(inp.DONE)
        enter(given)
    if wanted.state.over and not shadow.state.over:
        while not isinstance(shadow.state.agenda[-1], TakeStock):
            enter(inp.DONE)
        enter(stock(wanted.state))
    return entered


class LightPlayer(TablePlayer):
    """Changes the way by the menu, and enters goods and money too."""

    def enter(self, given: inp.Input) -> None:
        match given:
            case inp.Follow(way):
                action = self.window.actions_.by_name[f"way:{way.id}"]
                assert action.isEnabled()
                action.trigger()
            case inp.Hold(goods, sestertii):
                self.take_stock(goods, sestertii)
            case inp.Token(city, _):
                at = Target("city", city)
                if self.view.offer.current != at:
                    self.use(next(o for o in self.view.offer.also if o.at == at))
                super().enter(given)
            case _:
                super().enter(given)

    def take_stock(self, goods: inp.Goods, sestertii: int) -> None:
        """Goods by their keys and +, money by its key and digits."""
        bar = self.desk.prompt.goods.stock
        assert bar.isVisible()
        for stepper in bar.steppers:
            if goods[stepper.good]:
                self.key(stepper.key)
                for _ in range(goods[stepper.good]):
                    self.key(Qt.Key.Key_Plus)
        self.key("6")
        for digit in str(sestertii):
            self.key(digit)
        self.key(Qt.Key.Key_Return)
