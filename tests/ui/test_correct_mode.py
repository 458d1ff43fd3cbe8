"""The table is corrected in a mode of its own, wherever the game waits."""

from __future__ import annotations

from PySide6.QtCore import Qt

from solitaria_app.content.library import Library
from solitaria_app.engine.agenda import MoveNext, Roll
from solitaria_app.engine.board import bits
from solitaria_app.engine.corrections import (
    SetColonist,
    SetHouse,
)
from solitaria_app.engine.following import Way
from solitaria_app.engine.scoring import score
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.ui.interaction.correcting import Part
from solitaria_app.ui.map.targets import Target
from solitaria_app.ui.panels.correctbar import CorrectBar

from .conftest import MakeWindow
from .correcting import Hand
from .player import leave_scores, press
from .situations import at, at_prompt
from .windows import running


def test_the_mode_is_entered_by_keys_and_left_by_escape(hand: Hand) -> None:
    before = hand.number()
    assert hand.window.actions_.by_name["correct"].shortcut().toString() == "Ctrl+T"
    hand.begin()
    assert isinstance(hand.desk.stands_in, CorrectBar)
    assert not hand.desk.prompt.isVisible()
    assert hand.said == "Click what lies otherwise."
    hand.key(Qt.Key.Key_PageDown)
    assert hand.corrector.part is Part.HOUSES
    hand.key(Qt.Key.Key_PageUp)
    hand.key(Qt.Key.Key_PageUp)
    assert hand.corrector.part is Part.GOODS
    hand.key(Qt.Key.Key_Escape)
    assert hand.desk.stands_in is None and hand.desk.prompt.isVisible()
    assert hand.number() == before
    hand.begin()
    press(hand.corrector.bar.primary)
    assert not hand.corrector.on


def test_undo_and_redo_keep_the_mode(hand: Hand) -> None:
    hand.begin(Part.HOUSES)
    start = hand.number()
    for name in ("aleria", "olbia"):
        hand.on_city(name)
    assert hand.number() == start + 2
    view = hand.window.presenter.view
    assert view is not None and view.offer.control == "correct"
    marked = {mark.target for mark in hand.window.presenter.cartographer.rest}
    assert marked == {Target("city", hand.city(name)) for name in ("aleria", "olbia")}
    hand.window.actions_.by_name["undo"].trigger()
    assert (hand.number(), hand.corrector.part) == (start + 1, Part.HOUSES)
    assert hand.corrector.on and hand.desk.stands_in is hand.corrector.bar
    hand.window.actions_.by_name["undo"].trigger()
    hand.window.actions_.by_name["redo"].trigger()
    assert hand.number() == start + 1
    assert hand.state.human.houses >> hand.city("aleria") & 1
    assert not hand.state.human.houses >> hand.city("olbia") & 1
    rows = [row.text for row in hand.window.presenter.narrator.log_rows()]
    assert "Corrected: your house stands in ALERIA." in rows


def test_a_new_game_ends_the_mode(hand: Hand, library: Library) -> None:
    hand.begin(Part.HOUSES)
    hand.window.controller.start(new_header(library, "italia", "standard", "3"))
    assert not hand.corrector.on and hand.desk.stands_in is None


def test_the_set_up_is_not_corrected(make_window: MakeWindow, library: Library) -> None:
    window = make_window(game=new_header(library, "italia", "standard", "3", way=Way.FULL))
    assert running(window).state.turn == 0
    assert not window.actions_.by_name["correct"].isEnabled()
    window.commands.run("correct")
    assert not window.commands.corrector.on


# --- wherever the game waits --------------------------------------------------


def test_at_a_die_that_is_to_be_rolled(make_window: MakeWindow, library: Library) -> None:
    game = Game(new_header(library, "imperium", "standard", "7", way=Way.FULL), library)
    while not isinstance(game.state.agenda[-1], Roll):
        game.do(game.legal()[0])
    window = make_window()
    window.controller.adopt(game)
    hand = Hand(window)
    hand.begin(Part.ITS_HOUSES)
    city = next(
        c
        for c in bits(hand.state.rules.board.token_cities)
        if not hand.state.contrarius.houses >> c & 1
    )
    hand.on_city(hand.state.rules.board.cities[city].id)
    assert hand.last == SetHouse(CONTRARIUS, city, True)
    hand.key(Qt.Key.Key_Escape)
    assert isinstance(hand.state.agenda[-1], Roll)
    assert hand.desk.prompt.isVisible()


def test_at_the_choice_of_a_colonist(make_window: MakeWindow, library: Library) -> None:
    game = at_prompt(library, MoveNext, least=60)
    window = make_window()
    window.controller.adopt(game.at(game.cursor))
    hand = Hand(window)
    frame = hand.state.agenda[-1]
    assert isinstance(frame, MoveNext)
    route = frame.choice.routes[0]
    hand.begin()
    hand.on_colonist(CONTRARIUS, route.kind, route.place)
    hand.chip(SetColonist(CONTRARIUS, route.kind, route.place, None))
    hand.key(Qt.Key.Key_Escape)
    after = hand.state.agenda[-1]
    if isinstance(after, MoveNext):  # else nobody was left to move
        count = hand.state.contrarius.colonists[route.kind].count(route.place)
        assert count or all(one.place != route.place for one in after.choice.routes)


def test_after_the_end_the_scores_follow(make_window: MakeWindow, library: Library) -> None:
    game = at(library, lambda state: state.turn >= 5, board="italia")
    while not game.state.over:
        game.do(game.legal()[-1])
        game.settle()
    window = make_window()
    window.controller.adopt(game)
    hand = Hand(window)
    total = score(hand.state, CONTRARIUS).total
    hand.begin(Part.NUMBERS)
    press(hand.corrector.bar.points.its.more)
    hand.key(Qt.Key.Key_Return)
    assert hand.state.over
    assert score(hand.state, CONTRARIUS).total == total + 1
    assert str(total + 1) in hand.desk.contrarius.score.text()
    hand.key(Qt.Key.Key_Escape)
    hand.window.commands.run("scores")
    leave_scores(window)
