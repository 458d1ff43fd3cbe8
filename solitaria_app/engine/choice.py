"""Where does Contrarius build? The choice with its whole trail, as one value.

Source: 002 "Where Does Contrarius Build?", interpretations `reach-*`, `choice-order`,
`alphabet`, `fallback`, `mover`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from .board import Board, Kind, bits
from .goods import Good, cheaper_order
from .options import Mover

KINDS = (Kind.LAND, Kind.SEA)


class Strike(Enum):
    """The rule that struck a city out, in the order the rules are applied."""

    OWN_HOUSE = "own-house"
    OUT_OF_REACH = "out-of-reach"
    HARBOUR_FIRST = "harbour-first"
    NOT_EMPTY = "not-empty"
    OLD_PROVINCE = "old-province"
    ALPHABET = "alphabet"

    __hash__ = object.__hash__


class Route(NamedTuple):
    """A colonist of Contrarius that can get next to the city: its place, the line, the steps."""

    kind: Kind
    place: int
    line: int
    steps: int


class Attempt(NamedTuple):
    """One good that was tried: the mask of its cities, the masks struck out, the winner or -1."""

    good: Good
    candidates: int
    strikes: tuple[tuple[Strike, int], ...]
    city: int

    def struck_by(self, city: int) -> Strike | None:
        """The rule that struck a candidate, None for the winner."""
        return next((rule for rule, mask in self.strikes if mask >> city & 1), None)


class Choice(NamedTuple):
    """The answer: `city` is -1 if there is no site; `routes` are the allowed movers."""

    wanted: Good
    attempts: tuple[Attempt, ...]
    city: int
    routes: tuple[Route, ...]

    @property
    def good(self) -> Good | None:
        """The good of the chosen city, None without a site."""
        return self.attempts[-1].good if self.city >= 0 else None

    @property
    def steps(self) -> int | None:
        """The fewest steps of any route, None without a site."""
        return min((route.steps for route in self.routes), default=None)


@dataclass(frozen=True, slots=True)
class Position:
    """What the question depends on.

    `colonists` are Contrarius' sorted places by kind (see `Board`), `occupied` the mask of lines
    with any colonist, its own included, `own` its houses, `others` all other houses,
    `good_cities` the cities of each good (those with salt last, if there are any),
    `steps` how far one colonist may go.
    """

    board: Board
    colonists: tuple[tuple[int, ...], tuple[int, ...]]
    occupied: int
    own: int
    others: int
    good_cities: tuple[int, ...]
    steps: int

    def free(self) -> int:
        """Mask of the lines where one more colonist may stand (`reach-pass`, 003:169)."""
        board = self.board
        return (~self.occupied | board.shared_lines) & ~board.no_stop_lines

    def standable(self) -> int:
        """Mask of the lines where a colonist of Contrarius stands or can go.

        Source: 002, `reach-zero`, `reach-first-step`, `reach-budget`, `reach-pass`.
        """
        steps = self.steps
        reached = here = 0
        for within, places in zip(self.board.within, self.colonists, strict=True):
            for place in places:
                reached |= within[place][steps]
                if place >= 0:
                    here |= 1 << place
        return reached & self.free() | here


Criterion = Callable[[Position, int], int]
"""Takes the position and the mask of cities that are left, gives the mask of those it keeps."""


def without_own_house(position: Position, left: int) -> int:
    """One house of Contrarius in a city at most (002, `choice-order`)."""
    return left & ~position.own


def reachable(position: Position, left: int) -> int:
    """Cities next to a line where a colonist stands or can go (002, `reach-*`)."""
    lines = position.standable()
    city_lines = position.board.city_lines
    return sum([1 << city for city in bits(left) if city_lines[city] & lines])


def empty_first(position: Position, left: int) -> int:
    """Cities without any house, if there is one (002, `choice-order`)."""
    return left & ~position.others or left


def new_province_first(position: Position, left: int) -> int:
    """Cities in provinces without a house of Contrarius, if there is one (002)."""
    own = position.own
    neighbours = position.board.neighbours
    return sum([1 << city for city in bits(left) if not neighbours[city] & own]) or left


def first_by_name(position: Position, left: int) -> int:
    """The first city by name (002, `alphabet`)."""
    return 1 << min(bits(left), key=position.board.alphabet.__getitem__)


MUST: tuple[tuple[Strike, Criterion], ...] = (
    (Strike.OWN_HOUSE, without_own_house),
    (Strike.OUT_OF_REACH, reachable),
)
"""What a city must fulfil, in the order of the trail."""
PREFERRED: tuple[tuple[Strike, Criterion], ...] = (
    (Strike.NOT_EMPTY, empty_first),
    (Strike.OLD_PROVINCE, new_province_first),
    (Strike.ALPHABET, first_by_name),
)
"""What decides between several cities; each keeps at least one."""


def choose(position: Position, cities: int) -> tuple[int, tuple[tuple[Strike, int], ...]]:
    """Filter rule by rule; gives the mask of the city left and what each rule struck out."""
    strikes: list[tuple[Strike, int]] = []
    left = cities
    for rule, criterion in MUST:
        kept = criterion(position, left)
        if kept != left:
            strikes.append((rule, left ^ kept))
            left = kept
    for rule, criterion in PREFERRED:
        if not left & (left - 1):
            break
        kept = criterion(position, left)
        if kept != left:
            strikes.append((rule, left ^ kept))
            left = kept
    return left, tuple(strikes)


def choose_site(
    position: Position, wanted: Good, mover: Mover, after_salt: Good | None = None
) -> Choice:
    """The city where Contrarius builds, good by good, and who moves next to it.

    Salt is tried only where it is wanted; without a free salt city the best specialist's
    good `after_salt` follows. Source: 002 "Where Does Contrarius Build?", Concordia Salsa,
    `choice-order`, `fallback`, 003:210.
    """
    attempts: list[Attempt] = []
    order = cheaper_order(wanted) if wanted is not Good.SALT else (Good.SALT,)
    if wanted is Good.SALT and after_salt is not None:
        order += cheaper_order(after_salt)
    for good in order:
        cities = position.good_cities[good] if good < len(position.good_cities) else 0
        left, strikes = choose(position, cities) if cities else (0, ())
        city = left.bit_length() - 1
        attempts.append(Attempt(good, cities, strikes, city))
        if left:
            return Choice(wanted, tuple(attempts), city, routes_to(position, city, mover))
    return Choice(wanted, tuple(attempts), -1, ())


def routes_to(position: Position, city: int, mover: Mover) -> tuple[Route, ...]:
    """Every colonist and line by which Contrarius can get next to a city.

    In the order land before sea, then by place and line. One that stands next to the city
    already stays there. Under `shortest` only those with the fewest steps of all.
    Source: 002, interpretations `mover`, `reach-zero`.
    """
    if mover is Mover.ANY:
        return tuple(sorted(set(_every_way(position, city))))
    return _shortest_ways(position, city)


def _every_way(position: Position, city: int) -> Iterator[Route]:
    free = position.free()
    for kind in KINDS:
        at_city = position.board.city_lines_of[kind][city]
        for place in position.colonists[kind]:
            if place >= 0 and at_city >> place & 1:
                yield Route(kind, place, place, 0)
                continue
            masks = position.board.within[kind][place]
            for steps in range(1, position.steps + 1):
                for line in bits(masks[steps] & ~masks[steps - 1] & at_city & free):
                    yield Route(kind, place, line, steps)


def _shortest_ways(position: Position, city: int) -> tuple[Route, ...]:
    board = position.board
    free = position.free()
    fewest = position.steps
    found: list[Route] = []
    for kind in KINDS:
        at_city = board.city_lines_of[kind][city]
        if not at_city:
            continue
        lines = at_city & free
        within = board.within[kind]
        last = None
        for place in position.colonists[kind]:
            if place == last:
                continue
            last = place
            if place >= 0 and at_city >> place & 1:
                if fewest:
                    fewest = 0
                    found.clear()
                found.append(Route(kind, place, place, 0))
            elif fewest and (masks := within[place])[fewest] & lines:
                steps = 1
                while not masks[steps] & lines:
                    steps += 1
                if steps < fewest:
                    fewest = steps
                    found.clear()
                for line in bits(masks[steps] & lines):
                    found.append(Route(kind, place, line, steps))
    return tuple(found)
