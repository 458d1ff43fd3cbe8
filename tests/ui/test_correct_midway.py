"""A game entered from its middle: the whole table by clicks, one or two for each thing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solitaria_app.content.library import Library
from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.corrections import Pile, SetCard
from solitaria_app.engine.following import Way
from solitaria_app.engine.goods import GOODS
from solitaria_app.engine.inputs import MIDWAY, Token
from solitaria_app.engine.rules.piles import where_is
from solitaria_app.engine.state import CONTRARIUS, GameState
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.oddities import oddities
from solitaria_app.session.statejson import state_json
from solitaria_app.ui.dialogs.oddities import OdditiesDialog
from solitaria_app.ui.interaction.correcting import Part
from solitaria_app.ui.main_window import MainWindow

from .conftest import MakeWindow
from .correcting import Hand
from .player import press
from .windows import opened

OF_THE_TABLE = ("cities", "markers", "display", "stacks", "human", "contrarius")
"""What of a position lies on the table."""


def joined(library: Library, there: GameState, way: Way) -> Game:
    """A game beside a table whose tokens lie as in a position."""
    game = Game(new_header(library, "italia", "standard", "1", way=way), library)
    for city, good in enumerate(there.city_goods):
        if good >= 0 and game.state.city_goods[city] < 0:
            game.do(Token(city, GOODS[good]))
    game.do(MIDWAY)
    return game


def names(state: GameState, cities: int) -> list[str]:
    return [state.rules.board.cities[city].id for city in bits(cities)]


def houses(hand: Hand, there: GameState) -> None:
    """Click where houses differ."""
    own = there.contrarius if hand.corrector.part.side == CONTRARIUS else there.human
    mine = hand.state.contrarius if hand.corrector.part.side == CONTRARIUS else hand.state.human
    for name in names(there, own.houses ^ mine.houses):
        hand.on_city(name)


def colonists(hand: Hand, there: GameState) -> None:
    """Click on the lines of those that are there, then on those that are not."""
    side = hand.corrector.part.side
    for kind in Kind:
        wanted = (there.contrarius if side else there.human).colonists[kind]

        def standing(kind: Kind = kind) -> list[int]:
            return list((hand.state.contrarius if side else hand.state.human).colonists[kind])

        for place in wanted:
            if place >= 0 and place not in standing():
                hand.on_line(place)
        for place in standing():
            if place not in wanted:
                hand.on_colonist(side, kind, place)
        for place in wanted:
            if place < 0 and place not in standing():
                hand.on_city(there.rules.board.cities[~place].id)
                hand.chip_of_kind(side, kind, place)


def cards(hand: Hand, there: GameState, piles: tuple[int, ...]) -> None:
    """Click each card until it lies where it should."""
    for card in (card for mask in piles for card in bits(mask)):
        for _ in range(2):
            if where_is(hand.state, card) != where_is(there, card):
                hand.on_card(there.rules.cards[card].id)


def enter(hand: Hand, there: GameState) -> None:
    """Go through the parts as the bar leads on."""
    state, bar = hand.state, hand.corrector.bar
    human, contrarius = there.human, there.contrarius
    for _ in Part:
        match hand.corrector.part:
            case Part.HOUSES | Part.ITS_HOUSES:
                houses(hand, there)
            case Part.COLONISTS | Part.ITS_COLONISTS:
                colonists(hand, there)
            case Part.DISPLAY:
                for card in there.display:
                    hand.on_card(state.rules.cards[card].id)
            case Part.CARDS:
                cards(hand, there, (human.hand, human.played))
            case Part.ITS_CARDS:
                cards(hand, there, (contrarius.face_up, contrarius.face_down))
            case Part.MARKERS:
                for province in bits(there.coins ^ hand.state.coins):
                    hand.on_province(province)
            case Part.NUMBERS:
                for field, value in ((bar.points.its, contrarius.points),
                                     (bar.points.mine, human.points)):  # fmt: skip
                    if field.value != value:
                        hand.enter(field.number, str(value))
            case Part.GOODS:
                for way in (-1, 1):  # what is not there first: it makes room
                    for stepper, amount in zip(bar.stock.steppers, human.goods, strict=True):
                        for _ in range(max(0, way * (amount - bar.stock.plan[stepper.good]))):
                            hand.clicks += 1
                            press(stepper.more if way > 0 else stepper.less)
                hand.enter(bar.stock.money.number, str(human.sestertii))
        if hand.corrector.bar.planned_inputs():
            hand.key(Qt.Key.Key_Return)
        last = not bar.primary.text().startswith("Next")
        hand.key(Qt.Key.Key_Return)
        if last:
            return


@pytest.mark.parametrize("way", [Way.FULL, Way.LIGHT])
def test_a_position_in_the_middle_is_entered_in_few_clicks(
    make_window: MakeWindow, library: Library, whole: Game, way: Way
) -> None:
    there = whole.state
    window = make_window(size=(1280, 800))
    window.controller.adopt(joined(library, there, way))
    hand = Hand(window)
    hand.begin(Part.HOUSES)
    assert hand.corrector.bar.primary.text().startswith("Next: Houses of Contrarius")
    enter(hand, there)
    assert not hand.corrector.on
    assert window.commands.open_dialog is None
    now, wanted = state_json(hand.state), state_json(there)
    for part in OF_THE_TABLE:
        if way is Way.LIGHT and part == "human":
            for unknown in ("goods", "sestertii", "score"):
                now[part].pop(unknown), wanted[part].pop(unknown)
        assert now[part] == wanted[part], part
    # Each piece, marker and card of the display takes one click, each other card that
    # does not lie where it starts two at most; the rest are numbers and a key for each part.
    assert hand.clicks <= (60 if way is Way.FULL else 45)


def test_after_it_the_game_goes_on(make_window: MakeWindow, library: Library, whole: Game) -> None:
    window = make_window(size=(1280, 800))
    window.controller.adopt(joined(library, whole.state, Way.FULL))
    hand = Hand(window)
    hand.begin(Part.HOUSES)
    enter(hand, whole.state)
    view = window.presenter.view
    assert view is not None
    play = view.offer.options[0]
    assert play.topic == "play"
    window.presenter.choose(play)
    assert hand.last == play.inputs[0]
    hand.begin()
    assert hand.corrector.part is Part.ANYTHING  # the position stands; now it is corrected


def begun(make_window: MakeWindow, library: Library, whole: Game, part: Part) -> Hand:
    window = make_window(size=(1280, 800))
    window.controller.adopt(joined(library, whole.state, Way.FULL))
    hand = Hand(window)
    hand.begin(part)
    return hand


@pytest.mark.parametrize("part", [Part.COLONISTS, Part.ITS_COLONISTS])
def test_the_colonists_of_the_capital_go_first(
    make_window: MakeWindow, library: Library, whole: Game, part: Part
) -> None:
    hand = begun(make_window, library, whole, part)
    sentence = hand.corrector.bar.sentence.text()
    assert "a line to put one there, click a colonist to take it away" in sentence
    board, side = hand.state.rules.board, part.side
    capital = ~board.capital[Kind.LAND]
    first, second = [n for n, line in enumerate(board.lines) if line.kind is Kind.LAND][:2]

    def standing() -> tuple[int, ...]:
        return (hand.state.contrarius if side else hand.state.human).colonists[Kind.LAND]

    assert standing() == (capital,)
    hand.on_line(first)
    assert standing() == (first,)
    hand.on_line(second)  # a second one comes from the supply
    assert standing() == (first, second)
    hand.on_colonist(side, Kind.LAND, second)
    hand.on_city("roma")
    hand.chip_of_kind(side, Kind.LAND, capital)
    assert standing() == (capital, first)
    hand.on_line(second)  # the one in the capital was put there, and stays
    assert standing() == (capital, first, second)
    for _ in range(5):
        hand.window.controller.undo()
    assert standing() == (capital,)
    hand.on_line(second)
    assert standing() == (second,)


def test_what_looks_odd_is_shown_before_the_game_goes_on(
    make_window: MakeWindow, library: Library, whole: Game
) -> None:
    hand = begun(make_window, library, whole, Part.HOUSES)
    hand.on_city(names(whole.state, whole.state.human.houses)[0])
    press(hand.corrector.bar.finishing)
    dialog = opened(hand.window)
    assert isinstance(dialog, OdditiesDialog)
    assert [label.text() for label in dialog.told] == [
        "7 positions of the display are empty, though there are cards in the stacks.",
        "Contrarius has no specialist; it gets one in the set-up.",
        "All your colonists stand in the capital, though you have built houses.",
    ]
    press(dialog.back)
    assert hand.corrector.on
    press(hand.corrector.bar.finishing)
    dialog = opened(hand.window)
    assert isinstance(dialog, OdditiesDialog)
    press(dialog.so)
    assert not hand.corrector.on
    hand.begin()
    hand.key(Qt.Key.Key_Escape)
    QTest.keyClick(opened(hand.window), Qt.Key.Key_Escape)
    assert hand.corrector.on


def test_in_a_game_that_has_gone_on_nothing_is_asked(played: MainWindow) -> None:
    hand = Hand(played)
    hand.begin()
    assert oddities(hand.state) == ()
    press(hand.corrector.bar.doubting)
    dialog = opened(played)
    assert isinstance(dialog, OdditiesDialog)
    assert dialog.told == []
    press(dialog.back)
    for card in hand.state.display:
        played.controller.do(SetCard(card, Pile.STACK))
    assert oddities(hand.state)
    press(hand.corrector.bar.primary)
    assert not hand.corrector.on
