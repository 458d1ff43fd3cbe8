"""Where does Contrarius build? The choice with its whole trail, as one value.

Source: 002 "Where Does Contrarius Build?", interpretations `reach-*`, `choice-order`,
`alphabet`, `fallback`, `mover`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from .board import Board, Kind, bits
from .goods import Good, cheaper_order
from .options import Mover


class Strike(Enum):
    """The rule that struck a city out, in the order the rules are applied."""

    OWN_HOUSE = "own-house"
    OUT_OF_REACH = "out-of-reach"
    HARBOUR_FIRST = "harbour-first"
    NOT_EMPTY = "not-empty"
    OLD_PROVINCE = "old-province"
    ALPHABET = "alphabet"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Route:
    """A colonist of Contrarius that can get next to the city: its place, the line, the steps."""

    kind: Kind
    place: int
    line: int
    steps: int


@dataclass(frozen=True, slots=True)
class Attempt:
    """One good that was tried: the mask of its cities, the masks struck out, the winner or -1."""

    good: Good
    candidates: int
    strikes: tuple[tuple[Strike, int], ...]
    city: int

    def struck_by(self, city: int) -> Strike | None:
        """The rule that struck a candidate, None for the winner."""
        return next((rule for rule, mask in self.strikes if mask >> city & 1), None)


@dataclass(frozen=True, slots=True)
class Choice:
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

    `colonists` are Contrarius' places by kind (see `Board`), `occupied` the mask of lines
    with any colonist, its own included, `own` its houses, `others` all other houses,
    `good_cities` the cities of each good, `steps` how far one colonist may go.
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
        reached = here = 0
        for kind in (Kind.LAND, Kind.SEA):
            within = self.board.within[kind]
            for place in self.colonists[kind]:
                reached |= within[place][self.steps]
                if place >= 0:
                    here |= 1 << place
        return reached & self.free() | here


Criterion = Callable[[int], int]
"""Takes the mask of cities that are left and gives the mask of those it would keep."""


def choose(
    candidates: int, criteria: tuple[tuple[Strike, Criterion], ...]
) -> tuple[int, tuple[tuple[Strike, int], ...]]:
    """Filter rule by rule; gives what is left and what each rule struck out."""
    strikes: list[tuple[Strike, int]] = []
    for rule, criterion in criteria:
        kept = criterion(candidates)
        if kept != candidates:
            strikes.append((rule, candidates & ~kept))
            candidates = kept
            if not candidates:
                break
    return candidates, tuple(strikes)


def choose_site(position: Position, wanted: Good, mover: Mover) -> Choice:
    """The city where Contrarius builds, good by good, and who moves next to it.

    Source: 002 "Where Does Contrarius Build?", `choice-order`, `fallback`, 003:210.
    """
    board = position.board
    lines = position.standable()
    city_lines = board.city_lines
    own = position.own
    old_cities = 0
    for cities in board.province_cities:
        if cities & own:
            old_cities |= cities

    def reachable(left: int) -> int:
        return sum([1 << city for city in bits(left) if city_lines[city] & lines])

    def first_by_name(left: int) -> int:
        if left & left - 1:
            return 1 << min(bits(left), key=board.alphabet.__getitem__)
        return left

    criteria: tuple[tuple[Strike, Criterion], ...] = (
        (Strike.OWN_HOUSE, lambda left: left & ~own),
        (Strike.OUT_OF_REACH, reachable),
        (Strike.NOT_EMPTY, lambda left: left & ~position.others or left),
        (Strike.OLD_PROVINCE, lambda left: left & ~old_cities or left),
        (Strike.ALPHABET, first_by_name),
    )
    attempts: list[Attempt] = []
    for good in cheaper_order(wanted):
        cities = position.good_cities[good]
        left, strikes = choose(cities, criteria) if cities else (0, ())
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
    board = position.board
    free = position.free()
    found: list[Route] = []
    fewest = position.steps
    for kind in (Kind.LAND, Kind.SEA):
        at_city = board.city_lines_of[kind][city]
        for place in dict.fromkeys(position.colonists[kind]):
            within = board.within[kind][place]
            if place >= 0 and at_city >> place & 1:
                open_lines = 1 << place
            else:
                open_lines = within[position.steps] & at_city & free
            for line in bits(open_lines):
                steps = 0
                while not within[steps] >> line & 1:
                    steps += 1
                if steps < fewest:
                    fewest = steps
                found.append(Route(kind, place, line, steps))
    if mover is Mover.SHORTEST:
        found = [route for route in found if route.steps == fewest]
    return tuple(found)
