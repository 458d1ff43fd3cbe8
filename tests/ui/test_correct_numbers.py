"""Points, the score track, goods and money are corrected, by mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt

from solitaria_app.content.library import Library
from solitaria_app.engine.corrections import (
    Hold,
    SetPoints,
    SetTrack,
)
from solitaria_app.engine.following import Way
from solitaria_app.engine.inputs import Follow
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.header import new_header
from solitaria_app.ui.interaction.correcting import Part, correct

from .conftest import MakeWindow
from .correcting import Hand
from .player import press


def test_points_are_typed(hand: Hand) -> None:
    hand.begin(Part.NUMBERS)
    points = hand.corrector.bar.points
    assert not points.track.isVisible()  # nothing lies there at this level
    press(points.its.number)
    points.its.number.selectAll()
    hand.type("47")
    assert hand.corrector.bar.primary.text().startswith("So it is")
    hand.key(Qt.Key.Key_Return)
    assert hand.last == SetPoints(CONTRARIUS, 47)
    press(points.mine.more)
    hand.key(Qt.Key.Key_Escape)  # forgets what was entered
    assert hand.last == SetPoints(CONTRARIUS, 47) and hand.corrector.on
    press(points.mine.more)
    hand.turn(Part.HOUSES)  # but going on does not
    assert hand.last == SetPoints(0, hand.state.human.points)


def test_houses_on_the_score_track(make_window: MakeWindow, library: Library) -> None:
    window = make_window(game=new_header(library, "italia", "expert", "5"))
    hand = Hand(window)
    hand.begin(Part.NUMBERS)
    first = hand.state.contrarius.track[0]
    hand.chip(SetTrack(first, False))
    assert first not in hand.state.contrarius.track
    track = hand.corrector.bar.points.track
    press(track.number)
    track.number.selectAll()
    hand.type("33")
    hand.key(Qt.Key.Key_Return)
    assert hand.last == SetTrack(33, True) and 33 in hand.state.contrarius.track


def test_goods_and_money(hand: Hand) -> None:
    hand.begin(Part.GOODS)
    stock, human = hand.corrector.bar.stock, hand.state.human
    press(stock.steppers[0].less)
    press(stock.money.number)
    stock.money.number.selectAll()
    hand.type("12")
    hand.key(Qt.Key.Key_Return)
    goods = (human.goods[0] - 1, *human.goods[1:])
    assert hand.last == Hold(goods, 12)
    assert (hand.state.human.goods, hand.state.human.sestertii) == (goods, 12)
    for stepper in stock.steppers:
        while stepper.more.isEnabled():
            press(stepper.more)
    assert stock.steppers[0].more.toolTip().startswith("Your storehouse has")


def test_what_the_light_way_does_not_follow_is_not_corrected(hand: Hand) -> None:
    hand.window.controller.do(Follow(Way.LIGHT))
    hand.begin()
    assert hand.corrector.bar.tabs.list.count() == len(Part) - 1
    assert correct(hand.state, Part.GOODS).options == ()
