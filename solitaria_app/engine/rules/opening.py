"""Contrarius' colonists and houses at the start, by level (002 Difficulty level, 003:204)."""

from __future__ import annotations

from collections.abc import Iterable

from ..agenda import Opening
from ..board import Kind, bits
from ..events import ColonistPlaced, Event, HouseBuilt
from ..flow import pop, replace
from ..handler import Asks, Handler
from ..inputs import Input, Settle
from ..refusal import Refusal, Why, refuse
from ..state import CONTRARIUS, GameState


def capital_lines(state: GameState, kind: Kind) -> int:
    """Mask of the lines of a kind at the capital where a colonist may stand (003:169)."""
    board = state.rules.board
    return board.city_lines_of[kind][board.capital[kind]] & ~board.no_stop_lines


def valuable_cities(state: GameState, kinds: tuple[Kind, ...]) -> list[int]:
    """Cities one line of the given kinds away from the capital, the most valuable first.

    Equal ones by letter, then by name. Source: 003:204, interpretation `veteran-city`.
    """
    board = state.rules.board
    found: set[int] = set()
    for kind in kinds:
        for line in bits(capital_lines(state, kind)):
            found.update(board.lines[line].ends)
    return sorted(
        (city for city in found if not board.is_capital(city)),
        key=lambda c: (-state.city_goods[c], board.cities[c].letter, board.alphabet[c]),
    )


def target_lines(state: GameState, frame: Opening) -> list[int]:
    """The lines next to the capital where the next colonist may start.

    The first colonist goes towards the most valuable city, by a line of any kind; the
    second, of the other kind, towards the next most valuable one its kind can reach.
    Source: 002 Veteran, 003:204, interpretation `veteran-city`.
    """
    cities = valuable_cities(state, frame.kinds)
    further = [city for city in cities if city not in frame.cities] or cities
    if not further:
        return []
    board = state.rules.board
    return [
        line
        for kind in frame.kinds
        for line in bits(capital_lines(state, kind) & board.city_lines[further[0]])
    ]


def options(state: GameState, frame: Opening) -> Iterable[Input]:
    """The lines to choose from: blue or brown, or parallel ones."""
    return (Settle(line) for line in target_lines(state, frame))


def refusal(state: GameState, frame: Opening, settle: Settle) -> Refusal | None:
    """The colonist starts between the capital and the city (002 Veteran)."""
    if settle.line not in target_lines(state, frame):
        return refuse(Why.NO_SUCH_LINE, line=settle.line)
    return None


def apply(state: GameState, frame: Opening, settle: Settle, out: list[Event]) -> None:
    """Place the colonist and, if the level says so, the house in its city."""
    board = state.rules.board
    line = board.lines[settle.line]
    city = next(end for end in line.ends if end != board.capital[line.kind])
    contrarius = state.contrarius
    if len(frame.cities) < state.rules.level.houses and not contrarius.houses >> city & 1:
        contrarius.houses |= 1 << city
        out.append(HouseBuilt(CONTRARIUS, city))
    contrarius.add_colonist(line.kind, settle.line)
    out.append(ColonistPlaced(CONTRARIUS, line.kind, settle.line))
    replace(state, Opening((line.kind.other,), (*frame.cities, city)))
    if len(frame.kinds) == 1:
        pop(state)


def run(state: GameState, frame: Opening, out: list[Event]) -> bool:
    """Both colonists into the capital (002 Standard, Expert), or onto lines without a choice."""
    if state.rules.level.adjacent and (lines := target_lines(state, frame)):
        if len(lines) > 1:
            return False
        apply(state, frame, Settle(lines[0]), out)
        return True
    for kind in frame.kinds:
        place = ~state.rules.board.capital[kind]
        state.contrarius.add_colonist(kind, place)
        out.append(ColonistPlaced(CONTRARIUS, kind, place))
    pop(state)
    return True


OPENING = Handler(Asks.HUMAN, (Settle,), options, refusal, apply, run)
