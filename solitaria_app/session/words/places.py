"""What on the map a run of events speaks of, to light up with its sentence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from solitaria_app.engine import events as ev
from solitaria_app.engine.corrections import (
    Correction,
    SetColonist,
    SetHouse,
    SwapTokens,
    TurnMarker,
)
from solitaria_app.engine.state import CONTRARIUS


@dataclass(frozen=True, slots=True)
class Places:
    """Masks of cities, lines and provinces."""

    cities: int = 0
    lines: int = 0
    provinces: int = 0

    def __or__(self, other: Places) -> Places:
        """All places of both."""
        return Places(
            self.cities | other.cities,
            self.lines | other.lines,
            self.provinces | other.provinces,
        )


def places_of(events: Iterable[ev.Event]) -> Places:
    """The cities, lines and provinces that events name."""
    found = Places()
    for event in events:
        found |= _places(event)
    return found


def _at(place: int) -> Places:
    return Places(cities=1 << ~place) if place < 0 else Places(lines=1 << place)


def _places(event: ev.Event) -> Places:
    match event:
        case ev.TokenDrawn(city) | ev.HouseBuilt(_, city):
            return Places(cities=1 << city)
        case ev.ColonistPlaced(_, _, place):
            return _at(place)
        case ev.ColonistMoved(_, _, place, line):
            return _at(place) | _at(line)
        case ev.ColonistStayed(_, line):
            return _at(line)
        case ev.Produced(province):
            return Places(provinces=1 << province)
        case ev.MarkersTurned(provinces):
            return Places(provinces=provinces)
        case ev.PointsScored(_, province) if province >= 0:
            return Places(provinces=1 << province)
        case ev.Corrected(given):
            return _corrected(given)
        case ev.Chose(choice) if choice.city >= 0:
            return Places(cities=1 << choice.city)
    return Places()


def _corrected(given: Correction) -> Places:
    match given:
        case SetHouse(_, city):
            return Places(cities=1 << city)
        case SetColonist(_, _, start, to):
            found = Places()
            for place in (start, to):
                if place is not None:
                    found |= _at(place)
            return found
        case TurnMarker(province):
            return Places(provinces=1 << province)
        case SwapTokens(city, other):
            return Places(cities=1 << city | 1 << other)
    return Places()


_OF_CONTRARIUS = (
    ev.CardTaken,
    ev.ColonistStayed,
    ev.HouseLeftTrack,
    ev.DieRolled,
    ev.Chose,
    ev.PointsScored,
)
_OF_HUMAN = (
    ev.CardPlayed,
    ev.CardsRecovered,
    ev.CardCopied,
    ev.CardBought,
    ev.GoodsGained,
    ev.SestertiiGained,
    ev.Traded,
)


def side_of(event: ev.Event) -> int | None:
    """Whose doing an event is: a human's number, CONTRARIUS, or nobody's."""
    match event:
        case ev.ColonistPlaced(side) | ev.ColonistMoved(side) | ev.HouseBuilt(side):
            return side
        case ev.EndTriggered(side):
            return side
        case ev.Produced(_, bonus):
            return 0 if any(bonus) else CONTRARIUS
    if isinstance(event, _OF_CONTRARIUS):
        return CONTRARIUS
    return 0 if isinstance(event, _OF_HUMAN) else None
