"""One answer to "Where does Contrarius build?", with its trail, against networkx."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import TypeAlias

import networkx

from solitaria_app.content.library import load
from solitaria_app.engine.board import Kind, bits, name_key
from solitaria_app.engine.choice import Choice, Position, Strike, choose_site
from solitaria_app.engine.goods import GOODS, Good, cheaper_order
from solitaria_app.engine.options import Mover
from solitaria_app.engine.rules.building import position
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.policy import random_policy
from solitaria_app.session.stream import Stream

from .figures import Figure, at_least, seconds_of

QUERIES = 40
ROUNDS = 5

Trail: TypeAlias = dict[str, str | None]
Way: TypeAlias = tuple[Kind, int, int, int]
"""A colonist's kind and place, a line where it can end, the steps."""
Graphs: TypeAlias = "dict[Kind, networkx.Graph[int]]"
Search: TypeAlias = Callable[[Position, Graphs], list[Way]]


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


def line_graphs(where: Position) -> Graphs:
    """For each kind a graph whose nodes are lines and cities: a line n as n, a city as ~city."""
    board = where.board
    graphs: Graphs = {kind: networkx.Graph() for kind in Kind}
    for number, line in enumerate(board.lines):
        for end in line.ends:
            graphs[line.kind].add_edge(number, ~end)
    return graphs


def search_once(where: Position, graphs: Graphs) -> list[Way]:
    """Where each colonist can end, by one search of the whole board for each place."""
    found = []
    for kind in Kind:
        for place in set(where.colonists[kind]):
            lengths = networkx.single_source_shortest_path_length(graphs[kind], place)
            for line, length in lengths.items():
                steps = (length + 1) // 2
                free = not where.occupied >> line & 1 if line >= 0 and line != place else True
                if line >= 0 and free and steps <= where.steps:
                    found.append((kind, place, line, steps))
    return found


def pair_by_pair(where: Position, graphs: Graphs) -> list[Way]:
    """The same, asked as it comes to mind: a shortest path for each colonist and free line."""
    found = []
    for number, line in enumerate(where.board.lines):
        for place in set(where.colonists[line.kind]):
            if number != place and where.occupied >> number & 1:
                continue
            with suppress(networkx.NetworkXNoPath):
                length = int(networkx.shortest_path_length(graphs[line.kind], place, number))
                if (steps := (length + 1) // 2) <= where.steps:
                    found.append((line.kind, place, number, steps))
    return found


def by_networkx(
    where: Position, graphs: Graphs, wanted: Good, search: Search
) -> tuple[int, int, list[Trail]]:
    """The same question by shortest paths: the city, the number of movers, the trails."""
    board = where.board
    lines = search(where, graphs)
    reach = {end for _, _, line, _ in lines for end in board.lines[line].ends}
    provinces = {board.province_of(city) for city in bits(where.own)}
    rules: list[tuple[Strike, Callable[[int], bool]]] = [
        (Strike.OWN_HOUSE, lambda city: not where.own >> city & 1),
        (Strike.OUT_OF_REACH, lambda city: city in reach),
        (Strike.NOT_EMPTY, lambda city: not where.others >> city & 1),
        (Strike.OLD_PROVINCE, lambda city: board.province_of(city) not in provinces),
    ]
    trails: list[Trail] = []
    for good in cheaper_order(wanted):
        trail: Trail = {}
        trails.append(trail)
        left = list(bits(where.good_cities[good]))
        for rule, keep in rules:
            kept = [city for city in left if keep(city)]
            if not kept and rule in (Strike.NOT_EMPTY, Strike.OLD_PROVINCE):
                kept = left
            trail.update({board.cities[c].name: rule.value for c in left if c not in kept})
            left = kept
        left.sort(key=lambda city: name_key(board.cities[city].name))
        trail.update({board.cities[city].name: Strike.ALPHABET.value for city in left[1:]})
        if left:
            trail[board.cities[left[0]].name] = None
            ends = [route for route in lines if left[0] in board.lines[route[2]].ends]
            fewest = min(steps for *_, steps in ends)
            return left[0], sum(1 for *_, steps in ends if steps == fewest), trails
    return -1, 0, trails


def ours(where: Position, wanted: Good) -> Choice:
    """The engine's answer."""
    return choose_site(where, wanted, Mover.SHORTEST)


def site() -> Iterator[Figure]:
    """Answers a second; all sides are asked the same and must agree."""
    tables = positions()
    questions = [(where, good) for where in tables for good in GOODS]
    graphs = line_graphs(tables[0])
    seconds = seconds_of(lambda: [ours(where, good) for where, good in questions], ROUNDS)
    for search, name, times in (
        (pair_by_pair, "a shortest path for each colonist and line", 20),
        (search_once, "one search for each colonist", None),
    ):
        for where, good in questions:
            mine, other = ours(where, good), by_networkx(where, graphs, good, search)
            if (mine.city, len(mine.routes)) != other[:2]:
                raise AssertionError("the two answers differ")
        theirs = seconds_of(
            partial(lambda s: [by_networkx(w, graphs, g, s) for w, g in questions], search), ROUNDS
        )
        count = len(questions)
        title = f"one answer with its trail, against networkx, {name}"
        yield at_least(title, count / seconds, count / theirs, "answers/s", times)
