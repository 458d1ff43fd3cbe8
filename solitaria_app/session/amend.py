"""Amending: an earlier input is replaced or left out, and the rest applied again."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.engine.inputs import Input
from solitaria_app.engine.play import refusal
from solitaria_app.engine.refusal import Refusal

from .game import Game
from .rest import Rest, follow


@dataclass(frozen=True, slots=True)
class Amendment:
    """What an amendment would bring: a game with it, and the first input that no longer fits.

    `game` stands where the old one did, or after the last input that fits. `misfit` is the
    number (from 0) in the old journal of the first one that does not, with the rules' `refusal`;
    None if all fit. `rest` are the inputs from there on: they wait until what is asked first is
    answered (see `session.rest`). `passed` is how many before were passed over, for they answer
    what is asked no more; `lost` how many of the old journal are not in the new one.
    """

    game: Game
    misfit: int | None
    refusal: Refusal | None
    rest: Rest
    passed: int
    lost: int


def amend(game: Game, number: int, given: Input | None) -> Amendment:
    """Replace input `number` (from 0) of a game by another, or (None) leave it out; the game
    itself stays as it is.

    The new game stands at its end; what was taken back in the old one stays so, as far as it
    fits. The old journal is kept among the new game's abandoned ones. Raises IllegalInput if the
    rules refuse the new input where the old one stood, IndexError outside the journal.
    """
    old = tuple(game.inputs)
    if not 0 <= number < len(old):
        raise IndexError(f"the journal has no input {number}")
    new = game.at(number)
    new.cut()
    if given is not None:
        new.do(given)
    begin, first = number + 1, new.cursor
    now = max(game.cursor, begin)
    carried, rest = follow(new, old[begin:now])
    places = [begin + one.place for one in carried if one.place is not None]
    misfit, refused = None, None
    if rest:
        misfit, refused = now - len(rest), refusal(new.state, rest[0])
    else:
        stood = new.cursor
        again, _ = follow(new, old[now:])
        places += [now + one.place for one in again if one.place is not None]
        new.go_to(stood)
    new.abandoned = list(game.abandoned)
    new.abandon(game.line())
    new.bookmarks = _moved(game.bookmarks, number, first, places)
    passed = (now if misfit is None else misfit) - begin - len(carried)
    return Amendment(new, misfit, refused, rest, passed, len(old) - begin - len(places))


def _moved(notes: dict[int, str], number: int, first: int, places: list[int]) -> dict[int, str]:
    """Bookmarks where the new journal has what they stood after. `places` are the numbers of the
    old inputs that came after its first so many ones."""
    where = {place + 1: first + n for n, place in enumerate(places, 1)}
    where[number + 1] = first
    return {
        (n if n <= number else where[n]): note
        for n, note in notes.items()
        if n <= number or n in where
    }
