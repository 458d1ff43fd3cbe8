"""Colonists that move: the human's with the Architect, Contrarius' to a new house or at the start.

The Architect's offer has two stages, the colonist and its line; a line several steps away is
carried out as single steps.
"""

from __future__ import annotations

from itertools import pairwise

from solitaria_app.engine.agenda import ArchitectAction, MoveNext, Opening
from solitaria_app.engine.board import Board, Kind, bits
from solitaria_app.engine.choice import Route
from solitaria_app.engine.inputs import Build, Send, Settle, Step
from solitaria_app.engine.movement import can_rest
from solitaria_app.engine.play import legal
from solitaria_app.engine.rules.architect import cost
from solitaria_app.engine.state import CONTRARIUS, GameState
from solitaria_app.ui.map.targets import Target

from .values import Offer, Option, Selection


def path(board: Board, kind: Kind, place: int, line: int) -> tuple[Step, ...]:
    """A shortest way as single steps. The line must be within the steps of any rule."""
    steps = board.steps(kind, place, line)
    assert steps is not None
    way = [line]
    for left in range(steps - 1, 0, -1):
        before = bits(board.meeting[way[0]] & board.within[kind][place][left])
        way.insert(0, next(n for n in before if board.steps(kind, place, n) == left))
    return tuple(Step(a, b) for a, b in pairwise((place, *way)))


def reach(state: GameState, kind: Kind, place: int, steps: int) -> list[tuple[int, int]]:
    """The lines a colonist of the human may go to, each with its steps, the nearest first."""
    board = state.rules.board
    within = board.within[kind][place]
    found = []
    for far in range(1, min(steps, len(within) - 1) + 1):
        for line in bits(within[far] & ~within[far - 1]):
            if can_rest(state, state.human, Step(place, line), steps - far):
                found.append((line, far))
    return found


def architect(state: GameState, frame: ArchitectAction, selected: Selection | None) -> Offer:
    """The colonists that can move, or the lines of the selected one; and houses to build."""
    board = state.rules.board
    houses = tuple(_build(state, b.city) for b in legal(state) if isinstance(b, Build))
    if frame.built or not frame.steps:
        return Offer("options", houses)
    colonists: list[Option] = []
    lines: tuple[Option, ...] = ()
    for kind in Kind:
        for place in dict.fromkeys(state.human.colonists[kind]):
            ways = reach(state, kind, place, frame.steps)
            if not ways:
                continue
            here = Target("colonist", place, kind, state.active)
            colonists.append(Option("colonist", selects=here, at=here, number=place, kind=kind))
            if here == selected:
                lines = tuple(
                    Option(
                        "line",
                        path(board, kind, place, line),
                        at=Target("line", line),
                        steps=far,
                        number=line,
                        kind=kind,
                    )
                    for line, far in ways
                )
    if lines:
        return Offer("options", lines, (*colonists, *houses), selected=selected)
    return Offer("options", (*colonists, *houses))


def _build(state: GameState, city: int) -> Option:
    goods, sestertii = cost(state, city)
    return Option(
        "build",
        (Build(city),),
        at=Target("city", city),
        cost=goods,
        sestertii=-sestertii,
        number=city,
    )


def send(state: GameState, frame: MoveNext, selected: Selection | None) -> Offer:
    """Contrarius' colonists and lines; one of either may be selected first.

    A line or colonist that stands for one way only is chosen by pointing at it.
    """
    allowed = {(s.place, s.line) for s in legal(state) if isinstance(s, Send)}
    routes = [r for r in frame.choice.routes if (r.place, r.line) in allowed]
    lines: dict[Target, list[Route]] = {}
    colonists: dict[Target, list[Route]] = {}
    for route in routes:
        lines.setdefault(Target("line", route.line), []).append(route)
        colonists.setdefault(_mover(route), []).append(route)
    groups = {**lines, **colonists}
    chosen = groups.get(selected, routes) if isinstance(selected, Target) else routes
    also = []
    for target, ways in groups.items():
        mine = [route for route in ways if route in chosen]
        if len(mine) == 1:
            also.append(_send(mine[0], target))
        elif ways:
            also.append(Option("send", selects=target, at=target, number=target.number))
    narrowed = selected if len(chosen) < len(routes) else None
    return Offer("options", tuple(_send(r, None) for r in chosen), tuple(also), None, narrowed)


def _mover(route: Route) -> Target:
    return Target("colonist", route.place, route.kind, CONTRARIUS)


def _send(route: Route, at: Target | None) -> Option:
    return Option(
        "send",
        (Send(route.place, route.line),),
        at=at,
        steps=route.steps,
        number=route.line,
        kind=route.kind,
    )


def opening(state: GameState, frame: Opening, selected: Selection | None) -> Offer:
    """The lines at the capital where Contrarius' next colonist may start."""
    lines = state.rules.board.lines
    return Offer(
        "options",
        tuple(
            Option(
                "settle",
                (settle,),
                at=Target("line", settle.line),
                number=settle.line,
                kind=lines[settle.line].kind,
            )
            for settle in legal(state)
            if isinstance(settle, Settle)
        ),
    )
