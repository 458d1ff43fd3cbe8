"""A board: cities, provinces and lines, compiled once into tables that answer by look-up.

Cities, provinces and lines are small integers everywhere in the engine: positions in the
board's tuples. Sets of them are bit masks. Lines, never pairs of cities, are the nodes
that colonists move between, since several lines may join the same two cities.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache

MAX_STEPS = 9
"""Most steps any rule grants: 3 land and 3 sea colonists in Germania, land + 2 x sea (004)."""


class Kind(IntEnum):
    """The two kinds of lines and of colonists."""

    LAND = 0
    SEA = 1

    @property
    def id(self) -> str:
        """The name used in notation and data files."""
        return self.name.lower()

    @property
    def other(self) -> Kind:
        """Sea for land, land for sea."""
        return Kind.SEA if self is Kind.LAND else Kind.LAND


@dataclass(frozen=True, slots=True)
class City:
    """A city that takes a token, or the capital (then `province` is -1 and `letter` is empty)."""

    id: str
    name: str
    letter: str
    province: int


@dataclass(frozen=True, slots=True)
class Province:
    """A province: its cities share a bonus marker."""

    id: str
    name: str
    cities: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line that joins two cities.

    `shared`: several colonists may stand here (rivers of Germania, the Nile).
    `no_stop`: it may be passed, none may stand here (003:169).
    """

    kind: Kind
    ends: tuple[int, int]
    shared: bool = False
    no_stop: bool = False


@lru_cache(maxsize=8192)
def bits(mask: int) -> tuple[int, ...]:
    """The positions of the set bits, lowest first. Kept, since the same sets come up again."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def name_key(name: str) -> str:
    """The key by which Contrarius orders cities.

    V stays V, ligatures are two letters, a space or full stop sorts before every letter.
    Source: 002, interpretation `alphabet`.
    """
    return name.upper().replace("Æ", "AE").replace("Œ", "OE")


@dataclass(frozen=True)
class Board:
    """A board with its look-up tables.

    A *place* is where a colonist is: a line as its number (0 and up), a city as `~city`
    (negative). `capital` is the city where new colonists of each `Kind` start.
    """

    id: str
    name: str
    cities: tuple[City, ...]
    provinces: tuple[Province, ...]
    lines: tuple[Line, ...]
    capital: tuple[int, int]

    line_ids: tuple[str, ...] = field(init=False)
    city_lines: tuple[int, ...] = field(init=False)
    """For each city the mask of all lines that touch it."""
    city_lines_of: tuple[tuple[int, ...], tuple[int, ...]] = field(init=False)
    """For each kind and city the mask of that kind's lines at the city."""
    meeting: tuple[int, ...] = field(init=False)
    """For each line the mask of the lines of its kind that meet it in a city."""
    within: tuple[dict[int, tuple[int, ...]], dict[int, tuple[int, ...]]] = field(init=False)
    """For each kind and place, by number of steps, the mask of lines within that many steps."""
    alphabet: tuple[int, ...] = field(init=False)
    """For each city its rank by name."""
    ranked: tuple[int, ...] = field(init=False)
    """The cities by name."""
    province_cities: tuple[int, ...] = field(init=False)
    """For each province the mask of its cities."""
    neighbours: tuple[int, ...] = field(init=False)
    """For each city the mask of its province's cities, itself included; 0 for a capital."""
    by_letter: dict[str, tuple[int, ...]] = field(init=False)
    """For each letter, in order, the cities that take its tokens, by name."""
    token_cities: int = field(init=False)
    """Mask of the cities that take a token: all but the capitals."""
    shared_lines: int = field(init=False)
    no_stop_lines: int = field(init=False)

    def __post_init__(self) -> None:
        put = object.__setattr__
        count = len(self.cities)
        of: tuple[list[int], list[int]] = ([0] * count, [0] * count)
        for number, line in enumerate(self.lines):
            for end in line.ends:
                of[line.kind][end] |= 1 << number
        put(self, "city_lines_of", (tuple(of[0]), tuple(of[1])))
        put(self, "city_lines", tuple(a | b for a, b in zip(*of, strict=True)))
        put(
            self,
            "meeting",
            tuple(
                (of[line.kind][line.ends[0]] | of[line.kind][line.ends[1]]) & ~(1 << number)
                for number, line in enumerate(self.lines)
            ),
        )
        put(self, "within", (self._within(Kind.LAND), self._within(Kind.SEA)))
        ranked = sorted(range(count), key=lambda city: name_key(self.cities[city].name))
        put(self, "ranked", tuple(ranked))
        put(self, "alphabet", tuple(ranked.index(city) for city in range(count)))
        put(
            self,
            "province_cities",
            tuple(sum(1 << city for city in province.cities) for province in self.provinces),
        )
        put(
            self,
            "neighbours",
            tuple(
                0 if city.province < 0 else self.province_cities[city.province]
                for city in self.cities
            ),
        )
        put(
            self,
            "by_letter",
            {
                letter: tuple(city for city in ranked if self.cities[city].letter == letter)
                for letter in sorted({city.letter for city in self.cities} - {""})
            },
        )
        put(
            self,
            "token_cities",
            sum(1 << n for n, city in enumerate(self.cities) if city.letter),
        )
        put(self, "shared_lines", sum(1 << n for n, ln in enumerate(self.lines) if ln.shared))
        put(self, "no_stop_lines", sum(1 << n for n, ln in enumerate(self.lines) if ln.no_stop))
        put(self, "line_ids", tuple(self._line_id(n) for n in range(len(self.lines))))

    def _within(self, kind: Kind) -> dict[int, tuple[int, ...]]:
        starts: dict[int, list[int]] = {
            ~city: [0, mask] for city, mask in enumerate(self.city_lines_of[kind])
        }
        for number, line in enumerate(self.lines):
            if line.kind is kind:
                starts[number] = [1 << number]
        for masks in starts.values():
            while len(masks) <= MAX_STEPS:
                reached = masks[-1]
                for number in bits(masks[-1]):
                    reached |= self.meeting[number]
                masks.append(reached)
        return {place: tuple(masks) for place, masks in starts.items()}

    def _line_id(self, number: int) -> str:
        line = self.lines[number]
        twins = [
            n
            for n, other in enumerate(self.lines)
            if other.kind is line.kind and set(other.ends) == set(line.ends)
        ]
        a, b = (self.cities[end].id for end in line.ends)
        name = f"{a}{'=' if line.kind is Kind.LAND else '~'}{b}"
        rank = twins.index(number) + 1
        return name if rank == 1 else f"{name}#{rank}"

    def steps(self, kind: Kind, place: int, line: int) -> int | None:
        """How many steps a colonist of `kind` needs from `place` to `line`; None if it can't.

        0 if it stands there. Source: 000 Architect, interpretation `reach-first-step`.
        """
        for count, mask in enumerate(self.within[kind][place]):
            if mask >> line & 1:
                return count
        return None

    def place_id(self, place: int) -> str:
        """A place in notation: a city's id, or the line's (`cosa=roma` land, `cosa~roma` sea)."""
        return self.cities[~place].id if place < 0 else self.line_ids[place]

    def province_of(self, city: int) -> int:
        """The province of a city, -1 for a capital."""
        return self.cities[city].province

    def is_capital(self, city: int) -> bool:
        """Whether new colonists start here; no token, no house."""
        return city in self.capital
