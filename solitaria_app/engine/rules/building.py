"""Contrarius builds a house and moves a colonist next to it (source: 002 Where Does It Build?)."""

from __future__ import annotations

from collections.abc import Iterable

from ..agenda import Activate, Construct, MoveNext, Purpose, Recruit
from ..board import bits
from ..cards import SPECIALISTS
from ..choice import Choice, Position, Route, choose_site
from ..events import (
    Chose,
    ColonistMoved,
    ColonistStayed,
    Event,
    HouseBuilt,
    HouseLeftTrack,
    Nothing,
    NothingHappened,
)
from ..flow import end_if_last_house, pop, push, replace
from ..goods import Good
from ..handler import Asks, Automatic, Handler
from ..inputs import Input, Send
from ..refusal import Refusal, Why, refuse
from ..state import CONTRARIUS, GameState


def best_specialist(state: GameState) -> Good | None:
    """The good of its best specialist, face up or down (002, 003:214, `best-specialist`)."""
    contrarius = state.contrarius
    owned = [
        SPECIALISTS[who]
        for card in bits(contrarius.face_up | contrarius.face_down)
        if (who := state.rules.cards[card].personality) in SPECIALISTS
    ]
    return max(owned, default=None)


def position(state: GameState) -> Position:
    """The question as it stands on the table."""
    contrarius = state.contrarius
    return Position(
        state.rules.board,
        contrarius.colonists,
        state.occupied(),
        contrarius.houses,
        state.all_houses() & ~contrarius.houses,
        state.good_cities,
        contrarius.on_board,
    )


def where(state: GameState, wanted: Good) -> Choice:
    """Where Contrarius would build now if it wanted a good."""
    return choose_site(position(state), wanted, state.rules.options.mover)


def run_construct(state: GameState, frame: Construct, out: list[Event]) -> bool:
    """Build in the chosen city, or place a colonist instead.

    With an empty supply the house comes from the far end of the score track.
    Source: 002, Expert, Supplementary rules; `expert-supply`, `no-site`, `no-activation`.
    """
    contrarius = state.contrarius
    wanted = best_specialist(state) if frame.wanted is None else frame.wanted
    if not state.houses_left(contrarius) or wanted is None:
        no = Nothing.NO_SPECIALIST if wanted is None else Nothing.NO_HOUSE_LEFT
        out.append(NothingHappened(no))
        replace(state, Recruit(Purpose.NO_SITE, frame))
        return True
    choice = where(state, wanted)
    out.append(Chose(choice, frame.purpose, frame.wanted is None))
    if choice.city < 0:
        out.append(NothingHappened(Nothing.NO_SITE))
        replace(state, Recruit(Purpose.NO_SITE, frame))
        return True
    if len(contrarius.track) == state.houses_left(contrarius):
        out.append(HouseLeftTrack(contrarius.track[-1], reached=False))
        contrarius.track = contrarius.track[:-1]
    contrarius.houses |= 1 << choice.city
    out.append(HouseBuilt(CONTRARIUS, choice.city))
    end_if_last_house(state, CONTRARIUS, out)
    pop(state)
    if frame.purpose is Purpose.MERCATOR:
        push(state, Activate(choice.city))
    push(state, MoveNext(choice))
    return True


def different(routes: tuple[Route, ...]) -> list[Route]:
    """Routes that lead to different tables: one is enough of those where nobody moves."""
    staying = [route for route in routes if route.steps == 0]
    return [*staying[:1], *(route for route in routes if route.steps)]


def options(state: GameState, frame: MoveNext) -> Iterable[Input]:
    """Each colonist and line the human may choose (002, `mover`)."""
    return (Send(route.place, route.line) for route in different(frame.choice.routes))


def refusal(state: GameState, frame: MoveNext, send: Send) -> Refusal | None:
    """Only a colonist that can get there, by a line next to the city (002, `mover`)."""
    if send not in list(options(state, frame)):
        return refuse(Why.NO_SUCH_ROUTE, place=send.place, line=send.line)
    return None


def apply(state: GameState, frame: MoveNext, send: Send, out: list[Event]) -> None:
    """The chosen colonist goes next to the house."""
    pop(state)
    route = next(r for r in frame.choice.routes if (r.place, r.line) == (send.place, send.line))
    if route.steps == 0:
        out.append(ColonistStayed(route.kind, route.line))
        return
    state.contrarius.move_colonist(route.kind, route.place, route.line)
    out.append(ColonistMoved(CONTRARIUS, route.kind, route.place, route.line, route.steps))


def run_move(state: GameState, frame: MoveNext, out: list[Event]) -> bool:
    """With one possibility nothing is asked (`mover`)."""
    routes = different(frame.choice.routes)
    if len(routes) > 1:
        return False
    apply(state, frame, Send(routes[0].place, routes[0].line), out)
    return True


CONSTRUCT = Automatic(run_construct)
MOVE_NEXT = Handler(Asks.HUMAN, (Send,), options, refusal, apply, run_move)
