"""A single game that is damaged: it may be whole in a copy of the file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from solitaria_app.content.library import Library

from .archive import Archive
from .backup import Backup, backups
from .entries import Entry
from .game import Game
from .gamesfile import ArchiveProblem


@dataclass(frozen=True, slots=True)
class Rescued:
    """A game as a copy has it, with its name and note; to be added as a new one."""

    copy: Backup
    game: Game
    name: str
    note: str


def rescue(path: Path, number: int, library: Library) -> Rescued | None:
    """A game of the file of games out of the newest copy in which it can be opened; None if
    there is none. Raises ArchiveProblem if the file can't be read."""
    lost = Archive(path).entry(number)
    for copy in backups(path):
        archive = Archive(copy.path)
        try:
            entry = archive.entry(number)
            if entry is not None and (lost is None or _same(lost, entry)):
                return Rescued(copy, archive.load(number, library), entry.name, entry.note)
        except ArchiveProblem:
            continue
    return None


def _same(lost: Entry, found: Entry) -> bool:
    """Whether an entry may be that of the game that is damaged: numbers of games that were
    removed come up again."""
    return lost.header is None or found.header is None or lost.header.seed == found.header.seed
