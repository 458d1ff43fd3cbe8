"""Correcting the table through the real widgets: every kind of correction, by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from solitaria_app.content.library import Library
from solitaria_app.engine.agenda import MoveNext, Roll
from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.corrections import (
    Hold,
    Pile,
    SetCard,
    SetColonist,
    SetHouse,
    SetPoints,
    SetTrack,
    SwapTokens,
    TurnMarker,
)
from solitaria_app.engine.following import Way
from solitaria_app.engine.inputs import Follow
from solitaria_app.engine.rules.piles import where_is
from solitaria_app.engine.scoring import score
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.ui.interaction.correcting import Part, correct
from solitaria_app.ui.main_window import MainWindow
from solitaria_app.ui.map.targets import Target
from solitaria_app.ui.panels.correctbar import CorrectBar

from .conftest import MakeWindow
from .correcting import Hand
from .player import leave_scores, press
from .situations import at, at_prompt
from .windows import running


@pytest.fixture
def hand(played: MainWindow) -> Hand:
    """A person at a game on Italia in its ninth turn."""
    return Hand(played)


def free_line(hand: Hand, kind: Kind) -> int:
    """A line of a kind on which nobody stands."""
    state = hand.state
    board = state.rules.board
    taken = state.occupied() | board.no_stop_lines
    return next(n for n, line in enumerate(board.lines) if line.kind is kind and not taken >> n & 1)


# --- the mode -----------------------------------------------------------------


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


def test_houses_by_keys_alone(hand: Hand) -> None:
    hand.begin()
    hand.key(Qt.Key.Key_PageDown)
    hand.key(Qt.Key.Key_F4)
    before = hand.number()
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Return)
    assert isinstance(hand.last, SetHouse) and hand.number() == before + 1
    first = hand.last
    hand.key(Qt.Key.Key_Return)  # with the keyboard there, once more takes it back
    assert hand.last == SetHouse(0, first.city, not first.stands)


# --- each kind ----------------------------------------------------------------


def test_houses_of_both_sides_come_and_go_by_a_click(hand: Hand) -> None:
    name, city = "olbia", hand.city("olbia")
    hand.begin()
    for part, side in ((Part.HOUSES, 0), (Part.ITS_HOUSES, CONTRARIUS)):
        hand.turn(part)
        owner = hand.state.contrarius if side else hand.state.human
        stood = bool(owner.houses >> city & 1)
        hand.on_city(name)
        assert hand.last == SetHouse(side, city, not stood)
        hand.on_city(name)
        assert hand.last == SetHouse(side, city, stood)


def test_a_sixteenth_house_is_refused_with_the_reason(hand: Hand) -> None:
    hand.begin(Part.HOUSES)
    free = list(bits(hand.state.rules.board.token_cities & ~hand.state.human.houses))
    names = [hand.state.rules.board.cities[city].id for city in free]
    missing = hand.state.houses_left(hand.state.human)
    for name in names[:missing]:
        hand.on_city(name)
    assert hand.state.human.house_count == 15
    before = hand.number()
    hand.on_city(names[missing])
    assert hand.said == "All your houses are built."
    assert hand.number() == before
    hand.turn(Part.ANYTHING)
    hand.on_city(names[missing])
    hand.chip(SetHouse(0, free[missing], True))
    assert hand.said == "All your houses are built."
    assert hand.number() == before
    hand.key(Qt.Key.Key_Escape)
    assert hand.said == "Click what lies otherwise."


def test_colonists_are_added_moved_and_taken_back(hand: Hand) -> None:
    hand.begin()
    line, there = free_line(hand, Kind.LAND), hand.state.human.colonists[Kind.LAND][0]
    hand.on_colonist(0, Kind.LAND, there)
    assert "click where it stands" in hand.said
    hand.on_line(line)
    assert hand.last == SetColonist(0, Kind.LAND, there, line)
    sea = free_line(hand, Kind.SEA)
    hand.on_line(sea)
    hand.chip(SetColonist(CONTRARIUS, Kind.SEA, None, sea))
    assert sea in hand.state.contrarius.colonists[Kind.SEA]
    hand.on_colonist(CONTRARIUS, Kind.SEA, sea)
    hand.chip(SetColonist(CONTRARIUS, Kind.SEA, sea, None))
    assert sea not in hand.state.contrarius.colonists[Kind.SEA]
    hand.on_city("roma")
    hand.chip(SetColonist(0, Kind.SEA, None, ~hand.city("roma")))


def test_a_click_on_a_line_sets_and_takes_a_colonist_of_its_side(hand: Hand) -> None:
    hand.begin(Part.ITS_COLONISTS)
    line = free_line(hand, Kind.LAND)
    hand.on_line(line)
    assert hand.last == SetColonist(CONTRARIUS, Kind.LAND, None, line)
    hand.on_colonist(CONTRARIUS, Kind.LAND, line)
    assert hand.last == SetColonist(CONTRARIUS, Kind.LAND, line, None)


def test_with_none_in_the_supply_another_one_moves(hand: Hand) -> None:
    hand.begin(Part.ITS_COLONISTS)
    while hand.state.colonists_left(hand.state.contrarius, Kind.SEA):
        hand.on_line(free_line(hand, Kind.SEA))
    line, before = free_line(hand, Kind.SEA), hand.number()
    hand.on_line(line)
    assert hand.number() == before
    mover = hand.state.contrarius.colonists[Kind.SEA][-1]
    hand.chip(SetColonist(CONTRARIUS, Kind.SEA, mover, line))
    assert line in hand.state.contrarius.colonists[Kind.SEA]


def test_a_marker_turns(hand: Hand) -> None:
    shown = hand.state.coins & 1
    hand.begin(Part.MARKERS)
    hand.on_map(Target("province", 0))
    assert hand.last == TurnMarker(0, not shown)
    hand.turn(Part.ANYTHING)
    hand.on_map(Target("province", 0))
    hand.chip(TurnMarker(0, bool(shown)))
    assert hand.state.coins & 1 == shown


def test_a_city_has_the_token_of_another_of_its_letter(hand: Hand) -> None:
    city, goods = hand.city("genva"), hand.state.city_goods
    letter = hand.state.rules.board.cities[city].letter
    other = next(
        c for c in hand.state.rules.board.by_letter[letter] if goods[c] not in (goods[city], -1)
    )
    hand.begin()
    hand.on_city("genva")
    hand.chip(SwapTokens(city, other))
    assert hand.state.city_goods[city] == goods[other]
    assert hand.state.city_goods[other] == goods[city]


def test_cards_go_anywhere(hand: Hand) -> None:
    hand.begin()
    card = next(c for c in bits(hand.state.human.hand) if hand.state.rules.cards[c].source == "I")
    name = hand.state.rules.cards[card].id
    hand.on_card(name)
    hand.chip(SetCard(card, Pile.FACE_DOWN))
    hand.on_card(name)  # now before Contrarius
    hand.chip(SetCard(card, Pile.DISPLAY, 3))
    assert where_is(hand.state, card) == (Pile.DISPLAY, 3)
    hand.on_card(name)
    hand.chip(SetCard(card, Pile.STACK))
    hidden = next(
        chip
        for chip in hand.corrector.bar.chips.shown()
        if chip.option is not None and chip.option.selects is Pile.STACK
    )
    press(hidden)
    assert hand.desk.supply.isVisible() and not hand.desk.hand.isVisible()
    hand.on_card(name)
    hand.chip(SetCard(card, Pile.PLAYED))
    assert where_is(hand.state, card) == (Pile.PLAYED, 0)


def test_your_cards_go_round_by_clicks_and_keys(hand: Hand) -> None:
    hand.begin(Part.CARDS)
    hand.on_card("tribune")
    assert hand.last == SetCard(hand.card("tribune"), Pile.PLAYED)
    hand.on_card("tribune")
    assert hand.last == SetCard(hand.card("tribune"), Pile.HAND)
    row = [card for card in hand.desk.supply.cards if card.isVisible()]
    last = row[-1]
    number = last.at.card
    assert where_is(hand.state, number)[0] is Pile.STACK
    hand.key(last.key)
    assert hand.last == SetCard(number, Pile.HAND)


def test_its_cards_turn_over_by_a_click(hand: Hand) -> None:
    hand.begin(Part.ITS_CARDS)
    card = next(
        c
        for c in bits(hand.state.contrarius.face_up)
        if hand.state.rules.cards[c].source == "contrarius"
    )
    name = hand.state.rules.cards[card].id
    hand.on_card(name)
    assert hand.last == SetCard(card, Pile.FACE_DOWN)
    hand.on_card(name)
    assert hand.last == SetCard(card, Pile.FACE_UP)


def test_a_card_of_the_display_gives_way_to_a_hidden_one(hand: Hand) -> None:
    hand.begin(Part.DISPLAY)
    second, hidden = hand.state.display[1], next(bit for s in hand.state.stacks for bit in bits(s))
    cards = hand.state.rules.cards
    hand.on_card(cards[second].id)
    hand.on_card(cards[hidden].id)
    assert hand.state.display[1] == hidden
    assert where_is(hand.state, second)[0] is Pile.STACK


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
