"""The reason of a site, line by line: what each rule struck out, and what was left."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.engine.choice import Attempt, Choice, Route, Strike
from solitaria_app.engine.goods import Good
from solitaria_app.engine.rules.building import different

from .phrases import Phrases


@dataclass(frozen=True, slots=True)
class TrailLine:
    """One line of an explanation.

    `text` is the short form; `rule` says the rule behind it in our words and `source` where
    it stands, both empty where the line needs none. `cities` is the mask it speaks of,
    `strike` the rule that struck them out, `good` the good that was being tried, `routes` the
    ways of the colonists it speaks of.
    """

    text: str
    rule: str = ""
    source: str = ""
    cities: int = 0
    strike: Strike | None = None
    good: Good | None = None
    routes: tuple[Route, ...] = ()


def trail(say: Phrases, choice: Choice) -> tuple[TrailLine, ...]:
    """All lines: the wish, each good that was tried rule by rule, the city, who may move."""
    lines = [_line(say, "trail.wanted", good=choice.wanted, city_of=say.city_of(choice.wanted))]
    for number, attempt in enumerate(choice.attempts):
        lines += _attempt(say, attempt)
        if number + 1 < len(choice.attempts):
            lines.append(
                _line(
                    say,
                    "trail.next",
                    rule="strike.fallback",
                    good=attempt.good,
                    city_of=say.city_of(attempt.good),
                    next=say.city_of(choice.attempts[number + 1].good),
                )
            )
    if choice.city < 0:
        return (*lines, _line(say, "trail.nowhere", rule="rule.no-site"))
    winner = _line(say, "trail.winner", cities=1 << choice.city, city=say.city(choice.city))
    return (*lines, winner, *_movers(say, choice))


def _line(
    say: Phrases,
    key: str,
    rule: str = "",
    cities: int = 0,
    strike: Strike | None = None,
    good: Good | None = None,
    routes: tuple[Route, ...] = (),
    **values: object,
) -> TrailLine:
    text = say.texts.text
    return TrailLine(
        say.texts.sentence(key, **values),
        text(rule) if rule else "",
        text(f"{rule}.source") if rule else "",
        cities,
        strike,
        good,
        routes,
    )


def _attempt(say: Phrases, attempt: Attempt) -> list[TrailLine]:
    if not attempt.candidates:
        city_of = say.city_of(attempt.good)
        return [_line(say, "trail.no-such-city", good=attempt.good, city_of=city_of)]
    return [
        _line(
            say,
            f"trail.{strike.value}",
            rule=f"strike.{strike.value}",
            cities=struck,
            strike=strike,
            good=attempt.good,
            names=say.cities(struck),
        )
        for strike, struck in attempt.strikes
    ]


def _movers(say: Phrases, choice: Choice) -> list[TrailLine]:
    routes = tuple(different(choice.routes))
    ways = [_way(say, route) for route in routes]
    key = "trail.mover" if len(ways) == 1 else "trail.movers"
    movers = say.texts.listed(ways, "or")
    return [_line(say, key, rule="rule.move-next", routes=routes, movers=movers)]


def _way(say: Phrases, route: Route) -> str:
    if route.steps:
        return say.move("contrarius", route.kind, route.place, route.line, route.steps)
    return say.stay("stays", route.kind, route.line)
