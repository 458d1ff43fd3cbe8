"""Saved set-ups: exported games of which only the set-up was kept, in a folder of their own.

The file's name is the name that the player gave. A file that can't be used is listed with the
reason and stays as it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from unicodedata import normalize

from solitaria_app.content.faults import BadFile, Fault
from solitaria_app.content.library import Library
from solitaria_app.engine.following import Way

from .game import BadJournal, Game
from .gamefile import read_file, write_file
from .header import Header, way_of
from .laid import begun, has_setup, holds_stock
from .problem import Problem

SUFFIX = ".yaml"
LONGEST_NAME = 60
"""Most signs of a name."""
NOT_IN_NAMES = '/\\:*?"<>|'
"""Signs that some system does not have in the names of files."""
_DEVICES = {"con", "prn", "aux", "nul", *(f"{d}{n}" for d in ("com", "lpt") for n in range(1, 10))}


class BadName(ValueError):
    """A name that a set-up can't have."""


class NameTaken(ValueError):
    """A set-up of that name is there already; `name` is how it is written."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass(frozen=True, slots=True)
class SavedSetup:
    """One file of the folder. `header` is that of the game it was saved from, None with a
    `problem` that says why it can't be used."""

    name: str
    path: Path
    header: Header | None = None
    problem: Fault | None = None


class Setups:
    """The folder, which is made when the first set-up is saved."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def saved(self, library: Library) -> list[SavedSetup]:
        """All set-ups by name. Raises OSError for a folder that can't be read."""
        found = []
        for path in sorted(self._files(), key=lambda path: path.stem.casefold()):
            try:
                game = _read(path, library)
            except BadFile as problem:
                found.append(SavedSetup(path.stem, path, problem=problem.faults[0]))
            else:
                found.append(SavedSetup(path.stem, path, game.header))
        return found

    def save(self, name: str, game: Game, library: Library, over: bool = False) -> Path:
        """Keep the set-up of a game; `over` takes the place of one of the same name.

        Raises BadName, NameTaken unless `over`, ValueError for a game without a whole set-up,
        OSError.
        """
        if not has_setup(game):
            raise ValueError("the game has no whole set-up")
        name = clean_name(name)
        there = next((p for p in self._files() if p.stem.casefold() == name.casefold()), None)
        if there is not None and not over:
            raise NameTaken(there.stem)
        path = there or self.folder / f"{name}{SUFFIX}"
        self.folder.mkdir(parents=True, exist_ok=True)
        way = way_of(game.header)
        if way is Way.LIGHT and holds_stock(game):
            way = Way.FULL  # which keeps them; a new game has a way of its own anyway
        write_file(begun(game, library, game.header.seed, way), path)
        return path

    def load(self, saved: SavedSetup, library: Library, seed: str, way: Way) -> Game:
        """A new game with a saved set-up. Raises BadFile if it can't be used (any more)."""
        try:
            return begun(_read(saved.path, library), library, seed, way)
        except BadJournal as problem:
            told = Problem("problem.setup-refused", number=problem.number + 1)
            raise BadFile([Fault(saved.path, 0, told)]) from None

    def delete(self, saved: SavedSetup) -> None:
        """Take a set-up away for good. Raises OSError."""
        saved.path.unlink(missing_ok=True)

    def _files(self) -> list[Path]:
        try:
            return [p for p in self.folder.iterdir() if p.suffix == SUFFIX and p.name[0] != "."]
        except FileNotFoundError:
            return []


def clean_name(name: str) -> str:
    """A name as the system takes it for a file, on any system. Raises BadName."""
    name = normalize("NFC", " ".join(name.split()))
    wrong = any(sign in NOT_IN_NAMES or not sign.isprintable() for sign in name)
    if not name or len(name) > LONGEST_NAME or wrong or name[0] == "." or name[-1] == ".":
        raise BadName(name)
    if normalize("NFKC", name.partition(".")[0]).strip().casefold() in _DEVICES:
        raise BadName(name)
    return name


def _read(path: Path, library: Library) -> Game:
    """The game of a file, with a set-up that is whole. Raises BadFile."""
    game = read_file(path, library).game
    if not has_setup(game):
        raise BadFile([Fault(path, 0, Problem("problem.setup"))])
    return game
