"""Movement against a slow search of every sequence of steps (`move-together`, 003:36, 003:40)."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solitaria_app.engine import play
from solitaria_app.engine.agenda import ArchitectAction, EndTurn
from solitaria_app.engine.board import Kind, bits
from solitaria_app.engine.inputs import DONE, Step
from solitaria_app.engine.movement import at_rest, can_rest
from tests.engine.table import Table, toy

LADDER = toy(
    "roma=alba roma=alba alba=veii veii=ostia ostia=gabii alba~veii roma~alba* veii~ostia|"
    " ostia~gabii roma~gabii",
    {"latium": "alba veii", "tuscia": "ostia gabii"},
)
STAR = toy(
    "roma=alba roma=veii roma=ostia roma~alba alba~veii", {"latium": "alba veii", "tuscia": "ostia"}
)
BOARDS = {"ladder": LADDER, "star": STAR, "italia": "italia", "imperium": "imperium"}

Places = tuple[tuple[int, ...], tuple[int, ...]]


def crowd(board_name: str, seed: int) -> Table:
    """A position with many colonists close together, my own perhaps on the same line."""
    rng = random.Random(seed)
    table = Table(BOARDS[board_name])
    board = table.rules.board
    for kind in Kind:
        lines = [n for n, line in enumerate(board.lines) if line.kind is kind]
        if board_name in ("italia", "imperium"):
            start = rng.choice(lines)
            near = list(bits(board.within[kind][start][rng.randint(1, 2)]))
        else:
            near = lines
        free = [n for n in near if not board.lines[n].no_stop]
        theirs = rng.sample(free, min(len(free), rng.randint(0, 3)))
        mine = [rng.choice([*near, ~board.capital[kind]]) for _ in range(rng.randint(0, 3))]
        for place in theirs:
            table.state.contrarius.add_colonist(kind, place)
        for place in mine:
            table.state.human.add_colonist(kind, place)
    return table


def rests(table: Table, places: Places) -> bool:
    """By the words of the rule: nobody shares a line, and none stands on one for crossing."""
    board = table.rules.board
    theirs = [p for side in table.state.contrarius.colonists for p in side]
    standing = Counter(p for p in [*places[0], *places[1], *theirs] if p >= 0)
    return all(
        not board.lines[line].no_stop and (count == 1 or board.lines[line].shared)
        for line, count in standing.items()
        if line in places[0] + places[1]
    )


def reachable_rest(table: Table, places: Places, left: int, seen: set[tuple[Places, int]]) -> bool:
    """Every sequence of single steps of any colonists, in any order."""
    if rests(table, places):
        return True
    if not left or (places, left) in seen:
        return False
    seen.add((places, left))
    board = table.rules.board
    for kind in Kind:
        for place in set(places[kind]):
            touching = board.city_lines_of[kind][~place] if place < 0 else board.meeting[place]
            for line in bits(touching):
                rest = list(places[kind])
                rest.remove(place)
                moved = tuple(sorted([*rest, line]))
                now = (moved, places[1]) if kind is Kind.LAND else (places[0], moved)
                if reachable_rest(table, now, left - 1, seen):
                    return True
    return False


@pytest.mark.parametrize("board", BOARDS)
@given(seed=st.integers(0, 2**32), left=st.integers(0, 3))
def test_can_rest_agrees_with_every_sequence_of_steps(board, seed, left):
    """move-together: a step is allowed exactly if some sequence of the steps left ends well."""
    table = crowd(board, seed)
    state, human = table.state, table.state.human
    assert at_rest(state, human) == rests(table, human.colonists)
    for kind in Kind:
        for place in set(human.colonists[kind]):
            for step in state.rules.vocabulary.steps[kind][place]:
                moved = list(human.colonists[kind])
                moved[moved.index(place)] = step.line
                after = tuple(sorted(moved))
                now = (after, human.colonists[1])
                if kind is Kind.SEA:
                    now = (human.colonists[0], after)
                expected = reachable_rest(table, now, left, set())
                assert can_rest(state, human, step, left) == expected, (step, left)


@pytest.mark.parametrize("board", BOARDS)
@settings(max_examples=30)
@given(seed=st.integers(0, 2**32))
def test_movement_always_has_an_end_that_random_steps_find(board, seed):
    """003:40: from a table at rest, whatever steps are taken, a legal end is always reached."""
    rng = random.Random(seed)
    table = crowd(board, seed)
    human = table.state.human
    if not at_rest(table.state, human):
        return
    budget = human.on_board
    state = table.state
    state.agenda = (EndTurn(), ArchitectAction(budget))
    taken = 0
    while isinstance(state.agenda[-1], ArchitectAction):
        legal = play.legal(state)
        assert legal
        choice = rng.choice(legal)
        if choice == DONE and taken < budget and len(legal) > 1:
            choice = rng.choice([given for given in legal if given != DONE])
        taken += isinstance(choice, Step)
        state, _ = play.apply(state, choice)
    assert taken <= budget
    assert at_rest(state, state.human)
