"""A saved journal under the rules as they are now: up to the first turn that ends otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from solitaria_app.content.library import Library
from solitaria_app.engine import notation
from solitaria_app.engine.play import IllegalInput
from solitaria_app.engine.refusal import Refusal

from .game import Game
from .header import Header
from .statejson import state_digest


@dataclass(frozen=True, slots=True)
class Difference:
    """From where on a saved game is another one by the present rules.

    `turn` is the first turn (0 is the set-up) that ends otherwise, or holds the input `refused`,
    a text that the rules refuse now (empty if only the result is another one). `position` is
    the table as it was left, None if the file does not have it, empty if it is damaged.
    """

    turn: int
    refused: str = ""
    refusal: Refusal | None = None
    position: dict[str, Any] | None = None


def turn_marks(
    game: Game, same: int, known: Sequence[tuple[int, str]] = ()
) -> list[tuple[int, str]]:
    """For each turn that is over the number of inputs after it, and the digest of its state.

    `known` are marks of an earlier journal that shares the first `same` inputs.
    """
    marks: list[tuple[int, str]] = []
    for turn, end in enumerate(game.turn_ends()):
        state = game.state_at(end)
        if not state.over and state.turn <= turn:
            break
        if turn < len(known) and known[turn][0] == end <= same:
            marks.append(known[turn])
        else:
            marks.append((end, state_digest(state)))
    return marks


def reread(
    header: Header, library: Library, texts: Sequence[str], digests: Sequence[str]
) -> tuple[Game, Difference | None]:
    """The game of a journal in notation; with a difference it ends before the turn that differs.

    `digests` are those of its turns as far as they are known. Raises NotFound, BadHeader.
    """
    game = Game(header, library)
    good, checked = 0, 0
    for text in texts:
        try:
            game.do(notation.read(game.rules, text))
        except notation.BadNotation:
            return _up_to(game, good), Difference(checked, text)
        except IllegalInput as error:
            return _up_to(game, good), Difference(checked, text, error.refusal)
        state = game.state
        if state.turn > checked and not state.over:
            if checked < len(digests) and state_digest(state) != digests[checked]:
                return _up_to(game, good), Difference(checked)
            good, checked = game.cursor, checked + 1
    over = game.state.over
    if over and checked < len(digests) and state_digest(game.state) != digests[checked]:
        return _up_to(game, good), Difference(checked)
    return game, None


def _up_to(game: Game, number: int) -> Game:
    """The same game with only its first inputs."""
    other = game.at(number)
    other.cut()
    return other
