"""What went wrong, as a value: a key of `texts/*/problems.py` and what its words speak of.

A problem is kept and handed on as this value (exceptions have it as `told`); `Catalogue.told` makes
the sentence in the player's language, `str` the English one, for logs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from solitaria_app.content.told import Told
from solitaria_app.engine.notation import BadNotation

from .texts import en


class Problem(Told):
    """Something told that knows all the texts of the session."""

    __slots__ = ()

    ENGLISH: ClassVar[Mapping[str, str]] = en.TEXTS


def of_notation(error: BadNotation) -> Problem:
    """Why a text is no input, without a full stop."""
    text, word = error.text, error.word
    if error.several:
        return Problem("problem.notation.several", text=text, several=error.several)
    if error.what == "input":
        return Problem("problem.notation.input" if word else "problem.notation.empty", word=word)
    if not error.what:
        return Problem("problem.notation.more", text=text, word=word)
    what = Problem(f"problem.what.{error.what}")
    if not word:
        return Problem("problem.notation.lacks", text=text, what=what)
    return Problem("problem.notation.other", text=text, what=what, word=word)
