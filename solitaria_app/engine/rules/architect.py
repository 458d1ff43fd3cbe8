"""Architect: move colonists, then build houses; Contrarius takes a card by the blue die."""

from __future__ import annotations

from collections.abc import Iterable

from ..agenda import ArchitectAction, Purpose, Roll
from ..board import Kind, bits
from ..dice import Die
from ..events import ColonistMoved, Event, HouseBuilt
from ..flow import end_if_last_house, pay, pop, push, refuse_payment, replace
from ..goods import Goods
from ..handler import Asks, Handler
from ..inputs import DONE, Build, Done, Input, Step
from ..movement import at_rest, can_rest
from ..refusal import Refusal, Why, refuse
from ..state import GameState


def start(state: GameState, card: int, out: list[Event]) -> None:
    """As many steps as colonists on the board (000 Architect)."""
    if not state.final:
        push(state, Roll(Die.BLUE, Purpose.ARCHITECT))
    push(state, ArchitectAction(state.human.on_board))


def options(state: GameState, frame: ArchitectAction) -> Iterable[Input]:
    """Single steps of every colonist, houses in cities next to them, or enough."""
    human = state.human
    vocabulary = state.rules.vocabulary
    found: list[Input] = []
    if frame.steps and not frame.built:
        for kind in Kind:
            steps = vocabulary.steps[kind]
            last = None
            for place in human.colonists[kind]:
                if place != last:
                    found += steps[place]
                last = place
    if at_rest(state, human):
        board = state.rules.board
        near = 0
        for places in human.colonists:
            for place in places:
                if place >= 0:
                    a, b = board.lines[place].ends
                    near |= 1 << a | 1 << b
        for city in bits(near & board.token_cities & ~human.houses):
            found.append(vocabulary.build[city])
        found.append(DONE)
    return found


def cost(state: GameState, city: int) -> tuple[Goods, int]:
    """Goods and sestertii of a house in a city (000 Architect, 003:44)."""
    good = state.city_goods[city]
    houses = state.houses_in(city) + 1
    return state.rules.build_goods[good], state.rules.build_sestertii[good] * houses


def refuse_step(state: GameState, frame: ArchitectAction, step: Step) -> Refusal | None:
    """A step leads from a city onto a line there, or from a line to one that meets it.

    Steps may be split and interleaved; lines may be shared on the way but not at the end.
    Source: 000 Architect, 003:34, 003:36, 003:40, `reach-first-step`, `move-together`.
    """
    if frame.built:
        return refuse(Why.MOVEMENT_OVER)
    if not frame.steps:
        return refuse(Why.NO_STEPS_LEFT)
    board = state.rules.board
    if not 0 <= step.line < len(board.lines):
        return refuse(Why.NOT_ADJACENT_LINE, place=step.place)
    kind = board.lines[step.line].kind
    human = state.human
    if step.place not in human.colonists[kind]:
        return refuse(Why.NO_COLONIST_THERE, place=step.place, kind=kind)
    if step.line == step.place or not board.within[kind][step.place][1] >> step.line & 1:
        return refuse(Why.NOT_ADJACENT_LINE, place=step.place, line=step.line)
    if not can_rest(state, human, step, frame.steps - 1):
        return refuse(Why.CANNOT_REST, line=step.line)
    return None


def refuse_build(state: GameState, city: int) -> Refusal | None:
    """One own house in a city next to an own colonist, paid in goods and sestertii.

    Source: 000 Architect, 003:34, 003:38, 003:42, 003:44.
    """
    board = state.rules.board
    human = state.human
    if not board.token_cities >> city & 1:
        return refuse(Why.NO_HOUSE_IN_CAPITAL, city=city)
    if human.houses >> city & 1:
        return refuse(Why.HOUSE_ALREADY, city=city)
    if not human.line_mask() & board.city_lines[city]:
        return refuse(Why.NOT_NEXT_TO_CITY, city=city)
    if not state.houses_left(human):
        return refuse(Why.NO_HOUSE_LEFT)
    return refuse_payment(state, *cost(state, city))


def refusal(
    state: GameState, frame: ArchitectAction, choice: Step | Build | Done
) -> Refusal | None:
    """Movement first, then houses; everyone stands alone before the first house or the end."""
    if isinstance(choice, Step):
        return refuse_step(state, frame, choice)
    if not at_rest(state, state.human):
        return refuse(Why.NOT_AT_REST)
    return refuse_build(state, choice.city) if isinstance(choice, Build) else None


def apply(
    state: GameState, frame: ArchitectAction, choice: Step | Build | Done, out: list[Event]
) -> None:
    """One step, one house, or the end of the action."""
    human = state.human
    if isinstance(choice, Step):
        kind = state.rules.board.lines[choice.line].kind
        human.move_colonist(kind, choice.place, choice.line)
        out.append(ColonistMoved(state.active, kind, choice.place, choice.line, 1))
        replace(state, ArchitectAction(frame.steps - 1))
    elif isinstance(choice, Build):
        goods, sestertii = pay(state, *cost(state, choice.city))
        human.houses |= 1 << choice.city
        out.append(HouseBuilt(state.active, choice.city, goods, sestertii))
        end_if_last_house(state, state.active, out)
        replace(state, ArchitectAction(frame.steps, built=True))
    else:
        pop(state)


ARCHITECT = Handler(Asks.HUMAN, (Step, Build, Done), options, refusal, apply)
