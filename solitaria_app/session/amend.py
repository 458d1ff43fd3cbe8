"""Amending: an earlier input is replaced or left out, and the rest applied again."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.engine.inputs import Input
from solitaria_app.engine.play import IllegalInput
from solitaria_app.engine.refusal import Refusal

from .game import Game


@dataclass(frozen=True, slots=True)
class Amendment:
    """What an amendment would bring: a game with it, and the first input that no longer fits.

    `game` stands where the old one did, or after the last input that fits. `misfit` is the
    number (from 0) in the old journal of the first one that does not, with the rules' `refusal`;
    None if all fit. `lost` is how many inputs of the old journal are left out.
    """

    game: Game
    misfit: int | None
    refusal: Refusal | None
    lost: int


def amend(game: Game, number: int, given: Input | None) -> Amendment:
    """Replace input `number` (from 0) of a game by another, or (None) leave it out; the game
    itself stays as it is.

    The new game stands at its end; what was taken back in the old one stays so. The old journal
    is kept among the new game's abandoned ones. Raises IllegalInput if the rules refuse the new
    input where the old one stood, IndexError outside the journal.
    """
    old = game.inputs
    if not 0 <= number < len(old):
        raise IndexError(f"the journal has no input {number}")
    new = game.at(number)
    new.cut()
    if given is not None:
        new.do(given)
    left_out = number + 1 - new.cursor
    misfit: int | None = None
    refusal: Refusal | None = None
    for later in range(number + 1, len(old)):
        try:
            new.do(old[later])
        except IllegalInput as error:
            misfit, refusal = later, error.refusal
            break
    new.go_to(min(new.cursor, max(game.cursor, number + 1) - left_out))
    new.abandoned = list(game.abandoned)
    new.abandon(game.line())
    moved = {n - left_out * (n > number): note for n, note in game.bookmarks.items()}
    new.bookmarks = {n: note for n, note in moved.items() if n <= new.length()}
    return Amendment(new, misfit, refusal, 0 if misfit is None else len(old) - misfit)
