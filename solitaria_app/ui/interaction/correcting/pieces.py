"""Houses, colonists, markers and tokens: what a click on the map corrects."""

from __future__ import annotations

from collections.abc import Iterator

from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.corrections import SetColonist, SetHouse, SwapTokens, TurnMarker
from solitaria_app.engine.state import CONTRARIUS, GameState
from solitaria_app.session.midway import Starting
from solitaria_app.ui.interaction.values import Offer, Option, Selection
from solitaria_app.ui.map.targets import Target

from .parts import does, owner, possible, selects

SIDES = (0, CONTRARIUS)


def house(state: GameState, side: int, city: int, on_map: bool = False) -> Option:
    """A house stands there, or does not, the other way than the program believes."""
    stands = not owner(state, side).houses >> city & 1
    at = Target("city", city) if on_map else None
    return does(state, SetHouse(side, city, stands), at, city)


def houses(state: GameState, side: int) -> Offer:
    """A click on a city puts a house there or takes it away."""
    cities = bits(state.rules.board.token_cities)
    return Offer("correct", also=tuple(house(state, side, city, True) for city in cities))


def marker(state: GameState, province: int, on_map: bool = False) -> Option:
    """A province's marker turned over."""
    at = Target("province", province) if on_map else None
    coins = not state.coins >> province & 1
    return does(state, TurnMarker(province, coins), at, province)


def markers(state: GameState) -> Offer:
    """A click on a province turns its marker."""
    provinces = range(len(state.rules.board.provinces))
    return Offer("correct", also=tuple(marker(state, province, True) for province in provinces))


def tokens(state: GameState, city: int) -> tuple[Option, ...]:
    """The tokens a city may have instead: those of other goods in cities of its letter."""
    letter = state.rules.board.cities[city].letter
    others = state.rules.board.by_letter.get(letter, ())
    return possible(*(does(state, SwapTokens(city, other), number=other) for other in others))


# --- colonists ----------------------------------------------------------------


def places_of(state: GameState, side: int) -> Iterator[tuple[Kind, int]]:
    """Where a side's colonists stand, each place once for a kind."""
    for kind in Kind:
        for place in dict.fromkeys(owner(state, side).colonists[kind]):
            yield kind, place


def pieces(state: GameState, side: int) -> Iterator[Target]:
    """A side's colonists on the map."""
    for kind, place in places_of(state, side):
        yield Target("colonist", place, kind, side)


def free_lines(state: GameState) -> Iterator[int]:
    """Lines that can be pointed at as a place: nobody stands there, and someone may."""
    board, occupied = state.rules.board, state.occupied()
    for line in range(len(board.lines)):
        if not (occupied | board.no_stop_lines) >> line & 1:
            yield line


def arrivals(state: GameState, side: int, kind: Kind, place: int) -> tuple[Option, ...]:
    """Ways in which a colonist of a side can come to stand somewhere: from the supply, or if
    there is none left there, from where another one stands."""
    new = does(state, SetColonist(side, kind, None, place), number=place)
    if new.refused is None:
        return (new,)
    others = dict.fromkeys(owner(state, side).colonists[kind])
    return possible(*(does(state, SetColonist(side, kind, p, place), number=p) for p in others))


def at_city(state: GameState, side: int, city: int) -> tuple[Option, ...]:
    """Colonists that a city may hold: of the kinds that have lines there."""
    board = state.rules.board
    found: tuple[Option, ...] = ()
    for kind in Kind:
        if board.city_lines_of[kind][city]:
            found += arrivals(state, side, kind, ~city)
    return found


def leave(state: GameState, piece: Target, on_map: bool = False) -> Option:
    """A colonist goes back to supply or storehouse."""
    assert piece.colonist_kind is not None
    given = SetColonist(piece.side, piece.colonist_kind, piece.number, None)
    return does(state, given, piece if on_map else None, piece.number)


def colonists(
    state: GameState, side: int, selected: Selection | None, starting: Starting = frozenset()
) -> Offer:
    """A click on an empty line puts a colonist there, one on a colonist takes it away.

    A colonist that stands in the capital only because games begin so (`starting`) goes first.
    A city asks for the kind first, a line for the one that moves where none is in the supply,
    and a colonist for its place where there is no room for it in the storehouse.
    """
    lines = state.rules.board.lines
    also: list[Option] = []
    for piece in pieces(state, side):
        gone = leave(state, piece, True)
        also.append(gone if gone.refused is None else selects(piece, piece))
        if piece == selected and gone.refused is not None:
            return moving(state, piece)
    options: tuple[Option, ...] = ()
    for line in free_lines(state):
        here, kind = Target("line", line), lines[line].kind
        if (side, kind) in starting:
            first = SetColonist(side, kind, ~state.rules.board.capital[kind], line)
            also.append(does(state, first, here, line))
            continue
        ways = arrivals(state, side, kind, line)
        if len(ways) == 1 and ways[0].inputs[0] == _new(side, kind, line):
            also.append(does(state, _new(side, kind, line), here, line))
        elif ways:
            also.append(selects(here, here))
            options = ways if here == selected else options
    for city in range(len(state.rules.board.cities)):
        here = Target("city", city)
        ways = at_city(state, side, city)
        if ways:
            also.append(selects(here, here))
            options = ways if here == selected else options
    return Offer("correct", options, tuple(also), selected=selected if options else None)


def _new(side: int, kind: Kind, place: int) -> SetColonist:
    return SetColonist(side, kind, None, place)


def moving(state: GameState, piece: Target) -> Offer:
    """A colonist was chosen: click where it stands; or it goes back, or has company."""
    assert piece.colonist_kind is not None
    kind, board = piece.colonist_kind, state.rules.board
    options = [leave(state, piece)]
    if piece.number >= 0 and board.shared_lines >> piece.number & 1:
        for side in SIDES:
            options += possible(does(state, _new(side, kind, piece.number), number=piece.number))
    also = [selects(one, one) for side in SIDES for one in pieces(state, side)]
    places = [*range(len(board.lines)), *(~city for city in range(len(board.cities)))]
    for place in places:
        at = Target("line", place) if place >= 0 else Target("city", ~place)
        given = SetColonist(piece.side, kind, piece.number, place)
        also += possible(does(state, given, at, place))
    return Offer("correct", tuple(options), tuple(also), selected=piece)
