"""A person beside a table: types and clicks a journal into the window, input by input."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from solitaria_app.content.library import Library
from solitaria_app.engine import inputs as inp
from solitaria_app.engine.agenda import ChooseCard, Refill, Roll
from solitaria_app.engine.dice import Die
from solitaria_app.engine.following import Way
from solitaria_app.engine.state import GameState
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.ui import facewords
from solitaria_app.ui.interaction import AtCard, Option, Selection
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.map.targets import Target
from solitaria_app.ui.panels.cardbutton import CardButton
from solitaria_app.ui.panels.facebutton import FaceButton
from solitaria_app.ui.view import View

from .player import key, press


def at_table(
    library: Library, wanted: Callable[[GameState], bool], way: Way = Way.FULL, seed: str = "4"
) -> Game:
    """A game beside a table that stands where a state is as wanted; builds and buys at once."""
    game = Game(new_header(library, "imperium", "standard", seed, way=way), library)
    for _ in range(2000):
        if wanted(game.state):
            return game
        if not game.state.over and type(game.prompt().frame) is ChooseCard:  # type: ignore[union-attr]
            game.do(game.legal()[game.state.turn % len(game.legal())])
            continue
        own = [given for given in game.legal() if isinstance(given, inp.Build | inp.Purchase)]
        waits = game.state.agenda[-1]
        chance = isinstance(waits, Roll | Refill) or not game.state.turn
        game.do(own[0] if own else game.draw() if chance else game.legal()[0])
    raise AssertionError("the game does not get there")


def before_die(die: Die) -> Callable[[GameState], bool]:
    """Whether a state waits for a die."""

    def waits(state: GameState) -> bool:
        frame = state.agenda[-1] if state.agenda else None
        return isinstance(frame, Roll) and frame.die is die

    return waits


class TablePlayer:
    """Enters inputs with the real widgets; `acts` counts clicks and keys."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.desk = window, window.desk
        self.acts = 0

    @property
    def view(self) -> View:
        """The moment that the window shows."""
        view = self.window.presenter.view
        assert view is not None
        return view

    def key(self, which: Qt.Key | str) -> None:
        """One key."""
        self.acts += 1
        key(self.window, which)

    def click(self, widget: object) -> None:
        """One click on something that is to be seen."""
        from PySide6.QtWidgets import QWidget

        assert isinstance(widget, QWidget)
        assert widget.isVisible()
        self.acts += 1
        press(widget)

    def enter_all(self, journal: list[inp.Input]) -> None:
        """A journal, input by input; a die that ends an action together with its end."""
        at = 0
        while at < len(journal):
            given, rest = journal[at], journal[at + 1 : at + 2]
            if given == inp.DONE and rest and isinstance(rest[0], inp.Rolled):
                face = self.face(rest[0])
                if face is not None:
                    self.click(face)
                    at += 2
                    continue
            self.enter(given)
            at += 1
            QApplication.processEvents()

    def face(self, rolled: inp.Rolled) -> FaceButton | None:
        """The face beside an action that ends it and says what the die shows."""
        for face in self.desk.prompt.small_faces.faces:
            shown = face.isVisible() and face.option is not None
            if shown and face.option is not None:
                given = face.option.inputs[-1]
                if isinstance(given, inp.Rolled) and given.face == rolled.face:
                    return face
        return None

    def enter(self, given: inp.Input) -> None:
        """One input: chance by its key, the rest by what the window offers."""
        self.window.presenter.entering.laid.lay([], 0)  # time goes by
        match given:
            case inp.Token(_, good):
                keys = facewords.good_keys(self.view.words)
                self.key(next(key for key, one in keys.items() if one is good))
            case inp.Rolled(_, face):
                self.key(facewords.key_of(self.view, face))
            case inp.Reveal(card):
                found = self.card(AtCard("supply", card))
                self.key(found.key)
            case inp.Done() if self.view.offer.done is not None:
                self.key(Qt.Key.Key_Return)
            case inp.Sell(good, amount) | inp.Buy(good, amount):
                stepper = self.desk.prompt.goods.trade.steppers[good]
                for _ in range(amount):
                    self.click(stepper.less if isinstance(given, inp.Sell) else stepper.more)
                self.key(Qt.Key.Key_Return)
            case _:
                self.choose(given)

    def choose(self, given: inp.Input) -> None:
        """An option, or the stage before it and then the option."""
        option = self.option(given)
        if option is None:
            offer = self.view.offer
            for first in [o for o in (*offer.options, *offer.also) if o.selects is not None]:
                if self.leads_to(first.selects, given):
                    self.use(first)
                    break
            option = self.option(given)
        assert option is not None, given
        self.use(option)

    def leads_to(self, selects: Selection | None, given: inp.Input) -> bool:
        """Whether something that is chosen first is what an input is about."""
        match given:
            case inp.Place(kind, _):
                return selects == kind
            case inp.Step(place, line):
                kind = self.view.state.rules.board.lines[line].kind
                return selects == Target("colonist", place, kind, 0)
            case inp.Purchase(card, _):
                return selects == AtCard("display", card)
            case inp.Send(_, line):
                return selects == Target("line", line)
        return False

    def option(self, given: inp.Input) -> Option | None:
        """The option that carries out just one input."""
        offer = self.view.offer
        return next((o for o in (*offer.options, *offer.also) if o.inputs == (given,)), None)

    def use(self, option: Option) -> None:
        """Choose an option where it stands: a card, a place on the map, a chip."""
        if isinstance(option.at, Target):
            self.acts += 1
            press(self.desk.map, self.desk.map.position(option.at).toPoint())
        elif isinstance(option.at, AtCard):
            self.click(self.card(option.at))
        else:
            chips = self.desk.prompt.chips
            while not any(chip.option == option for chip in chips.shown()):
                self.click(chips.more)
            self.click(next(chip for chip in chips.shown() if chip.option == option))

    def card(self, at: AtCard) -> CardButton:
        """The button of a card where it lies."""
        desk = self.desk
        cards = (desk.hand, desk.display, desk.contrarius.tiles, desk.supply)
        return next(
            card for row in cards for card in row.cards if card.isVisible() and card.at == at
        )
