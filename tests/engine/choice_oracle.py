"""Where Contrarius builds, worked out a second time, slowly, and from the words of the rules.

Shares nothing with the program: it reads the board's YAML by itself and measures by shortest
paths over cities (networkx), where the engine looks up lines. Takes a scenario as
`build-site` reads it, with printed names, and gives the object that `--json` prints.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import networkx as nx
import yaml

CHEAPER = {"cloth": "wine", "wine": "tool", "tool": "food", "food": "brick", "brick": "cloth"}
SALT = "salt"
BEST_FIRST = {
    "weaver": "cloth",
    "vintner": "wine",
    "smith": "tool",
    "farmer": "food",
    "mason": "brick",
}


class Line(NamedTuple):
    """A line by the printed names of its ends and its number among its parallels."""

    kind: str
    a: str
    b: str
    number: int
    shared: bool
    no_stop: bool

    def named(self) -> list[str | int]:
        """As the JSON names it."""
        return [self.a, self.b, self.number]


class Oracle:
    """The rules on one board."""

    def __init__(self, path: Path) -> None:
        raw = yaml.safe_load(path.read_text(encoding="utf-8"))
        printed = {city["id"]: city["name"] for city in raw["cities"]}
        self.id: str = raw["id"]
        self.cities: list[str] = list(printed.values())
        self.province = {city["name"]: city.get("province") for city in raw["cities"]}
        self.token_cities = [city["name"] for city in raw["cities"] if city.get("letter")]
        start = raw["capital"]
        starts = [start, start] if isinstance(start, str) else [start["land"], start["sea"]]
        self.capital = {"land": printed[starts[0]], "sea": printed[starts[1]]}
        self.lines: list[Line] = []
        self.roads = {"land": nx.MultiGraph(), "sea": nx.MultiGraph()}
        for road in self.roads.values():
            road.add_nodes_from(self.cities)
        for entry in raw["lines"]:
            kind, (a, b) = entry["kind"], (printed[end] for end in entry["between"])
            number = 1 + self.roads[kind].number_of_edges(a, b)
            shared, no_stop = entry.get("shared", False), entry.get("no_stop", False)
            self.lines.append(Line(kind, a, b, number, shared, no_stop))
            self.roads[kind].add_edge(a, b)
        self.far = {
            kind: dict(nx.all_pairs_shortest_path_length(road)) for kind, road in self.roads.items()
        }

    def line(self, kind: str, at: list[Any]) -> Line:
        """The line that a scenario means."""
        number = at[2] if len(at) == 3 else 1
        (found,) = [
            line
            for line in self.lines
            if line.kind == kind and {line.a, line.b} == set(at[:2]) and line.number == number
        ]
        return found

    def where(self, colonist: dict[str, Any]) -> str | Line:
        """The city or line where a colonist of a scenario stands."""
        at = colonist["at"]
        return at if isinstance(at, str) else self.line(colonist["kind"], at)

    def steps(self, kind: str, start: str | Line, line: Line) -> float:
        """Steps of a colonist to a line: 0 where it stands, else one more than to its city."""
        if line.kind != kind:
            return float("inf")
        if start == line:
            return 0
        froms = [start] if isinstance(start, str) else [start.a, start.b]
        reached = [self.far[kind][a].get(b) for a in froms for b in (line.a, line.b)]
        return min((1 + far for far in reached if far is not None), default=float("inf"))

    def answer(self, scenario: dict[str, Any], blocked: Iterable[Line] = ()) -> dict[str, Any]:
        """The answer; lines in `blocked` hold a colonist of somebody else."""
        own = scenario["contrarius"]
        mine = [(one["kind"], self.where(one)) for one in own["colonists"]]
        theirs = [self.where(one) for one in scenario["you"]["colonists"]]
        taken = {place for _, place in mine} | set(theirs) | set(blocked)
        budget = len(mine)
        wanted = scenario["wanted"]
        best = next((good for who, good in BEST_FIRST.items() if who in own["specialists"]), None)
        if wanted == SALT:
            order = [SALT, *(in_order(best) if best else [])]
        else:
            order = in_order(best if wanted == "S" and best else wanted)
        own_provinces = {self.province[city] for city in own["houses"]}

        def ends(kind: str, place: str | Line, city: str) -> list[tuple[int, Line]]:
            beside = [line for line in self.lines if city in (line.a, line.b)]
            if place in beside:
                assert isinstance(place, Line)
                return [(0, place)]
            return [
                (int(self.steps(kind, place, line)), line)
                for line in beside
                if not line.no_stop
                and (line.shared or line not in taken)
                and self.steps(kind, place, line) <= budget
            ]

        tried = []
        for good in order:
            left = sorted(
                (city for city, its in scenario["goods"].items() if its == good), key=by_name
            )
            if not left:
                continue
            struck: list[tuple[str, str | None]] = []
            for rule, keeps, must in (
                ("own-house", lambda city: city not in own["houses"], True),
                ("out-of-reach", lambda city: any(ends(*one, city) for one in mine), True),
                ("not-empty", lambda city: city not in scenario["you"]["houses"], False),
                ("old-province", lambda city: self.province[city] not in own_provinces, False),
            ):
                kept = [city for city in left if keeps(city)]
                if must or kept:
                    struck += [(city, rule) for city in left if city not in kept]
                    left = kept
            struck += [(city, "alphabet") for city in left[1:]] + [
                (city, None) for city in left[:1]
            ]
            candidates = [{"city": city, "struck_by": rule} for city, rule in struck]
            tried.append({"good": good, "candidates": candidates})
            if left:
                return self._site(wanted, good, left[0], tried, mine, ends, scenario)
        return {
            "wanted": wanted, "good": None, "city": None, "steps": None, "moves": [],
            "tried": tried,
        }  # fmt: skip

    def _site(
        self,
        wanted: str,
        good: str,
        city: str,
        tried: list[Any],
        mine: list[tuple[str, str | Line]],
        ends: Any,
        scenario: dict[str, Any],
    ) -> dict[str, Any]:
        ways = [
            (number, kind, place, steps, line)
            for number, (kind, place) in enumerate(mine)
            for steps, line in ends(kind, place, city)
        ]
        fewest = min(steps for _, _, _, steps, _ in ways)
        if scenario.get("options", {}).get("mover", "shortest") == "shortest":
            ways = [way for way in ways if way[3] == fewest]
        return {
            "wanted": wanted,
            "good": good,
            "city": city,
            "steps": fewest,
            "moves": [
                {
                    "colonist": number,
                    "kind": kind,
                    "from": place if isinstance(place, str) else place.named(),
                    "to": line.named(),
                    "steps": steps,
                }
                for number, kind, place, steps, line in ways
            ],
            "tried": tried,
        }


def in_order(first: str) -> list[str]:
    """The goods in the order Contrarius tries them."""
    order = [first]
    while len(order) < len(CHEAPER):
        order.append(CHEAPER[order[-1]])
    return order


def by_name(city: str) -> str:
    """The key of the alphabet: a ligature is two letters."""
    return city.replace("Æ", "AE")
