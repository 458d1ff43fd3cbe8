"""Where Contrarius builds, as the JSON object that `docs/formats.md` describes."""

from __future__ import annotations

from typing import Any

from solitaria_app.content.placenames import PlaceNames
from solitaria_app.content.scenario import Scenario
from solitaria_app.engine.board import bits
from solitaria_app.engine.choice import Attempt, Choice, Route


def site_json(scenario: Scenario, choice: Choice) -> dict[str, Any]:
    """The answer, every mover that is allowed, and the trail of every good that has a city."""
    names = scenario.names
    return {
        "wanted": scenario.wanted,
        "good": None if choice.good is None else choice.good.id,
        "city": None if choice.city < 0 else names.board.cities[choice.city].name,
        "steps": choice.steps,
        "moves": [
            {
                "colonist": number,
                "kind": route.kind.id,
                "from": place_json(names, route.place),
                "to": place_json(names, route.line),
                "steps": route.steps,
            }
            for number, route in movers(scenario, choice)
        ],
        "tried": [
            {
                "good": attempt.good.id,
                "candidates": [
                    {"city": names.board.cities[city].name, "struck_by": rule}
                    for city, rule in trail(names, attempt)
                ],
            }
            for attempt in choice.attempts
            if attempt.candidates
        ],
    }


def movers(scenario: Scenario, choice: Choice) -> list[tuple[int, Route]]:
    """Every colonist of Contrarius (its number in the scenario) with each route open to it."""
    return [
        (number, route)
        for number, colonist in enumerate(scenario.colonists)
        for route in choice.routes
        if (route.kind, route.place) == (colonist.kind, colonist.place)
    ]


def trail(names: PlaceNames, attempt: Attempt) -> list[tuple[int, str | None]]:
    """The cities of a good in the order they were struck out, with the rule; the winner last.

    Those struck out by one rule stand in alphabetical order.
    """
    rank = names.board.alphabet
    struck: list[tuple[int, str | None]] = [
        (city, rule.value)
        for rule, mask in attempt.strikes
        for city in sorted(bits(mask), key=rank.__getitem__)
    ]
    return struck if attempt.city < 0 else [*struck, (attempt.city, None)]


def place_json(names: PlaceNames, place: int) -> str | list[str | int]:
    """A city's name, or a line's ends in the board file's order and its number among parallels."""
    board = names.board
    if place < 0:
        return board.cities[~place].name
    a, b = (board.cities[end].name for end in board.lines[place].ends)
    return [a, b, names.rank(place)]
