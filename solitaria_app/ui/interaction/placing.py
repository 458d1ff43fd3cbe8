"""New colonists of the human: Tribune and Colonist."""

from __future__ import annotations

from solitaria_app.engine.agenda import ColonistAction, TribuneAction
from solitaria_app.engine.board import Kind
from solitaria_app.engine.inputs import MONEY, Money, Place
from solitaria_app.engine.play import legal
from solitaria_app.engine.rules.colonist import BASE_MONEY, MONEY_POINTS
from solitaria_app.engine.state import GameState
from solitaria_app.ui.map.targets import Target

from .values import Offer, Option, Selection


def _place(state: GameState, place: Place, on_map: bool) -> Option:
    return Option(
        "place",
        (place,),
        at=Target("city", place.city) if on_map else None,
        cost=state.rules.colonist_cost,
        number=place.city,
        kind=place.kind,
    )


def tribune(state: GameState, frame: TribuneAction, selected: Selection | None) -> Offer:
    """One colonist of either kind in the capital; on the map only where that leaves no doubt."""
    places = [given for given in legal(state) if isinstance(given, Place)]
    cities = [place.city for place in places]
    return Offer(
        "options",
        tuple(_place(state, place, cities.count(place.city) == 1) for place in places),
    )


def colonist(state: GameState, frame: ColonistAction, selected: Selection | None) -> Offer:
    """The kind first, then its city; or money.

    With cities of one kind only that kind needs no choosing.
    """
    allowed = legal(state)
    cities: dict[Kind, list[Place]] = {}
    for given in allowed:
        if isinstance(given, Place):
            cities.setdefault(given.kind, []).append(given)
    kind = selected if isinstance(selected, Kind) and selected in cities else None
    if kind is not None:
        places = cities[kind]
        also = tuple(_kind(state, cities, other) for other in cities if other != kind)
        return Offer("options", tuple(_place(state, p, True) for p in places), also, None, kind)
    options = [_kind(state, cities, kind) for kind in cities]
    if MONEY in allowed:
        options.append(_money(state, MONEY))
    return Offer("options", tuple(options))


def _kind(state: GameState, cities: dict[Kind, list[Place]], kind: Kind) -> Option:
    if len(cities[kind]) == 1:
        return _place(state, cities[kind][0], len(cities) == 1)
    return Option("kind", selects=kind, cost=state.rules.colonist_cost, kind=kind)


def _money(state: GameState, money: Money) -> Option:
    points = -1 if state.final else MONEY_POINTS
    return Option("money", (money,), sestertii=BASE_MONEY + state.human.on_board, points=points)
