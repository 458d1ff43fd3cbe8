"""Where Contrarius builds, as a short text that a person can follow."""

from __future__ import annotations

from solitaria_app.content.placenames import PlaceNames
from solitaria_app.content.scenario import Scenario
from solitaria_app.content.wanted import BEST_SPECIALIST
from solitaria_app.engine.cards import SPECIALISTS
from solitaria_app.engine.choice import Attempt, Choice, Route, Strike

from .site_json import trail

_REASONS = {
    Strike.OWN_HOUSE: "Contrarius already has a house there",
    Strike.OUT_OF_REACH: "no colonist of Contrarius can get next to it",
    Strike.HARBOUR_FIRST: "Contrarius wants its first harbour city",
    Strike.NOT_EMPTY: "there is a house, and another city has none",
    Strike.OLD_PROVINCE: "Contrarius has a house in the province, and another province is new",
    Strike.ALPHABET: "another name comes first in the alphabet",
}
_WORDS = {rule.value: text for rule, text in _REASONS.items()}
_SPECIALISTS = {good: personality.id for personality, good in SPECIALISTS.items()}


def site_text(scenario: Scenario, choice: Choice) -> str:
    """The question, every good that was tried with the reason for each city, and the answer."""
    lines = [_question(scenario)]
    for attempt in choice.attempts:
        lines += _attempt(scenario, attempt)
    lines += _answer(scenario, choice)
    return "\n".join(lines)


def _question(scenario: Scenario) -> str:
    wish = scenario.wish
    wanted = f"a {wish.good.id} city"
    if scenario.wanted == BEST_SPECIALIST:
        wanted += f", after its best specialist, the {_SPECIALISTS[wish.good]}"
    elif wish.after_salt is not None:
        best = _SPECIALISTS[wish.after_salt]
        wanted += f", else one after its best specialist, the {best} ({wish.after_salt.id})"
    steps = scenario.position.steps
    return f"Contrarius wants {wanted}; a colonist may go {_count(steps)}."


def _attempt(scenario: Scenario, attempt: Attempt) -> list[str]:
    if not attempt.candidates:
        return [f"{attempt.good.id}: there is no such city"]
    lines = [f"{attempt.good.id}:"]
    for city, rule in trail(scenario.names, attempt):
        name = scenario.names.board.cities[city].name
        lines.append(f"  {name}: {'chosen' if rule is None else _WORDS[rule]}")
    return lines


def _answer(scenario: Scenario, choice: Choice) -> list[str]:
    if choice.good is None:
        return ["Contrarius can build nowhere: it places a colonist instead."]
    city = scenario.names.board.cities[choice.city].name
    answer = f"Contrarius builds in {city} ({choice.good.id})"
    moves = [_move(scenario.names, route) for route in choice.routes]
    if len(moves) == 1:
        return [f"{answer}; {moves[0]}."]
    return [f"{answer}; you choose:", *(f"  {move}" for move in moves)]


def _move(names: PlaceNames, route: Route) -> str:
    cities, place = names.board.cities, route.place
    line = names.line_phrase(route.line)
    where = f"in {cities[~place].name}" if place < 0 else f"on {names.line_phrase(place)}"
    who = f"its {route.kind.id} colonist {where}"
    return f"{who} goes to {line}, {_count(route.steps)}" if route.steps else f"{who} stays there"


def _count(steps: int) -> str:
    return f"{steps} step" if steps == 1 else f"{steps} steps"
