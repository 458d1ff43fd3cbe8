"""Whether a human's colonists stand alone on their lines, or still can (`move-together`)."""

from __future__ import annotations

from typing import TypeAlias

from .board import Board, Kind, bits
from .inputs import Step
from .state import GameState, Human

Places: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""Where one side's colonists are, by kind."""


def _others(state: GameState, human: Human) -> int:
    mask = state.contrarius.line_mask()
    for other in state.humans:
        if other is not human:
            mask |= other.line_mask()
    return mask


def _crowded_lines(board: Board, places: Places, taken: int) -> int:
    """Mask of the lines where a colonist of `places` cannot stay."""
    own = twice = 0
    for same_kind in places:
        for place in same_kind:
            if place >= 0:
                bit = 1 << place
                twice |= own & bit
                own |= bit
    return (twice | own & taken) & ~board.shared_lines | own & board.no_stop_lines


def at_rest(state: GameState, human: Human) -> bool:
    """Whether movement may end here: every colonist alone on its line.

    Source: 000 Architect, 003:36, 003:40, 003:169, `move-together`.
    """
    return not _crowded_lines(state.rules.board, human.colonists, _others(state, human))


def can_rest(state: GameState, human: Human, step: Step, left: int) -> bool:
    """Whether, after a step, the steps left still let everyone come to stand alone.

    Keeps a person from walking into a position without a legal end (003:40).
    """
    board = state.rules.board
    kind = board.lines[step.line].kind
    moved = list(human.colonists[kind])
    moved[moved.index(step.place)] = step.line
    places = _with(human.colonists, kind, moved)
    return _solvable(board, places, _others(state, human), left)


def _with(places: Places, kind: Kind, moved: list[int]) -> Places:
    land, sea = places
    return (tuple(moved), sea) if kind is Kind.LAND else (land, tuple(moved))


def _solvable(board: Board, places: Places, taken: int, left: int) -> bool:
    """Depth-first: a crowded colonist goes on to each line within the steps left.

    Moving one that stands alone never helps: the crowded one can take those steps itself.
    """
    crowded = _crowded_lines(board, places, taken)
    if not crowded:
        return True
    place = bits(crowded)[0]
    kind = board.lines[place].kind
    within = board.within[kind][place]
    for steps in range(1, left + 1):
        for line in bits(within[steps] & ~within[steps - 1]):
            moved = list(places[kind])
            moved[moved.index(place)] = line
            if _solvable(board, _with(places, kind, moved), taken, left - steps):
                return True
    return False
