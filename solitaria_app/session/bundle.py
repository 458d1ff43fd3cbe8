"""Many games at once: out of the player's file into a folder, and in from files and folders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from solitaria_app.content.faults import BadFile, Fault
from solitaria_app.content.library import Library
from solitaria_app.content.wholefile import write_whole
from solitaria_app.engine import notation

from .archive import Archive, ArchiveProblem, Busy, Entry
from .gamefile import About, check_file, text_of
from .header import Header, beginning
from .problem import Problem
from .setups import NOT_IN_NAMES
from .troubles import why_not
from .which import Which

LONGEST_STEM = 120
"""Most bytes of the name of a file, without its ending."""


@dataclass(frozen=True, slots=True)
class Moved:
    """What became of one game: the file, its number among the saved games, or a problem.

    `known`: the same game was there already, so nothing was done. `differs` says from where on
    it is another game by the rules here. `Catalogue.told` has the words for both.
    """

    path: Path
    number: int | None = None
    known: bool = False
    problem: Problem | BadFile | None = None
    differs: Fault | None = None


# --- out ------------------------------------------------------------------------


class Exporter:
    """Writes games to a folder, one file each; no file is overwritten."""

    def __init__(self, archive: Archive, folder: Path, library: Library) -> None:
        self._archive, self._folder, self._library = archive, folder, library

    def one(self, entry: Entry) -> Moved:
        """Write a game. Raises Busy."""
        path = self._folder / f"{_stem(entry)}.yaml"
        try:
            game = self._archive.open(entry.id, self._library).game
            game.go_to(game.length())
            about = About(entry.name, entry.note, entry.changed)
            path, known = _free(path, text_of(game, about=about))
            if not known:
                self._folder.mkdir(parents=True, exist_ok=True)
                write_whole(path, text_of(game, about=about).encode())
        except Busy:
            raise  # the others would have to wait as long
        except ArchiveProblem as problem:
            return Moved(path, entry.id, problem=problem.told)
        except OSError as error:
            return Moved(path, entry.id, problem=why_not(error).at(path))
        return Moved(path, entry.id, known)


def export(
    archive: Archive, entries: Iterable[Entry], folder: Path, library: Library
) -> Iterator[Moved]:
    """Write games to a folder. One result for each game, as soon as it is done. Raises Busy."""
    return map(Exporter(archive, folder, library).one, entries)


def _stem(entry: Entry) -> str:
    """`2026-11-29 italia standard 04711234`, or with the name that the player gave."""
    header = entry.header
    day = entry.changed[:10]
    if header is None:
        return f"{day} {entry.id}".strip()
    parts = (day, header.board, header.level, entry.name or header.seed)
    said = " ".join(" ".join(part for part in parts if part).split())
    signs = ("-" if sign in NOT_IN_NAMES or not sign.isprintable() else sign for sign in said)
    stem = "".join(signs).encode()[:LONGEST_STEM].decode("utf-8", "ignore")
    return stem.rstrip(". ")


def _free(path: Path, text: str) -> tuple[Path, bool]:
    """A name that is free, or that of a file with the same text."""
    for number in range(1, 10_000):
        here = path if number == 1 else path.with_stem(f"{path.stem} {number}")
        if not here.exists():
            return here, False
        if here.is_file() and here.read_bytes() == text.encode():
            return here, True
    raise ArchiveProblem(Problem("problem.many-of-name", path))


# --- in -------------------------------------------------------------------------


class Importer:
    """Saves games of files among the player's, each once."""

    def __init__(self, archive: Archive, library: Library) -> None:
        self._archive, self._library = archive, library
        self._known: Known | None = None
        self._last: tuple[int, Which | None] | None = None
        """The game that was saved last: all come into the file that has it."""

    def one(self, path: Path) -> Moved:
        """Save the game of a file; one whose last turns the rules here refuse up to there.

        Raises ArchiveProblem for what is wrong with the player's file: no other could be saved.
        """
        known = self._known = self._known or Known(self._archive)
        try:
            reading = check_file(path, self._library)
        except BadFile as problem:
            return Moved(path, problem=problem)
        differs = reading.refused or reading.first_difference
        game, about = reading.game, reading.about
        texts = tuple(notation.write(game.rules, given) for given in game.inputs)
        number = known.find(game.header, texts)
        if number is not None:
            return Moved(path, number, known=True, differs=differs)
        told = about.name, about.note, about.played
        number = self._archive.add(game, *told, beside=self._last)
        self._last = number, self._archive.which(number)
        known.add(game.header, texts, number)
        return Moved(path, number, differs=differs)


def take_in(archive: Archive, paths: Iterable[Path], library: Library) -> Iterator[Moved]:
    """Save the games of files among the player's. One result for each file, as soon as it is
    done. Raises ArchiveProblem; what was taken in stays, and would be known the next time."""
    return map(Importer(archive, library).one, paths)


class Known:
    """The journals of the saved games, by what they began with; read once that comes up."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._by_start: dict[bytes, list[int]] = {}
        self._texts: dict[int, tuple[str, ...]] = {}
        for entry in archive.entries():
            if entry.header is not None:
                self._by_start.setdefault(beginning(entry.header), []).append(entry.id)

    def find(self, header: Header, texts: tuple[str, ...]) -> int | None:
        """The number of the game that began like this and has this journal."""
        for number in self._by_start.get(beginning(header), ()):
            if number not in self._texts:
                self._texts[number] = self._archive.journal(number)
            if self._texts[number] == texts:
                return number
        return None

    def add(self, header: Header, texts: tuple[str, ...], number: int) -> None:
        """A game that was saved just now."""
        self._by_start.setdefault(beginning(header), []).append(number)
        self._texts[number] = texts
