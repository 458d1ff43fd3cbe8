"""What Contrarius may do for each card: one line a card, with chances and what they depend on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING, Any, TypeAlias

from solitaria_app.engine import events as ev
from solitaria_app.engine import inputs as inp
from solitaria_app.engine.board import Kind
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.state import CONTRARIUS

from .phrases import Phrases

if TYPE_CHECKING:
    from solitaria_app.session.forecast import Forecast, Outcome

_Effect: TypeAlias = "tuple[str, Callable[[Outcome], Iterable[Any]], Callable[[Any], str]]"

UNKNOWN = -1
"""A card that is not on the display yet."""


@dataclass(frozen=True, slots=True)
class CityChance:
    """The chance of a house in a city, and the faces that bring it (none if no die decides)."""

    city: int
    chance: Fraction
    faces: tuple[tuple[Die, int | Face], ...] = ()


@dataclass(frozen=True, slots=True)
class ForecastLine:
    """What may follow a card, or one way of playing it.

    `title` is the card or the choice, `text` the sentences. `parts` are the lines of the
    choices, where they lead to different things; `cities` are those of `text`, likeliest first.
    """

    card: int
    title: str
    text: str
    cities: tuple[CityChance, ...] = ()
    parts: tuple[ForecastLine, ...] = ()


def forecast_lines(say: Phrases, found: Sequence[Forecast]) -> tuple[ForecastLine, ...]:
    """One line for each card in hand, in the order of the forecasts."""
    by_card: dict[int, list[Forecast]] = {}
    for each in found:
        by_card.setdefault(each.play.card, []).append(each)
    return tuple(_branch(say, card, say.card(card), ways) for card, ways in by_card.items())


def chance(say: Phrases, part: Fraction, of: int = 6) -> str:
    """`2/6`, in sixths or finer."""
    whole = lcm(of, part.denominator)
    return say.texts.text("forecast.chance", n=part.numerator * whole // part.denominator, of=whole)


def _branch(
    say: Phrases, card: int, title: str, ways: Sequence[Forecast], depth: int = 0
) -> ForecastLine:
    """The ways that share their first `depth` choices; choices that lead to the same are one."""
    if len(ways[0].by) <= depth:
        return ForecastLine(card, title, _text(say, ways[0].outcomes), _cities(ways[0].outcomes))
    groups: dict[inp.Input, list[Forecast]] = {}
    for way in ways:
        groups.setdefault(way.by[depth], []).append(way)
    same: dict[ForecastLine, dict[str, None]] = {}
    for given, group in groups.items():
        line = _branch(say, card, "", group, depth + 1)
        same.setdefault(line, {})[_choice(say, given)] = None
    if len(same) == 1:
        return replace(next(iter(same)), title=title)
    parts = tuple(
        replace(line, title=say.texts.listed(list(names))) for line, names in same.items()
    )
    return ForecastLine(card, title, _summary(say, ways), (), parts)


def _summary(say: Phrases, ways: Sequence[Forecast]) -> str:
    """What can be said of choices that lead to different things."""
    points = [_only_points(outcome) for way in ways for outcome in way.outcomes]
    sums = [n for n in points if n is not None]
    if len(sums) < len(points):
        return say.texts.text("forecast.choice")
    most = say.points(max(sums))
    return say.texts.text("forecast.scores.choice", least=min(sums), most=most)


def _choice(say: Phrases, given: inp.Input) -> str:
    match given:
        case inp.Produce(province):
            return say.province(province)
        case inp.Copy(card):
            return say.card(card)
        case inp.Cash():
            return say.texts.text("forecast.by.cash")
        case inp.Money():
            return say.texts.text("forecast.by.money")
    return say.texts.text("forecast.by.colonists")


# --- what happens ---------------------------------------------------------------


def _built(outcome: Outcome) -> Iterable[int]:
    for event in outcome.events:
        if isinstance(event, ev.HouseBuilt) and event.side == CONTRARIUS:
            yield event.city


def _taken(outcome: Outcome) -> Iterable[int]:
    new: set[int] = set()
    for event in outcome.events:
        if isinstance(event, ev.CardRevealed):
            new.add(event.card)
        elif isinstance(event, ev.CardTaken):
            yield UNKNOWN if event.card in new else event.card


def _placed(outcome: Outcome) -> Iterable[Kind]:
    for event in outcome.events:
        if isinstance(event, ev.ColonistPlaced) and event.side == CONTRARIUS:
            yield event.kind


def _scored(outcome: Outcome) -> int:
    return sum(event.points for event in outcome.events if isinstance(event, ev.PointsScored))


def _only_points(outcome: Outcome) -> int | None:
    """The points, None if more happens than that."""
    more = [*_built(outcome), *_taken(outcome), *_placed(outcome)]
    return None if more else _scored(outcome)


def _cities(outcomes: Sequence[Outcome]) -> tuple[CityChance, ...]:
    chances: dict[int, Fraction] = {}
    faces: dict[int, dict[tuple[Die, int | Face], None]] = {}
    for outcome in outcomes:
        for city in set(_built(outcome)):
            chances[city] = chances.get(city, Fraction(0)) + outcome.chance
        rolled: ev.DieRolled | None = None
        for event in outcome.events:
            if isinstance(event, ev.DieRolled):
                rolled = event
            elif isinstance(event, ev.Chose):
                seen = faces.setdefault(event.choice.city, {})
                if rolled is not None:
                    seen[rolled.die, rolled.face] = None
                rolled = None
    listed = [CityChance(c, part, tuple(faces.get(c, {}))) for c, part in chances.items()]
    return tuple(sorted(listed, key=lambda each: -each.chance))


# --- sentences ------------------------------------------------------------------


def _text(say: Phrases, outcomes: Sequence[Outcome]) -> str:
    text = say.texts.text
    parts = []
    kinds: tuple[_Effect, ...] = (
        ("builds", _built, say.city),
        ("takes", _taken, lambda card: _card_name(say, card)),
        ("places", _placed, lambda kind: say.colonist(kind, "a")),
    )
    for key, of, name in kinds:
        what = _shares(say, outcomes, of, name)
        if what:
            parts.append(text(f"forecast.{key}", what=what))
    points = {_scored(outcome) for outcome in outcomes}
    if max(points):
        least, most = min(points), say.points(max(points))
        if len(points) == 1:
            parts.append(text("forecast.scores", points=most))
        else:
            parts.append(text("forecast.scores.range", least=least, most=most))
    idle = sum((o.chance for o in outcomes if _only_points(o) == 0), Fraction(0))
    if idle == 1:
        parts.append(text("forecast.nothing"))
    elif idle:
        parts.append(text("forecast.nothing.chance", chance=chance(say, idle)))
    return " ".join(parts)


def _card_name(say: Phrases, card: int) -> str:
    return say.texts.text("forecast.any-card") if card == UNKNOWN else say.card_object(card)


def _shares(
    say: Phrases,
    outcomes: Sequence[Outcome],
    of: Callable[[Outcome], Iterable[Any]],
    name: Callable[[Any], str],
) -> str:
    """`ALERIA 3/6 and COSA 2/6`; things with the same name count together."""
    shares: dict[str, Fraction] = {}
    for outcome in outcomes:
        for each in dict.fromkeys(name(thing) for thing in of(outcome)):
            shares[each] = shares.get(each, Fraction(0)) + outcome.chance
    if not shares:
        return ""
    text = say.texts.text
    ranked = sorted(shares.items(), key=lambda share: -share[1])
    return say.texts.listed(
        [
            text("forecast.certain", what=what)
            if part == 1
            else text("forecast.share", what=what, chance=chance(say, part))
            for what, part in ranked
        ]
    )
