"""What of a new game the player should compare with the box."""

from __future__ import annotations

from solitaria_app.content.library import Library
from solitaria_app.content.model import Doubt
from solitaria_app.engine.dice import Die
from solitaria_app.session.words import Words

from ..terms import Terms


def doubts(library: Library, board: str, words: Words, terms: Terms) -> str | None:
    """One sentence on dice, cards and the board if any of them is partly a guess, else None."""
    names = [
        _name(doubt, library, words, terms)
        for doubt in library.doubts
        if doubt.kind != "board" or doubt.id == board
    ]
    return terms("doubts", what=words.say.texts.listed(names)) if names else None


def _name(doubt: Doubt, library: Library, words: Words, terms: Terms) -> str:
    if doubt.kind == "die":
        return words.say.die(Die(doubt.id))
    if doubt.kind == "board":
        return terms("doubt-board", name=library.board(doubt.id).name)
    if doubt.id in ("hand", "contrarius"):
        return terms(f"doubt-{doubt.id}")
    return terms("doubt-stack", name=doubt.id)
