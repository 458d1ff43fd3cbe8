"""Houses, colonists, markers and tokens are corrected on the map, by mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt

from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.corrections import (
    SetColonist,
    SetHouse,
    SwapTokens,
    TurnMarker,
)
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.ui.interaction.correcting import Part
from solitaria_app.ui.map.targets import Target

from .correcting import Hand


def free_line(hand: Hand, kind: Kind) -> int:
    """A line of a kind on which nobody stands."""
    state = hand.state
    board = state.rules.board
    taken = state.occupied() | board.no_stop_lines
    return next(n for n, line in enumerate(board.lines) if line.kind is kind and not taken >> n & 1)


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
