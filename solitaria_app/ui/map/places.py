"""Where everything stands on the map, in map units, and what lies under a point."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from solitaria_app.content.model import BoardData
from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.state import CONTRARIUS, GameState, Side

from .mapfile import MapDrawing
from .targets import Target

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

CROWD = 22.0
"""Distance between colonists that share a place with no room of its own for each."""
IN_CITY = 9.0
"""How far below a temple's middle a colonist stands in a city."""


@dataclass(frozen=True, slots=True)
class PieceAt:
    """A colonist on the map, or `count` alike where a place is crowded."""

    target: Target
    at: Point
    count: int = 1


@dataclass(frozen=True, slots=True)
class HouseAt:
    """A house on the map."""

    side: int
    city: int
    at: Point


def box_round(at: Point, size: Point) -> Box:
    """The box of that size round a point."""
    x, y = at
    return (x - size[0] / 2, y - size[1] / 2, x + size[0] / 2, y + size[1] / 2)


def sides_of(state: GameState) -> list[tuple[int, Side]]:
    """All sides of a game: humans from 0, then Contrarius as -1."""
    return [*enumerate(state.humans), (CONTRARIUS, state.contrarius)]


class Places:
    """The places of a drawing and of the pieces of a state on it."""

    def __init__(self, drawing: MapDrawing, data: BoardData, labels: Iterable[Box]) -> None:
        board = data.board
        self.sizes = drawing.sizes
        self.cities = [drawing.cities[city.id] for city in board.cities]
        self.stands = [line.stand for line in drawing.lines]
        self.banners = [province.banner for province in drawing.provinces]
        self.labels = list(labels)
        self.pieces: list[PieceAt] = []
        self.houses: list[HouseAt] = []
        self._boxes: dict[Target, list[Box]] = {}

    def set_state(self, state: GameState) -> None:
        """Take the pieces of a state."""
        by_place: dict[int, list[tuple[int, Kind, int]]] = {}
        self.houses = []
        self._boxes = {}
        sides = sides_of(state)
        for number, (side, pieces) in enumerate(sides):
            for kind in Kind:
                places = pieces.colonists[kind]
                for place in sorted(set(places)):
                    group = (side, kind, places.count(place))
                    by_place.setdefault(place, []).append(group)
            for city in bits(pieces.houses):
                self.houses.append(HouseAt(side, city, self._house(city, number, len(sides))))
        self.pieces = [
            piece for place, groups in by_place.items() for piece in self._stand(place, groups)
        ]

    def _house(self, city: int, number: int, count: int) -> Point:
        """The slot of a side: the first for the first, the last for Contrarius."""
        drawn = self.cities[city]
        if not drawn.houses:
            return drawn.at
        if number == count - 1:
            return drawn.houses[-1]
        x, y = drawn.houses[0]
        return (x - 9.0 * number, y - 9.0 * number)

    def _stand(self, place: int, groups: list[tuple[int, Kind, int]]) -> list[PieceAt]:
        slots = self.cities[~place].colonists if place < 0 else []
        total = sum(count for _, _, count in groups)
        if total <= len(slots):
            groups = [(side, kind, 1) for side, kind, count in groups for _ in range(count)]
        if len(slots) < len(groups):
            x, y = self._middle(place)
            first = -CROWD * (len(groups) - 1) / 2
            slots = [(x + first + CROWD * n, y) for n in range(len(groups))]
        return [
            PieceAt(Target("colonist", place, kind, side), slot, count)
            for (side, kind, count), slot in zip(groups, slots, strict=False)
        ]

    def _middle(self, place: int) -> Point:
        if place >= 0:
            return self.stands[place]
        x, y = self.cities[~place].at
        return (x, y + IN_CITY)

    def at(self, target: Target) -> Point:
        """The middle of a thing; for a colonist that is not there, of its place."""
        if target.kind == "city":
            return self.cities[target.number].at
        if target.kind == "line":
            return self.stands[target.number]
        if target.kind == "province":
            return self.banners[target.number]
        found = self.pieces_of(target)
        return found[0].at if found else self._middle(target.number)

    def pieces_of(self, target: Target) -> list[PieceAt]:
        """The pieces that a colonist's target means."""
        return [
            piece
            for piece in self.pieces
            if piece.target.number == target.number
            and piece.target.side == target.side
            and target.colonist_kind in (None, piece.target.colonist_kind)
        ]

    def radius(self, target: Target) -> float:
        """Radius of a ring round a thing, in map units."""
        if target.kind == "city":
            return 39.0 if self.cities[target.number].capital else 31.0
        return {"line": 15.0, "province": 26.0, "colonist": 25.0}[target.kind]

    def boxes(self, target: Target) -> list[Box]:
        """What belongs to a thing and can be pointed at."""
        found = self._boxes.get(target)
        if found is None:
            found = self._boxes[target] = self._make_boxes(target)
        return found

    def _make_boxes(self, target: Target) -> list[Box]:
        sizes = self.sizes
        if target.kind == "line":
            return [box_round(self.stands[target.number], sizes.stand)]
        if target.kind == "province":
            return [box_round(self.banners[target.number], sizes.banner)]
        if target.kind == "colonist":
            found = self.pieces_of(target)
            places = [piece.at for piece in found] or [self.at(target)]
            return [box_round(at, sizes.colonist) for at in places]
        city = self.cities[target.number]
        boxes = [box_round(city.at, sizes.capital if city.capital else sizes.temple)]
        boxes.append(self.labels[target.number])
        if city.badge is not None:
            boxes.append(box_round(city.badge, sizes.badge))
        boxes += [box_round(h.at, sizes.house) for h in self.houses if h.city == target.number]
        return boxes

    def distance(self, target: Target, x: float, y: float) -> tuple[float, float]:
        """From a point to the nearest box of a thing (0 inside), and to its nearest middle."""
        boxes = self.boxes(target)
        middles = [((b[0] + b[2]) / 2, (b[1] + b[3]) / 2) for b in boxes]
        if target.kind == "city":
            middles = middles[:1]
        return (
            min(math.hypot(_off(x, b[0], b[2]), _off(y, b[1], b[3])) for b in boxes),
            min(math.dist((x, y), middle) for middle in middles),
        )

    def nearest(
        self, targets: Iterable[Target], x: float, y: float, reach: float, slack: float
    ) -> Target | None:
        """The nearest thing whose middle is within `reach` or whose edge within `slack`.

        All in map units. What the point lies on wins over what is only near.
        """
        best: tuple[float, float] | None = None
        found = None
        for target in targets:
            edge, middle = self.distance(target, x, y)
            if middle > reach and edge > slack:
                continue
            rank = (edge, middle)
            if best is None or rank < best:
                best, found = rank, target
        return found

    def everything(self) -> list[Target]:
        """All things on the map that can be pointed at, the smallest first."""
        pieces = list(dict.fromkeys(piece.target for piece in self.pieces))
        return [
            *pieces,
            *(Target("city", n) for n in range(len(self.cities))),
            *(Target("line", n) for n in range(len(self.stands))),
            *(Target("province", n) for n in range(len(self.banners))),
        ]


def _off(value: float, low: float, high: float) -> float:
    """How far a value lies outside of a range."""
    return max(low - value, 0.0, value - high)
