"""The present game is saved whatever has become of the file of games meanwhile."""

from __future__ import annotations

from typing import NamedTuple

from .archive import (
    Archive,
    ChangedElsewhere,
    DeletedElsewhere,
    MissingElsewhere,
    Vanished,
)
from .backup import unsettle
from .game import Game

DELETED, CHANGED = "deleted", "changed"
"""Another window deleted the game (it was brought back) or changed it (it goes on as a new one)."""
GONE, EMPTIED, OTHER = "gone", "emptied", "other"
"""The file was gone, or empty (a new one was begun), or is another one than before, without this
game as it was saved last (it was brought up to date there, or added)."""
LOSSES = (GONE, EMPTIED, OTHER)
"""News after which other games may be missing."""


class Kept(NamedTuple):
    """The number under which a game is saved now, whether it was added under that one, and what
    the player should know of, if anything."""

    number: int
    added: bool = False
    news: str = ""


def keep(archive: Archive, number: int | None, game: Game, name: str = "") -> Kept:
    """Save a game that has a number in the file already, or by a name as a new one.

    One that can't be saved as itself any more is added, with its name and note; nothing that is
    in the file is overwritten. Raises ArchiveProblem if the file takes nothing.
    """
    news, note = "", ""
    if number is not None:
        try:
            earlier = archive.save(number, game)
            return Kept(number, news=OTHER if earlier else "")
        except DeletedElsewhere:
            archive.bring_back(number, game)
            return Kept(number, news=DELETED)
        except MissingElsewhere:
            news = OTHER
        except ChangedElsewhere:
            news = CHANGED
        except Vanished:
            pass  # so says adding it
        name, note = archive.about(number)
    try:
        return Kept(archive.add(game, name, note), True, news)
    except Vanished as loss:
        archive.begin_anew()
        unsettle(archive.path)
        return Kept(archive.add(game, name, note), True, EMPTIED if loss.empty else GONE)
