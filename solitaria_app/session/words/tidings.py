"""What else there is to tell in one line besides a reaction: the end of the set-up, corrections."""

from __future__ import annotations

from collections.abc import Sequence

from solitaria_app.engine import events as ev
from solitaria_app.engine.state import CONTRARIUS, GameState

from .headline import reaction_of
from .phrases import Phrases
from .table import said_of_table

MOST_CORRECTIONS = 3
"""How many of the latest corrections are told."""

_BESIDE = (ev.EndWithdrawn, ev.EndTriggered)
"""What may come of a correction."""


def told_of(events: Sequence[ev.Event]) -> tuple[ev.Event, ...]:
    """What the line speaks of: the latest corrections, else the reaction to the last card, else
    what Contrarius did at the end of the set-up."""
    fixed = corrections_of(events)
    return fixed or reaction_of(events) or set_up_of(events)


def corrections_of(events: Sequence[ev.Event]) -> tuple[ev.Event, ...]:
    """The corrections that nothing has followed."""
    found: list[ev.Event] = []
    for event in reversed(events):
        if isinstance(event, ev.Corrected):
            found.append(event)
        elif not isinstance(event, _BESIDE):
            break
    return tuple(reversed(found))


def set_up_of(events: Sequence[ev.Event]) -> tuple[ev.Event, ...]:
    """What Contrarius took and placed, once the set-up is over and before a card is played; none
    of a game that was entered from its middle."""
    begun = any(isinstance(event, ev.TurnBegan) for event in events)
    if not begun or any(isinstance(event, ev.CardPlayed | ev.BegunMidway) for event in events):
        return ()
    return tuple(event for event in events if _of_set_up(event))


def _of_set_up(event: ev.Event) -> bool:
    if isinstance(event, ev.CardTaken):
        return True
    placed = isinstance(event, ev.HouseBuilt | ev.ColonistPlaced)
    return placed and getattr(event, "side", None) == CONTRARIUS


def corrected_line(say: Phrases, events: Sequence[ev.Event]) -> str:
    """`Corrected: your house stands in COSA`; empty if something else happened last."""
    said = [
        said_of_table(say, event.given)
        for event in corrections_of(events)
        if isinstance(event, ev.Corrected)
    ]
    if not said:
        return ""
    last = "; ".join(said[-MOST_CORRECTIONS:])
    return say.texts.text("headline.corrected", said=last)


def set_up_line(say: Phrases, state: GameState, events: Sequence[ev.Event]) -> str:
    """`Contrarius takes the Mason; house in COSA, land colonist on COSA – ROMA; you start
    with 10 points`; empty once a card is played. `state` is the table after the set-up."""
    text = say.texts.text
    takes: list[str] = []
    pieces: list[str] = []
    for event in set_up_of(events):
        match event:
            case ev.CardTaken(card):
                takes.append(text("headline.setup.takes", the_card=say.card_object(card)))
            case ev.HouseBuilt(_, city):
                pieces.append(text("headline.setup.house", city=say.city(city)))
            case ev.ColonistPlaced(_, kind, place):
                on = f"headline.setup.{'city' if place < 0 else 'line'}"
                where = say.city(~place) if place < 0 else say.line(place)
                pieces.append(text(on, colonist=say.colonist(kind), place=where))
    if not takes and not pieces:
        return ""
    clauses = [*takes, ", ".join(pieces)]
    if state.contrarius.track:
        places = ", ".join(str(place) for place in state.contrarius.track)
        clauses.append(text("headline.setup.track", places=places))
    if state.human.points:
        clauses.append(text("headline.setup.points", points=say.points(state.human.points)))
    return text("headline", deeds="; ".join(clause for clause in clauses if clause))
