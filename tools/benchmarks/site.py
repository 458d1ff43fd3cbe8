"""One answer to "Where does Contrarius build?", with its trail, against networkx."""

from __future__ import annotations

from collections.abc import Iterator

import networkx

from solitaria_app.content.library import load
from solitaria_app.engine.board import Kind, bits, name_key
from solitaria_app.engine.choice import Choice, Position, Strike, choose_site
from solitaria_app.engine.goods import Good, cheaper_order
from solitaria_app.engine.options import Mover
from solitaria_app.engine.rules.building import position
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.policy import random_policy
from solitaria_app.session.stream import Stream

from .figures import Figure, at_least, seconds_of

QUERIES = 40
ROUNDS = 5

Trail = dict[str, str | None]


def positions() -> list[Position]:
    """Positions of the middle of games on Imperium, each other than the one before."""
    library = load()
    found = []
    for seed in range(QUERIES):
        game = Game(new_header(library, "imperium", "standard", f"site-{seed}"), library)
        stream = Stream(str(seed))
        game.settle()
        while not game.state.over and game.state.turn < 18:
            game.do(random_policy(game.state, stream))
            game.settle()
        found.append(position(game.state))
    return found


def line_graphs(where: Position) -> dict[Kind, networkx.Graph]:
    """For each kind a graph whose nodes are lines and cities."""
    board = where.board
    graphs = {kind: networkx.Graph() for kind in Kind}
    for number, line in enumerate(board.lines):
        for end in line.ends:
            graphs[line.kind].add_edge(("line", number), ("city", end))
    return graphs


def by_networkx(
    where: Position, graphs: dict[Kind, networkx.Graph], wanted: Good
) -> tuple[int, list[Trail]]:
    """The same question by shortest paths: the city, and per good why each other was struck."""
    board = where.board
    reach: set[int] = set()
    for kind in Kind:
        for place in where.colonists[kind]:
            start = ("line", place) if place >= 0 else ("city", ~place)
            lengths = networkx.single_source_shortest_path_length(graphs[kind], start)
            for (what, number), length in lengths.items():
                steps = (length + 1) // 2
                free = not where.occupied >> number & 1 or number == place
                if what == "line" and steps <= where.steps and free:
                    reach.update(board.lines[number].ends)
    provinces = {board.province_of(city) for city in bits(where.own)}
    trails: list[Trail] = []
    for good in cheaper_order(wanted):
        trail: Trail = {}
        trails.append(trail)
        left = list(bits(where.good_cities[good]))
        for rule, keep in (
            (Strike.OWN_HOUSE, lambda city: not where.own >> city & 1),
            (Strike.OUT_OF_REACH, lambda city: city in reach),
            (Strike.NOT_EMPTY, lambda city: not where.others >> city & 1),
            (Strike.OLD_PROVINCE, lambda city: board.province_of(city) not in provinces),
        ):
            kept = [city for city in left if keep(city)]
            if not kept and rule in (Strike.NOT_EMPTY, Strike.OLD_PROVINCE):
                kept = left
            trail.update({board.cities[c].name: rule.value for c in left if c not in kept})
            left = kept
        left.sort(key=lambda city: name_key(board.cities[city].name))
        trail.update({board.cities[city].name: Strike.ALPHABET.value for city in left[1:]})
        if left:
            trail[board.cities[left[0]].name] = None
            return left[0], trails
    return -1, trails


def ours(where: Position, wanted: Good) -> Choice:
    """The engine's answer."""
    return choose_site(where, wanted, Mover.SHORTEST)


def site() -> Iterator[Figure]:
    """Answers a second; both sides are asked the same and must agree."""
    tables = positions()
    questions = [(where, good) for where in tables for good in Good]
    graphs = line_graphs(tables[0])
    for where, good in questions:
        if ours(where, good).city != by_networkx(where, graphs, good)[0]:
            raise AssertionError("the two answers differ")
    mine = seconds_of(lambda: [ours(where, good) for where, good in questions], ROUNDS)
    other = seconds_of(
        lambda: [by_networkx(where, graphs, good) for where, good in questions], ROUNDS
    )
    count = len(questions)
    name = "one answer with its trail, against shortest paths by networkx"
    yield at_least(name, count / mine, count / other, "answers/s", 20)
