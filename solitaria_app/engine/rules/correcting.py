"""Corrections: the table as the person at it sees it. Refused only where pieces do not allow it.

Whatever is still to happen goes on from the corrected table.
"""

from __future__ import annotations

from ..agenda import ChooseCard, EndGame, MoveNext, Roll, Store
from ..choice import routes_to
from ..corrections import (
    Correction,
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
from ..events import Corrected, Ending, EndWithdrawn, Event
from ..flow import gain_goods, pop, replace, trigger_end
from ..refusal import Refusal, Why, refuse
from ..state import CONTRARIUS, GameState, Side
from .building import position
from .piles import put_card, refuse_card
from .tokens import best_goods, good_masks

MOST_NUMBER = 999
"""Most points and sestertii that can be entered."""


def owner(state: GameState, side: int) -> Side:
    """The pieces of a side."""
    return state.contrarius if side == CONTRARIUS else state.humans[side]


def refusal(state: GameState, given: Correction) -> Refusal | None:
    """Why a correction is physically impossible, or not needed.

    The set-up is entered, not corrected: whatever is wrong there is taken back.
    """
    if not state.turn:
        return refuse(Why.SETUP_FIRST)
    match given:
        case SetHouse():
            return _refuse_house(state, given)
        case SetColonist():
            return _refuse_colonist(state, given)
        case SetCard():
            return refuse_card(state, given)
        case TurnMarker(province, coins):
            shows = bool(state.coins >> province & 1)
            return refuse(Why.AS_IT_IS) if shows == coins else None
        case SwapTokens():
            return _refuse_tokens(state, given)
        case SetPoints(side, points):
            if not 0 <= points <= MOST_NUMBER:
                return refuse(Why.OUT_OF_RANGE, most=MOST_NUMBER)
            return refuse(Why.AS_IT_IS) if points == _points(state, side) else None
        case SetTrack():
            return _refuse_track(state, given)
        case Hold():
            return refuse(Why.NOT_FOLLOWED) if state.light else refuse_stock(state, given)


def apply(state: GameState, given: Correction, out: list[Event]) -> None:
    """The table is as the correction says."""
    out.append(Corrected(given))
    match given:
        case SetHouse(side, city, stands):
            mine = owner(state, side)
            mine.houses = mine.houses | 1 << city if stands else mine.houses & ~(1 << city)
        case SetColonist(side, kind, start, to):
            mine = owner(state, side)
            places = list(mine.colonists[kind])
            if start is not None:
                places.remove(start)
            if to is not None:
                places.append(to)
            land, sea = mine.colonists
            moved = tuple(sorted(places))
            mine.colonists = (moved, sea) if kind == 0 else (land, moved)
        case SetCard():
            put_card(state, given)
        case TurnMarker(province):
            state.coins ^= 1 << province
        case SwapTokens(city, other):
            goods = list(state.city_goods)
            goods[city], goods[other] = goods[other], goods[city]
            state.city_goods = tuple(goods)
            state.good_cities = good_masks(state.city_goods)
            state.marker_goods = best_goods(state.rules, state.city_goods)
        case SetPoints(side, points):
            if side == CONTRARIUS:
                state.contrarius.points = points
            else:
                state.humans[side].points = points
        case SetTrack(place, stands):
            track = set(state.contrarius.track) ^ {place}
            state.contrarius.track = tuple(sorted(track))
        case Hold():
            put_stock(state, given)
    _follow_up(state, given, out)


# --- pieces -------------------------------------------------------------------


def _refuse_house(state: GameState, given: SetHouse) -> Refusal | None:
    """Fifteen houses of a side, one in a city, none in the capital (000 Components)."""
    mine = owner(state, given.side)
    if not state.rules.board.token_cities >> given.city & 1:
        return refuse(Why.NO_HOUSE_IN_CAPITAL, city=given.city)
    has = bool(mine.houses >> given.city & 1)
    if given.stands == has:
        why = Why.HOUSE_ALREADY if has else Why.NO_HOUSE_THERE
        return refuse(why, city=given.city, side=given.side)
    if given.stands and not _houses_off_board(state, given.side):
        return refuse(Why.NO_HOUSE_LEFT, side=given.side)
    return None


def _houses_off_board(state: GameState, side: int) -> int:
    """Houses in the supply: neither on the board nor on the score track."""
    left = state.houses_left(owner(state, side))
    return left - len(state.contrarius.track) if side == CONTRARIUS else left


def _refuse_colonist(state: GameState, given: SetColonist) -> Refusal | None:
    """Three colonists of a kind; land ones on land lines; a line has room for one (003:36)."""
    side, kind, start, to = given.side, given.kind, given.start, given.to
    mine = owner(state, side)
    if start == to:
        return refuse(Why.AS_IT_IS)
    if start is not None and start not in mine.colonists[kind]:
        return refuse(Why.NO_COLONIST_THERE, place=start, kind=kind, side=side)
    if start is None and not state.colonists_left(mine, kind):
        return refuse(Why.NO_COLONIST_LEFT, kind=kind, side=side)
    if to is None:
        if side == CONTRARIUS or state.light or state.free_spaces(state.humans[side]):
            return None
        return refuse(Why.NO_SPACE, amount=0)
    if to < 0:
        return None
    board = state.rules.board
    if board.lines[to].kind is not kind:
        return refuse(Why.LINE_OF_OTHER_KIND, line=to)
    if board.no_stop_lines >> to & 1:
        return refuse(Why.CANNOT_REST, line=to)
    if state.occupied() >> to & 1 and not board.shared_lines >> to & 1:
        return refuse(Why.LINE_TAKEN, line=to)
    return None


def _refuse_tokens(state: GameState, given: SwapTokens) -> Refusal | None:
    """Tokens belong to a letter, and all of them lie on the board (000 Setup)."""
    cities = state.rules.board.cities
    for city in (given.city, given.other):
        if state.city_goods[city] < 0:
            return refuse(Why.NO_TOKEN_CITY, city=city)
    if cities[given.city].letter != cities[given.other].letter:
        return refuse(Why.OTHER_LETTER, city=given.city, other=given.other)
    if state.city_goods[given.city] == state.city_goods[given.other]:
        return refuse(Why.AS_IT_IS)
    return None


# --- numbers ------------------------------------------------------------------


def _points(state: GameState, side: int) -> int:
    """What `SetPoints` sets."""
    return state.contrarius.points if side == CONTRARIUS else state.humans[side].points


def _refuse_track(state: GameState, given: SetTrack) -> Refusal | None:
    """A house on the score track is one of the fifteen (002 Expert)."""
    if not 1 <= given.place <= MOST_NUMBER:
        return refuse(Why.OUT_OF_RANGE, most=MOST_NUMBER)
    if given.stands == (given.place in state.contrarius.track):
        return refuse(Why.AS_IT_IS)
    if given.stands and not _houses_off_board(state, CONTRARIUS):
        return refuse(Why.NO_HOUSE_LEFT, side=CONTRARIUS)
    return None


def refuse_stock(state: GameState, given: Hold) -> Refusal | None:
    """No more goods than there are spaces beside the colonists not placed (000 Storehouse)."""
    if min(given.goods) < 0 or not 0 <= given.sestertii <= MOST_NUMBER:
        return refuse(Why.OUT_OF_RANGE, most=MOST_NUMBER)
    human = state.human
    spaces = state.free_spaces(human) + sum(human.goods)
    return refuse(Why.NO_SPACE, amount=spaces) if sum(given.goods) > spaces else None


def put_stock(state: GameState, given: Hold) -> None:
    """Storehouse and purse hold what the human says."""
    state.human.goods, state.human.sestertii = given.goods, given.sestertii


# --- what follows -------------------------------------------------------------


def _follow_up(state: GameState, given: Correction, out: list[Event]) -> None:
    """What is still to happen goes by the table as it is now."""
    if state.over:
        return
    frame = state.agenda[-1]
    if isinstance(frame, MoveNext):
        choice = frame.choice
        routes = routes_to(position(state), choice.city, state.rules.options.mover)
        rest = state.agenda[:-1]
        state.agenda = (*rest, MoveNext(choice._replace(routes=routes))) if routes else rest
    elif isinstance(frame, Roll) and frame.instead is not None:
        replace(state, frame.instead)  # perhaps it can be done now
    elif isinstance(frame, Store):
        pop(state)
        gain_goods(state, frame.goods, out)
    _settle_end(state, given, out)


def _settle_end(state: GameState, given: Correction, out: list[Event]) -> None:
    """Whether a side has brought about the end, as the table lies now (002 Solo End of Game).

    Once the last card is played it stays the last one: nobody has reacted to it.
    """
    choosing = isinstance(state.agenda[-1], ChooseCard)
    if (state.final and not choosing) or any(isinstance(f, EndGame) for f in state.agenda):
        return
    sides = (*range(len(state.humans)), CONTRARIUS)
    built = [side for side in sides if not state.houses_left(owner(state, side))]
    no_card = not any(state.stacks) and all(card < 0 for card in state.display)
    if state.ended_by is not None and not no_card and state.ended_by not in built:
        state.ended_by = None
        out.append(EndWithdrawn())
    if state.ended_by is None:
        if built:
            trigger_end(state, built[0], Ending.LAST_HOUSE, out)
        elif no_card and isinstance(given, SetCard):
            takes = given.pile in (Pile.FACE_UP, Pile.FACE_DOWN)
            trigger_end(state, CONTRARIUS if takes else state.active, Ending.LAST_CARD, out)
    if choosing:
        state.final = state.ended_by == CONTRARIUS
