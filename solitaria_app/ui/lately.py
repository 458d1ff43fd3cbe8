"""What lately changed on the map, as marks; what a correction says is otherwise is left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_

from solitaria_app.engine import events as ev
from solitaria_app.engine.board import bits
from solitaria_app.engine.corrections import SetColonist, SetHouse, TurnMarker
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.game import Game
from solitaria_app.session.words.tidings import set_up_of
from solitaria_app.ui.chronicle import deeds, turns
from solitaria_app.ui.map.targets import Mark, Target


def recent(game: Game) -> tuple[Mark, ...]:
    """New houses and ways of Contrarius since the player's last card was played.

    Beside a table also the player's own, and the markers that were turned: all that the last
    turn changed, to be compared at a glance; before the first card, what Contrarius placed in
    the set-up.
    """
    since: list[ev.Event] = []
    physical = game.state.way.physical
    for turn in reversed(turns(game)):
        since[:0] = turn.events
        if any(isinstance(event, ev.CardPlayed) for event in turn.events):
            events = still_so(since)
            if physical:
                return (*deeds(game.state, events), *turned(events))
            return tuple(deeds(game.state, events, side=CONTRARIUS))
    placed = set_up_of(since) if physical else ()
    fixed = (event for event in since if isinstance(event, ev.Corrected))
    return tuple(deeds(game.state, still_so((*placed, *fixed))))


def turned(events: Iterable[ev.Event]) -> Iterator[Mark]:
    """The provinces whose marker was turned."""
    masks = (1 << event.province for event in events if isinstance(event, ev.Produced))
    back = (event.provinces for event in events if isinstance(event, ev.MarkersTurned))
    for province in bits(reduce(or_, (*masks, *back), 0)):
        yield Mark(Target("province", province), "hint")


def still_so(events: Sequence[ev.Event]) -> tuple[ev.Event, ...]:
    """Events without those that a later correction contradicts: the house that does not stand,
    the way of the colonist that is elsewhere, the marker that shows its other side."""
    kept: list[ev.Event] = []
    for event in events:
        if not isinstance(event, ev.Corrected):
            kept.append(event)
            continue
        match event.given:
            case SetHouse(side, city, False):
                kept = [e for e in kept if not _built(e, side, city)]
            case SetColonist(side, kind, start, _) if start is not None:
                kept = _without_way(kept, side, kind, start)
            case TurnMarker(province):
                kept = [_without_marker(e, province) for e in kept if not _turned(e, province)]
    return tuple(kept)


def _built(event: ev.Event, side: int, city: int) -> bool:
    return isinstance(event, ev.HouseBuilt) and (event.side, event.city) == (side, city)


def _without_way(events: list[ev.Event], side: int, kind: int, place: int) -> list[ev.Event]:
    """Without the way that led a colonist to a place, step by step back to its start."""
    kept: list[ev.Event] = []
    for event in reversed(events):
        match event:
            case ev.ColonistPlaced(s, k, at) if (s, k, at) == (side, kind, place):
                continue
            case ev.ColonistMoved(s, k, start, line) if (s, k, line) == (side, kind, place):
                place = start
            case _:
                kept.append(event)
    return kept[::-1]


def _turned(event: ev.Event, province: int) -> bool:
    return isinstance(event, ev.Produced) and event.province == province


def _without_marker(event: ev.Event, province: int) -> ev.Event:
    """All markers were turned back, but for one."""
    if isinstance(event, ev.MarkersTurned):
        return ev.MarkersTurned(event.provinces & ~(1 << province))
    return event
