"""Checks what a scenario puts on the board, and finds every fault of it.

Works on the plain values of the file and passes over whatever has the wrong shape, since
the comparison with the shape has reported that already.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from solitaria_app.engine.board import Kind

from .faults import Fault, short
from .parts import items, mapping, unknown
from .placenames import PlaceNames
from .wanted import CITY_GOODS
from .yamlfile import Document, Key

_KINDS = {kind.id: kind for kind in Kind}


@dataclass(frozen=True, slots=True)
class Colonist:
    """A colonist and its place (as in `Board`: a line, or `~city`)."""

    kind: Kind
    place: int


class PositionChecker:
    """Reads the parts of one scenario on one board; adds what is wrong to `faults`.

    `houses` and `colonists_of_kind` are what each side has in the game.
    """

    def __init__(
        self,
        document: Document[dict[str, Any]],
        names: PlaceNames,
        houses: int,
        colonists_of_kind: int,
        faults: list[Fault],
    ) -> None:
        self._document = document
        self._raw = document.value
        self._names = names
        self._board = names.board
        self._most_houses = houses
        self._most_colonists = colonists_of_kind
        self._faults = faults
        self._standing: dict[int, int] = {}
        """The line of the file that put a colonist on each line of the board."""

    def _fault(self, text: str, *keys: Key) -> None:
        self._faults.append(self._document.fault(text, *keys))

    def good_cities(self) -> tuple[int, ...]:
        """For each good, salt last, the mask of its cities."""
        masks = [0] * len(CITY_GOODS)
        seen: dict[int, str] = {}
        for name, good in mapping(self._raw.get("goods")).items():
            keys = ("goods", name)
            city = self._city(name, *keys)
            if isinstance(good, str) and good not in CITY_GOODS:
                self._fault(unknown("good", good, CITY_GOODS), *keys)
            if city is None:
                continue
            if self._board.is_capital(city):
                self._fault(f"{self._name(city)} is the capital, which has no good", *keys)
            elif city in seen:
                self._fault(f"{short(name)} is the same city as {short(seen[city])} above", *keys)
            elif isinstance(good, str) and good in CITY_GOODS:
                masks[CITY_GOODS[good]] |= 1 << city
            seen.setdefault(city, name)
        return tuple(masks)

    def houses(self, side: str) -> int:
        """The mask of the cities with a house of `contrarius` or `you`."""
        mask = count = 0
        for keys, name in items(self._raw, side, "houses"):
            city = self._city(name, *keys) if isinstance(name, str) else None
            if city is None:
                continue
            if self._board.is_capital(city):
                self._fault(f"{self._name(city)} is the capital, which takes no house", *keys)
            elif mask >> city & 1:
                self._fault(f"{_has(side)} two houses in {self._name(city)}", *keys)
            else:
                count += 1
                if count > self._most_houses:
                    self._fault(f"{_has(side)} more than {self._most_houses} houses", *keys)
            mask |= 1 << city
        return mask

    def colonists(self, side: str) -> tuple[Colonist, ...]:
        """The colonists of a side in the order of the file.

        Two on one line, whosever, are a fault on all lines but those that several may share.
        """
        found: list[Colonist] = []
        count = dict.fromkeys(Kind, 0)
        for keys, entry in items(self._raw, side, "colonists"):
            entry = mapping(entry)
            kind = _KINDS.get(entry["kind"]) if isinstance(entry.get("kind"), str) else None
            if kind is not None:
                count[kind] += 1
                if count[kind] > self._most_colonists:
                    most = f"{self._most_colonists} {kind.id} colonists"
                    self._fault(f"{_has(side)} more than {most}", *keys, "kind")
            place = self._place(entry.get("at"), kind, *keys, "at")
            if kind is None or place is None:
                continue
            if place >= 0:
                self._stand(place, *keys, "at")
            found.append(Colonist(kind, place))
        return tuple(found)

    def _stand(self, line: int, *keys: Key) -> None:
        board = self._board
        if board.no_stop_lines >> line & 1:
            self._fault(f"no colonist may stand on {self._names.line_phrase(line)}", *keys)
        elif line in self._standing and not board.shared_lines >> line & 1:
            first = f"the first is on line {self._standing[line]}"
            phrase = self._names.line_phrase(line)
            self._fault(f"two colonists on {phrase}, where one may stand ({first})", *keys)
        self._standing.setdefault(line, self._document.line(*keys))

    def _place(self, at: Any, kind: Kind | None, *keys: Key) -> int | None:
        if isinstance(at, str):
            city = self._city(at, *keys)
            return None if city is None else ~city
        if not isinstance(at, list):
            return None
        ends, number = at[:2], at[2:]
        if len(at) not in (2, 3) or not all(isinstance(end, str) for end in ends):
            self._fault("`at` needs a city, or [CITY, CITY], or [CITY, CITY, NUMBER]", *keys)
            return None
        cities = [self._city(end, *keys, place) for place, end in enumerate(ends)]
        rank = number[0] if number else 1
        if not _whole(rank):
            self._fault("the number of a line is a whole number (1, 2, ...)", *keys, 2)
            return None
        a, b = cities
        if a is None or b is None or kind is None:
            return None
        return self._line(kind, a, b, rank, *keys)

    def _line(self, kind: Kind, a: int, b: int, rank: int, *keys: Key) -> int | None:
        lines = self._names.lines(kind, a, b)
        if 1 <= rank <= len(lines):
            return lines[rank - 1]
        between = f"{self._name(a)} and {self._name(b)}"
        if lines:
            count = f"only {len(lines)}" if rank > 0 else "none so numbered (the first is 1)"
            self._fault(f"no {kind.id} line number {rank} between {between}: {count}", *keys)
        else:
            other = self._names.lines(kind.other, a, b)
            rest = f", only a {kind.other.id} line" if other else ""
            self._fault(f"there is no {kind.id} line between {between}{rest}", *keys)
        return None

    def _city(self, name: str, *keys: Key) -> int | None:
        city = self._names.city(name)
        if city is None:
            near = self._names.near(name)
            self._fault(f'there is no city "{short(name)}" on {self._board.name}{near}', *keys)
        return city

    def _name(self, city: int) -> str:
        return self._board.cities[city].name


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _has(side: str) -> str:
    return "Contrarius has" if side == "contrarius" else "you have"
