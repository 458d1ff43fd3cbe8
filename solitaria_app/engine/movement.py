"""Whether a human's colonists stand alone on their lines, or still can (`move-together`)."""

from __future__ import annotations

from .board import Board, Kind
from .inputs import Step
from .state import GameState, Human


def _others(state: GameState, human: Human) -> int:
    mask = state.contrarius.line_mask()
    for other in state.humans:
        if other is not human:
            mask |= other.line_mask()
    return mask


def _crowded(
    board: Board, places: tuple[tuple[int, ...], tuple[int, ...]], taken: int
) -> tuple[Kind, int] | None:
    """A colonist that cannot stay where it is, if any: its kind and line."""
    own = 0
    for kind in (Kind.LAND, Kind.SEA):
        for place in places[kind]:
            if place < 0:
                continue
            bit = 1 << place
            if bit & (own | taken) & ~board.shared_lines or bit & board.no_stop_lines:
                return kind, place
            own |= bit
    return None


def at_rest(state: GameState, human: Human) -> bool:
    """Whether movement may end here: every colonist alone on its line.

    Source: 000 Architect, 003:36, 003:40, 003:169, `move-together`.
    """
    return _crowded(state.rules.board, human.colonists, _others(state, human)) is None


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


def _with(
    places: tuple[tuple[int, ...], tuple[int, ...]], kind: Kind, moved: list[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    land, sea = places
    return (tuple(moved), sea) if kind is Kind.LAND else (land, tuple(moved))


def _solvable(
    board: Board, places: tuple[tuple[int, ...], tuple[int, ...]], taken: int, left: int
) -> bool:
    """Depth-first: a crowded colonist goes on to each line within the steps left.

    Moving one that stands alone never helps: the crowded one can take those steps itself.
    """
    crowded = _crowded(board, places, taken)
    if crowded is None:
        return True
    kind, place = crowded
    within = board.within[kind][place]
    for steps in range(1, left + 1):
        lines = within[steps] & ~within[steps - 1]
        line = 0
        while lines >> line:
            if lines >> line & 1:
                moved = list(places[kind])
                moved[moved.index(place)] = line
                if _solvable(board, _with(places, kind, moved), taken, left - steps):
                    return True
            line += 1
    return False
